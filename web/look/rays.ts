/** Rays of light from a point, as a path: each is half a step wide. */
export function raysFrom(x: number, y: number, reach: number, count: number, turned = 0): string {
  const at = (turn: number): string => {
    const angle = (turn * 2 * Math.PI) / count + turned;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${at(i)}L${at(i + 0.5)}z`).join('');
}
