/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

/** How many letters fit into one line of a name at its usual size. */
const ROOM = { mini: 8, hand: 8.6, full: 12.5 } as const;
const LINES = 2;
const SCALES = [1, 0.93, 0.86, 0.79] as const;
const SMALLEST = 0.72;

/** How many lines a name takes at so many letters per line; a word that is too long takes too many. */
function linesAt(name: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/(?<=[-\s])/)) {
    const letters = word.trimEnd().length;
    if (letters > room) return LINES + 1;
    if (used + letters > room) {
      lines += 1;
      used = 0;
    }
    used += word.length;
  }
  return lines;
}

/** How much smaller a name has to be set so that it fits in two lines, at most 1. */
export const nameScale = (name: string, size: CardSize): number =>
  SCALES.find((scale) => linesAt(name, ROOM[size] / scale) <= LINES) ?? SMALLEST;
