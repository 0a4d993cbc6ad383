/** Three people in three browsers race for trophies: help for a word, a word kept and one broken, sealed fists, the score. */
import type { Locator, Page } from '@playwright/test';
import type { HttpView } from '../wire/protocol.ts';
import { accounts, arenas, facing, gift, seal } from './support/donjon.ts';
import { listen } from './support/frames.ts';
import { NEVER_SHOWN, shortRace } from './support/packs.ts';
import { answer, choose, click, expectTaken, isAsked, playToEnd, state, whoIsAsked } from './support/player.ts';
import { ask, openTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** Longer than the betrayal asks for. */
const HOLD = { delay: 1500 };
/** A side that somebody shows; words and offers name sides too, and mean nothing. */
const SHOWN = /(?<!"side":)"(attacker|defender|none)"(?!:)/;

// Three browsers on one machine: what happens is told, not shown.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('three people and a robot bargain, betray and fight to the score sheet', async ({ page, visit }) => {
  const people = [page, await visit(), await visit()];
  const names = ['Léa', 'Noé', 'Maé'];
  const nameOf = (one: Page): string => names[people.indexOf(one)];
  const others = (...ones: readonly Page[]): Page[] => people.filter((one) => !ones.includes(one));
  const heard = new Map(people.map((one) => [one, listen(one)]));
  const said = (one: Page, since = 0): string => (heard.get(one) ?? []).slice(since).join('\n');
  const { code, quests } = await dealt(people, names);
  await Promise.all(people.map((one) => one.goto(`/t/${code}`)));

  /** Which quests of other people somebody's line has told. */
  const foreign = (one: Page): readonly number[] =>
    named(
      said(one),
      others(one).flatMap((other) => quests[people.indexOf(other)]),
    );
  const expectNoForeign = (): void => expect(people.map(foreign)).toEqual(people.map(() => []));

  /** Plays on until one of them stands there; says who. */
  const first = async (place: (page: Page) => Locator): Promise<Page> => {
    for (;;) {
      const asked = await whoIsAsked(...people);
      await isAsked(asked);
      const isThere = (): Promise<boolean> => place(asked).first().isVisible();
      if (await isThere()) return asked;
      const was = await state(asked);
      let hasCome = false;
      await choose(asked, async (button) => {
        // It may have come just now: then it is not to be answered.
        hasCome = await isThere();
        if (!hasCome) await button.click();
      });
      if (!hasCome) await expectTaken(asked, was);
    }
  };
  /** One names a price for help, another takes it and wins, sooner or later; then their word is to be settled. */
  const winWithHelp = async (): Promise<readonly [hero: Page, helper: Page]> => {
    for (;;) {
      const hero = await first(facing);
      const [helper] = others(hero);
      await helper.getByRole('button', { name: `Proposer votre aide à ${nameOf(hero)}, à votre prix` }).click();
      await helper.getByRole('button', { name: 'Trophées du monstre + 1' }).click();
      await helper.getByRole('button', { name: 'Proposer à ce prix' }).click();
      await hero.getByRole('button', { name: `Retenir ${nameOf(helper)} au prix 1` }).click();
      await hero.getByRole('button', { name: `Combattre avec ${nameOf(helper)}` }).click();
      await expect(facing(hero)).toHaveCount(0);
      const next = await first((one) => accounts(one).or(facing(one)));
      if (await accounts(next).isVisible()) return [hero, helper];
    }
  };
  /** What the others read of somebody. */
  const expectTold = async (hero: Page, what: string): Promise<void> => {
    const line = new RegExp(`${nameOf(hero)} (vous )?${what}`);
    for (const one of others(hero)) await expect(one.locator('aside')).toContainText(line);
  };

  await test.step('help for a gem and a trophy, and the word is kept', async () => {
    const [hero, helper] = await winWithHelp();
    await accounts(hero)
      .getByRole('button', { name: `Tenir parole envers ${nameOf(helper)}` })
      .click();
    await expect(gift(helper)).toBeVisible();
    await answer(helper);
    await first(facing);
    await expectTold(hero, 'tient parole');
  });
  await test.step('help once more, and the word is broken by a long press, for all to see', async () => {
    const [hero] = await winWithHelp();
    const betray = accounts(hero).getByRole('button', { name: /Trahir/ });
    await betray.click();
    await expect(accounts(hero)).toBeVisible();
    await betray.click(HOLD);
    // A gem, where the hero had one to promise, could still be paid before the turn is over.
    const next = await first((one) => accounts(one).or(arenas(one)));
    if (await accounts(next).isVisible()) {
      expect(next).toBe(hero);
      await betray.click(HOLD);
      await first(arenas);
    }
    await expectTold(hero, 'trahit');
  });
  await test.step('an arena: fists closed one after the other, nothing of them on anybody else’s line', async () => {
    const hero = await first(arenas);
    const [noe, mae] = others(hero);
    const since = new Map(people.map((one) => [one, heard.get(one)?.length ?? 0]));
    const isShown = (one: Page): boolean => SHOWN.test(said(one, since.get(one)));
    await arenas(hero)
      .filter({ hasNotText: new RegExp(names.join('|')) })
      .click();
    await seal(noe, 'Attaquant', click);
    await expect(noe.getByRole('button', { name: 'Changer d’avis' })).toBeVisible();
    for (const one of [hero, mae]) {
      await expect(one.locator('.fists').getByText('scellé')).toBeVisible();
      expect(isShown(one)).toBe(false);
    }
    await seal(mae, 'Défenseur', click);
    // Somebody may be asked about a power before the dice.
    while (!people.every(isShown)) await answer(await whoIsAsked(...people));
    for (const [i, one] of people.entries()) expect(named(said(one), quests[i])).toEqual(quests[i]);
    expectNoForeign();
  });
  await test.step('all see the same score sheet', async () => {
    await Promise.all(people.map((one) => playToEnd(one)));
    const sheets = await Promise.all(people.map((one) => one.locator('.end ol.rows .total').allTextContents()));
    expect(sheets[0]).toHaveLength(4);
    for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
  });
});

/** A table where two of them were dealt a quest that can be told from other numbers. */
async function dealt(
  people: readonly Page[],
  names: readonly string[],
): Promise<{ code: string; quests: readonly (readonly number[])[] }> {
  const [lea, ...guests] = people;
  for (;;) {
    const race = { game: 'donjon', mode: 'friends', name: names[0], bots: 1, fast: true, pack: shortRace() } as const;
    // A shorter race may be over before anybody stands at an arena.
    const { code } = await openTable(lea, { ...race, options: { startingGems: 2, targetTP: 20 } });
    for (const [i, guest] of guests.entries()) await ask(guest, code, 'sit', { name: names[i + 1] });
    await ask(lea, code, 'start');
    const quests = await Promise.all(people.map((one) => dealtTo(one, code)));
    if (quests.filter(({ length }) => length > 0).length > 1) return { code, quests };
    await ask(lea, code, 'close');
  }
}

/** What the line says about quests, whichever message it is in; the size of their deck is no quest. */
const ABOUT_QUESTS = /quests?$|^(own|main|mainQuest|secondaries|dealt|drawn|declined|pledged)$/i;

/** Which of these quests the frames name. */
function named(frames: string, list: readonly number[]): readonly number[] {
  const told = new Set<number>();
  const walk = (value: unknown, isAbout: boolean): void => {
    if (typeof value === 'number' && isAbout) told.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) walk(part, isAbout || ABOUT_QUESTS.test(key));
  };
  for (const frame of frames.split('\n')) walk(JSON.parse(frame), false);
  return list.filter((quest) => told.has(quest));
}

async function dealtTo(page: Page, code: string): Promise<readonly number[]> {
  const { view } = (await (await page.request.get(`/api/tables/${code}/view`)).json()) as HttpView;
  return (view.own as { dealt: readonly number[] }).dealt.filter((quest) => quest >= NEVER_SHOWN);
}
