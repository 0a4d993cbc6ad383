/** Whole games without a mouse: by Tab, arrows, Enter and numbers, and by the list of choices alone. */
import type { Page } from '@playwright/test';
import { goOn } from './support/bazar-quest.ts';
import { turn } from './support/karanor.ts';
import { enter, tabTo } from './support/keyboard.ts';
import { shortRace } from './support/packs.ts';
import { answer, expectTaken, isAsked, state } from './support/player.ts';
import { ask, onShelf, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

interface Way {
  readonly game: string;
  readonly robots: number;
  readonly zone: string;
  /** So many answers by Tab, and the keys to try for the others. */
  readonly byTab: number;
  readonly keys: string;
  readonly pack?: object;
  readonly options?: object;
  /** What only this game has, before the answers. */
  readonly first?: (page: Page) => Promise<void>;
}

const GAMES: readonly Way[] = [
  // Many weapons first, so that the game is short.
  { game: 'boss-quest', robots: 1, zone: '.equips button', byTab: 8, keys: '451236789' },
  // A whole round; then sales with something in them before those with nothing.
  { game: 'bazar-quest', robots: 1, zone: '.draft .cards button.card', byTab: 12, keys: '213456789' },
  // A short race: a whole turn, and the first adventure of another.
  { game: 'donjon', robots: 2, zone: '.pick button.act', byTab: 12, keys: '123456789', pack: shortRace() },
  // Two rounds: the draft, a walk on the map and a whole turn; then the roads, and the key that ends a turn.
  {
    game: 'karanor',
    robots: 1,
    zone: '.pick button.act',
    byTab: 5,
    keys: '123e',
    options: { roundCap: 2 },
    first: walkByArrows,
  },
];

for (const { game, robots, zone, byTab, keys, pack, options, first } of GAMES) {
  test(`one whole game of ${game} by keyboard only, from home to the score sheet`, async ({ page }) => {
    test.slow(game === 'bazar-quest', 'a longer game');
    await test.step('open a table, sit down, add quick robots, start', async () => {
      await page.goto('/');
      await enter(onShelf(page, game).getByRole('button', { name: 'Avec des amis' }));
      await tabTo(page.getByLabel('Votre prénom'));
      await page.keyboard.type('Léa');
      await page.keyboard.press('Enter');
      for (let robot = 0; robot < robots; robot++) {
        await enter(page.getByRole('button', { name: 'Robot', exact: true }).first());
        await expect(page.getByRole('button', { name: 'Changer' })).toHaveCount(robot + 1);
      }
      await enter(page.getByRole('button', { name: 'Modifier' }));
      await tabTo(page.getByRole('switch', { name: /Robots rapides/ }));
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      const code = page.url().slice(-6);
      if (pack !== undefined) await page.request.put(`/api/tables/${code}/pack`, { data: pack });
      if (options !== undefined) await ask(page, code, 'settings', { options });
      await enter(page.getByRole('button', { name: 'Commencer' }));
    });
    await test.step('arrows move inside a zone, letters open the panels', async () => {
      await isAsked(page);
      await tabTo(page.locator(zone).first());
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(zone).nth(1)).toBeFocused();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Règles' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await first?.(page);
    await test.step('the first answers by Tab and Enter, the others by number', async () => {
      for (let answers = 0; await isAsked(page, enter); answers++) {
        if (answers < byTab || (await goOn(page).isVisible())) await answer(page, enter);
        else await answerByKey(page, keys);
      }
    });
    await test.step('the score sheet and the replay', async () => {
      await enter(page.getByRole('link', { name: 'Revoir' }));
      await expect(page.getByRole('slider', { name: 'Frise des coups' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/at=1/);
    });
  });
}

test('one whole game, with every expansion, by the list of choices alone', async ({ page }) => {
  const { code } = await openTable(page, { mode: 'solo', name: 'Léa', bots: 1, fast: true, preset: 'full' });
  await page.goto(`/t/${code}`);
  for (let answers = 0; await isAsked(page); answers++) {
    const was = await state(page);
    const list = page.getByRole('dialog', { name: 'Liste des choix' });
    await expect(async () => {
      await page.keyboard.press('c');
      await expect(list).toBeVisible({ timeout: 500 });
    }).toPass();
    const open = list.locator('li button:not([aria-disabled="true"])');
    // Not always the same: each kind of question meets several of its answers.
    await enter(open.nth((answers * 3) % (await open.count())));
    await expectTaken(page, was);
  }
});

/** To the first turn, then by arrow keys to a place within reach: looked at with Enter, gone to with Enter again. */
async function walkByArrows(page: Page): Promise<void> {
  await test.step('a walk on the map', async () => {
    while ((await isAsked(page, enter)) && !(await turn(page).isVisible())) await answer(page, enter);
    const here = page.locator('.mk-map .spots button[tabindex="0"]');
    await tabTo(here);
    const focused = page.locator('.mk-map .spots button:focus');
    for (const arrow of ['Right', 'Down', 'Left', 'Up', 'Right', 'Down']) {
      await page.keyboard.press(`Arrow${arrow}`);
      if (/ pas,/.test((await focused.getAttribute('aria-label')) ?? '')) break;
    }
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /^Aller / })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/présents : .*vous/);
  });
}

/** Tries these keys in their order; on a busy machine once more, and more patiently. */
async function answerByKey(page: Page, keys: string): Promise<void> {
  const was = await state(page);
  for (const patience of [500, 2000, 8000]) {
    for (const key of keys) {
      await page.keyboard.press(key);
      const isTaken = expectTaken(page, was, patience);
      if (await isTaken.then(() => true).catch(() => false)) return;
    }
  }
  throw new Error('no key answers this question');
}
