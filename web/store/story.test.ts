import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '../../kernel/index.ts';
import type { GameFace, Piece, Telling } from '../face.ts';
import { catalogues } from '../words/catalogues.ts';
import { chaptersOf } from './chapters.ts';
import { stepOf } from './moment.ts';
import { plain, setPieces, subject, type Told, writeLog } from './story.ts';

await catalogues.learn('en');

const telling = (lang: 'fr' | 'en', me: number): Telling => ({
  lang,
  me,
  names: ['Léa', 'Noé'].map((name, seat) => ({ seat, name, bot: false, presence: 'here' })),
  table: { seats: 2, options: {}, content: {} },
});

/** As much of a face as the log needs. */
const face = {
  heading: (event: SeenEvent) => (event.type === 'round' ? `Manche ${event.round}` : undefined),
  tell: (event: SeenEvent) => {
    if (event.type === 'drew') return { pieces: [{ seat: event.seat as number }, ' pioche.'] };
    if (event.type === 'hit') return { pieces: ['Un coup touche ', { seat: event.seat as number }, '.'] };
    return undefined;
  },
} as unknown as GameFace;

const story: Told[] = [
  { event: { type: 'round', round: 1 }, step: 0 },
  { event: { type: 'drew', seat: 0 }, step: 1 },
  { event: { type: 'silent' }, step: 2 },
  { event: { type: 'hit', seat: 1 }, step: 3 },
  { event: { type: 'round', round: 2 }, step: 4 },
  { event: { type: 'undone', seat: 1, steps: 1 }, step: 5 },
];
const texts = (lang: 'fr' | 'en', me: number, filter: Parameters<typeof writeLog>[3]) =>
  writeLog(story, face, telling(lang, me), filter).map((line) =>
    line.type === 'heading' ? `[${line.text}]` : plain(line.sentence.pieces, telling(lang, me)),
  );

describe('the log', () => {
  test('tells everything under its headings, in order', () => {
    expect(texts('fr', -1, 'all')).toEqual([
      '[Manche 1]',
      'Léa pioche.',
      'Un coup touche Noé.',
      '[Manche 2]',
      'Noé annule son dernier choix.',
    ]);
  });

  test('decisions are what somebody did', () => {
    expect(texts('fr', -1, 'decisions')).toEqual([
      '[Manche 1]',
      'Léa pioche.',
      '[Manche 2]',
      'Noé annule son dernier choix.',
    ]);
  });

  test('mine is what names me, and I am "vous"', () => {
    expect(texts('fr', 1, 'mine')).toEqual([
      '[Manche 1]',
      'Un coup touche vous.',
      '[Manche 2]',
      'Vous annulez votre dernier choix.',
    ]);
  });

  test('is told again in the other language', () => {
    expect(texts('en', -1, 'all').at(-1)).toBe('Noé undoes the last choice.');
  });

  test('a line knows its step of the film', () => {
    const lines = writeLog(story, face, telling('fr', -1), 'all').filter((line) => line.type === 'line');
    expect(lines.map((line) => line.step)).toEqual([1, 3, 5]);
  });
});

describe('sentences', () => {
  test('every kind of piece has plain words', () => {
    const pieces: Piece[] = [
      { seat: 0 },
      ' active ',
      { card: 'x', text: 'Zèle' },
      ', ',
      { was: 10, now: 12 },
      ' ',
      { strong: 'pile' },
    ];
    expect(plain(pieces, telling('fr', 1))).toBe('Léa active Zèle, 10 puis 12 pile');
    expect(plain(pieces, telling('en', 0))).toBe('You active Zèle, 10 then 12 pile');
  });

  test('a card keeps the stop that follows it', () => {
    const card: Piece = { card: 'x', text: 'Zèle' };
    expect(setPieces(['A ', card, '. B'])).toEqual([
      { piece: 'A ', tail: '' },
      { piece: card, tail: '.' },
      { piece: ' B', tail: '' },
    ]);
  });

  test('are about the first seat they name', () => {
    expect(subject({ pieces: ['Un coup touche ', { seat: 1 }] })).toBe(1);
    expect(subject({ pieces: ['Rien.'] })).toBeUndefined();
  });
});

describe('the timeline', () => {
  test('has a chapter for each heading', () => {
    expect(chaptersOf(story, 6, face, 'fr')).toEqual([
      { step: 0, length: 4, text: 'Manche 1', short: '1' },
      { step: 4, length: 2, text: 'Manche 2', short: '2' },
    ]);
  });

  test('finds the step that shows an event', () => {
    // Two events before the first answer, then one, none, three.
    expect([0, 1, 2, 3, 5, 99].map((index) => stepOf(index, 2, [1, 0, 3]))).toEqual([0, 0, 1, 3, 3, 3]);
  });
});
