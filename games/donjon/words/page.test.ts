import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withCards } from '../../../web/words/telling/markdown.ts';
import { SET } from '../content/index.ts';
import { cardsPage } from './page.ts';

describe('the page of the cards', () => {
  test('is what npm run cards would write', () => {
    const page = readFileSync(new URL('../../../docs/games/donjon.md', import.meta.url), 'utf8');
    expect(withCards(page, cardsPage(SET)) === page, 'run npm run cards').toBe(true);
  });
  test('shows every card once, with its sentence', () => {
    const tables = cardsPage(SET);
    for (const { title } of [...SET.monsters, ...SET.specials, ...SET.events, ...SET.objects, ...SET.quests]) {
      expect(tables.split(`| ${title.en} | ${title.fr} |`)).toHaveLength(2);
    }
    for (const { title } of SET.characters) expect(tables).toContain(`| **${title.en}** | **${title.fr}** |`);
    expect(tables).not.toContain('undefined');
  });
});
