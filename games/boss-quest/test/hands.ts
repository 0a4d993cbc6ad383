/** What players have: hands in one line, the hidden weapon first, and roles, hearts and keys seat by seat. */
import type { SeatLiteral, World } from './arrange.ts';

/** `hand('red7 blue5 green6')` is 18 with three weapons. */
export function hand(cards: string, more: SeatLiteral = {}): SeatLiteral {
  const [hidden, ...visible] = cards.split(' ');
  return { hidden, visible, ...more };
}

/** The same for a player who is finished: with nobody left in phase A the world begins in combat. */
export const done = (cards: string, more: SeatLiteral = {}): SeatLiteral => hand(cards, { phase: 'finished', ...more });

/** A player who left the game in an earlier round. */
export const gone = (leftInRound: number, more: SeatLiteral = {}): SeatLiteral => ({
  role: 'eliminated',
  leftInRound,
  ...more,
});

export const roles = (t: World): string[] => t.pub.knights.map(({ role }) => role);
export const hearts = (t: World): number[] => t.pub.knights.map((knight) => knight.hearts);
export const keys = (t: World): number[] => t.pub.knights.map((knight) => knight.keys);
