/** A table to tell sentences at, and sentences as plain text, for tests. */
import { completeOptions, type Fixed } from '../../../../kernel/index.ts';
import type { Lang, Piece, Sentence, Telling } from '../../../../web/face.ts';
import { makeContent } from '../../content/index.ts';
import { options } from '../../rules/options.ts';
import type { BossQuest, Options } from '../../rules/state.ts';
import { plain } from '../figures.ts';

export const LANGS: readonly Lang[] = ['fr', 'en'];
const NAMES = ['Léa', 'Noé', 'Iris', 'Tom'];

export function table(given: Partial<Options> = { potions: true, companions: true, reaper: true }): Fixed<BossQuest> {
  const complete = completeOptions(options, NAMES.length, given) as unknown as Options;
  return { seats: NAMES.length, options: complete, content: makeContent(complete, NAMES.length) };
}

export function tellingTo(me: number, lang: Lang, at = table()): Telling {
  return {
    lang,
    me,
    names: NAMES.map((name, seat) => ({ seat, name, bot: false, presence: 'here' as const })),
    table: at as unknown as Telling['table'],
  };
}

const pieceText = (piece: Piece, first: boolean, { lang, me }: Telling): string => {
  if (typeof piece === 'string') return piece;
  if ('card' in piece) return piece.text;
  if ('strong' in piece) return piece.strong;
  if ('was' in piece) return `${plain(piece.was)} > ${plain(piece.now)}`;
  if (piece.seat !== me) return NAMES[piece.seat];
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
    if (telling.lang === 'fr' && /\bde vous\b|(couvre|moissonne|chercher) vous\b|\bà le\b|\bde le\b|-\d/.test(line))
      return `is bad French: ${line}`;
  }
  return /[.!?]$/.test(lines[0].trim()) ? undefined : `does not end: ${lines[0]}`;
}
