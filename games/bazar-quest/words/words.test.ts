import { readFileSync } from 'node:fs';
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
  test('use typographic apostrophes and minus signs, and no emoji or typed arrow', async () => {
    for (const lang of LANGS) {
      const source = JSON.stringify([wordsOf(lang), await rulesOf(lang)]);
      expect(source, lang).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i);
      expect(source, lang).not.toMatch(/[\u2190-\u21ff\u{1f000}-\u{1faff}]/u);
    }
  });
  test('French sets narrow no-break spaces before : ; ! ? and inside « »', async () => {
    const { grammar: _, ...catalogue } = fr;
    const source = JSON.stringify([catalogue, await rulesOf('fr')])
      .replaceAll('":"', '')
      .replaceAll('":', '');
    expect(source).not.toMatch(/ [:;!?»]|« /);
    expect(source).toContain('\u202f:');
    expect(fr.refusals['too-dear']({ price: 15, coins: 10 })).toContain('\u202f:');
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
    const ledger = new URL('../../../docs/rules/bazar-quest.md', import.meta.url);
    const numbered = [...readFileSync(ledger, 'utf8').matchAll(/^- \*\*BZ-([R\d]+)/gm)].map(([, id]) => id);
    expect(numbered.length).toBeGreaterThan(180);
    const known = new Set(await ids('fr'));
    expect(numbered.filter((id) => !known.has(id))).toEqual([]);
  });
  test('has the rule each refusal cites', async () => {
    const known = new Set(await ids('fr'));
    expect(Object.values(REFUSALS).filter((rule) => !known.has(rule.replace('BZ-', '')))).toEqual([]);
  });
});

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
