/** Two people in two browsers play a whole game: from the link to the score sheet, then rematch, export and replay. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '../scripts/lib/toolchain.mjs';
import { saved } from './support/packs.ts';
import { playToEnd, question } from './support/player.ts';
import { onShelf } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

for (const game of ['boss-quest', 'bazar-quest'])
  test(`two people and a robot play a whole game of ${game}, and look at it again`, async ({ page, visit }, info) => {
    test.slow(game === 'bazar-quest', 'a longer game');
    const [lea, noe] = [page, await visit()];
    const code = await test.step('Léa opens a table and sits down', async () => {
      await lea.goto('/');
      await onShelf(lea, game).getByRole('button', { name: 'Avec des amis' }).click();
      await sit(lea, 'Léa');
      await lea.getByRole('button', { name: 'Robot', exact: true }).first().click();
      return lea.url().slice(-6);
    });
    await test.step('Noé comes with the code, and they talk', async () => {
      await noe.goto('/');
      await noe.getByLabel(/code/i).first().pressSequentially(code);
      await sit(noe, 'Noé');
      await expect(lea.getByRole('heading', { name: 'Noé' })).toBeVisible();
      await noe.getByRole('button', { name: 'Discussion' }).click();
      await noe.getByRole('button', { name: 'Bonjour !' }).click();
      await noe.keyboard.press('Escape');
    });
    await test.step('the host makes robots quick, and starts', async () => {
      await lea.getByRole('button', { name: 'Modifier' }).click();
      await lea.getByText('Robots rapides').click();
      await lea.keyboard.press('Escape');
      if (game === 'bazar-quest') await lea.request.put(`/api/tables/${code}/pack`, { data: saved() });
      await lea.getByRole('button', { name: 'Commencer' }).click();
    });
    await test.step('both play to the end', async () => {
      await expect(lea.getByRole('tab', { name: /Discussion/ })).toBeVisible();
      await Promise.all([playToEnd(lea), playToEnd(noe)]);
    });
    await test.step('both see the same score sheet, and the log is still there', async () => {
      const [hers, his] = await Promise.all(
        [lea, noe].map((one) => one.locator('.end ol.rows .total').allTextContents()),
      );
      expect(hers).toEqual(his);
      expect(hers).toHaveLength(3);
      await lea.getByRole('button', { name: 'Revoir la table' }).click();
      await expect(lea.getByRole('region', { name: 'Journal' }).getByRole('listitem').first()).toBeVisible();
      await lea.getByRole('button', { name: 'Voir les scores' }).click();
    });
    await test.step('the export is a file that the command replays', async () => {
      const [download] = await Promise.all([
        lea.waitForEvent('download'),
        lea.getByRole('link', { name: 'Exporter' }).click(),
      ]);
      const file = info.outputPath('game.json');
      await download.saveAs(file);
      const { stdout } = await run(join(root, 'tablee'), ['replay', file]);
      expect(stdout).toContain('"ending"');
    });
    await test.step('the replay has a timeline, viewpoints and a link to a move', async () => {
      await noe.getByRole('link', { name: 'Revoir' }).click();
      const timeline = noe.getByRole('slider', { name: 'Frise des coups' });
      await expect(timeline).toHaveValue('0');
      await timeline.focus();
      for (let move = 0; move < 3; move++) await noe.keyboard.press('ArrowRight');
      await expect(timeline).toHaveValue('3');
      const hers = noe.getByRole('group', { name: 'Point de vue' }).getByRole('button', { name: 'Léa' });
      await hers.click();
      await expect(hers).toHaveAttribute('aria-pressed', 'true');
      await expect(noe).toHaveURL(/replay\?at=3&seat=\d/);
      const said = await noe.locator('.say[aria-live]').textContent();
      const stranger = await visit();
      await stranger.goto(noe.url());
      await expect(stranger.locator('.say[aria-live]')).toHaveText(said ?? '');
      await stranger.getByRole('button', { name: 'Fin', exact: true }).click();
      await stranger.getByRole('button', { name: 'Coup précédent' }).click();
      await stranger.getByRole('button', { name: 'Lecture' }).click();
      await expect(stranger.locator('.bq-table, .bz-table').first()).toBeVisible();
      await test.step('through everybody’s eyes, and played on from there', async () => {
        await stranger.getByRole('button', { name: 'Tous', exact: true }).click();
        await expect(stranger).toHaveURL(/&seat=-2/);
        await stranger.getByRole('button', { name: 'Début', exact: true }).click();
        await stranger.getByRole('button', { name: 'Rejouer d’ici contre robots' }).click();
        await expect(question(stranger)).toBeVisible();
      });
    });
    await test.step('the rematch keeps everybody', async () => {
      await lea.getByRole('button', { name: 'Revanche' }).click();
      await expect(lea.getByRole('heading', { name: 'Noé' })).toBeVisible();
      await noe.goto(`/t/${code}`);
      await noe.getByRole('button', { name: 'Rejoindre la revanche' }).click();
      await lea.getByRole('button', { name: 'Commencer' }).click();
      await expect(noe.locator('header.bar')).toBeVisible();
    });
  });

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Votre prénom').fill(name);
  await page.getByRole('button', { name: 'S’asseoir à la table' }).click();
}
