/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

/** `chosen`: picked. `glow`: can be used now. `off`: out of reach. `used`: spent. */
export type CardState = 'chosen' | 'glow' | 'off' | 'used';

const LARGEST = 14;
const SMALLEST = 10.5;
/** Letters of one word that a name in hand has room for at its largest. */
const WORD = 9;

/** How large a name is set on a card in hand so that its longest word fits, in pixels. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[-\s]/).map((word) => word.length));
  const byWord = (LARGEST * WORD) / Math.max(longest, WORD);
  return Math.max(SMALLEST, name.length > 19 ? Math.min(byWord, 11) : byWord);
}
