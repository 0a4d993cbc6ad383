/** Where a value lies between the left and the right end of a picture, in hundredths of its width. */

export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Round values to write below. */
  readonly ticks: readonly number[];
}

/** So many labels have room on a phone. */
const MOST_TICKS = 5;

/** The ends are round. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((most - least || 1) / MOST_TICKS);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { from: first * step, to: last * step, ticks };
}

/** 1, 2 or 5 of some power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((digit) => digit * power >= rough - 1e-12) ?? 10);
}

/** As SVG wants it: pictures are as wide as their place, and signs in them keep their size. */
export const at = ({ from, to }: Scale, value: number): string => `${place({ from, to }, value).toFixed(2)}%`;

export const place = ({ from, to }: Pick<Scale, 'from' | 'to'>, value: number): number =>
  Math.max(0, Math.min(100, (100 * (value - from)) / (to - from)));
