/** Practice alone with bots: a game in the browser that needs no server, and is still there when one comes back. */
import { holdUntil } from './support/holding.ts';
import { answer, isAsked, question } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('a practice game goes on without a server and after a reload, until another is set up', async ({
  page,
  house,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'S’entraîner' }).first().click();
  await page.getByText('débutant', { exact: true }).click();
  await page.getByRole('switch', { name: 'Robots rapides' }).click();
  await page.getByRole('button', { name: 'Règles de la partie' }).click();
  await page.getByRole('switch', { name: 'Potions' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Jouer' }).click();
  await expect(page.locator('.rival')).toHaveCount(3);
  await expect(question(page)).toBeVisible();
  await house.kill();
  for (let given = 0; given < 3; given++) {
    expect(await isAsked(page)).toBe(true);
    await answer(page);
  }
  expect(await isAsked(page)).toBe(true);

  const story = page.locator('aside').getByRole('listitem');
  const told = await story.allInnerTexts();
  expect(told.length).toBeGreaterThan(3);
  await house.start();
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await story.allInnerTexts()).toEqual(told);
  await answer(page);

  await page.getByRole('button', { name: 'Menu de la partie' }).click();
  await expect(page.getByRole('button', { name: 'Inviter' })).toHaveCount(0);
  await holdUntil(
    page.getByRole('button', { name: /^Nouvelle partie/ }),
    page.getByRole('heading', { name: 'S’entraîner' }),
  );

  await page.evaluate(() => localStorage.setItem('tablee.practice', '{"practice":1,"game":"gone"'));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/ne peut pas être reprise/);
  await page.getByRole('button', { name: 'Jouer' }).click();
  await expect(page.locator('.rival')).toHaveCount(3);
});
