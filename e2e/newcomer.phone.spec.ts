/** Link to first move: a new phone, no cookie, at most four taps, nothing to read first. */
import type { Locator } from '@playwright/test';
import { answer, whoIsAsked } from './support/player.ts';
import { openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

for (const game of ['boss-quest', 'bazar-quest', 'donjon', 'karanor']) {
  test(`a newcomer opens a link to ${game} and makes a move in at most four taps and thirty seconds`, async ({
    page,
    visit,
  }) => {
    const host = await visit();
    const { code } = await openTable(host, { game, mode: 'friends', name: 'Léa', bots: 1, fast: true });
    await host.goto(`/t/${code}`);

    let taps = 0;
    const tap = async (button: Locator): Promise<void> => {
      taps += 1;
      await button.tap();
    };
    const since = Date.now();
    await page.goto(`/t/${code}`);
    await expect(page.getByRole('heading', { name: 'Léa vous garde un siège' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tap(page.getByLabel('Votre prénom'));
    await page.keyboard.type('Maé');
    await tap(page.getByRole('button', { name: 'S’asseoir à la table' }));
    await expect(page.getByText('Léa, qui tient la table, lance la partie.')).toBeVisible();

    await expect(host.getByRole('heading', { name: 'Maé' })).toBeVisible();
    await host.getByRole('button', { name: 'Commencer' }).tap();
    // The host may have the first turn; this is about the newcomer's.
    while ((await whoIsAsked(page, host)) === host) await answer(host);
    await answer(page, tap);
    expect(taps).toBeLessThanOrEqual(4);
    expect(Date.now() - since).toBeLessThan(30_000);
  });
}
