/** Plays Boss Quest through what is on the screen: whoever is asked presses something that glows. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody presses a button. */
export type Press = (button: Locator) => Promise<void>;

export const click: Press = (button) => button.click();

export const combat = (page: Page): Locator => page.locator('section.combat');
const scoreSheet = (page: Page): Locator => page.locator('.end ol.rows');
/** Buttons whose press would be taken. */
const open = (place: Locator): Locator => place.locator('button.act:not([aria-disabled="true"])');

/** Where weapons are asked for: a question that waits as long as it takes. */
export const turn = (page: Page): Locator => page.locator('.deck.mine .equips');

/** Where this person's own question is asked, once it can be answered. */
export const question = (page: Page): Locator =>
  page
    .locator('.deck.mine')
    .or(open(combat(page)))
    .first();

/** Waits until one of these people is asked something. */
export function whoIsAsked(...pages: readonly Page[]): Promise<Page> {
  const wait = async (page: Page): Promise<Page> => {
    await question(page).waitFor();
    return page;
  };
  return Promise.any(pages.map(wait));
}

/** Waits until this person is asked something or the game is over; says whether they are asked. */
export async function isAsked(page: Page): Promise<boolean> {
  const moving = combat(page).locator('button.skip');
  const settled = question(page).or(scoreSheet(page)).first();
  await expect(settled.or(moving).first()).toBeVisible({ timeout: 30_000 });
  // Any key or press shows the result of a combat at once.
  if (await moving.isVisible()) await page.keyboard.press('Shift');
  await expect(settled).toBeVisible({ timeout: 30_000 });
  return !(await scoreSheet(page).isVisible());
}

/** Answers the question this person is asked, and waits until the answer is taken. */
export async function answer(page: Page, press: Press = click): Promise<void> {
  const was = await state(page);
  await choose(page, press);
  await expect.poll(() => state(page), { message: 'the answer is taken', intervals: [50] }).not.toBe(was);
}

/** As many weapons as allowed, then the Magician, and the first spell. */
export async function choose(page: Page, press: Press): Promise<void> {
  const spell = page.locator('.magician.choosing button.slot').first();
  const weapons = open(page.locator('.equips'));
  if (await combat(page).isVisible()) await press(open(combat(page)).first());
  else if (await spell.isVisible()) {
    await press(spell);
    await press(open(page.locator('.cast .verbs')).first());
  } else await press((await weapons.count()) > 0 ? weapons.last() : open(page.locator('.deck.mine')).first());
}

/** Plays until the score sheet is shown; says how many answers it took. */
export async function playToEnd(page: Page, press: Press = click): Promise<number> {
  let answers = 0;
  for (; await isAsked(page); answers++) await answer(page, press);
  return answers;
}

/** Answers until this is to be seen, or the game is over. */
export async function playTo(place: Locator): Promise<void> {
  while ((await isAsked(place.page())) && !(await place.isVisible())) await answer(place.page());
}

/** What tells one question from the next, or from waiting. */
export async function state(page: Page): Promise<string> {
  if (await scoreSheet(page).isVisible()) return 'over';
  const canAnswer = await question(page).isVisible();
  const texts = await page.locator('header.bar h1, header.bar .brand, .deck, section.combat h1').allTextContents();
  const told = await page.locator('aside li').count();
  return [canAnswer, told, ...texts].join('|');
}
