/** The two powers used unasked: peek (BQ-924) and replaceSpell (BQ-928). */
import type { Unasked } from '../../../bots/heuristic.ts';
import { type Decision, waiting } from '../../../kernel/index.ts';
import { GAP, MYSTERY, type Seat, type View } from '../rules/state.ts';
import { participants } from '../rules/totals.ts';
import { weaponsOf } from './unseen.ts';
import { averageSpell, useValue } from './visit.ts';
import { worldOf } from './world.ts';

/** A fresh spell must promise at least this much, in share of a win. */
const WORTH_IT = 0.004;

export function volunteer(v: View, may: readonly Decision[]): Unasked | undefined {
  for (const decision of may) {
    const answer = decision.kind === 'use-peek' ? peekAt(v) : slotToReplace(v);
    if (answer !== undefined) return { decision, answer };
  }
  return undefined;
}

/** The question this seat is asked now. */
function ownQuestion(v: View): string | undefined {
  const frame = waiting(v);
  return frame !== undefined && 'seat' in frame && frame.seat === v.seat ? frame.ask : undefined;
}

/** Before choosing a spell the mystery matters, before a turn the rival who is probably nearest to the boss. */
function peekAt(v: View): 'mystery' | Seat | undefined {
  const question = ownQuestion(v);
  if (question === undefined) return undefined;
  if (question === 'choose-spell' && v.pub.row.includes(MYSTERY)) return 'mystery';
  const { known } = weaponsOf(v);
  const nearness = (seat: Seat): number => Math.abs(v.pub.effectiveHp - v.pub.knights[seat].shown - 4);
  const unknown = participants(v.pub).filter((seat) => !known.has(seat));
  return unknown.sort((a, b) => nearness(a) - nearness(b))[0];
}

/** When the row holds nothing as good as a fresh card may be: the least useful card goes. */
function slotToReplace(v: View): number | undefined {
  if (ownQuestion(v) !== 'choose-spell') return undefined;
  const world = worldOf(v);
  const slots = v.pub.row.flatMap((card, slot) => (card === GAP ? [] : [slot]));
  const uses = slots.map((slot) => ({
    slot,
    value: Math.max(useValue(v, world, { slot, use: 'activate' }), useValue(v, world, { slot, use: 'discard' })),
  }));
  const best = Math.max(...uses.map(({ value }) => value));
  const promise = averageSpell(v, world, (value) => Math.max(value, best)) - best;
  if (promise < WORTH_IT) return undefined;
  const faceUp = uses.filter(({ slot }) => v.pub.row[slot] !== MYSTERY);
  return faceUp.sort((a, b) => a.value - b.value)[0]?.slot;
}
