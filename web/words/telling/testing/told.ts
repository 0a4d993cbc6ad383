/** A table to tell sentences at, and sentences as plain text, for tests. */
import type { Lang, Piece, Sentence, Telling } from '../../../face.ts';
import { plain } from '../figures.ts';

export const LANGS: readonly Lang[] = ['fr', 'en'];

/** A reader at a table of these people. */
export const tellingTo = (names: readonly string[], me: number, lang: Lang, table: object): Telling => ({
  lang,
  me,
  names: names.map((name, seat) => ({ seat, name, bot: false, presence: 'here' as const })),
  table: table as Telling['table'],
});

const pieceText = (piece: Piece, first: boolean, { lang, me, names }: Telling): string => {
  if (typeof piece === 'string') return piece;
  if ('card' in piece) return piece.text;
  if ('strong' in piece) return piece.strong;
  if ('was' in piece) return `${plain(piece.was)} > ${plain(piece.now)}`;
  if (piece.seat !== me) return names[piece.seat].name;
  const you = lang === 'fr' ? 'vous' : 'you';
  return first ? you[0].toUpperCase() + you.slice(1) : you;
};
export const text = (pieces: readonly Piece[], telling: Telling): string =>
  pieces.map((piece, i) => pieceText(piece, i === 0, telling)).join('');

/** What is wrong with a sentence as a sentence; undefined for nothing. */
export function flaw(sentence: Sentence, telling: Telling): string | undefined {
  const lines = [
    text(sentence.pieces, telling),
    ...(sentence.after === undefined ? [] : [text(sentence.after, telling)]),
  ];
  for (const line of lines) {
    if (line.trim() === '') return 'says nothing';
    if (/undefined|NaN|\[object|null/.test(line)) return `leaks code: ${line}`;
    if (/ {2}|\.\.|\( | \)/.test(line)) return `is badly set: ${line}`;
    if (
      telling.lang === 'fr' &&
      /\bde vous\b|(couvre|moissonne|chercher) vous\b|\bà le\b|\bde le\b|(?<![A-Z])-\d/.test(line)
    )
      return `is bad French: ${line}`;
  }
  return /[.!?]$/.test(lines[0].trim()) ? undefined : `does not end: ${lines[0]}`;
}
