/** Pictures of Donjon, from tables where Léa plays as the house's bots do. */
import { box } from '../../games/donjon/index.ts';
import type { Adventurer, Pub } from '../../games/donjon/rules/state.ts';
import type { HttpView, WireDecision } from '../../wire/protocol.ts';
import { asBot } from './bot.ts';
import type { Host } from './host.ts';
import { EVERY, type Picture, press, pressAt, TWO } from './picture.ts';

/** Something in the shop that can be paid. */
const WARE = '.ware:not([aria-disabled="true"])';

const game = 'donjon';
const solo = { game, mode: 'solo', name: 'Léa', fast: true } as const;

/** Bots speak up a moment after it is Léa's turn. */
const A_MOMENT = 400;

type Until = (question: WireDecision, pub: Pub, me: Adventurer) => boolean;

/** Opens the tables and says what to take pictures of. */
export async function stageDonjon(lea: Host): Promise<Picture[]> {
  /** A table where she is asked this. */
  const asked = async (until: Until, wishes: object = {}): Promise<string> => {
    const code = await lea.open({ ...solo, bots: 3, ...wishes });
    await lea.play(
      code,
      (question, view) => until(question, pubOf(view), pubOf(view).adventurers[view.view.seat]),
      well,
    );
    return code;
  };
  /** A table where, besides, this is on the table once the bots have spoken. */
  const spoken = async (until: Until, isSaid: (pub: Pub) => boolean): Promise<string> => {
    const code = await lea.open({ ...solo, bots: 3 });
    const isThere = async (question: WireDecision, view: HttpView): Promise<boolean> => {
      if (!until(question, pubOf(view), pubOf(view).adventurers[view.view.seat])) return false;
      await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
      return isSaid(pubOf(await lea.look(code)));
    };
    await lea.play(code, isThere, well);
    return code;
  };
  const quests = await asked(({ kind }) => kind === 'choose-main-quest');
  const village = await asked(({ kind }, { round }, { gems }) => kind === 'village-action' && round >= 3 && gems >= 3);
  const monster = await spoken(
    ({ kind }, { round }) => kind === 'face-monster' && round >= 2,
    ({ bargains }) => bargains.length > 0,
  );
  const fight = await asked(({ kind }, { round }) => kind === 'face-monster' && round >= 2);
  const door = await asked(({ kind }, { round }) => kind === 'choose-adventure' && round >= 4);
  const fist = await asked(({ kind }) => kind === 'choose-allegiance');
  const arena = await asked(({ kind }) => kind === 'choose-allegiance');
  const loot = await asked(({ kind }) => kind === 'choose-loot');
  const accounts = await asked(({ kind }, { words }) => kind === 'split-reward' && words.length > 0);
  const ability = await asked(({ kind }) => kind === 'event-choice' || kind === 'special-choice');
  const finished = await asked(() => false, { bots: 2 });
  const six = await asked(({ kind }, { round }) => kind === 'village-action' && round >= 3, { bots: 5 });
  const fists = await asked(({ kind }) => kind === 'choose-allegiance', { bots: 5 });
  const lobby = await lea.open({ game, mode: 'friends', name: 'Léa', title: 'La Dent creuse', bots: 2 });

  return [
    { name: 'donjon-quests', path: `/t/${quests}`, looks: EVERY },
    { name: 'donjon-village', path: `/t/${village}`, looks: [...EVERY, 'desktop-light-en'], before: pressAt(WARE) },
    { name: 'donjon-me', path: `/t/${village}`, looks: ['phone-light', 'phone-dark'], before: press('Moi') },
    {
      name: 'donjon-deal',
      path: `/t/${village}`,
      looks: EVERY,
      before: pressAt('.make button'),
    },
    { name: 'donjon-monster', path: `/t/${monster}`, looks: [...EVERY, 'desktop-light-en', 'phone-light-en'] },
    {
      name: 'donjon-help',
      path: `/t/${monster}`,
      looks: EVERY,
      before: pressAt('.offers .quiet'),
    },
    {
      name: 'donjon-fight',
      path: `/t/${fight}`,
      looks: EVERY,
      meanwhile: () =>
        lea.play(
          fight,
          (_, { view }) => (view.pub as Pub).fight?.totals !== null,
          () => 'alone',
        ),
    },
    { name: 'donjon-door', path: `/t/${door}`, looks: EVERY },
    { name: 'donjon-fist', path: `/t/${fist}`, looks: [...EVERY, 'desktop-light-en'], before: pressAt('.sides .pick') },
    {
      name: 'donjon-arena',
      path: `/t/${arena}`,
      looks: EVERY,
      meanwhile: () =>
        lea.play(
          arena,
          ({ kind }) => kind !== 'choose-allegiance',
          () => 'attacker',
        ),
    },
    { name: 'donjon-loot', path: `/t/${loot}`, looks: EVERY },
    { name: 'donjon-accounts', path: `/t/${accounts}`, looks: [...EVERY, 'phone-light-en'] },
    { name: 'donjon-ability', path: `/t/${ability}`, looks: TWO },
    { name: 'donjon-score', path: `/t/${finished}`, looks: EVERY },
    { name: 'donjon-six', path: `/t/${six}`, looks: TWO },
    { name: 'donjon-fists', path: `/t/${fists}`, looks: TWO },
    { name: 'donjon-lobby', path: `/t/${lobby}`, looks: TWO },
    { name: 'donjon-options', path: `/t/${lobby}`, looks: TWO, before: press('Modifier') },
    { name: 'donjon-rules', path: `/rules/${game}`, looks: ['desktop-light'] },
    {
      name: 'donjon-cards',
      path: '/gallery.html',
      looks: ['desktop-light', 'desktop-dark'],
      before: async (page) => {
        await page.setViewportSize({ width: 1366, height: 1400 });
        const cards = page.locator(`section[data-game="${game}"] h3`).first();
        await cards.evaluate((title) => window.scrollBy(0, title.getBoundingClientRect().top - 80));
      },
    },
  ];
}

const well = asBot(box, 'malin');

const pubOf = ({ view }: HttpView): Pub => view.pub as Pub;
