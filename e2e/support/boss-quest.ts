/** Boss Quest in somebody's hands. */
import type { Locator, Page } from '@playwright/test';
import { type Hands, OPEN, open } from './hands.ts';
import { seen } from './look.ts';

const COMBAT = 'section.combat';
export const combat = (page: Page): Locator => page.locator(COMBAT);

const SPELL = '.magician.choosing button.slot';
const WEAPONS = `.equips ${OPEN}`;

/** Where weapons are asked for: a question that waits as long as it takes. */
export const turn = (page: Page): Locator => page.locator('.deck.mine .equips');

export const bossQuest: Hands = {
  question: `.deck.mine, ${COMBAT} ${OPEN}`,
  told: '.deck, section.combat h1',
  /** As many weapons as allowed, then the Magician, and the first spell. */
  async choose(page, press) {
    const companions = page.locator('.deck.mine button.act[aria-pressed="false"]');
    const shown = await seen(page, [COMBAT, SPELL, WEAPONS]);
    if (shown.includes(COMBAT)) await press(open(combat(page)).first());
    else if (shown.includes(SPELL)) {
      await press(page.locator(SPELL).first());
      await press(open(page.locator('.cast .verbs')).first());
    } else if ((await companions.count()) > 1) {
      // One of the two must lie before a player.
      await press(companions.filter({ hasNotText: 'réserve' }).first());
      await press(companions.first());
      await press(page.locator('.deck.mine button.act:not([aria-pressed])').last());
    } else
      await press(shown.includes(WEAPONS) ? page.locator(WEAPONS).last() : open(page.locator('.deck.mine')).first());
  },
};
