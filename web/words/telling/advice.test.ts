import { expect, test } from 'vitest';
import type { AnyShape, Decision, View } from '../../../kernel/index.ts';
import type { GameFace, Telling } from '../../face.ts';
import { fr } from '../fr.ts';
import { tellAdvice } from './advice.ts';
import { dePlus, more } from './differences.ts';

const face = {
  label: (_view: unknown, _decision: unknown, answer: unknown) => `Jouer ${answer}.`,
  reason: (name: string, by: number) => (name === 'keys' ? dePlus(by, 'clef', 'clefs') : undefined),
} as unknown as GameFace;
const told = (advice: Parameters<typeof tellAdvice>[0]) =>
  tellAdvice(advice, {} as View<AnyShape>, {} as Decision, face, { lang: 'fr' } as Telling, fr.advice);
const spaced = (text: string | undefined) => text?.replace(/\s/g, ' ');

test('tells the answer, what speaks for it, and a sum that adds up', () => {
  const { what, why, sum } = told({
    answer: 'A',
    others: 3,
    compared: {
      other: 'B',
      chance: 0.34,
      otherChance: 0.29,
      worlds: 12,
      terms: [
        { name: 'keys', more: 0.4, share: 0.06 },
        { name: 'rivals', more: -0.02, share: -0.02 },
        { name: 'rest', more: 0.01, share: 0.01 },
      ],
    },
  });
  expect(what).toBe('Maître jouerait : Jouer A');
  expect(why).toBe('En moyenne : 0,4 clef de plus.');
  expect(sum?.rows.map(({ text, by }) => [text, spaced(by)])).toEqual([
    ['0,4 clef de plus', '+6 %'],
    ['les autres avancent plus', '−2 %'],
    ['tout le reste', '+1 %'],
  ]);
  expect(spaced(sum?.total)).toContain('34 % de chances de gagner, contre 29 % avec : Jouer B.');
});

test('claims no more than was seen', () => {
  const compared = { other: 'B', chance: 0.3, otherChance: 0.3, worlds: 5, terms: [] };
  expect(told({ answer: 'A', others: 1, compared }).why).toBe('Presque aussi bien : Jouer B.');
  expect(told({ answer: 'A', others: 0 }).why).toBe(fr.advice.only);
  expect(told({ answer: 'A', others: 2 }).why).toBe(fr.advice.hasty);
});

test('counts differences as each language does', () => {
  expect([dePlus(-2, 'clef', 'clefs'), dePlus(1.5, 'clef', 'clefs'), dePlus(0.04, 'clef', 'clefs')]).toEqual([
    '2 clefs de moins',
    '1,5 clef de plus',
    '0,04 clef de plus',
  ]);
  expect([more(1, 'key', 'keys'), more(0.4, 'key', 'keys'), more(-2, 'key', 'keys')]).toEqual([
    '1 more key',
    '0.4 more keys',
    '2 fewer keys',
  ]);
});
