/** What holds for the words of every game: both languages complete, well set, with every rule of the ledger. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../face.ts';
import { LANGS } from './told.ts';

interface Catalogue {
  readonly asks: object;
  readonly grammar?: unknown;
}

interface Tested {
  /** The letters before each number of its ledger, `docs/rules/<ledger>.md`. */
  readonly prefix: string;
  readonly ledger: string;
  readonly fr: Catalogue;
  readonly en: Catalogue;
  /** The rules as people read them. */
  readonly rulesOf: (
    lang: Lang,
  ) => Promise<readonly { readonly items: readonly (readonly [id: string, ...rest: unknown[]])[] }[]>;
  /** The rule each refusal cites. */
  readonly refusals: Readonly<Record<string, string>>;
}

/** Every path to a word, functions and texts alike. */
function paths(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? paths(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

const wordAt = (words: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], words);

/** As a reader sees it: grammar is made of parts of words, keys are not read at all. */
const written = ({ grammar: _, ...words }: Catalogue, rules: object): string =>
  JSON.stringify([words, rules]).replaceAll('":"', '').replaceAll('":', '');

export function testCatalogue({ prefix, ledger, fr, en, rulesOf, refusals }: Tested): void {
  const words = { fr, en };

  describe('the two languages', () => {
    test('say the same things', () => {
      expect(paths(en).sort()).toEqual(paths(fr).sort());
    });
    test('leave nothing empty', () => {
      for (const lang of LANGS) {
        const all = { ...words[lang], grammar: {} };
        const empty = paths(all).filter((path) => /^\s*$/.test(String(wordAt(all, path))));
        expect(empty, lang).toEqual([]);
      }
    });
    test('use typographic apostrophes, and no emoji or typed arrow', async () => {
      for (const lang of LANGS) {
        const source = written(words[lang], await rulesOf(lang));
        expect(source, lang).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i);
        expect(source, lang).not.toMatch(/[\u2190-\u21ff\u{1f000}-\u{1faff}]/u);
      }
    });
    test('French sets narrow no-break spaces before : ; ! ? and inside « »', async () => {
      const source = written(fr, await rulesOf('fr'));
      expect(source).not.toMatch(/.{20} [:;!?»]|« .{20}/);
      expect(source).toContain('\u202f:');
    });
  });

  describe('the rules reader', () => {
    const ids = async (lang: Lang) => (await rulesOf(lang)).flatMap(({ items }) => items.map(([id]) => id));
    test('has the same rules in the same order in both languages, each once', async () => {
      const french = await ids('fr');
      expect(await ids('en')).toEqual(french);
      expect(new Set(french).size).toBe(french.length);
    });
    test('has every rule of the ledger', async () => {
      const file = new URL(`../../../../docs/rules/${ledger}.md`, import.meta.url);
      expect(existsSync(file)).toBe(true);
      const numbered = [...readFileSync(file, 'utf8').matchAll(new RegExp(`^- \\*\\*${prefix}-([R\\d]+)`, 'gm'))];
      expect(numbered.length).toBeGreaterThan(100);
      const known = new Set(await ids('fr'));
      expect(numbered.map(([, id]) => id).filter((id) => !known.has(id))).toEqual([]);
    });
    test('has the rule each refusal cites', async () => {
      const known = new Set(await ids('fr'));
      expect(Object.values(refusals).filter((rule) => !known.has(rule.replace(`${prefix}-`, '')))).toEqual([]);
    });
  });
}
