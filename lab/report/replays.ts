/** The games the page points to, each with the command that opens it. */
import type { Example } from '../figures.ts';
import type { GameLine } from '../tally.ts';
import { count, number, safe, spaced } from './markup.ts';
import { type GameSet, letterOf } from './report.ts';

/** So many links in one line. */
const MOST_LINKS = 4;

export class Replays {
  private readonly sets: readonly GameSet[];
  private readonly shown: readonly Set<Example>[];

  constructor(sets: readonly GameSet[]) {
    this.sets = sets;
    this.shown = sets.map(() => new Set());
  }

  /** Where a game is shown. */
  linkTo = (set: number, example: Example | undefined): string | undefined => {
    if (example === undefined || this.sets[set].command === undefined) return undefined;
    this.shown[set].add(example);
    return `#${idOf(set, example)}`;
  };

  /** Links to games of one line, each set for itself. */
  links(examples: readonly (readonly Example[])[]): string {
    const links = examples.flatMap((list, set) =>
      list.slice(0, MOST_LINKS / examples.length).map((example) => {
        const link = this.linkTo(set, example);
        return link === undefined ? '' : `<a href="${link}">${this.nameOf(set, example)}</a>`;
      }),
    );
    return links.length === 0 || links[0] === '' ? '' : `<span class="games">game ${links.join(' ')}</span>`;
  }

  /** Empty where no game may be opened. */
  section(): string {
    if (this.sets.every(({ command }) => command === undefined)) return '';
    const lines = this.sets.flatMap((set, i) =>
      [...this.shown[i]].sort((a, b) => a - b).map((example) => this.line(set, i, example)),
    );
    return `<section id="games"><h2>Games to look at</h2>
<p class="lead">Every number above that is underlined, and every bar, leads here. Copy a command into a terminal to open that very game; <code>--at 40</code> shows it after 40 answers, <code>--seat 2</code> as that seat saw it, <code>--save game.json</code> keeps it as a recording.</p>
<div class="panel"><ul class="replays">${lines.join('\n')}</ul></div></section>`;
  }

  private line({ command, lines }: GameSet, set: number, example: Example): string {
    return `<li id="${idOf(set, example)}"><b>${this.nameOf(set, example)}</b><code>${safe(command?.(example) ?? '')}</code><button data-copy>Copy</button><small>${safe(inWords(lines[example - 1]))}</small></li>`;
  }

  private nameOf = (set: number, example: Example): string =>
    this.sets.length === 1 ? `${example}` : `${letterOf(set)}${example}`;
}

const idOf = (set: number, example: Example): string => `${letterOf(set).toLowerCase()}${example}`;

function inWords({ rounds, decisions, ending, winners, scores }: GameLine): string {
  const won = winners.length === 0 ? 'nobody won' : `seat ${winners.join(' and ')} won`;
  return [
    ...(rounds === null ? [] : [count(rounds, 'round')]),
    count(decisions, 'decision'),
    `ended by ${spaced(ending)}`,
    won,
    ...(scores.length === 0 ? [] : [`scores ${scores.map(number).join(', ')}`]),
  ].join(' · ');
}
