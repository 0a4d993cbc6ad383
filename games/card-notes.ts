/** Notes about single cards from what events tell to single seats. */
import type { Seat } from '../kernel/index.ts';
import type { CardNote } from './box.ts';

/** What is told to seats alone, by seat. */
export type Secret<T> = { readonly [seat: number]: T } | undefined;

export const eachSecret = <T>(secrets: Secret<T>, notesOf: (secret: T, seat: Seat) => CardNote[]): CardNote[] =>
  Object.entries(secrets ?? {}).flatMap(([seat, secret]) => notesOf(secret as T, Number(seat)));
