/** Plays Boss Quest through what is on the screen: whoever is asked presses something that glows. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody presses a button. */
export type Press = (button: Locator) => Promise<void>;

export const click: Press = (button) => button.click();
export const tap: Press = (button) => button.tap();

/** Everything in the way of an answer that would be taken. */
const OPEN = ':not([aria-disabled="true"])';
const acts = (page: Page): Locator => page.locator(`.deck.mine button.act${OPEN}`);
const combat = (page: Page): Locator => page.locator('section.combat');
const scoreSheet = (page: Page): Locator => page.locator('.end ol.rows');

/** This person's own question, in the bar. */
export const question = (page: Page): Locator => page.locator('header.bar .prompt.mine');

/** Waits until one of these people is asked something. */
export function whoIsAsked(...pages: readonly Page[]): Promise<Page> {
  const wait = async (page: Page): Promise<Page> => {
    await question(page).waitFor();
    return page;
  };
  return Promise.any(pages.map(wait));
}

/** Waits until this person is asked something or the game is over; says whether they are asked. */
async function isAsked(page: Page): Promise<boolean> {
  await expect(question(page).or(scoreSheet(page)).first()).toBeVisible({ timeout: 30_000 });
  return !(await scoreSheet(page).isVisible());
}

/** Answers the question this person is asked, and waits until the answer is taken. */
export async function answer(page: Page, press: Press = click): Promise<void> {
  const was = await state(page);
  await choose(page, press);
  await expect.poll(() => state(page), { message: 'the answer is taken', intervals: [50] }).not.toBe(was);
}

/** As many weapons as allowed, then the Magician, and the first spell. */
async function choose(page: Page, press: Press): Promise<void> {
  const go = combat(page).locator('button.act');
  const spell = page.locator('.magician.choosing button.slot').first();
  const verbs = page.locator(`.cast .verbs button.act.night${OPEN}`);
  await expect(acts(page).or(combat(page)).or(spell).first()).toBeVisible();
  if (await combat(page).isVisible()) {
    // A press anywhere shows the result at once.
    await press(combat(page).getByRole('heading', { level: 1 }));
    await press(go.first());
  } else if (await spell.isVisible()) {
    await press(spell);
    await press(verbs.first());
  } else {
    const weapons = page.locator(`.equips button.act${OPEN}`);
    await press((await weapons.count()) > 0 ? weapons.last() : acts(page).first());
  }
}

/** Plays until the score sheet is shown; says how many answers it took. */
export async function playToEnd(page: Page, press: Press = click): Promise<number> {
  let answers = 0;
  for (; await isAsked(page); answers++) await answer(page, press);
  return answers;
}

/** What tells one question from the next, or from waiting. */
async function state(page: Page): Promise<string> {
  if (await scoreSheet(page).isVisible()) return 'over';
  return page.locator('body').evaluate((body) => {
    const parts = ['header.bar h1', '.deck', 'section.combat footer', 'section.combat h1'];
    return parts.map((part) => body.querySelector(part)?.textContent ?? '').join('|');
  });
}
