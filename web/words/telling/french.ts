/** French that depends on the name it stands before, and French typography. */
import type { Seat } from '../../../kernel/index.ts';
import type { Piece } from '../../face.ts';
import type { Speaker } from './speaker.ts';

const startsWithVowel = (name: string): boolean => /^[aeiouyhàâéèêëîïôûœ]/i.test(name);

/** "d’Iris", "de Tom". */
export const ofName = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`);

/** "l’offre de Noé", "l’offre d’Iris"; of the reader "votre offre". */
export function owned(t: Speaker, seat: Seat, theirs: string, yours: string): Piece[] {
  if (seat === t.me) return [yours];
  return [theirs, startsWithVowel(t.name(seat)) ? ' d’' : ' de ', t.who(seat)];
}

/** "Noé remet 2 gemmes à Iris"; to the reader "Noé vous remet 2 gemmes". */
export function towards(
  t: Speaker,
  [from, to]: readonly [from: Seat, to: Seat],
  [they, you]: readonly [they: string, you: string],
  what: readonly Piece[] = [],
  link = ' à ',
): Piece[] {
  if (to === t.me) return [t.who(from), ' ', t.who(to), ` ${they}`, ...what];
  return [t.who(from), t.verb(from, ` ${they}`, ` ${you}`), ...what, link, t.who(to)];
}

/** What is done to somebody: " couvre Noé", and for the reader " vous couvre". */
export const done = (t: Speaker, verb: string, seat: Seat): Piece[] =>
  seat === t.me ? [' ', t.who(seat), ` ${verb}`] : [` ${verb} `, t.who(seat)];

/** The narrow no-break spaces that French wants before : ; ! ? » % and after «. */
const spaced = (text: string): string => text.replace(/ (?=[:;!?»%])/g, '\u202f').replace(/« /g, '«\u202f');

/** Words, or functions that give words or pieces of a sentence, with French spaces. Keys of cards stay as they are. */
export function typeset<T>(words: T): T {
  const set = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'card' ? value : spaced(value);
    if (typeof value === 'function') return (...args: unknown[]) => set(value(...args));
    if (Array.isArray(value)) return value.map((one) => set(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, set(one, name)]));
  };
  return set(words) as T;
}
