/** Whole games, at random or among bots, written down as the server exports them. */
import { makePlayer, type Playable } from '../../bots/players.ts';
import { type Drawing, drawSeed } from '../../kernel/fairness.ts';
import {
  type AnyGame,
  type AnyShape,
  Chance,
  completeOptions,
  drawAnswer,
  isOptionProblem,
  type Json,
  kindOf,
  Match,
  may,
  REOPEN,
  sha256Words,
} from '../../kernel/index.ts';
import { type GivenAnswer, give, writtenDown } from '../../kernel/recorder.ts';
import type { Recording } from '../../kernel/recording.ts';

/** Which game to play; options that are not given have their defaults. */
export interface Plan {
  readonly seats: number;
  readonly options?: { readonly [name: string]: unknown };
  readonly seed: string;
  /** What the seed was drawn from; then the seed is left out of account. */
  readonly drawing?: Drawing;
  readonly pack?: Json;
  /** Nobody is there: every answer is what a time-out gives. */
  readonly asleep?: boolean;
}

export function startMatch(rules: AnyGame, { seats, options: given = {}, pack, ...plan }: Plan): Match<AnyShape> {
  const seed = plan.drawing === undefined ? plan.seed : drawSeed(plan.drawing);
  const options = completeOptions(rules.options, seats, given);
  if (isOptionProblem(options)) throw new Error(`${options.option}: ${options.problem}`);
  return Match.start(rules, { seats, options, seed, ...(pack !== undefined && { pack }) });
}

/** Plays to the end at random, now and then unasked, or asleep; the same plan always gives the same game. */
export function* playOut(match: Match<AnyShape>, asleep = false): Generator<GivenAnswer> {
  const { game, setup } = match;
  const chance = new Chance(sha256Words(`players of ${setup.seed}`));
  for (let [awaited] = match.asked(); awaited !== undefined; [awaited] = match.asked()) {
    const unasked = asleep ? [] : may(game, match.view(chance.int(setup.seats))).filter(({ kind }) => kind !== REOPEN);
    const decision = unasked.length > 0 && chance.int(3) === 0 ? chance.pick(unasked) : awaited;
    const view = match.view(decision.seat);
    const answer = asleep ? kindOf(game, decision).default?.(view, decision) : drawAnswer(game, view, decision, chance);
    // What nobody asked for may have no answer just now.
    if (answer === undefined && decision !== awaited) continue;
    yield give(match, decision, answer);
  }
}

/** Plays to the end among clever bots. Between two answers each seat has one look at what it may do unasked. */
function* playAmongBots(box: Playable, match: Match<AnyShape>): Generator<GivenAnswer> {
  const { seats, seed } = match.setup;
  const player = makePlayer(box, 'malin');
  const chance = new Chance(sha256Words(`players of ${seed}`));
  for (;;) {
    for (let seat = 0; seat < seats; seat++) {
      const unasked = player.volunteer(match.view(seat), chance);
      if (unasked !== undefined) yield give(match, unasked.decision, unasked.answer);
    }
    const [d] = match.asked();
    if (d === undefined) return;
    yield give(match, d, player.decide(match.view(d.seat), d, chance));
  }
}

/** One game of this plan as an exported recording. */
export function record(rules: AnyGame, plan: Plan): Recording {
  const match = startMatch(rules, plan);
  return writtenDown(match, playOut(match, plan.asleep), plan.drawing);
}

/** The same among clever bots: where chance hardly ever reaches an end worth keeping. */
export function recordAmongBots(box: Playable, plan: Plan): Recording {
  const match = startMatch(box.rules, plan);
  return writtenDown(match, playAmongBots(box, match), plan.drawing);
}

/** As a file: the header in full, then one row a line, so that a change is a readable diff. */
export function recordingText({ rows, ...rest }: Recording): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`);
  return JSON.stringify({ ...rest, rows: [] }, null, 2)
    .replace('"rows": []', `"rows": [\n${lines.join(',\n')}\n  ]`)
    .concat('\n');
}
