import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import {
  type AnyGame,
  type AnyShape,
  Chance,
  completeOptions,
  drawAnswer,
  isOptionProblem,
  isQuiet,
  Match,
  type MatchResult,
  open,
  type Seat,
  sha256Words,
} from '../kernel/index.ts';
import { follow } from '../server/clock.ts';
import { fistsAbout } from '../server/testing/fists.ts';
import { Waiting } from './waiting.ts';

type Row = { readonly type: 'answer' | 'undo'; readonly seat: Seat; readonly decision: string };

/** Somebody does something, at random: one answer in four that can be undone is. */
function act(match: Match<AnyShape>, rules: AnyGame, chance: Chance): [Row, MatchResult] | undefined {
  const seat = chance.int(match.setup.seats);
  if (match.undoReach(seat).can && chance.int(4) === 0) return [{ type: 'undo', seat, decision: '' }, match.undo(seat)];
  const list = open(rules, match.view(seat));
  if (list.length === 0) return undefined;
  const decision = chance.pick(list);
  const answer = drawAnswer(rules, match.view(seat), decision, chance);
  return [{ type: 'answer', seat, decision: decision.id }, match.submit(seat, decision.id, answer)];
}

/** Checks every answer's time against the clocks of the server; how many had begun before they were last asked. */
function playThrough(rules: AnyGame, seats: number, seed: string): number {
  const chance = new Chance(sha256Words(seed));
  const options = completeOptions(rules.options, seats, {});
  if (isOptionProblem(options)) throw new Error(options.problem);
  const match = Match.start(rules, { seats, options, seed });
  let at = 1000;
  let goneOn = 0;
  let askedAt = new Map(match.asked().map(({ id }) => [id, at]));
  let clocks = follow(undefined, match, { at, isPaused: false });
  const waiting = new Waiting(match, at);
  for (let i = 0; i < 300 && match.asked().length > 0; i++) {
    at += 1 + chance.int(500);
    const { epoch } = match;
    const [row, result] = act(match, rules, chance) ?? [];
    if (row === undefined || result === undefined || result.refusal) continue;
    const waited = waiting.take({ ...row, at });
    const since = askedAt.get(row.decision);
    if (since !== undefined) {
      expect(waited).toBe(at - clocks.of[row.decision].since);
      if (at - since < (waited ?? 0)) goneOn++;
    }
    const undone = row.type === 'undo' ? { undoneBy: row.seat } : {};
    if (!isQuiet(result.change)) clocks = follow(clocks, match, { at, isPaused: false, ...undone });
    const known = epoch === match.epoch ? askedAt : new Map<string, number>();
    askedAt = new Map(match.asked().map(({ id }) => [id, known.get(id) ?? at]));
  }
  return goneOn;
}

describe('what the checker counts is what the clocks of the server count', () => {
  for (const about of [...shelf, fistsAbout]) {
    it(`at ${about.id}, with answers undone, taken back from a seal or interrupted`, async () => {
      const { rules } = await about.load();
      const goneOn = [2, 3, 4].map((seats) =>
        playThrough(rules, Math.max(seats, about.seats.min), `${about.id} ${seats}`),
      );
      expect(Math.max(...goneOn)).toBeGreaterThan(0);
    });
  }
});
