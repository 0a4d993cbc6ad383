/** Each reader's own language, light and motion, changed in the middle of a game. */
import type { Page } from '@playwright/test';
import { turn } from './support/boss-quest.ts';
import { answer, isAsked, playTo } from './support/player.ts';
import { openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const told = (page: Page) => page.locator('aside li p').allInnerTexts();

test('French to English and back, past log and cards included', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', bots: 2, fast: true });
  await page.goto(`/t/${code}`);
  for (let answers = 0; answers < 4 && (await isAsked(page)); answers++) await answer(page);
  await playTo(turn(page));
  const french = await told(page);
  expect(french.join(' ')).toMatch(/demandez .* armes?/);

  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = await told(page);
  expect(english).toHaveLength(french.length);
  expect(english.join(' ')).toMatch(/ask for .* weapons?/);
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(/\b(manche|armes?|Magicien|Journal|dépassez|cœurs?|clefs?)\b/i);

  await page.reload();
  await expect(page.locator('header.bar h1')).toContainText('Léa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'FR, français' }).click();
  expect(await told(page)).toEqual(french);
});

test('light, dark and movement are each one’s own choice', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', bots: 1, fast: true });
  await page.goto(`/t/${code}`);
  await isAsked(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Menu de la partie' }).click();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByText('veillée').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(paper).not.toBe(light);
  await page.getByText('instantané').click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');

  const calm = await visit({ reducedMotion: 'reduce' });
  const quiet = await openTable(calm, { mode: 'solo', name: 'Noé', bots: 1, fast: true });
  await calm.goto(`/t/${quiet.code}`);
  await expect(calm.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await isAsked(calm);
  await answer(calm);
  const longest = await calm.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration))),
  );
  expect(longest, 'milliseconds').toBeLessThanOrEqual(100);
});
