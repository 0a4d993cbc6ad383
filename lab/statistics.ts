/** The little statistics the lab needs; docs/lab.md says what each is for. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What intervals hold the truth with, unless told otherwise. */
export const CONFIDENCE = 0.95;

/** How many standard errors make an interval of this confidence: Acklam's approximation, right to nine digits. */
export function zOf(confidence: number): number {
  const q = Math.sqrt(-2 * Math.log((1 - confidence) / 2));
  if ((1 - confidence) / 2 < 0.02425) return -(poly(TAIL, q) / (poly(TAIL_BELOW, q) * q + 1));
  const p = (1 - confidence) / 2 - 0.5;
  const r = p * p;
  return -((poly(MIDDLE, r) * p) / (poly(MIDDLE_BELOW, r) * r + 1));
}
const MIDDLE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const MIDDLE_BELOW = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
const TAIL = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BELOW = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
const poly = (factors: readonly number[], x: number): number => factors.reduce((sum, factor) => sum * x + factor, 0);

/** Wilson's interval for a share of which `n` of `of` were counted: honest for few games and shares near 0 or 1. */
export function wilson(n: number, of: number, confidence = CONFIDENCE): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const z = zOf(confidence);
  const share = n / of;
  const centre = share + (z * z) / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return { low: Math.max(0, (centre - reach) / whole), high: Math.min(1, (centre + reach) / whole) };
}

/** Newcombe's interval for how much the first share is above the second. */
export function difference(
  a: { readonly n: number; readonly of: number },
  b: { readonly n: number; readonly of: number },
): Interval & { readonly value: number } {
  const [p, q] = [a, b].map(({ n, of }) => (of === 0 ? 0.5 : n / of));
  const [i, j] = [wilson(a.n, a.of), wilson(b.n, b.of)];
  return {
    value: p - q,
    low: p - q - Math.hypot(p - i.low, j.high - q),
    high: p - q + Math.hypot(i.high - p, q - j.low),
  };
}

export interface Mean extends Interval {
  readonly value: number;
  /** Of the mean. */
  readonly error: number;
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const value = n === 0 ? 0 : values.reduce((sum, x) => sum + x, 0) / n;
  const square = values.reduce((sum, x) => sum + (x - value) ** 2, 0);
  const error = n < 2 ? 0 : Math.sqrt(square / (n - 1) / n);
  const reach = zOf(CONFIDENCE) * error;
  return { value, error, low: value - reach, high: value + reach };
}

/** How much the first mean is above the second. */
export function meanDifference(a: Mean, b: Mean): Interval & { readonly value: number } {
  const value = a.value - b.value;
  const reach = zOf(CONFIDENCE) * Math.hypot(a.error, b.error);
  return { value, low: value - reach, high: value + reach };
}

/** The value this share of all is not above; sorted values, from the smallest. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  return sorted[below] + (at - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
}
