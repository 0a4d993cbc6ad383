/** The three moments of a finished game: the lines of its story most worth seeing again. */
import type { SeenEvent } from '../../../kernel/index.ts';
import type { Moment, Telling } from '../../../web/face.ts';
import type { Events } from '../rules/state.ts';
import { tell } from './tell.ts';

type Weigh = { readonly [E in keyof Events]?: (event: Events[E]) => number };

/** How memorable an event is; what is not listed is not. */
const weights: Weigh = {
  'destiny-chosen': ({ destiny }) => (destiny === 'becomeReaper' ? 95 : 70),
  'reaper-came': () => 90,
  'perfect-made': () => 60,
  'keys-won': ({ round, extra, perfect }) => 25 * (round + extra + perfect),
  eliminated: () => 65,
  harvested: ({ guard }) => (guard === null ? 50 : 0),
  'went-over': ({ by, now, guard }) => (guard === null ? 20 + 5 * by + (now === 0 ? 40 : 0) : 30),
  'round-won': ({ by }) => (by === 'shared' || by === 'tieBreak' ? 45 : 0),
  'round-unwon': () => 35,
  'requirement-failed': ({ spells }) => 25 + 10 * spells.length,
  'hidden-swapped': () => 40,
  'spell-fizzled': () => 42,
  'spell-cancelled': () => 38,
};

const MOMENTS = 3;

/** The heaviest events, at most one per round and two of a kind, in the order they happened. */
export function moments(story: readonly SeenEvent[], telling: Telling): Moment[] {
  let round = 0;
  const heavy = story
    .map((event, at) => {
      if (event.type === 'round-started') round = event.round as number;
      const weigh = weights[event.type as keyof Events] as ((event: SeenEvent) => number) | undefined;
      return { at, event, round, weight: weigh?.(event) ?? 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.at - a.at);
  const chosen: typeof heavy = [];
  for (const one of heavy) {
    const alike = chosen.filter(({ event }) => event.type === one.event.type).length;
    if (chosen.length < MOMENTS && alike < 2 && !chosen.some((other) => other.round === one.round)) chosen.push(one);
  }
  for (const one of heavy) if (chosen.length < MOMENTS && !chosen.includes(one)) chosen.push(one);
  return chosen
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, event }) => {
      const sentence = tell(event, telling);
      return sentence === undefined ? [] : [{ at, sentence }];
    });
}
