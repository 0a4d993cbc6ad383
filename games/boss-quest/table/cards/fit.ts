/** A card comes in three drawings, not in three scales: 56×78, 104×146, 260×364. */
export type CardSize = 'mini' | 'hand' | 'full';

/** How a name is set so that it fits its card: `long` takes two lines, `tight` draws its letters together. */
export function nameFit(name: string, size: CardSize): string {
  if (size === 'full') return name.length > 13 ? 'long' : '';
  if (name.length < 9) return '';
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  const isSplit = name.length > longest;
  return `${isSplit ? 'long' : ''} ${longest > 8 ? 'tight' : ''}`;
}
