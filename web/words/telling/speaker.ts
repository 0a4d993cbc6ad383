/** What every sentence is told with: names, and "vous" for the reader. */
import type { Seat } from '../../../kernel/index.ts';
import type { Lang, Piece, Telling } from '../../face.ts';
import { listed } from './figures.ts';

export interface Speaker {
  readonly lang: Lang;
  readonly me: Seat;
  /** A player, as a piece that shows who it is. */
  who(seat: Seat): Piece;
  /** A player's name; for the reader too. */
  name(seat: Seat): string;
  /** The verb for this subject: third person, or second for the reader. */
  verb(seat: Seat, they: string, you: string): string;
}

export const nameOf = ({ names }: Pick<Telling, 'names'>, seat: Seat): string =>
  names.find((info) => info.seat === seat)?.name ?? '';

export function speaker(telling: Telling): Speaker {
  const { lang, me } = telling;
  return {
    lang,
    me,
    who: (seat) => ({ seat }),
    name: (seat) => nameOf(telling, seat),
    verb: (seat, they, you) => (seat === me ? you : they),
  };
}

/** "Léa, Noé et Iris". */
export const people = (t: Speaker, seats: readonly Seat[]): Piece[] =>
  listed(
    seats.map((seat) => t.who(seat)),
    t.lang === 'fr' ? ' et ' : ' and ',
  );
