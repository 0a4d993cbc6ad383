/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

/** `chosen`: picked. `glow`: can be used now. `off`: out of reach. `used`: spent. */
export type CardState = 'chosen' | 'glow' | 'off' | 'used';

const LARGEST = 14;
const SMALLEST = 10.5;
/** Letters of one word that a name in hand has room for at its largest. */
const WORD = 9;

/** The width of a line, in letters of one pixel. */
const ROOM = 137;
const LINES = 2;

/** How large a name is set on a card in hand so that its longest word fits and it takes two lines, in pixels. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[-\s]/).map((word) => word.length));
  let size = Math.min((LARGEST * WORD) / Math.max(longest, WORD), name.length > 19 ? 11 : LARGEST);
  while (size > SMALLEST && linesOf(name, ROOM / size) > LINES) size -= 0.5;
  return Math.max(SMALLEST, size);
}

/** How many lines of so many letters it takes; a hyphen ends its line. */
function linesOf(name: string, room: number): number {
  let [lines, filled] = [1, 0];
  for (const [word] of name.matchAll(/[^-\s]+-?\s?/g)) {
    if (filled > 0 && filled + word.trimEnd().length > room) [lines, filled] = [lines + 1, 0];
    filled += word.length;
  }
  return lines;
}
