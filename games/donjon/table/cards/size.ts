/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

const LARGEST = 14;
const SMALLEST = 10;
/** Letters of one word that a name in hand has room for at its largest, and letters of the whole name in two lines. */
const WORD = 7;
const WHOLE = 12;

/** How large a name is set on a card in hand so that its longest word fits, in pixels. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[-\s]/).map((word) => word.length));
  const byWord = Math.floor((LARGEST * WORD) / Math.max(longest, WORD));
  return Math.max(SMALLEST, name.length > WHOLE ? Math.min(byWord, 11) : byWord);
}

/** `chosen`: in play or picked. `off`: out of reach. `used`: spent. `done`: fulfilled. */
export type CardState = 'chosen' | 'off' | 'used' | 'done';
