/** French that depends on the name it stands before, and French typography. */
import type { Piece } from '../../face.ts';
import type { Speaker } from './speaker.ts';

const startsWithVowel = (name: string): boolean => /^[aeiouyhàâéèêëîïôûœ]/i.test(name);

/** "d’Iris", "de Tom". */
export const ofName = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`);

/** "la potion de Noé", "la potion d’Iris", and for the reader "votre potion". */
export function owned(t: Speaker, seat: number, the: string, noun: string): Piece[] {
  if (seat === t.me) return [`votre ${noun}`];
  return [`${the}${noun} ${startsWithVowel(t.name(seat)) ? 'd’' : 'de '}`, t.who(seat)];
}

/** What is done to somebody: " couvre Noé", and for the reader " vous couvre". */
export const done = (t: Speaker, verb: string, seat: number): Piece[] =>
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
