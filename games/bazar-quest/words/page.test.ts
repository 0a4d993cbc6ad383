import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SET } from '../content/index.ts';
import { cardsPage, withCards } from './page.ts';

describe('the page of the cards', () => {
  test('is what npm run cards would write', () => {
    const page = readFileSync(new URL('../../../docs/games/bazar-quest.md', import.meta.url), 'utf8');
    expect(withCards(page, cardsPage(SET)) === page, 'run npm run cards').toBe(true);
  });
  test('shows every card once, with its sentence', () => {
    const tables = cardsPage(SET);
    for (const { title } of [...SET.items, ...SET.monsters, ...SET.adventures, ...SET.employees]) {
      expect(tables).toContain(`| ${title.en} | ${title.fr} |`);
    }
    for (const { name } of SET.heroes) expect(tables).toContain(`| ${name} |`);
    expect(tables).not.toContain('undefined');
  });
  test('keeps what is written by hand', () => {
    const page = 'a\n<!-- cards: written by npm run cards -->old<!-- /cards -->\nz\n';
    expect(withCards(page, 'new')).toBe('a\n<!-- cards: written by npm run cards -->\n\nnew\n\n<!-- /cards -->\nz\n');
    expect(() => withCards('no marks', 'new')).toThrow('marks');
  });
});
