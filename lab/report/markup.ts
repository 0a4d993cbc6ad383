/** Text that goes into a page, and numbers as they are read. */

const ENTITIES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Cards may be anybody's: nothing of what they are called is taken for markup. */
export const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);

/** "lastKnight" as people write it. */
export const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');

/** One digit after the point where it says anything. */
export const number = (value: number): string =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? minus(Math.round(value).toString()) : minus(value.toFixed(1));

/** A mean is never exact. */
export const mean = (value: number): string => (Math.abs(value) >= 100 ? number(value) : minus(value.toFixed(1)));

/** The space before the sign does not break. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}\u00a0%`;

/** Points of a hundred, with their sign. */
export const points = (share: number): string => signed(100 * share);

export function signed(value: number): string {
  const digits = Math.abs(value).toFixed(1);
  return digits === '0.0' ? digits : `${value < 0 ? '−' : '+'}${digits}`;
}

const minus = (digits: string): string => digits.replace('-', '−');

export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-US').replaceAll(',', ' ')} ${n === 1 ? one : many}`;
