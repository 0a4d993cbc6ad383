/** Whole games without a mouse: by Tab, arrows, Enter and numbers, and by the list of choices alone. */
import type { Page } from '@playwright/test';
import { enter, tabTo } from './support/keyboard.ts';
import { answer, isAsked, state } from './support/player.ts';
import { openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test('one whole game by keyboard only, from home to the score sheet', async ({ page }) => {
  await test.step('open a table, sit down, add a quick robot, start', async () => {
    await page.goto('/');
    await enter(page.getByRole('button', { name: 'Avec des amis' }));
    await tabTo(page.getByLabel('Votre prénom'));
    await page.keyboard.type('Léa');
    await page.keyboard.press('Enter');
    await enter(page.getByRole('button', { name: 'Robot', exact: true }).first());
    await enter(page.getByRole('button', { name: 'Modifier' }));
    await tabTo(page.getByRole('switch', { name: /Robots rapides/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await enter(page.getByRole('button', { name: 'Commencer' }));
  });
  await test.step('arrows move inside a zone, letters open the panels', async () => {
    await isAsked(page);
    await tabTo(page.locator('.equips button').first());
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.equips button').nth(1)).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Règles' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the first answers by Tab and Enter, the others by number', async () => {
    for (let answers = 0; await isAsked(page); answers++) {
      if (answers < 8) await answer(page, enter);
      else await answerByNumber(page);
    }
  });
  await test.step('the score sheet and the replay', async () => {
    await enter(page.getByRole('link', { name: 'Revoir' }));
    await expect(page.getByRole('slider', { name: 'Frise des coups' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/at=1/);
  });
});

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
    await expect.poll(() => state(page), { intervals: [50] }).not.toBe(was);
  }
});

/** The order in which numbers are tried: many weapons first, so that the game is short. */
const NUMBERS = '451236789';

async function answerByNumber(page: Page): Promise<void> {
  const was = await state(page);
  for (const number of NUMBERS) {
    await page.keyboard.press(number);
    const isTaken = expect.poll(() => state(page), { intervals: [50], timeout: 1000 }).not.toBe(was);
    if (await isTaken.then(() => true).catch(() => false)) return;
  }
  throw new Error('no number answers this question');
}
