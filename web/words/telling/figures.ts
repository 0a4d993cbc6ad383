/** Numbers, lists and beginnings as people write them. */
import type { Lang, Piece } from '../../face.ts';

const rules = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** The word for this many: French counts 0 and 1 as one, English only 1. */
const plural = (lang: Lang, n: number, one: string, many: string): string =>
  rules[lang].select(n) === 'one' ? one : many;

/** "1 clef", "2 clefs": the number with its word. */
export const count = (lang: Lang, n: number, one: string, many: string): string => `${n} ${plural(lang, n, one, many)}`;

/** A number as people read it: a true minus, never a hyphen. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A number with its sign, as printed on cards: a true minus, never a hyphen. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Pieces as a list: commas, and the last joined by `and`. */
export function listed(pieces: readonly Piece[], and: string): Piece[] {
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [i === pieces.length - 1 ? and : ', ', piece]));
}

/** A chance from 0 to 1 as a percentage; what is possible never reads as impossible, nor the other way round. */
export function percent(lang: Lang, chance: number): string {
  const sign = lang === 'fr' ? '\u202f%' : '%';
  if (chance > 0 && chance < 0.01) return `<\u202f1${sign}`;
  if (chance < 1 && chance > 0.99) return `>\u202f99${sign}`;
  return `${Math.round(chance * 100)}${sign}`;
}

/** The text with a capital letter. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
