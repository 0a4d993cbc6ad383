/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

/** How a name is set so that it fits its card: one line, two lines, or one tight line when its longest word is long. */
export function nameFit(name: string, size: CardSize): '' | 'long' | 'tight' {
  if (size === 'full') return name.length > 13 ? 'long' : '';
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  if (name.length > longest) return longest > 8 ? 'tight' : 'long';
  return longest > 8 ? 'tight' : '';
}
