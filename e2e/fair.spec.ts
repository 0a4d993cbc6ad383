/** Fair chance: sealed in the lobby with this device's salt, checked after the game, and a forgery is named. */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Recording } from '../kernel/recording.ts';
import type { HttpView } from '../wire/protocol.ts';
import { check } from './support/axe.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** The first answer that is offered, once this device is asked. */
async function answerOnce(page: Page, code: string): Promise<void> {
  const look = async () => (await (await page.request.get(`/api/tables/${code}/view`)).json()) as HttpView;
  await expect.poll(async () => (await look()).decisions.some(({ blocking }) => blocking)).toBe(true);
  const { decisions, epoch } = await look();
  const asked = decisions.find(({ blocking }) => blocking);
  await ask(page, code, 'answer', { decision: asked?.id, answer: asked?.answers[0], epoch });
}

test('chance is sealed in the lobby, checked after the game, and what was forged is named', async ({ page }, info) => {
  const { code, commitment = '' } = await openTable(page, { mode: 'friends', name: 'Léa', bots: 1, fast: true });
  await page.goto(`/t/${code}`);
  await page.getByText('Hasard scellé').click();
  await expect(page.getByText('Cet appareil a ajouté son sel.')).toBeVisible();
  await expect(page.getByText(commitment, { exact: true })).toBeVisible();
  await check(page, 'lobby with the seal open', ['phone']);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.locator('.bq-table')).toBeVisible();
  for (let answers = 0; answers < 3; answers++) await answerOnce(page, code);
  await ask(page, code, 'close');

  await page.goto(`/t/${code}/verify`);
  await expect(page.getByRole('heading', { name: 'Partie honnête' })).toBeVisible();
  await expect(page.getByText('Le sel de cet appareil est bien dans le tirage.')).toBeVisible();
  await page.getByText('Les nombres').click();
  await expect(page.getByText('Sel de Léa (le vôtre)')).toBeVisible();
  await check(page, 'a fair game');

  const game = (await (await page.request.get(`/api/tables/${code}/export`)).json()) as Recording;
  const file = info.outputPath('game.json');
  const choose = async (forged: unknown): Promise<void> => {
    writeFileSync(file, typeof forged === 'string' ? forged : JSON.stringify(forged));
    await page.locator('input[type=file]').setInputFiles(file);
  };
  await page.goto('/verify');
  await choose({ ...game, rows: game.rows.map((row) => (row.seq === 2 ? { ...row, hash: '0'.repeat(16) } : row)) });
  await expect(page.getByRole('heading', { name: 'Quelque chose ne va pas' })).toBeVisible();
  await expect(page.getByText('Ligne 2, « hash »').first()).toBeVisible();
  await check(page, 'a forged game', ['phone']);
  await choose('hello');
  await expect(page.getByText('Ce fichier n’est pas du JSON')).toBeVisible();
  await page.getByRole('button', { name: 'EN, English' }).click();
  await choose({ ...game, rows: game.rows.slice(1) });
  await expect(page.getByText('rows[0].seq (is 2, not 1)')).toBeVisible();

  // The device remembers another salt than the one in the game: the server has swapped it.
  await page.evaluate(() => {
    const notes = JSON.parse(localStorage['tablee.chance']) as { salt: string }[];
    localStorage['tablee.chance'] = JSON.stringify(notes.map((one) => ({ ...one, salt: 'a'.repeat(64) })));
  });
  await page.goto(`/t/${code}/verify`);
  await expect(page.getByRole('heading', { name: 'Something is wrong' })).toBeVisible();
  await expect(page.getByText('The salt of this device is missing')).toBeVisible();
});
