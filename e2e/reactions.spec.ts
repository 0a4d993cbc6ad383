/** Karanor’s reaction windows in two browsers: whoever lets everything pass in a turn is not asked again before the next. */
import type { Page } from '@playwright/test';
import type { HttpView } from '../wire/protocol.ts';
import { purse, turn, verb } from './support/karanor.ts';
import { shady } from './support/packs.ts';
import { answer, whoIsAsked } from './support/player.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a window is passed for the rest of the turn, by itself, and asked about again in the next', async ({
  page,
  visit,
}) => {
  const people = [page, await visit()];
  const table = { game: 'karanor', mode: 'friends', name: 'Léa', fast: true, pack: shady() } as const;
  const { code } = await openTable(page, { ...table, options: { interruptGapMs: 0 } });
  await ask(people[1], code, 'sit', { name: 'Noé' });
  await ask(page, code, 'start');
  await Promise.all(people.map((one) => one.goto(`/t/${code}`)));
  for (;;) {
    const asked = await whoIsAsked(...people);
    if (await turn(asked).isVisible()) break;
    await answer(asked);
  }
  const [player, other] = (await turn(page).isVisible()) ? people : people.toReversed();
  const passTurn = other.getByRole('button', { name: 'Laisser faire tout ce tour' });
  for (const one of people) await expect(purse(one)).toHaveText('9');

  await test.step('the first card waits for an answer; one press lets this turn pass', async () => {
    await playCard(player, code);
    await expect(passTurn).toBeVisible();
    await expect(purse(player)).toHaveText('9');
    await passTurn.click();
    await expect(purse(player)).toHaveText('10');
  });
  await test.step('the second card resolves, and nobody has pressed anything', async () => {
    await playCard(player, code);
    await expect(purse(player)).toHaveText('11');
    await expect(purse(other)).toHaveText('7');
    await expect(passTurn).toHaveCount(0);
  });
  await test.step('in the next turn the same player asks again', async () => {
    await verb(player, 'Fin du tour').click();
    await expect(turn(other)).toBeVisible();
    await playCard(player, code);
    await expect(passTurn).toBeVisible();
    await expect(purse(other)).toHaveText('7');
  });
});

/** This person's device plays a black market card on the other: how that is pressed is not the matter here. */
async function playCard(page: Page, code: string): Promise<void> {
  const { view, decisions, epoch } = (await (await page.request.get(`/api/tables/${code}/view`)).json()) as HttpView;
  const decision = decisions.find(({ kind }) => kind === 'play-black-market');
  const [card] = (view.own as { readonly blackMarket: readonly number[] }).blackMarket;
  await ask(page, code, 'answer', { decision: decision?.id, answer: { card, on: [1 - view.seat] }, epoch });
}
