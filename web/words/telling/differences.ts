/** Differences in words, as means over many tries have them: "0,4 clef de plus", "12 % de risque en moins". */
import type { Lang } from '../../face.ts';
import { percent } from './figures.ts';

/** What each number a piece of advice is made of is called, with how much more (or less) of it there is. */
export type Reasons<Name extends string> = Readonly<Record<Name, (more: number) => string>>;

/** The reason in words, where the game has some for it. */
export const reasonOf = (reasons: Reasons<never>, name: string, more: number): string | undefined =>
  Object.hasOwn(reasons, name) ? (reasons as Reasons<string>)[name](more) : undefined;

const digits = (lang: Lang, most: number) => new Intl.NumberFormat(lang, { maximumFractionDigits: most });
const FORMATS = { fr: [digits('fr', 1), digits('fr', 2)], en: [digits('en', 1), digits('en', 2)] };

/** How much, without its sign; small differences keep two digits. */
const size = (lang: Lang, n: number): string => FORMATS[lang][Math.abs(n) < 0.095 ? 1 : 0].format(Math.abs(n));

/** "0,4 clef de plus", "2 blessures de moins". */
export function dePlus(n: number, one: string, many: string): string {
  return `${size('fr', n)} ${Math.abs(n) < 1.95 ? one : many} de ${n < 0 ? 'moins' : 'plus'}`;
}

/** "0.4 more keys", "1 more key", "2 fewer wounds". */
export function more(n: number, one: string, many: string): string {
  const amount = size('en', n);
  return `${amount} ${n < 0 ? 'fewer' : 'more'} ${amount === '1' ? one : many}`;
}

/** "12 % de risque en moins", "3 % de chances en plus". */
export const enPlus = (n: number, what: 'risque' | 'chances'): string =>
  `${percent('fr', Math.abs(n))} de ${what} en ${n < 0 ? 'moins' : 'plus'}`;

/** "12% less risk", "3% more chance". */
export const likelier = (n: number, what: 'risk' | 'chance'): string =>
  `${percent('en', Math.abs(n))} ${n < 0 ? 'less' : 'more'} ${what}`;
