/** What keeps a table going: names, who hosts, seats of the absent, and a server that was upgraded meanwhile. */
import { answer, choose, click, isAsked, whoIsAsked } from './support/player.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test('names change and the table changes hands, before the game and in it', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', bots: 1, fast: true });
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await Promise.all([page.goto(`/t/${code}`), guest.goto(`/t/${code}`)]);
  await test.step('a new name and symbol; what others do meanwhile does not disturb the form', async () => {
    await page.getByRole('button', { name: 'Nom et symbole' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').fill('Léonie');
    await ask(guest, code, 'rename', { name: 'Noël' });
    await expect(page.getByRole('heading', { name: 'Noël' })).toBeAttached();
    await expect(form.getByRole('textbox')).toHaveValue('Léonie');
    await form.getByRole('button', { name: 'C’est bon' }).click();
    await expect(form).toBeHidden();
    await expect(guest.getByRole('heading', { name: 'Léonie', exact: true })).toBeVisible();
  });
  await test.step('the guest becomes the host, and starts', async () => {
    await expect(guest.getByRole('button', { name: 'Commencer' })).toBeHidden();
    await page.getByRole('button', { name: 'Confier la table' }).click();
    await expect(page.getByRole('button', { name: 'Modifier' })).toBeHidden();
    await guest.getByRole('button', { name: 'Commencer' }).click();
  });
  await test.step('and hands it back in the middle of the game', async () => {
    await guest.getByRole('button', { name: 'Menu de la partie' }).click();
    await guest.getByRole('button', { name: 'Confier la table à Léonie' }).click();
    await expect(guest.getByRole('button', { name: 'Mettre en pause' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu de la partie' }).click();
    await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  });
});

test('whoever waits for others may play a trial round with robots meanwhile', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa' });
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Jouer un tour d’essai' }).click();
  await expect(page.locator('header.bar')).toBeVisible();
  expect(page.url()).not.toContain(code);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Reprendre' })).toContainText('Boss Quest');
  await page.goto(`/t/${code}`);
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
});

test('a robot can play for somebody absent until they return', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', fast: true });
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await ask(page, code, 'start');
  // A minute of silence is long for a test: the page is told that Noé is absent, and what it asks for is kept.
  const asked: string[] = [];
  let tell = (_message: string): void => {};
  await page.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    tell = (message) => socket.send(message);
    server.onMessage((message) => socket.send(message));
    socket.onMessage((message) => {
      if (String(message).includes('"stand-in"')) asked.push(String(message));
      else server.send(message);
    });
  });
  await Promise.all([page.goto(`/t/${code}`), guest.goto(`/t/${code}`)]);
  while ((await whoIsAsked(page, guest)) === page) await answer(page);
  tell(JSON.stringify({ type: 'presence', seats: ['here', 'absent'], spectators: 0 }));
  await expect(page.getByText('Noé ne répond plus.')).toBeVisible();
  await page.getByRole('button', { name: 'Le robot joue jusqu’à son retour' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(JSON.parse(asked[0])).toMatchObject({ seat: 1, act: 'until-return' });
});

test('a new version of the server opens the page anew, never in the middle of a choice', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', bots: 1, fast: true });
  let version = 'old';
  let cut = (): void => {};
  await page.route('**/api/health', (route) => route.fulfill({ json: { ok: true, version } }));
  await page.routeWebSocket('**/api/live', (socket) => {
    socket.connectToServer();
    cut = () => socket.close({ code: 1012 });
  });
  await page.goto(`/t/${code}`);
  await isAsked(page);
  let opened = 0;
  page.on('load', () => opened++);
  version = 'new';
  cut();
  await expect(page.getByText(/De retour/)).toBeVisible();
  expect(opened).toBe(0);
  await choose(page, click);
  await expect.poll(() => opened).toBe(1);
  expect(await isAsked(page)).toBe(true);
});
