/** A table with a timer: the host sets it, everybody sees it, and time plays for who does not. */
import type { Page } from '@playwright/test';
import { cards } from './support/bazar-quest.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test('a timer is set, seen, and plays when it is out', async ({ page, visit }) => {
  const { code } = await openTable(page, { game: 'bazar-quest', mode: 'friends', name: 'Léa', fast: true });
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await Promise.all([page.goto(`/t/${code}`), guest.goto(`/t/${code}`)]);
  await test.step('the host chooses a timer, and all read it in the settings', async () => {
    await page.getByRole('button', { name: 'Modifier' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('chrono', { exact: true }).click();
    await expect(sheet.getByText('un robot joue')).toBeVisible();
    await sheet.getByText('le coup par défaut').click();
    await page.keyboard.press('Escape');
    await expect(guest.getByText('60 s par décision')).toBeVisible();
  });
  await test.step('the clock of whoever is awaited is there for both', async () => {
    await ask(page, code, 'settings', { time: { kind: 'firm', seconds: 10, out: 'default' } });
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(guest.getByRole('timer')).toBeVisible();
  });
  await test.step('it stands while the table is paused', async () => {
    await ask(page, code, 'pause', { paused: true });
    await expect(guest.getByText('Le minuteur est arrêté')).toBeAttached();
  });
  const seen = async (who: Page) =>
    (await (await who.request.get(`/api/tables/${code}/view`)).json()) as {
      readonly drafts?: { readonly [decision: string]: number };
      readonly view: { readonly own: { readonly kept: readonly number[] } };
    };
  const begun = async (who: Page) => Object.values((await seen(who)).drafts ?? {});
  await test.step('what somebody begins is kept for them alone', async () => {
    await cards(page).last().click();
    await expect.poll(() => begun(page)).toHaveLength(1);
    expect(await begun(guest)).toEqual([]);
  });
  const draft = await begun(page);
  await test.step('nobody decides anything, and time plays it', async () => {
    await ask(page, code, 'pause', { paused: false });
    await expect(guest.getByText('Le minuteur est arrêté')).toHaveCount(0);
    await expect(page.getByText(/Le temps a joué/).first()).toBeAttached({ timeout: 40_000 });
    expect((await seen(page)).view.own.kept.slice(0, 1)).toEqual(draft);
  });
});
