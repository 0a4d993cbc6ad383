/** Marchands de Karanor in somebody's hands. */
import type { Locator, Page } from '@playwright/test';
import { type Asking, answerFirst, type Hands, open, type Press } from './hands.ts';

const table = (page: Page): Locator => page.locator('.mk-table');

/** The verbs of one's own turn. */
export const turn = (page: Page): Locator => table(page).locator('.bar.asking');

/** One of them, while it would be taken. */
export const verb = (page: Page, name: string): Locator => open(turn(page)).filter({ hasText: new RegExp(`^${name}`) });

/** Places on the map that are told so; those within reach say how many steps and actions. */
export const places = (page: Page, told: RegExp): Locator =>
  page.locator('.mk-map .spots').getByRole('button', { name: told });

/** The offers on the table, and the way to a new one. */
export const offers = (page: Page): Locator => page.getByRole('region', { name: 'Offres' });

/** One's own gold, and one's own goods by resource. */
export const purse = (page: Page): Locator => table(page).locator('.mine .purse .mk-coin');
export const stock = (page: Page): Locator => table(page).locator('.mine .stock');

/** What a turn is spent on: people first, then what grows here, then a day's work. */
const VERBS = ['Habitant', 'Récolter', 'Travailler', 'Fin du tour'];

/** Each place where something is asked, and an answer to it. */
const PLACES: readonly Asking[] = [
  ['.mk-table div.effects', (_, press, place) => press(open(place).last())],
  ['.mk-table section.pick', (_, press, place) => press(open(place).first())],
  ['.mk-table section.scene', (_, press, place) => press(open(place).first())],
  ['.mk-table section.draw', keepQuests],
  ['.mk-table .bar.asking', (page, press) => spend(page, press)],
];

/** As many as may be kept, from the first on. */
async function keepQuests(_page: Page, press: Press, place: Locator): Promise<void> {
  const keep = place.locator('button.act');
  while ((await keep.getAttribute('aria-disabled')) === 'true') {
    await press(place.locator('.cards button[aria-pressed="false"]').first());
  }
  await press(keep);
}

async function spend(page: Page, press: Press): Promise<void> {
  for (const name of VERBS) {
    const one = verb(page, name).first();
    if (await one.isVisible()) return press(one);
  }
}

export const karanor: Hands = {
  question: PLACES.map(([place]) => place).join(', '),
  told: '.mk-table',
  choose: (page, press) => answerFirst(page, press, PLACES),
};
