import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../../../web/words/telling/testing/catalogue.ts';
import { LANGS } from '../../../web/words/telling/testing/told.ts';
import { REFUSALS } from '../rules/refusals.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { learn, rulesOf, wordsOf } from './index.ts';

await learn('en');

testCatalogue({ prefix: 'BQ', ledger: 'boss-quest', fr, en, rulesOf, refusals: REFUSALS });

describe('refusals', () => {
  test.each(Object.keys(REFUSALS))('%s gives a reason with its numbers, in both languages', (key) => {
    for (const lang of LANGS) {
      const said = wordsOf(lang).refusals[key as keyof typeof REFUSALS]({
        strength: 21,
        hp: 18,
        by: 3,
        left: 2,
        asked: 4,
      });
      expect(said).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(said).not.toMatch(/undefined|NaN/);
    }
  });
  test('the forced visit names strength, hit points and the difference', () => {
    const said = fr.refusals.over({ strength: 21, hp: 18, by: 3 });
    for (const number of ['21', '18', '3']) expect(said).toContain(number);
  });
  test('numbers are grammatical', () => {
    expect(fr.refusals['deck-too-short']({ left: 1, asked: 3 })).toContain('1 arme\u202f:');
    expect(fr.refusals['deck-too-short']({ left: 2, asked: 3 })).toContain('2 armes');
    expect(en.refusals['deck-too-short']({ left: 1, asked: 3 })).toContain('1 weapon is');
  });
});
