import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withCards } from '../../../web/words/telling/markdown.ts';
import { BOSSES, COMPANIONS } from '../content/cards.ts';
import { cards } from './en/cards.ts';
import { cardsPage } from './page.ts';

describe('the page of the cards', () => {
  test('is what npm run cards would write', async () => {
    const page = readFileSync(new URL('../../../docs/games/boss-quest.md', import.meta.url), 'utf8');
    expect(withCards(page, await cardsPage()) === page, 'run npm run cards').toBe(true);
  });

  test('shows every card once, with its sentence', async () => {
    const tables = await cardsPage();
    const titled = [...Object.values(cards.spells), ...Object.values(cards.bosses), ...Object.values(cards.companions)];
    expect(titled).toHaveLength(Object.keys(cards.spells).length + BOSSES.length + COMPANIONS.length);
    for (const { name } of titled) expect(tables.split(`\n| ${name} | `), name).toHaveLength(2);
    expect(tables).not.toContain('undefined');
  });
});
