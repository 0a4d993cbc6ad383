/** Bazar Quest in somebody's hands. */
import type { Locator, Page } from '@playwright/test';
import { type Hands, open, type Press } from './hands.ts';

/** The bar under one's own counter, while this work is asked for. */
export const work = (page: Page, name: string): Locator => page.locator(`.bz-table[data-work="${name}"] .bar.asking`);

/** The fights, told to their end. */
export const fights = (page: Page): Locator => page.locator('.adventure > footer .again');

/** The way on from the fights, told or not. */
export const goOn = (page: Page): Locator => page.locator('.adventure > footer button.primary');

/** Cards to choose from. */
export const cards = (page: Page): Locator => page.locator('.bz-table .pick > button.card');

/** The verb that seals what was chosen. */
export const seal = (page: Page): Locator => page.locator('.bar.asking button.primary');

/** Each work as the table names it. */
const WORKS: Readonly<Record<string, (page: Page, press: Press) => Promise<void>>> = {
  async draft(page, press) {
    await press(cards(page).first());
    await press(seal(page));
  },
  /** A monster may forbid some cards in a window. */
  async display(page, press) {
    await press(page.locator('.display .pick > button.card:not([aria-disabled="true"])').first());
    await press(seal(page));
  },
  inviting: (page, press) => press(open(page.locator('.inviting')).first()),
  /** Everything that can be paid. */
  async counter(page, press) {
    const sales = page.locator('.counter .verbs button.plain:not([aria-disabled="true"])');
    while ((await sales.count()) > 0) await press(sales.first());
    await press(seal(page));
  },
  /** The first thing on the shelf that can be paid, else nothing. */
  async market(page, press) {
    const wares = open(page.locator('.ware'));
    await press((await wares.count()) > 0 ? wares.first() : seal(page));
  },
  async inventory(page, press) {
    const others = page.locator('.inventory .pick > button.card[aria-pressed="false"]');
    while ((await seal(page).getAttribute('aria-disabled')) === 'true') await press(others.first());
    await press(seal(page));
  },
};

export const bazarQuest: Hands = {
  question: '.bz-table :is(.bar.asking, .effects, .adventure > footer)',
  told: '.bz-table',
  async choose(page, press) {
    const ability = open(page.locator('.effects')).first();
    if (await ability.isVisible()) await press(ability);
    else if (await page.locator('.adventure').isVisible()) await press(goOn(page));
    else await WORKS[(await page.locator('.bz-table').getAttribute('data-work')) ?? ''](page, press);
  },
};
