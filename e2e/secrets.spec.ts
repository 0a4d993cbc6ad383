/** What one merchant hides stays off the other's line: draft, curtain, hand and sales, until each is turned up. */
import type { Page } from '@playwright/test';
import type { HttpView } from '../wire/protocol.ts';
import { cards, seal, work } from './support/bazar-quest.ts';
import { listen } from './support/frames.ts';
import { numbered } from './support/packs.ts';
import { answer, playTo, whoIsAsked } from './support/player.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** From here on a number on the line is a card's or the size of the item deck: coins, hearts and seats stay below. */
const UNMISTAKABLE = 110;

test('a rival’s draft, window, hand and sales are not in what a browser receives', async ({ page, visit }) => {
  const [lea, noe] = [page, await visit()];
  const heard = listen(lea);
  const { code, hers } = await dealt(lea, noe);
  await Promise.all([lea.goto(`/t/${code}`), noe.goto(`/t/${code}`)]);

  await test.step('the cards he is dealt', async () => {
    await expect(work(lea, 'draft')).toBeVisible();
    const his = await numbers(noe);
    expect(his.length).toBeGreaterThan(0);
    expect(named(heard, hers)).toEqual(hers);
    expect(named(heard, his)).toEqual([]);
  });
  const [secret] = await numbers(noe);
  await test.step('the card he keeps, and the curtain', async () => {
    await cards(noe)
      .filter({ hasText: `Tapis ${secret}` })
      .click();
    await seal(noe).click();
    await answer(lea);
    await Promise.all([playTo(work(lea, 'display')), playTo(work(noe, 'display'))]);
  });
  // From now on he holds what she may have passed to him, but what he does with it is his own.
  const [hand, since] = [await numbers(noe), heard.length];
  expect(hand).toContain(secret);
  const shown = hand.find((item) => item !== secret) ?? secret;
  await test.step('his window behind the curtain, then in the street', async () => {
    await cards(noe)
      .filter({ hasText: `Tapis ${shown}` })
      .click();
    await seal(noe).click();
    await expect(noe.getByRole('button', { name: 'Changer d’avis' })).toBeVisible();
    await expect(lea.locator('.bz-table')).toContainText('Noé');
    expect(named(heard.slice(since), hand)).toEqual([]);
    await answer(lea);
    await expect.poll(() => named(heard.slice(since), hand)).toEqual([shown]);
  });
  const left = hand.filter((item) => item !== shown);
  await test.step('his hand while heroes are invited, and his sealed sales', async () => {
    while (!(await work(noe, 'counter').isVisible())) {
      const asked = await whoIsAsked(lea, noe);
      if (!(await work(asked, 'counter').isVisible())) await answer(asked);
      else await whoIsAsked(asked === lea ? noe : lea);
    }
    await answer(noe);
    await expect(noe.getByRole('button', { name: 'Changer d’avis' })).toBeVisible();
    expect(named(heard.slice(since), left)).toEqual([]);
  });
});

/** Two people at a table where he was dealt something that can be told from other numbers. */
async function dealt(lea: Page, noe: Page): Promise<{ code: string; hers: readonly number[] }> {
  for (;;) {
    const friends = { game: 'bazar-quest', mode: 'friends', name: 'Léa', pack: numbered() } as const;
    const { code } = await openTable(lea, friends);
    await ask(noe, code, 'sit', { name: 'Noé' });
    await ask(lea, code, 'start');
    const [hers, his] = await Promise.all([lea, noe].map((one) => draftOf(one, code)));
    if (his.length > 0) return { code, hers };
    await ask(lea, code, 'close');
  }
}

async function draftOf(page: Page, code: string): Promise<readonly number[]> {
  const { view } = (await (await page.request.get(`/api/tables/${code}/view`)).json()) as HttpView;
  return (view.own as { draft: readonly number[] }).draft.filter((item) => item >= UNMISTAKABLE);
}

/** The cards on this person's counter, by their numbers. */
async function numbers(page: Page): Promise<readonly number[]> {
  const texts = await cards(page).allTextContents();
  const all = texts.map((text) => Number(/Tapis (\d+)/.exec(text)?.[1]));
  return all.filter((item) => item >= UNMISTAKABLE);
}

/** Which of these cards the frames name; the size of a deck is no card. */
function named(frames: readonly string[], items: readonly number[]): readonly number[] {
  const text = frames.join('\n').replaceAll(/"itemDeck":(\d+|\{"=":\d+\})/g, '');
  return items.filter((item) => new RegExp(`(?<!\\d)${item}(?!\\d)`).test(text));
}
