/** Random games: everybody answers at random, now and then unasked, and every step must keep what holds of the game. */
import { expect } from 'vitest';
import {
  begin,
  Chance,
  type Decision,
  drawAnswer,
  firstAsked,
  type Game,
  type Json,
  may,
  type Outcome,
  openScene,
  REOPEN,
  type Scene,
  type Shape,
  type State,
  sha256Words,
  take,
  view,
} from '../../kernel/index.ts';

/** What is wrong after an answer with what it made happen, which is in `t.events`. */
type Check<G extends Shape> = (s: State<G>, t: Scene<G>, d: Decision) => string | undefined;

interface RandomGame<G extends Shape> {
  readonly rules: Game<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly pack?: Json | undefined;
  readonly mostSteps?: number;
  /** Looks at the table as it is laid, and then after each answer. */
  watch(s: State<G>, t: Scene<G>): Check<G>;
}

/** Plays one random game to its end; whoever won, and nobody else, is first. */
export function playRandom<G extends Shape>(game: RandomGame<G>): Outcome {
  const { rules, seats, options, seed, pack, mostSteps = 15_000 } = game;
  const t = openScene(rules, seats, options, seed, pack);
  const chance = new Chance(sha256Words(`players of ${seed}`));
  const s = begin(rules, t);
  const check = game.watch(s, t);
  let steps = 0;
  for (let d = firstAsked(s); d !== undefined; d = firstAsked(s)) {
    const unasked = may(rules, view(s, chance.int(seats), t)).filter(({ kind }) => kind !== REOPEN);
    const next = unasked.length > 0 && chance.int(3) === 0 ? chance.pick(unasked) : d;
    const answer = drawAnswer(rules, view(s, next.seat, t), next, chance);
    // What nobody asked for may have no answer just now.
    if (answer === undefined && next !== d) continue;
    t.forget();
    take(rules, s, t, next, answer);
    const problem = check(s, t, next);
    if (problem !== undefined) throw new Error(`${seed}, step ${steps}, after ${next.kind}: ${problem}`);
    if (++steps > mostSteps) throw new Error(`${seed} does not end`);
  }
  const outcome = rules.outcome(s);
  if (outcome === undefined) throw new Error(`${seed} ended without an outcome`);
  expect(outcome.standings).toHaveLength(seats);
  for (const { seat, place } of outcome.standings) expect(place === 1).toBe(outcome.winners.includes(seat));
  return outcome;
}
