/** Boss Quest in somebody's hands. */
import type { Locator, Page } from '@playwright/test';
import { type Hands, open } from './hands.ts';

export const combat = (page: Page): Locator => page.locator('section.combat');

/** Where weapons are asked for: a question that waits as long as it takes. */
export const turn = (page: Page): Locator => page.locator('.deck.mine .equips');

export const bossQuest: Hands = {
  question: (page) => page.locator('.deck.mine').or(open(combat(page))),
  told: '.deck, section.combat h1',
  /** As many weapons as allowed, then the Magician, and the first spell. */
  async choose(page, press) {
    const spell = page.locator('.magician.choosing button.slot').first();
    const weapons = open(page.locator('.equips'));
    const companions = page.locator('.deck.mine button.act[aria-pressed="false"]');
    if (await combat(page).isVisible()) await press(open(combat(page)).first());
    else if (await spell.isVisible()) {
      await press(spell);
      await press(open(page.locator('.cast .verbs')).first());
    } else if ((await companions.count()) > 1) {
      // One of the two must lie before a player.
      await press(companions.filter({ hasNotText: 'réserve' }).first());
      await press(companions.first());
      await press(page.locator('.deck.mine button.act:not([aria-pressed])').last());
    } else await press((await weapons.count()) > 0 ? weapons.last() : open(page.locator('.deck.mine')).first());
  },
};
