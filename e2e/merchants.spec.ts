/** Two merchants in two browsers haggle, with a robot at the table and an onlooker who learns nothing before its time. */
import type { Locator, Page } from '@playwright/test';
import type { HttpView } from '../wire/protocol.ts';
import { listen } from './support/frames.ts';
import { offers, purse, stock, turn } from './support/karanor.ts';
import { stocked } from './support/packs.ts';
import { answer, playToEnd, whoIsAsked } from './support/player.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** Said between the two of them. */
const WHISPER = 'entre nous, à voix basse';

// Three browsers on one machine: what happens is told, not shown.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people trade with each other beside a robot, then play to the score sheet', async ({ page, visit }) => {
  const [lea, noe, onlooker] = [page, await visit(), await visit()];
  const people = [lea, noe];
  const heard = listen(onlooker);
  const table = { game: 'karanor', mode: 'friends', name: 'Léa', bots: 1, fast: true, pack: stocked() } as const;
  const { code } = await openTable(lea, { ...table, options: { roundCap: 2 } });
  await ask(noe, code, 'sit', { name: 'Noé' });
  await ask(lea, code, 'start');
  await Promise.all([...people, onlooker].map((one) => one.goto(`/t/${code}`)));
  await expect(onlooker.getByText('Vous regardez : vue publique.')).toBeVisible();
  const seats = await Promise.all(people.map((one) => seatOf(one, code)));
  const told = (): readonly object[] => tradesAmong(seats, heard);

  await test.step('the draft, until it is the turn of one of them', async () => {
    for (;;) {
      const asked = await whoIsAsked(...people);
      if (await turn(asked).isVisible()) break;
      await answer(asked);
    }
    for (const one of people) await expectGoods(one, 9, 2);
  });
  await test.step('she offers him gold for wine, and nobody else hears of it', async () => {
    await offers(lea).getByRole('button', { name: 'Offre', exact: true }).click();
    const panel = lea.getByRole('dialog', { name: 'Offre à tous' });
    await panel.getByRole('button', { name: 'Noé' }).click();
    const sheet = lea.getByRole('dialog', { name: 'Offre à Noé' });
    await expect(sheet.getByRole('button', { name: 'Proposer' })).toHaveAttribute('aria-disabled', 'true');
    await sheet.getByRole('group', { name: 'Je donne' }).getByRole('button', { name: 'Or + 1' }).click();
    await sheet.getByRole('group', { name: 'Je reçois' }).getByRole('button', { name: 'vin + 1' }).click();
    await sheet.getByRole('button', { name: 'Ajouter un mot' }).click();
    await sheet.getByRole('textbox').fill(WHISPER);
    await sheet.getByRole('button', { name: 'Proposer' }).click();
    await expect(offers(noe)).toContainText(WHISPER);
    await expect(sheet).toContainText('Noé y réfléchit');
  });
  await test.step('he wants more, and says so with another offer', async () => {
    await offers(noe).getByRole('button', { name: 'Contrer Léa' }).click();
    const sheet = noe.getByRole('dialog', { name: 'Offre à Léa' });
    await sheet.getByRole('group', { name: 'Je reçois' }).getByRole('button', { name: 'Or + 1' }).click();
    await sheet.getByRole('button', { name: 'Répondre par cette offre' }).click();
    await expect(haggling(lea, 'Noé').getByRole('button', { name: 'Accepter Noé' })).toBeVisible();
    for (const one of people) await expectGoods(one, 9, 2);
    expect(told()).toEqual([]);
  });
  await test.step('she takes it: gold and wine change hands at once, for all to see', async () => {
    await expect(lea.locator('.mk-map')).toBeVisible();
    await haggling(lea, 'Noé').getByRole('button', { name: 'Accepter Noé' }).click();
    for (const one of people) await expect(one.getByRole('dialog')).toHaveCount(0);
    await expectGoods(lea, 7, 3);
    await expectGoods(noe, 11, 1);
    await expect.poll(told).toHaveLength(1);
    expect(heard.join('\n')).not.toContain(WHISPER);
    for (const one of [...people, onlooker])
      await expect(one.locator('aside')).toContainText(/2 or .* 1 vin|1 vin .* 2 or/);
  });
  await test.step('a refused offer is gone', async () => {
    await offers(noe).getByRole('button', { name: 'Offre', exact: true }).click();
    await noe.getByRole('dialog').getByRole('button', { name: 'Léa' }).click();
    const sheet = noe.getByRole('dialog', { name: 'Offre à Léa' });
    await sheet.getByRole('group', { name: 'Je reçois' }).getByRole('button', { name: 'vin + 1' }).click();
    await sheet.getByRole('button', { name: 'Proposer' }).click();
    await offers(lea).getByRole('button', { name: 'Refuser Noé' }).click();
    await expect(sheet.getByRole('button', { name: 'Retirer' })).toHaveCount(0);
    await expect(sheet).toContainText('vient d’être refusée');
    await noe.keyboard.press('Escape');
    await expect(offers(noe)).toBeVisible();
    await expectGoods(noe, 11, 1);
    expect(told()).toHaveLength(1);
  });
  await test.step('both play on to the same score sheet', async () => {
    await Promise.all(people.map((one) => playToEnd(one)));
    const [hers, his] = await Promise.all(people.map((one) => one.locator('.end ol.rows .total').allTextContents()));
    expect(hers).toHaveLength(3);
    expect(his).toEqual(hers);
  });
});

/** What is between this person and another, beside the map. */
const haggling = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Offre à ${name}` });

async function expectGoods(page: Page, gold: number, wine: number): Promise<void> {
  await expect(purse(page)).toHaveText(String(gold));
  await expect(stock(page).first()).toHaveText(String(wine));
}

async function seatOf(page: Page, code: string): Promise<number> {
  const { view } = (await (await page.request.get(`/api/tables/${code}/view`)).json()) as HttpView;
  return view.seat;
}

/** Every trade or offer that these frames tell of, from one of these seats to another. */
function tradesAmong(seats: readonly number[], frames: readonly string[]): readonly object[] {
  const found: object[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { from, to } = value as { from?: number; to?: number };
    if ('give' in value && [from, to].every((seat) => seat !== undefined && seats.includes(seat))) found.push(value);
    Object.values(value).forEach(walk);
  };
  for (const frame of frames) walk(JSON.parse(frame));
  return found;
}
