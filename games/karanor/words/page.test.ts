import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withCards } from '../../../web/words/telling/markdown.ts';
import { SET } from '../content/index.ts';
import { cardsPage } from './page.ts';

describe('the page of the cards', () => {
  test('is what npm run cards would write', () => {
    const page = readFileSync(new URL('../../../docs/games/karanor.md', import.meta.url), 'utf8');
    expect(withCards(page, cardsPage(SET)) === page, 'run npm run cards').toBe(true);
  });
  test('shows every card with its sentence', () => {
    const tables = cardsPage(SET);
    const titled = [SET.territories, SET.stories, SET.commerces, SET.insignia, SET.artefacts, SET.blackMarket];
    for (const { title } of [...titled.flat(), ...SET.quests, ...SET.sequels]) {
      expect(tables).toContain(`| ${title.en} | ${title.fr} |`);
    }
    expect(tables).not.toMatch(/undefined|NaN/);
  });
});
