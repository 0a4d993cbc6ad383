/** Plays any game through what is on the screen: whoever is asked presses something that glows. */
import { expect, type Locator, type Page } from '@playwright/test';
import { bazarQuest } from './bazar-quest.ts';
import { bossQuest } from './boss-quest.ts';
import { donjon, leave, TOLD } from './donjon.ts';
import type { Hands, Press } from './hands.ts';
import { karanor } from './karanor.ts';
import { firstSeen, seen, texts } from './look.ts';

/** Every game in somebody's hands, by the table it is played at. */
const HANDS: Readonly<Record<string, Hands>> = {
  '.bq-table': bossQuest,
  '.bz-table': bazarQuest,
  '.dj-table': donjon,
  '.mk-table': karanor,
};

export const click: Press = (button) => button.click();

/** A combat that is still shown, the way from the end of a game to its scores, and the scores. */
const MOVING = 'section.combat button.skip';
const FINALE = '.onward';
const SCORES = '.end ol.rows';

const QUESTION = Object.values(HANDS)
  .map((hands) => hands.question)
  .join(', ');

/** Where this person's own question is asked, once it can be answered. */
export const question = (page: Page): Locator => page.locator(QUESTION).first();

/** Waits until one of these people is asked something; a result that waits to be read is left. */
export async function whoIsAsked(...pages: readonly Page[]): Promise<Page> {
  let asked: Page[] = [];
  const look = async (): Promise<number> => {
    await Promise.all(pages.map(leave));
    const found = await Promise.all(pages.map((page) => seen(page, [QUESTION])));
    asked = pages.filter((_, i) => found[i].length > 0);
    return asked.length;
  };
  await expect.poll(look, { message: 'somebody is asked', intervals: [30] }).toBeGreaterThan(0);
  return asked[0];
}

/** Waits until this person is asked something or the game is over; says whether they are asked. */
export async function isAsked(page: Page, press: Press = click): Promise<boolean> {
  for (;;) {
    const place = await firstSeen(page, [MOVING, TOLD, FINALE, SCORES, QUESTION]);
    // Any key or press shows the result of a combat at once.
    if (place === MOVING) await page.keyboard.press('Shift');
    else if (place === TOLD) await leave(page);
    else if (place === FINALE) await press(page.getByRole('button', { name: 'Voir les scores' }));
    else return place === QUESTION;
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
  const [table] = await seen(page, Object.keys(HANDS));
  await HANDS[table].choose(page, press);
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
  const told = Object.values(HANDS).map((hands) => hands.told);
  const [shown, lines, said] = await Promise.all([
    seen(page, [SCORES, QUESTION]),
    page.locator('aside li').count(),
    texts(page, ['header.bar h1', 'header.bar .brand', ...told].join(', ')),
  ]);
  return shown.includes(SCORES) ? 'over' : [shown.includes(QUESTION), lines, ...said].join('|');
}
