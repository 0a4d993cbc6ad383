/** Tables at which players talk: in the village, before a monster, around an arena. */
import type { Seat } from '../rules/state.ts';
import { type SeatLiteral, type Stage, type StageLiteral, stage } from './effects/stage.ts';

/** The active player (0) is in the village before the adventure. */
export function village(seats: readonly SeatLiteral[], more: StageLiteral = {}): Stage {
  const t = stage({ seats, ...more });
  t.pub.step = 'before';
  return t.do({ do: 'village', step: 'before' });
}

/** The active player (0) faces a monster of this power, worth 5 gems and a point. */
export function encounter(seats: readonly SeatLiteral[], more: StageLiteral = {}, power = 10): Stage {
  const t = stage({ seats, fight: { monster: { power, gems: 5, points: 1 } }, ...more });
  return t.do({ do: 'village', step: 'after' }).do({ do: 'meet-monster' });
}

/** Player 0 has opened an arena against player 1; 2 and 3 stand by. */
export function arena(seats: readonly SeatLiteral[], more: StageLiteral = {}): Stage {
  const t = stage({ seats: [...seats, {}, {}, {}, {}].slice(0, 4), fight: { defender: 1 }, ...more });
  return t.do({ do: 'village', step: 'after' }).do({ do: 'open-arena' });
}

/** Gives a player secondary quests from the guild's deck. */
export function quests(t: Stage, seat: Seat, n: number): number[] {
  const given = t.state.hid.questDeck.splice(-n);
  t.state.own[seat].secondaries.push(...given);
  t.adventurer(seat).secondaries += n;
  t.pub.questDeck -= n;
  return given;
}

export const deal = (to: Seat, give: object, ask: object) => ({ to, give, ask, text: '' });
export const last = (t: Stage) => t.pub.bargains[t.pub.bargains.length - 1];
