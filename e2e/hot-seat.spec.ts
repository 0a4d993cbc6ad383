/** Two people on one screen: the veil between them, and no secret under the wrong eyes. */
import type { Locator, Page } from '@playwright/test';
import { turn } from './support/boss-quest.ts';
import { answer, question } from './support/player.ts';
import { expect, test } from './support/test.ts';

const veil = (page: Page) => page.getByRole('dialog', { name: /Passez l’écran à/ });
const pass = (page: Page) => page.getByRole('button', { name: /Passer l’écran à/ });
const over = (page: Page) => page.locator('.end ol.rows');

test('two names on one screen play behind the veil', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Un seul écran, on se le passe' }).click();
  await page.getByLabel('Prénom 1').fill('Léa');
  await page.getByLabel('Prénom 2').fill('Noé');
  await page.getByRole('dialog').getByRole('button', { name: 'Jouer' }).click();

  const secrets: string[] = [];
  await test.step('a short press does not lift the veil, and nothing is behind it', async () => {
    await expect(veil(page)).toBeVisible();
    await expectNothing(page);
    await veil(page).getByRole('button').click();
    await expect(veil(page)).toBeVisible();
    await expectNothing(page);
  });
  await test.step('lifted, their own hidden weapon still lies face down, and is seen while they hold', async () => {
    await lift(page);
    expect(await page.content()).not.toContain('Votre arme cachée');
    secrets.push(await hiddenWeapon(page));
  });
  await test.step('passed on, the first one’s secret is gone from the page', async () => {
    await expect(async () => {
      await play(page);
      await expect(pass(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await pass(page).click();
    await expect(veil(page)).toBeVisible();
    await expectNothing(page, secrets[0]);
    await lift(page);
    secrets.push(await hiddenWeapon(page));
    expect(secrets[1]).not.toBe(secrets[0]);
    expect(await page.content()).not.toContain(secrets[0]);
  });
  await test.step('and so on, turn after turn, each behind the veil', async () => {
    const next = veil(page).or(pass(page)).or(over(page)).or(question(page)).first();
    for (let passed = 0; passed < 8; ) {
      await expect(next).toBeVisible();
      if (await over(page).isVisible()) break;
      if (await veil(page).isVisible()) {
        await expectNothing(page);
        await lift(page);
        passed++;
      } else if (await pass(page).isVisible()) await pass(page).click();
      else await play(page);
    }
  });
});

/** Games whose first question is about secret cards, who plays them here, and the names on those cards. */
const SECRETS = [
  { game: 'Donjon, Quêtes et Trahisons', names: ['Léa', 'Noé', 'Iris'], faces: '.pick h3, .pick .name' },
  { game: 'Marchands de Karanor', names: ['Léa', 'Noé'], faces: '.pick .cards .name' },
];

for (const { game, names, faces } of SECRETS) {
  test(`one screen for ${game}: first cards are seen by who holds, and by nobody after`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Un seul écran, on se le passe' }).click();
    const form = page.getByRole('dialog');
    await form.getByText(game).click();
    for (const [at, name] of names.entries()) {
      if (!(await form.getByLabel(`Prénom ${at + 1}`).isVisible()))
        await form.getByRole('button', { name: 'Ajouter quelqu’un' }).click();
      await form.getByLabel(`Prénom ${at + 1}`).fill(name);
    }
    await form.getByRole('button', { name: 'Jouer' }).click();
    const cards = page.locator('.pick button.act');
    const seen: string[] = [];
    for (const name of names) {
      await lift(page);
      await expect(page.locator('header.bar')).toContainText(name);
      await expect(cards).toHaveCount(0);
      for (const title of seen) expect(await page.content()).not.toContain(title);
      await hold(page, page.getByRole('button', { name: 'Maintenir pour voir' }).first(), cards.first());
      seen.push(...(await page.locator(faces).allInnerTexts()));
      await cards.first().click();
      if (name !== names.at(-1)) await pass(page).click();
    }
    expect(new Set(seen).size).toBeGreaterThan(0);
  });
}

/** Answers face down: to the Magician, who is never refused; what is asked about hidden cards is looked at first. */
async function play(page: Page): Promise<void> {
  const peek = page.locator('.deck.mine').getByRole('button', { name: 'Maintenir pour voir' });
  if (await peek.isVisible()) await hold(page, peek, page.locator('.deck.mine button.act').first());
  const hasTurn = await turn(page).isVisible();
  await answer(page, (button) => (hasTurn ? page.locator('.deck.mine .others button').first() : button).click());
}

async function lift(page: Page): Promise<void> {
  await hold(page, veil(page).getByRole('button'), page.locator('header.bar'));
}

/** Holds until this shows, however slow the machine is; a button that slipped away while the table moved is held again. */
async function press(page: Page, button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (await shown.isVisible()) return;
    await page.mouse.up();
    await button.hover();
    await page.mouse.down();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();
}

async function hold(page: Page, button: Locator, shown: Locator): Promise<void> {
  await press(page, button, shown);
  await page.mouse.up();
}

/** Under the veil there is no table, no log, no card. */
async function expectNothing(page: Page, secret = 'Votre arme cachée'): Promise<void> {
  await expect(page.locator('.bq-table, .log, header.bar')).toHaveCount(0);
  expect(await page.content()).not.toContain(secret);
}

/** The hidden weapon of whoever holds to look, as cards are named: no two weapons have the same name. */
async function hiddenWeapon(page: Page): Promise<string> {
  const told = page.getByRole('listitem').filter({ hasText: 'Votre arme cachée' }).getByRole('button').first();
  await press(page, page.getByRole('button', { name: 'Maintenir pour voir' }), told);
  const [, name, value, suit] = /^(\S+) (\d) (\S+)$/.exec((await told.innerText()).trim()) ?? [];
  const label = `${name}, arme ${suit}, vaut ${value}`;
  await expect(page.locator('.bq-table').getByLabel(label).first()).toBeVisible();
  await page.mouse.up();
  // As the log begins its sentence: a spell of the row may speak of "votre arme cachée" too.
  await expect(page.getByText(/Votre arme cachée/)).toHaveCount(0);
  return label;
}
