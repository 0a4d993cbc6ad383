/** Who comes back to a game that went on without them. */
import type { Page } from '@playwright/test';
import type { WireDecision } from '../wire/pages.ts';
import { whoIsAsked } from './support/player.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** Longer than a person may look elsewhere without being told what they missed. */
const A_WHILE = 120_000;

/** Answers whatever this device is asked, as a script would; whether it was asked anything. */
async function answerSomething(page: Page, code: string): Promise<boolean> {
  const response = await page.request.get(`/api/tables/${code}/view`);
  const { epoch, decisions } = (await response.json()) as { epoch: number; decisions: WireDecision[] };
  const asked = decisions.find(({ blocking, answers }) => blocking && answers.length > 0);
  if (asked === undefined) return false;
  await ask(page, code, 'answer', { decision: asked.id, answer: asked.answers[0], epoch });
  return true;
}

test('who was away is told what they missed, and only that, while the game goes on', async ({ page, visit }) => {
  const { code } = await openTable(page, { mode: 'friends', name: 'Léa', fast: true });
  const guest = await visit();
  await ask(guest, code, 'sit', { name: 'Noé' });
  await page.goto(`/t/${code}`);
  await guest.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Commencer' }).click();
  const here = await whoIsAsked(page, guest);
  const away = here === page ? guest : page;

  await away.goto('/');
  expect(await answerSomething(here, code)).toBe(true);
  await away.clock.setSystemTime(Date.now() + A_WHILE);
  await away.goto(`/t/${code}`);
  const recap = away.getByRole('dialog', { name: 'Depuis votre départ' });
  await expect(recap.getByRole('listitem')).not.toHaveCount(0);
  const missed = await recap.getByRole('listitem').allInnerTexts();

  const log = away.locator('aside[aria-label=Journal]');
  const written = (await log.innerText()).length;
  expect((await answerSomething(here, code)) || (await answerSomething(away, code))).toBe(true);
  await expect.poll(async () => (await log.innerText()).length).toBeGreaterThan(written);
  expect(await recap.getByRole('listitem').allInnerTexts()).toEqual(missed);

  await recap.getByRole('button', { name: 'Continuer' }).click();
  await expect(recap).toHaveCount(0);
});
