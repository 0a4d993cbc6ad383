import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Match } from '../../kernel/index.ts';
import { testGame } from '../../kernel/tester.ts';
import { fingers } from './fingers.ts';
import { nim } from './nim.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The code block of the page that begins by importing and defines this game. */
const block = (name: string): string | undefined =>
  [...read('../writing-a-game.md').matchAll(/```ts\n([^`]*?)```/g)]
    .map(([, code]) => code)
    .find((code) => code.includes(`export const ${name} =`));

describe('nim', () => {
  it('stands in the page as it is', () => {
    expect(block('nim')).toBe(read('nim.ts'));
  });

  it('passes the tester', () => {
    for (let i = 0; i < 20; i++) {
      const report = testGame(nim, {
        seats: 2 + (i % 3),
        options: {},
        seed: `nim ${i}`,
        invariants: (s) => (s.pub.matches >= 0 ? undefined : `${s.pub.matches} matches`),
      });
      expect(report.ending).toBe('last-match');
    }
  });

  it('is won by whoever takes the last match', () => {
    const match = Match.start(nim, { seats: 2, options: {}, seed: 'any' });
    for (let i = 0; i < 6; i++) match.submit(i % 2, `${i}.${i % 2}`, 3);
    match.submit(0, '6.0', 1);
    expect(match.submit(1, '7.1', 3)).toEqual({ refusal: { rule: 'NIM-1', key: 'too-few' } });
    match.submit(1, '7.1', 2);
    expect(match.outcome()).toMatchObject({ ending: 'last-match', winners: [1] });
  });
});

describe('fingers', () => {
  it('passes the tester', () => {
    for (let i = 0; i < 12; i++) {
      const seats = 2 + (i % 4);
      const isDigit = (lucky: number): boolean => lucky >= 0 && lucky < 10;
      const invariants = (s: { own: readonly { lucky: number }[] }) =>
        s.own.every((own) => isDigit(own.lucky)) ? undefined : 'a lucky number has two digits';
      expect(testGame(fingers, { seats, options: {}, seed: `fingers ${i}`, invariants }).ending).toBe('three-rounds');
    }
  });
});
