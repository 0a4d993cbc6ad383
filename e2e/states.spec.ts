/** What people see when something is not as usual: links that lead nowhere, full tables, refusals, pauses, onlookers. */
import { listen } from './support/frames.ts';
import { holdUntil } from './support/holding.ts';
import { answer, isAsked, question, whoIsAsked } from './support/player.ts';
import { ask, onShelf, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test('a dead link says so and offers a way on', async ({ page }) => {
  await page.goto('/t/ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'Cette table n’existe pas, ou plus.' })).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir ma table' }).click();
  await expect(page.getByRole('button', { name: 'Seul', exact: true }).first()).toBeVisible();
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Rien à cette adresse.' })).toBeVisible();
});

test('solo in two taps: home, alone, playing, advised', async ({ page }) => {
  await page.goto('/');
  await onShelf(page, 'boss-quest').getByRole('button', { name: 'Seul', exact: true }).click();
  await expect(page.locator('header.bar h1')).not.toBeEmpty();
  await expect(page.locator('.rival')).toHaveCount(3);
  await expect(question(page)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveTitle(/^● À vous/);

  await page.getByRole('button', { name: 'Menu de la partie' }).click();
  await page.getByRole('button', { name: 'Un conseil' }).click();
  await expect(page.getByText(/^Maître jouerait : /)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Compris' }).click();
  await expect(page.getByText(/^Maître/)).toHaveCount(0);
  await expect(question(page)).toBeVisible();
});

test('a full table can be watched', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', bots: 5 });
  const late = await visit();
  await late.goto(`/t/${code}`);
  await expect(late.getByText('Tous les sièges sont pris.')).toBeVisible();
  await late.getByRole('button', { name: 'Regarder' }).click();
  await expect(late.getByRole('heading', { name: 'Léa', exact: true })).toBeVisible();
});

test('who is sent away is told, and may watch', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', bots: 1, fast: true });
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await guest.goto(`/t/${code}`);
  await page.goto(`/t/${code}`);
  // Held, not pressed: it cannot be taken back.
  await holdUntil(
    page.getByRole('button', { name: 'Faire partir : Noé' }),
    guest.getByRole('heading', { name: 'Votre siège a été donné à quelqu’un d’autre.' }),
  );
  await guest.getByRole('button', { name: 'Regarder' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(guest.getByText('Vous regardez : vue publique.')).toBeVisible();
});

test('the host pauses and resumes, and everybody sees it', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', bots: 1, fast: true });
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await ask(page, code, 'start');
  await Promise.all([page.goto(`/t/${code}`), guest.goto(`/t/${code}`)]);
  await page.getByRole('button', { name: 'Menu de la partie' }).click();
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(guest.getByText('La partie est en pause.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reprendre la partie' }).click();
  await expect(guest.getByText('La partie est en pause.')).toBeHidden();
});

test('undo says how far it reaches, or why it does not', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa' });
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await ask(page, code, 'start');
  await Promise.all([page.goto(`/t/${code}`), guest.goto(`/t/${code}`)]);
  while ((await whoIsAsked(page, guest)) === guest) await answer(guest);
  const before = await page.locator('header.bar h1').innerText();
  await page.getByRole('button', { name: 'Aller chez le Magicien.' }).click();
  await expect(page.locator('.magician.choosing')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Annuler : / })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.locator('header.bar h1')).toHaveText(before);
  await page.getByRole('button', { name: 'Demander 4 armes.' }).click();
  await expect(page.getByRole('button', { name: /^Impossible : / })).toBeVisible();
});

test('a forced visit is a private matter, and a refusal names its rule', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', bots: 1, fast: true });
  const onlooker = await visit();
  const heard = listen(onlooker);
  const mine = listen(page);
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await onlooker.goto(`/t/${code}`);
  await expect(onlooker.getByText('Vous regardez : vue publique.')).toBeVisible();

  const forced = page.locator('.deck').getByText('Vous dépassez : seul le Magicien vous reste.');
  await test.step('four weapons at a time are soon too many', async () => {
    for (let answers = 0; answers < 30 && !(await forced.isVisible()); answers++) {
      await answer(page);
      await isAsked(page);
    }
    await expect(forced).toBeVisible();
  });
  await test.step('the refused button stays, and says why and which rule', async () => {
    const refused = page.getByRole('button', { name: /^Demander 1 arme/ });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    // A refused button can be pressed: that is how it is asked for its reason.
    await refused.click({ force: true });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/\d/);
    await alert.getByRole('button', { name: /^règle BQ-/ }).click();
    await expect(page.getByRole('dialog', { name: 'Règles' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('an onlooker is told nothing of it', async () => {
    await expect(onlooker.locator('header.bar h1')).toContainText('Léa');
    // By how much somebody was over in an earlier round is no secret.
    await expect(onlooker.locator('body')).not.toContainText(/dépass(?!e de \d)/);
    expect(mine.some((frame) => frame.includes('"own":{'))).toBe(true);
    expect(heard.length).toBeGreaterThan(1);
    // Hidden weapons are turned over in combat, and before that told to nobody else.
    const secret = heard.filter((frame) => /"hidden":\d/.test(frame) && !frame.includes('"combat-revealed"'));
    expect(heard.filter((frame) => frame.includes('"own"')).concat(secret)).toEqual([]);
  });
});
