import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../web/words/telling/testing/told.ts';
import { REFUSALS } from '../rules/refusals.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { learn, rulesOf, wordsOf } from './index.ts';

await learn('en');

/** Every path to a word, functions and texts alike. */
function paths(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? paths(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

describe('the two languages', () => {
  test('say the same things', () => {
    expect(paths(en).sort()).toEqual(paths(fr).sort());
  });
  test('leave nothing empty', () => {
    for (const lang of LANGS) {
      const empty = paths(wordsOf(lang)).filter((path) => {
        const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], wordsOf(lang));
        return typeof value === 'string' && value.trim() === '';
      });
      expect(empty, lang).toEqual([]);
    }
  });
  test('use typographic apostrophes and minus signs, and no emoji or typed arrow', () => {
    for (const lang of LANGS) {
      const source = JSON.stringify(wordsOf(lang));
      expect(source, lang).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i);
      expect(source, lang).not.toMatch(/[\u2190-\u21ff\u{1f000}-\u{1faff}]/u);
    }
  });
});

describe('the rules reader', () => {
  const ids = async (lang: 'fr' | 'en') => (await rulesOf(lang)).flatMap(({ items }) => items.map(([id]) => id));
  test('has the same rules in the same order in both languages, each once', async () => {
    const french = await ids('fr');
    expect(await ids('en')).toEqual(french);
    expect(new Set(french).size).toBe(french.length);
  });
  test('has every rule of the ledger', async () => {
    const ledger = new URL('../../../docs/rules/boss-quest.md', import.meta.url);
    expect(existsSync(ledger)).toBe(true);
    const numbered = [...readFileSync(ledger, 'utf8').matchAll(/^- \*\*BQ-([R\d]+)/gm)].map(([, id]) => id);
    const known = new Set(await ids('fr'));
    expect(numbered.filter((id) => !known.has(id))).toEqual([]);
  });
  test('has the rule each refusal cites', async () => {
    const known = new Set(await ids('fr'));
    expect(Object.values(REFUSALS).filter((rule) => !known.has(rule.replace('BQ-', '')))).toEqual([]);
  });
});

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
    expect(fr.refusals['deck-too-short']({ left: 1, asked: 3 })).toContain('1 arme ');
    expect(fr.refusals['deck-too-short']({ left: 2, asked: 3 })).toContain('2 armes');
    expect(en.refusals['deck-too-short']({ left: 1, asked: 3 })).toContain('1 weapon is');
  });
});
