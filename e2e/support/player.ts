/** Plays any game through what is on the screen: whoever is asked presses something that glows. */
import { expect, type Locator, type Page } from '@playwright/test';
import { bazarQuest } from './bazar-quest.ts';
import { bossQuest, combat } from './boss-quest.ts';
import { donjon, leave, told } from './donjon.ts';
import type { Hands, Press } from './hands.ts';
import { karanor } from './karanor.ts';

/** Every game in somebody's hands, by the table it is played at. */
const HANDS: Readonly<Record<string, Hands>> = {
  '.bq-table': bossQuest,
  '.bz-table': bazarQuest,
  '.dj-table': donjon,
  '.mk-table': karanor,
};

export const click: Press = (button) => button.click();

const scoreSheet = (page: Page): Locator => page.locator('.end ol.rows');

/** Where this person's own question is asked, once it can be answered. */
export const question = (page: Page): Locator =>
  Object.values(HANDS)
    .map((hands) => hands.question(page))
    .reduce((one, other) => one.or(other))
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
export async function isAsked(page: Page, press: Press = click): Promise<boolean> {
  const moving = combat(page).locator('button.skip');
  const finale = page.getByRole('button', { name: 'Voir les scores' });
  const anything = question(page).or(scoreSheet(page)).or(moving).or(told(page)).or(finale).first();
  for (;;) {
    await expect(anything).toBeVisible({ timeout: 30_000 });
    // Any key or press shows the result of a combat at once.
    if (await moving.isVisible()) await page.keyboard.press('Shift');
    else if (await told(page).isVisible()) await leave(page);
    else if (await finale.isVisible()) await press(finale);
    else return !(await scoreSheet(page).isVisible());
  }
}

/** Answers the question this person is asked, and waits until the answer is taken. */
export async function answer(page: Page, press: Press = click): Promise<void> {
  const was = await state(page);
  await choose(page, press);
  await expectTaken(page, was);
}

/** Waits until what was answered in this state is taken. */
export async function expectTaken(page: Page, was: string, timeout?: number): Promise<void> {
  const isTaken = async (): Promise<boolean> =>
    (await page.locator('[aria-busy="true"]').count()) === 0 && (await state(page)) !== was;
  await expect
    .poll(isTaken, { message: 'the answer is taken', intervals: [50], ...(timeout !== undefined && { timeout }) })
    .toBe(true);
}

/** Presses an answer, whichever game it is. */
export async function choose(page: Page, press: Press): Promise<void> {
  const tables = Object.keys(HANDS);
  const shown = await Promise.all(tables.map((table) => page.locator(table).isVisible()));
  await HANDS[tables[shown.indexOf(true)]].choose(page, press);
}

/** Plays until the score sheet is shown; says how many answers it took. */
export async function playToEnd(page: Page, press: Press = click): Promise<number> {
  let answers = 0;
  for (; await isAsked(page, press); answers++) await answer(page, press);
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
  const told = Object.values(HANDS).map((hands) => hands.told);
  const places = ['header.bar h1', 'header.bar .brand', ...told].join(', ');
  const texts = await page.locator(places).allTextContents();
  const lines = await page.locator('aside li').count();
  return [canAnswer, lines, ...texts].join('|');
}
