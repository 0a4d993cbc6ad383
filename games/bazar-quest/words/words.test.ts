import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../../../web/words/telling/testing/catalogue.ts';
import { LANGS } from '../../../web/words/telling/testing/told.ts';
import { REFUSALS } from '../rules/refusals.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { learn, rulesOf, wordsOf } from './index.ts';

await learn('en');

testCatalogue({ prefix: 'BZ', ledger: 'bazar-quest', fr, en, rulesOf, refusals: REFUSALS });

describe('refusals', () => {
  test.each(Object.keys(REFUSALS))('%s gives a reason with its numbers, in both languages', (key) => {
    for (const lang of LANGS) {
      const said = wordsOf(lang).refusals[key as keyof typeof REFUSALS]({ slots: 2, coins: 10, price: 15 });
      expect(said).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(said).not.toMatch(/undefined|NaN/);
    }
  });
  test('a hero too poor is told with price, purse and lack', () => {
    const said = fr.refusals['too-dear']({ price: 20, coins: 15 });
    for (const number of ['20', '15', '5 or']) expect(said).toContain(number);
  });
});
