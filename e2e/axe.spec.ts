/** No critical or serious finding of the checker on any screen, in both themes, on desktop and phone. */
import type { Locator } from '@playwright/test';
import { check } from './support/axe.ts';
import { fights, work } from './support/bazar-quest.ts';
import { combat } from './support/boss-quest.ts';
import { arenas, facing, fist } from './support/donjon.ts';
import { offers, places, turn, verb } from './support/karanor.ts';
import { doom, shortRace, sociable, stocked } from './support/packs.ts';
import { answer, choose, click, expectTaken, isAsked, playTo, playToEnd, state } from './support/player.ts';
import { ask, onShelf, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test('home and the pages to read', async ({ page }) => {
  await page.goto('/');
  await expect(onShelf(page, 'bazar-quest').getByRole('button', { name: 'Seul', exact: true })).toBeVisible();
  await check(page, 'home, first visit');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await check(page, 'settings');
  for (const game of ['boss-quest', 'bazar-quest', 'donjon', 'karanor']) {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(page, `rules of ${game}`);
  }
  await page.goto('/credits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page, 'credits');
  await page.goto('/watch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page, 'watch, nothing there');
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Règles de la partie' }).click();
  await check(page, 'practice and its rules');
  await page.goto('/t/ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'Cette table n’existe pas, ou plus.' })).toBeVisible();
  await check(page, 'gone');
});

test('the host page: its door, the state of the house, a backup, a table closed', async ({ page, house }) => {
  const { code } = await openTable(page, { mode: 'hot-seat', names: ['Léa', 'Noé'], start: true });
  await ask(page, code, 'pause', { paused: true });
  await page.goto('/host');
  await expect(page.getByLabel('Clé de l’hôte')).toBeVisible();
  await check(page, 'the door of the host page');
  await page.getByLabel('Clé de l’hôte').fill('a guess');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expect(page.getByText('Ce n’est pas la clé de ce serveur.')).toBeVisible();
  await page.goto('/credits');
  await page.goto(`/host#${house.hostKey}`);
  await expect(page.getByRole('heading', { name: 'Tout va bien' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Sauvegarder maintenant' }).click();
  await expect(page.getByText(/backups\/tablee-.*\.db/)).toBeVisible();
  await check(page, 'host page');
  const table = page.getByRole('listitem').filter({ hasText: code });
  await table.getByRole('button', { name: 'Reprendre' }).click();
  await expect(table.getByText('en cours')).toBeVisible();
  const close = table.getByRole('button', { name: 'Maintenir : fermer' });
  await close.hover();
  await page.mouse.down();
  await expect(table).toHaveCount(0);
  await page.mouse.up();
  await page.reload();
  await page.getByRole('button', { name: 'Oublier ce navigateur' }).click();
  await expect(page.getByLabel('Clé de l’hôte')).toBeVisible();
});

test('before the game: join, lobby, their sheets, the veil', async ({ page, visit }) => {
  const guest = await visit();
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', bots: 2 });
  await guest.goto(`/t/${code}`);
  await expect(guest.getByLabel('Votre prénom')).toBeVisible();
  await check(guest, 'join');
  await page.goto(`/t/${code}`);
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
  await check(page, 'lobby');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await check(page, 'settings of the table');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Changer' }).first().click();
  await check(page, 'which robot');
  const shared = await openTable(guest, { mode: 'hot-seat', names: ['Léa', 'Noé'], start: true });
  await guest.goto(`/t/${shared.code}`);
  await expect(guest.getByRole('heading', { name: /Passez l’écran/ })).toBeVisible();
  await check(guest, 'veil');
});

test('the game: turn, spell, combat', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', fast: true, preset: 'companions' });
  await page.goto(`/t/${code}`);
  await isAsked(page);
  await check(page, 'turn');
  await playTo(page.locator('.magician.choosing'));
  await check(page, 'which spell');
  await page.locator('.magician.choosing button.slot').first().click();
  await check(page, 'activate or discard');
  await choose(page, click);
  await playTo(combat(page));
  // Whoever looks at a card closely is not hurried on.
  await combat(page).locator('button.slot').first().hover();
  await check(page, 'combat');
});

const BAZAR_QUEST = { game: 'bazar-quest', mode: 'solo', name: 'Léa', fast: true } as const;

for (const { stages, pack } of [
  { stages: ['draft', 'display', 'inviting'], pack: sociable() },
  { stages: ['counter', 'adventure', 'market', 'inventory'] },
])
  test(`Bazar Quest: ${stages.join(', ')}`, async ({ page }) => {
    const { code } = await openTable(page, { ...BAZAR_QUEST, ...(pack !== undefined && { pack }) });
    await page.goto(`/t/${code}`);
    for (const stage of stages) {
      const place = stage === 'adventure' ? fights(page) : work(page, stage);
      await playTo(place);
      await expect(place).toBeVisible();
      await check(page, stage);
    }
  });

test('Bazar Quest: two heroes each, and the common defeat', async ({ page }) => {
  const { code } = await openTable(page, { ...BAZAR_QUEST, bots: 1, preset: 'advanced', pack: doom(6) });
  await page.goto(`/t/${code}`);
  await playTo(work(page, 'counter'));
  await check(page, 'counter with two heroes');
  await playToEnd(page);
  await expect(page.getByRole('heading', { name: 'La ville est tombée' })).toBeVisible();
  await check(page, 'common defeat');
});

test('Donjon: quests, village, monster, door, arena', async ({ page }) => {
  const { code } = await openTable(page, { game: 'donjon', mode: 'solo', name: 'Léa', bots: 3, fast: true });
  await page.goto(`/t/${code}`);
  await isAsked(page);
  await check(page, 'which quest');
  await answer(page);
  await isAsked(page);
  await check(page, 'village');
  await page.locator('.make button').first().click();
  await check(page, 'deal');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cherche, cède' }).click();
  const wants = page.getByRole('dialog', { name: 'Je cherche, je cède' });
  await check(page, 'wants');
  await wants.getByRole('group', { name: 'cherche' }).getByRole('button', { name: 'des gemmes' }).press('Enter');
  await wants.getByRole('button', { name: 'Le dire à tous' }).press('Enter');
  await expect(wants).toHaveCount(0);
  await playTo(facing(page));
  await check(page, 'monster');
  await page.locator('.offers .quiet').first().click();
  await check(page, 'help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Paroles' }).click();
  await check(page, 'words');
  await page.keyboard.press('Escape');
  await playTo(arenas(page).first());
  await check(page, 'door');
  await arenas(page).first().click();
  await expect(page.locator('.arena .ring')).toBeVisible();
  await check(page, 'arena, one’s own');
  await playTo(fist(page));
  if (await fist(page).isVisible()) await check(page, 'fist');
});

test('Donjon: score', async ({ page }) => {
  const race = { game: 'donjon', mode: 'solo', name: 'Léa', bots: 2, fast: true, pack: shortRace() } as const;
  const { code } = await openTable(page, race);
  await page.goto(`/t/${code}`);
  await playToEnd(page);
  await check(page, 'score of Donjon');
});

test('Karanor: draft, turn, build, quest, offer, score', async ({ page }) => {
  test.slow();
  const table = { game: 'karanor', mode: 'solo', name: 'Léa', bots: 2, fast: true, pack: stocked() } as const;
  const { code } = await openTable(page, { ...table, options: { roundCap: 3 } });
  await page.goto(`/t/${code}`);
  await isAsked(page);
  await check(page, 'draft');
  const press = async (button: Locator): Promise<void> => {
    const was = await state(page);
    await button.click();
    await expectTaken(page, was);
  };
  const act = (name: string): Promise<void> => press(verb(page, name));
  /** Looks at the first such place, and goes there. */
  const go = async (told: RegExp): Promise<void> => {
    await playTo(turn(page));
    const place = places(page, told).first();
    const at = await place.getAttribute('data-at');
    await place.click();
    await page.getByRole('button', { name: /^Aller / }).click();
    await expect(page.locator(`.mk-map [data-at="${at}"]`)).toHaveAccessibleName(/présents : .*vous/);
  };
  await playTo(turn(page));
  await places(page, / pas,/).first().click();
  await check(page, 'turn, looking at a way');
  await page.keyboard.press('Escape');
  await go(/^(?!.*commerce : .*vous).*, cité.* pas, [123] action/);
  await verb(page, 'Construire').click();
  await check(page, 'build');
  const build = { name: /^Construire .* pour 2 or/ };
  await press(page.getByRole('dialog').getByRole('button', build).first());
  // What some commerces bring is chosen first.
  const replacing = page.getByRole('heading', { name: 'Prenez un nouveau commerce' });
  await playTo(replacing);
  await expect(replacing).toBeVisible();
  await check(page, 'a new commerce');
  await answer(page);
  await act('Fin du tour');
  await go(/un habitant à aborder.* pas, [123] action/);
  await act('Habitant');
  await isAsked(page);
  await check(page, 'what the inhabitant brings');
  await playTo(turn(page));
  await verb(page, 'Quête').click();
  await check(page, 'quests');
  await page.keyboard.press('Escape');
  await verb(page, 'Spécial').click();
  await check(page, 'special actions');
  await page.keyboard.press('Escape');
  await offers(page).getByRole('button', { name: 'Offre', exact: true }).click();
  await check(page, 'offer');
  await page.keyboard.press('Escape');
  await playToEnd(page);
  await check(page, 'score of Karanor');
});

test('the panels over the game, on a phone', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', fast: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/t/${code}`);
  await isAsked(page);
  const menu = page.getByRole('dialog', { name: 'Menu de la partie' });
  for (const panel of ['Journal', 'Discussion', 'Liste des choix', 'Règles', 'Réglages', 'Inviter']) {
    await page.getByRole('button', { name: 'Menu de la partie' }).click();
    if (panel === 'Journal') await check(page, 'menu', ['phone']);
    await menu.getByRole('button', { name: panel, exact: true }).click();
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
    await check(page, panel, ['phone']);
    await page.keyboard.press('Escape');
  }
});

test('after the game: score sheet, replay, home with tables', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', bots: 1, fast: true });
  await page.goto(`/t/${code}`);
  await playToEnd(page);
  await check(page, 'score sheet');
  await page.goto(`/t/${code}/replay?at=5`);
  await expect(page.getByRole('slider')).toBeVisible();
  await check(page, 'replay');
  await openTable(page, { mode: 'friends', name: 'Léa', bots: 2 });
  const paused = await openTable(page, { mode: 'solo', name: 'Léa' });
  await ask(page, paused.code, 'pause', { paused: true });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Reprendre' })).toBeVisible();
  await check(page, 'home with tables');
  await page.goto(`/t/${paused.code}`);
  await expect(page.getByText('La partie est en pause.')).toBeVisible();
  await check(page, 'paused');
});
