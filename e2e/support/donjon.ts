/** Donjon in somebody's hands. */
import type { Locator, Page } from '@playwright/test';
import { type Asking, answerFirst, type Hands, open, type Press } from './hands.ts';
import { seen } from './look.ts';

const table = (page: Page): Locator => page.locator('.dj-table');

/** The choice between the dungeon and everybody's arena, for whoever has it. */
const DOORS = '.dj-table div.choose button:not([aria-disabled="true"])';
const doors = (page: Page): Locator => page.locator(DOORS);

/** Everybody who may be challenged. */
export const arenas = (page: Page): Locator => table(page).locator('div.choose .rival:not([aria-disabled="true"])');

/** Facing a monster, with a choice. */
export const facing = (page: Page): Locator =>
  bar(page).filter({ has: page.getByRole('button', { name: /^Combattre sans/ }) });

/** The secret choice of a side. */
export const fist = (page: Page): Locator => table(page).locator('section.sides');

/** The words that are to be kept or broken. */
export const accounts = (page: Page): Locator => table(page).locator('section.accounts');

/** Something to be taken or not. */
export const gift = (page: Page): Locator => table(page).locator('section.gift');

/** The way on from a result that is told for a while. */
export const TOLD = '.dj-table .bar[data-question="told"]';

/** Verbs of the village, or before a monster. */
const BAR = '.dj-table .bar.asking:not([data-question="told"])';
const bar = (page: Page): Locator => page.locator(BAR);

/** Leaves what is told: once for what moves, once for the result. */
export async function leave(page: Page): Promise<void> {
  while ((await seen(page, [TOLD])).length > 0) await page.keyboard.press('Escape');
}

/** Each place where something is asked, and an answer to it: a quest that may be shown, then what lies over the rest. */
const PLACES: readonly Asking[] = [
  ['.dj-table button.declare', (_, press, place) => press(place)],
  ['.dj-table div.effects', (_, press, place) => press(open(place).last())],
  ['.dj-table section.byhand', (_, press, place) => press(open(place.locator('.ends')).first())],
  ['.dj-table section.pick', (_, press, place) => press(place.locator('button.act').first())],
  ['.dj-table section.surplus', (_, press, place) => press(place.locator('.cards button, .ends button').last())],
  ['.dj-table section.gift', (_, press, place) => press(open(place).first())],
  ['.dj-table section.accounts', (_, press, place) => press(open(place).first())],
  [
    '.dj-table section.sides',
    async (page, press, place) => {
      // A fist that is closed already is on its way.
      if ((await place.locator('[aria-pressed="true"]').count()) === 0) await seal(page, 'Neutre', press);
    },
  ],
  ['.dj-table section.loot', (_, press, place) => press(place.locator('button.act').first())],
  ['.dj-table div.choose', (page, press) => press(doors(page).first())],
  ['.dj-table .bar.asking', (_, press, place) => press(open(place).first())],
];

/** Not a question by being there. */
const UNASKED = new Set(['.dj-table button.declare', '.dj-table div.choose', '.dj-table .bar.asking']);

/** Closes the fist around a side. */
export async function seal(page: Page, side: 'Attaquant' | 'Défenseur' | 'Neutre', press: Press): Promise<void> {
  await press(fist(page).getByRole('button', { name: side }));
  await press(fist(page).getByRole('button', { name: 'Sceller' }));
}

export const donjon: Hands = {
  question: [...PLACES.map(([place]) => place).filter((place) => !UNASKED.has(place)), DOORS, BAR].join(', '),
  told: '.dj-table',
  choose: (page, press) => answerFirst(page, press, PLACES),
};
