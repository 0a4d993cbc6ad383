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
