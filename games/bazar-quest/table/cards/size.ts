/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

/** How many letters fit into one line of a name, and how many lines there are. */
const ROOM = { mini: 8, hand: 8.6, full: 12 } as const;
const LINES = 1.9;

/** How much smaller a name has to be set so that its longest word and the whole of it fit, at most 1. */
export function nameScale(name: string, size: CardSize): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return Math.max(0.72, Math.min(1, ROOM[size] / longest, Math.sqrt((ROOM[size] * LINES) / name.length)));
}
