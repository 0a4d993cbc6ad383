/** Pictures of Donjon, from tables where Léa plays as the house's bots do. */
import type { Page } from '@playwright/test';
import { isNothing } from '../../games/bargain/goods.ts';
import { box } from '../../games/donjon/index.ts';
import type { Adventurer, Pub } from '../../games/donjon/rules/state.ts';
import type { HttpView, WireDecision } from '../../wire/protocol.ts';
import { asBot } from './bot.ts';
import type { Choose, Host } from './host.ts';
import { EVERY, type Picture, press, pressAt, THREE, TWO } from './picture.ts';

/** Something in the shop that can be paid. */
const WARE = '.ware:not([aria-disabled="true"])';

const game = 'donjon';
const solo = { game, mode: 'solo', name: 'Léa', fast: true } as const;

/** Bots speak up a moment after it is Léa's turn. */
const A_MOMENT = 400;

type Until = (question: WireDecision, pub: Pub, me: Adventurer, seat: number) => boolean;

/** Opens the tables and says what to take pictures of. */
export async function stageDonjon(lea: Host): Promise<Picture[]> {
  /** A table where she is asked this. */
  const asked = (until: Until, bots = 3, choose: Choose = well): Promise<string> =>
    lea.find({ ...solo, bots }, (question, view) => until(question, ...seen(view)), choose);
  /** Once the bots have spoken. */
  const spoken = async (view: HttpView): Promise<HttpView> => {
    await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
    return lea.look(view.table.code);
  };
  /** Never alone where somebody would help. */
  const together: Choose = async (question, view) => {
    if (question.kind !== 'face-monster') return well(question, view);
    const help = pubOf(await spoken(view)).bargains.find(
      ({ about, to, ask }) => about === 'help' && to === view.view.seat && !isNothing(ask),
    );
    return help === undefined ? well(question, view) : { bargain: help.id, price: 0 };
  };
  const quests = await asked(({ kind }) => kind === 'choose-main-quest');
  const village = await asked(
    ({ kind }, { round }, { gems, objects }) =>
      kind === 'village-action' && round >= 5 && gems >= 3 && objects.length > 1,
  );
  const monster = await lea.find(
    { ...solo, bots: 3 },
    async ({ kind }, view) =>
      kind === 'face-monster' && pubOf(view).round >= 2 && pubOf(await spoken(view)).bargains.length > 0,
    well,
  );
  const fight = await asked(({ kind }, { round }) => kind === 'face-monster' && round >= 2);
  const door = await asked(({ kind }, { round }) => kind === 'choose-adventure' && round >= 4);
  const fist = await asked(({ kind }) => kind === 'choose-allegiance');
  const arena = await asked(
    ({ kind, answers }, { round }) => kind === 'choose-adventure' && round >= 3 && answers.some(isArena),
    4,
  );
  const loot = await asked(({ kind }) => kind === 'choose-loot', 3, boldly);
  const accounts = await asked(
    ({ kind }, { words }, _, seat) =>
      kind === 'split-reward' && words.some(({ from, goods }) => from === seat && !isNothing(goods)),
    3,
    together,
  );
  const ability = await asked(({ kind }) => kind === 'event-choice' || kind === 'special-choice');
  const guild = await asked(({ kind }) => kind === 'choose-guild-quest');
  const finished = await lea.open({ ...solo, bots: 2 });
  await lea.play(finished, () => false, well);
  const six = await asked(({ kind }, { round }) => kind === 'village-action' && round >= 3, 5);
  const fists = await asked(({ kind }) => kind === 'choose-allegiance', 5);
  const lobby = await lea.open({ game, mode: 'friends', name: 'Léa', title: 'La Dent creuse', bots: 2 });
  const told = await asked(
    ({ kind }, { round, step, adventurers, active, wants }) =>
      kind === 'village-action' &&
      step === 'before' &&
      round >= 3 &&
      adventurers.every((_, seat) => seat === active || wants?.[seat]),
  );

  return [
    { name: 'donjon-quests', path: `/t/${quests}`, looks: EVERY },
    { name: 'donjon-guild', path: `/t/${guild}`, looks: TWO },
    { name: 'donjon-village', path: `/t/${village}`, looks: [...EVERY, 'desktop-light-en'], before: pressAt(WARE) },
    { name: 'donjon-me', path: `/t/${village}`, looks: ['phone-light', 'phone-dark'], before: press('Moi') },
    {
      name: 'donjon-deal',
      path: `/t/${village}`,
      looks: THREE,
      before: pressAt('.make button'),
    },
    { name: 'donjon-wants', path: `/t/${told}`, looks: EVERY, before: press('Cherche, cède') },
    { name: 'donjon-monster', path: `/t/${monster}`, looks: [...EVERY, 'desktop-light-en', 'phone-light-en'] },
    {
      name: 'donjon-help',
      path: `/t/${monster}`,
      looks: THREE,
      before: pressAt('.offers .quiet'),
    },
    {
      name: 'donjon-fight',
      path: `/t/${fight}`,
      looks: THREE,
      meanwhile: () =>
        lea.play(
          fight,
          (_, { view }) => (view.pub as Pub).fight?.totals !== null,
          (question, view) => (question.kind === 'face-monster' ? 'alone' : well(question, view)),
        ),
    },
    { name: 'donjon-door', path: `/t/${door}`, looks: THREE },
    { name: 'donjon-fist', path: `/t/${fist}`, looks: [...THREE, 'desktop-light-en'], before: pressAt('.sides .pick') },
    {
      name: 'donjon-arena',
      path: `/t/${arena}`,
      looks: EVERY,
      meanwhile: () =>
        lea.play(
          arena,
          ({ kind }, view) =>
            kind !== 'choose-adventure' && (pubOf(view).step === 'after' || pubOf(view).fight?.totals != null),
          boldly,
        ),
    },
    { name: 'donjon-loot', path: `/t/${loot}`, looks: THREE },
    { name: 'donjon-accounts', path: `/t/${accounts}`, looks: [...EVERY, 'phone-light-en'] },
    { name: 'donjon-ability', path: `/t/${ability}`, looks: TWO },
    { name: 'donjon-score', path: `/t/${finished}`, looks: EVERY },
    { name: 'donjon-six', path: `/t/${six}`, looks: TWO },
    { name: 'donjon-fists', path: `/t/${fists}`, looks: TWO, before: read },
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

/** Puts what happened while she was away out of the way. */
async function read(page: Page): Promise<void> {
  const recap = page.getByRole('dialog').getByRole('button', { name: 'Continuer', exact: true });
  if (await recap.isVisible()) await recap.click();
}

const well = asBot(box, 'malin');

const isArena = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'arena' in answer;

/** To the arena whenever it is open. */
const boldly: Choose = (question, view) =>
  (question.kind === 'choose-adventure' ? question.answers.find(isArena) : undefined) ?? well(question, view);

const pubOf = ({ view }: HttpView): Pub => view.pub as Pub;
const seen = (view: HttpView): [Pub, Adventurer, number] => [
  pubOf(view),
  pubOf(view).adventurers[view.view.seat],
  view.view.seat,
];
