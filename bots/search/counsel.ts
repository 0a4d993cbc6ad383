/** Advice for a person: the answer *maître* would give, and what speaks for it in the terms its chances are read from. */
import type { AnyShape, Chance, Decision, View } from '../../kernel/index.ts';
import type { Foresight } from '../heuristic.ts';
import { EYES, heuristicPlayer } from '../heuristic-player.ts';
import type { Playable } from '../players.ts';
import type { Budget } from './budget.ts';
import { advise } from './player.ts';
import type { Found } from './search.ts';
import { dot, type Standing, weightsOf } from './standing.ts';

export interface Counsel {
  readonly answer: unknown;
  /** How many other answers came to mind. */
  readonly others: number;
  /** What it was compared with; absent where nothing else came to mind, or there was too little time to compare. */
  readonly compared?: Comparison;
}

export interface Comparison {
  /** The other answer that was thought about longest. */
  readonly other: unknown;
  /** The chances to win after the one and after the other, in the same worlds. */
  readonly chance: number;
  readonly otherChance: number;
  /** In so many worlds. */
  readonly worlds: number;
  /** What makes the difference between the chances, all of it, what counts most first. */
  readonly terms: readonly Term[];
}

export interface Term {
  /** A number the game's foresight reads, or one of `WON`, `RIVALS`, `REST`. */
  readonly name: string;
  /** How much more of it there is on average. */
  readonly more: number;
  /** What that does to the chance to win. */
  readonly share: number;
}

/** In fewer worlds than this a difference may be anything. */
const FEWEST = 4;
/** Games that end, won or not, before the thought does. */
const WON = 'won';
/** What the others have less (or more) of. */
const RIVALS = 'rivals';
/** What the terms, each taken by itself, do not tell. */
const REST = 'rest';

/** The same thing may be read several times, with another weight early and late in the game: people are told of it once. */
const BY_TIME = /(Early|Late)$/;

/** Whether the number tells of something that is also read as it is. */
const isWeighed = (name: string, { weights }: Foresight): boolean =>
  BY_TIME.test(name) && Object.hasOwn(weights, name.replace(BY_TIME, ''));

/** What *maître* would answer, and why. The view is all it is made from. */
export function counsel(box: Playable, v: View<AnyShape>, d: Decision, budget: Budget, chance: Chance): Counsel {
  const [best, ...others] = advise(box, v, d, budget, chance);
  if (best === undefined) return { answer: heuristicPlayer(box, EYES.malin, {}).decide(v, d, chance), others: 0 };
  const [rival] = others.toSorted((a, b) => b.standings.length - a.standings.length);
  const found = { answer: best.contender.answer, others: others.length };
  if (rival === undefined || rival.standings.length < FEWEST) return found;
  return { ...found, compared: compare(best, rival, box.heuristic.foresight, v.seat) };
}

function compare(best: Found, rival: Found, foresight: Foresight | undefined, self: number): Comparison {
  const worlds = Math.min(best.standings.length, rival.standings.length);
  const shares = new Map<string, number>();
  const more = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, value: number): void => {
    to.set(name, (to.get(name) ?? 0) + value / worlds);
  };
  let chance = 0;
  let otherChance = 0;
  for (let k = 0; k < worlds; k++) {
    const [one, other] = [best.standings[k], rival.standings[k]];
    chance += one.chance / worlds;
    otherChance += other.chance / worlds;
    for (const term of termsOf(one, other, foresight, self)) {
      add(shares, term.name, term.share);
      add(more, term.name, term.more);
    }
  }
  const terms = [...shares].map(([name, share]) => ({ name, more: more.get(name) ?? 0, share }));
  terms.sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  return { other: rival.contender.answer, chance, otherChance, worlds, terms };
}

/** What makes the difference in one world: each number's weight times what there is more of it, as far as chances move with it. */
function termsOf(one: Standing, other: Standing, foresight: Foresight | undefined, self: number): Term[] {
  const gain = one.chance - other.chance;
  if (foresight === undefined || one.read === undefined || other.read === undefined)
    return [{ name: WON, more: gain, share: gain }];
  const { rows } = one.read;
  const weights = weightsOf(foresight);
  const middle = one.read.shares.map((share, seat) => (share + (other.read?.shares[seat] ?? share)) / 2);
  const pace = middle[self] * (1 - middle[self]);
  const more = rows.map((row, seat) => row.map((x, i) => x - (other.read?.rows[seat][i] ?? x)));
  const terms: Term[] = Object.keys(foresight.weights).map((name, i) => ({
    name: name.replace(BY_TIME, ''),
    more: isWeighed(name, foresight) ? 0 : more[self][i],
    share: pace * weights[i] * more[self][i],
  }));
  let rivals = 0;
  for (const [seat, row] of more.entries())
    if (seat !== self) rivals -= middle[self] * middle[seat] * dot(row, weights);
  terms.push({ name: RIVALS, more: rivals, share: rivals });
  const rest = gain - terms.reduce((sum, { share }) => sum + share, 0);
  return [...terms, { name: REST, more: rest, share: rest }];
}
