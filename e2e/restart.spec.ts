/** The server is killed in the middle of a game and started again: the table goes on where it was. */
import type { Page } from '@playwright/test';
import { turn } from './support/boss-quest.ts';
import { House } from './support/house.ts';
import { answer, choose, click, isAsked, playTo, playToEnd, question, state } from './support/player.ts';
import { openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const band = (page: Page) => page.getByText(/Connexion perdue, on réessaie/);
const log = (page: Page) => page.getByRole('region', { name: 'Journal' }).getByRole('listitem').allTextContents();

test('a server killed and restarted in the middle of a game loses nothing', async ({ visit }) => {
  const house = await House.open();
  try {
    const page = await visit({ baseURL: house.address });
    const { code } = await openTable(page, { mode: 'solo', name: 'Léa', bots: 2, fast: true });
    await page.goto(`/t/${code}`);
    for (let answers = 0; answers < 3 && (await isAsked(page)); answers++) await answer(page);
    await playTo(turn(page));

    await test.step('killed: the band says so, the table stays readable', async () => {
      const [before, told] = [await state(page), await log(page)];
      await house.kill();
      await expect(band(page)).toBeVisible();
      expect(await state(page)).toBe(before);
      await house.start();
      await expect(band(page)).toBeHidden({ timeout: 20_000 });
      await expect(page.getByText(/De retour/)).toBeVisible();
      expect(await state(page)).toBe(before);
      expect(await log(page)).toEqual(told);
    });
    await test.step('opened again: the same seat, the same question', async () => {
      const before = await state(page);
      await page.reload();
      await expect(question(page)).toBeVisible();
      expect(await state(page)).toBe(before);
    });
    await test.step('an answer given meanwhile waits, and is taken once', async () => {
      await house.kill();
      await expect(band(page)).toBeVisible();
      await choose(page, click);
      await expect(page.getByText('Votre choix partira dès le retour.')).toBeVisible();
      await house.start();
      await expect(band(page)).toBeHidden({ timeout: 20_000 });
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await playToEnd(page);
  } finally {
    await house.close();
  }
});
