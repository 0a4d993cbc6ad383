/** An owner's cards: chosen at set-up, checked, seen by everybody, played with and seen again. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TableInfo } from '../wire/protocol.ts';
import { check } from './support/axe.ts';
import { ask } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** The first game on the shelf that takes packs, or that does not. */
async function openTable(page: Page, takesPacks: boolean): Promise<TableInfo> {
  const games = (await (await page.request.get('/api/games')).json()) as { id: string }[];
  for (const { id } of games) {
    const reply = await page.request.get(`/api/games/${id}/pack-schema`);
    if (reply.ok() !== takesPacks) continue;
    const data = { game: id, mode: 'friends', name: 'Léa', bots: 1, fast: true };
    return ((await (await page.request.post('/api/tables', { data })).json()) as { table: TableInfo }).table;
  }
  throw new Error('no such game on the shelf');
}

test('the host brings a file, puts it right, and everybody plays with its cards', async ({ page, visit }, info) => {
  const { code, game } = await openTable(page, true);
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await guest.goto(`/t/${code}`);
  await expect(guest.getByText('Cartes de Tablée')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Vos cartes' })).toHaveCount(0);

  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Vos cartes' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Un modèle à modifier' }).click();
  const model = info.outputPath('model.json');
  await (await download).saveAs(model);
  const pack = JSON.parse(readFileSync(model, 'utf8'));
  pack.name = 'La boîte <b>de Léa</b>';
  for (const [i, item] of pack.items.entries()) item.title = `Vieux tapis ${i}`;
  const file = info.outputPath('mine.json');
  const choose = async (text: string): Promise<void> => {
    writeFileSync(file, text);
    await page.locator('input[type=file]').setInputFiles(file);
  };

  await choose('{ "game": ');
  await expect(page.getByText('ligne 1, colonne 11 : ce n’est pas du JSON')).toBeVisible();
  await choose(JSON.stringify(pack, null, 2).replace(/\n {2}"name": .*/, '$&\n  "name": "Encore",'));
  await expect(page.getByText('est écrit ligne 3 et encore ligne 4. Il faut : un seul des deux.')).toBeVisible();
  await choose(JSON.stringify({ ...pack, items: pack.items.map((item: object) => ({ ...item, price: 7 })) }));
  await expect(page.getByText('items[0].price')).toBeVisible();
  await expect(page.getByText('un multiple de 5 de 0 à 100').first()).toBeVisible();
  await check(page, 'mistakes of a pack');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await page.getByRole('button', { name: 'Your cards' }).click();
  await expect(page.getByText('7 does not fit. Right would be a multiple of 5 from 0 to 100.').first()).toBeVisible();
  await choose(JSON.stringify(pack));
  await expect(page.getByRole('heading', { name: pack.name })).toBeVisible();
  await expect(page.getByText('items[0].price')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(guest.getByText(`Cartes : ${pack.name}`)).toBeVisible();

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const person of [page, guest]) await expect(person.getByText(/Vieux tapis \d+/).first()).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(/Vieux tapis \d+/).first()).toBeVisible();
  await ask(page, code, 'close');
  await guest.goto(`/t/${code}/replay?seat=2`);
  await expect(guest.getByText(/Vieux tapis \d+/).first()).toBeVisible();
  expect(game).toBe(pack.game);
});

test('a game without packs does not speak of them', async ({ page }) => {
  const { code } = await openTable(page, false);
  await page.goto(`/t/${code}`);
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vos cartes' })).toHaveCount(0);
  await expect(page.getByText('Cartes de Tablée')).toHaveCount(0);
});
