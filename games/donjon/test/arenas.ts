/** Arenas that player 0 has opened, and what came of them. */
import type { SideTotal } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 has opened an arena against player 1; 2 and 3 stand by, unless there are other seats. */
export const arena = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House =>
  arrange({
    seats: [...seats, {}, {}, {}, {}].slice(0, Math.max(4, seats.length)),
    fought: true,
    at: [{ do: 'village', step: 'before' }],
    ...more,
  }).toArena(0, 1);

export const WIN = { dice: [8, 1] };
export const LOSE = { dice: [1, 7] };
export const AXE: SeatLiteral = { objects: ['double-axe'] };

export const pointsOf = (t: House): number[] => t.pub.adventurers.map(({ points }) => points);
export const woundsOf = (t: House): number[] => t.pub.adventurers.map(({ wounds }) => wounds);
export const gemsOf = (t: House): number[] => t.pub.adventurers.map(({ gems }) => gems);
export const totalsOf = (t: House): number[] =>
  t
    .happened('totals-compared')
    .flatMap(({ green, red }: { green: SideTotal; red: SideTotal }) => [green.total, red.total]);
