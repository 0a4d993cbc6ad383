/** Donjon in somebody's hands. */
import type { Locator, Page } from '@playwright/test';
import { type Hands, open, type Press } from './hands.ts';

const table = (page: Page): Locator => page.locator('.dj-table');

/** The choice between the dungeon and everybody's arena, for whoever has it. */
const doors = (page: Page): Locator => table(page).locator('div.choose button:not([aria-disabled="true"])');

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
const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Continuer' });
export const told = (page: Page): Locator =>
  table(page)
    .locator('.bar.asking')
    .filter({ has: goOn(page) });

/** Verbs of the village, or before a monster. */
const bar = (page: Page): Locator =>
  table(page)
    .locator('.bar.asking')
    .filter({ hasNot: goOn(page) });

/** Leaves what is told: once for what moves, once for the result. */
export async function leave(page: Page): Promise<void> {
  while (await told(page).isVisible()) await page.keyboard.press('Escape');
}

/** Each place where something is asked, and an answer to it: a quest that may be shown, then what lies over the rest. */
const PLACES: readonly (readonly [place: string, (page: Page, press: Press, place: Locator) => Promise<void>])[] = [
  ['button.declare', (_, press, place) => press(place)],
  ['div.effects', (_, press, place) => press(open(place).last())],
  ['section.pick', (_, press, place) => press(place.locator('button.act').first())],
  ['section.surplus', (_, press, place) => press(place.locator('.cards button, .ends button').last())],
  ['section.gift', (_, press, place) => press(open(place).first())],
  ['section.accounts', (_, press, place) => press(open(place).first())],
  [
    'section.sides',
    async (page, press, place) => {
      // A fist that is closed already is on its way.
      if ((await place.locator('[aria-pressed="true"]').count()) === 0) await seal(page, 'Neutre', press);
    },
  ],
  ['section.loot', (_, press, place) => press(place.locator('button.act').first())],
  ['div.choose', (page, press) => press(doors(page).first())],
  ['.bar.asking', (_, press, place) => press(open(place).first())],
];

/** Not a question by being there. */
const UNASKED = new Set(['button.declare', 'div.choose', '.bar.asking']);

/** Closes the fist around a side. */
export async function seal(page: Page, side: 'Attaquant' | 'Défenseur' | 'Neutre', press: Press): Promise<void> {
  await press(fist(page).getByRole('button', { name: side }));
  await press(fist(page).getByRole('button', { name: 'Sceller' }));
}

export const donjon: Hands = {
  question: (page) =>
    table(page)
      .locator(
        PLACES.map(([place]) => place)
          .filter((place) => !UNASKED.has(place))
          .join(', '),
      )
      .or(doors(page))
      .or(bar(page)),
  told: '.dj-table',
  async choose(page, press) {
    for (const [place, answer] of PLACES) {
      const here = table(page).locator(place).first();
      if (await here.isVisible()) return answer(page, press, here);
    }
  },
};
