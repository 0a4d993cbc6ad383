/** Whole games without a mouse: by Tab, arrows, Enter and numbers, and by the list of choices alone. */
import type { Page } from '@playwright/test';
import { goOn } from './support/bazar-quest.ts';
import { enter, tabTo } from './support/keyboard.ts';
import { shortRace } from './support/packs.ts';
import { answer, expectTaken, isAsked, state } from './support/player.ts';
import { onShelf, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

interface Way {
  readonly game: string;
  readonly robots: number;
  readonly zone: string;
  /** So many answers by Tab, and the numbers to try for the others. */
  readonly byTab: number;
  readonly numbers: string;
  readonly pack?: object;
}

const GAMES: readonly Way[] = [
  // Many weapons first, so that the game is short.
  { game: 'boss-quest', robots: 1, zone: '.equips button', byTab: 8, numbers: '451236789' },
  // A whole round; then sales with something in them before those with nothing.
  { game: 'bazar-quest', robots: 1, zone: '.draft .cards button.card', byTab: 12, numbers: '213456789' },
  // A short race: a whole turn, and the first adventure of another.
  { game: 'donjon', robots: 2, zone: '.pick button.act', byTab: 12, numbers: '123456789', pack: shortRace() },
];

for (const { game, robots, zone, byTab, numbers, pack } of GAMES) {
  test(`one whole game of ${game} by keyboard only, from home to the score sheet`, async ({ page }) => {
    test.slow(game === 'bazar-quest', 'a longer game');
    await test.step('open a table, sit down, add quick robots, start', async () => {
      await page.goto('/');
      await enter(onShelf(page, game).getByRole('button', { name: 'Avec des amis' }));
      await tabTo(page.getByLabel('Votre prénom'));
      await page.keyboard.type('Léa');
      await page.keyboard.press('Enter');
      for (let robot = 0; robot < robots; robot++) {
        await enter(page.getByRole('button', { name: 'Robot', exact: true }).first());
        await expect(page.getByRole('button', { name: 'Changer' })).toHaveCount(robot + 1);
      }
      await enter(page.getByRole('button', { name: 'Modifier' }));
      await tabTo(page.getByRole('switch', { name: /Robots rapides/ }));
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      if (pack !== undefined) await page.request.put(`/api/tables/${page.url().slice(-6)}/pack`, { data: pack });
      await enter(page.getByRole('button', { name: 'Commencer' }));
    });
    await test.step('arrows move inside a zone, letters open the panels', async () => {
      await isAsked(page);
      await tabTo(page.locator(zone).first());
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(zone).nth(1)).toBeFocused();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Règles' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('the first answers by Tab and Enter, the others by number', async () => {
      for (let answers = 0; await isAsked(page, enter); answers++) {
        if (answers < byTab || (await goOn(page).isVisible())) await answer(page, enter);
        else await answerByNumber(page, numbers);
      }
    });
    await test.step('the score sheet and the replay', async () => {
      await enter(page.getByRole('link', { name: 'Revoir' }));
      await expect(page.getByRole('slider', { name: 'Frise des coups' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/at=1/);
    });
  });
}

test('one whole game, with every expansion, by the list of choices alone', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', bots: 1, fast: true, preset: 'full' });
  await page.goto(`/t/${code}`);
  for (let answers = 0; await isAsked(page); answers++) {
    const was = await state(page);
    const list = page.getByRole('dialog', { name: 'Liste des choix' });
    await expect(async () => {
      await page.keyboard.press('c');
      await expect(list).toBeVisible({ timeout: 500 });
    }).toPass();
    const open = list.locator('li button:not([aria-disabled="true"])');
    // Not always the same: each kind of question meets several of its answers.
    await enter(open.nth((answers * 3) % (await open.count())));
    await expectTaken(page, was);
  }
});

/** Tries these numbers in their order. */
async function answerByNumber(page: Page, numbers: string): Promise<void> {
  const was = await state(page);
  for (const number of numbers) {
    await page.keyboard.press(number);
    const isTaken = expectTaken(page, was, 1000);
    if (await isTaken.then(() => true).catch(() => false)) return;
  }
  throw new Error('no number answers this question');
}
