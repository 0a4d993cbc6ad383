/** Pictures of Bazar Quest, from tables where Léa plays as the house's bots do. */
import type { Page } from '@playwright/test';
import { doom } from '../../e2e/support/packs.ts';
import { box } from '../../games/bazar-quest/index.ts';
import type { Pub } from '../../games/bazar-quest/rules/state.ts';
import type { HttpView, WireDecision } from '../../wire/protocol.ts';
import { asBot } from './bot.ts';
import type { Choose, Host } from './host.ts';
import { EVERY, type Picture, press, pressAt, TWO } from './picture.ts';

/** Cards to choose from, and the verb of a sale. */
const CARD = '.pick > button.card';
const SALE = '.counter .verbs button.plain:not([aria-disabled="true"])';

const game = 'bazar-quest';
/** By the sign on a wide screen, by the badge on a phone. */
const openOwnShop = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /échoppe .*Léa/ })
    .filter({ visible: true })
    .first()
    .click();

const solo = { game, mode: 'solo', name: 'Léa', fast: true } as const;

/** Opens the tables and says what to take pictures of. */
export async function stageBazarQuest(lea: Host): Promise<Picture[]> {
  /** A table where she is asked this, in this round or later. */
  const asked = async (kind: string, round: number, wishes: object = {}): Promise<string> => {
    const code = await lea.open({ ...solo, ...wishes });
    await lea.play(code, (question, view) => question.kind === kind && pubOf(view).round >= round, well);
    return code;
  };
  const draft = await asked('draft-pick', 2);
  const display = await asked('display-cards', 3);
  const inviting = await asked('invite-hero', 2);
  const counter = await asked('sell-items', 2);
  const fights = await asked('sell-items', 2);
  const market = await asked('upgrade-action', 2);
  const inventory = await asked('store-cards', 2);
  const six = await asked('sell-items', 2, { bots: 5 });
  const two = await asked('sell-items', 2, { bots: 1, preset: 'advanced' });
  const twoDraft = await asked('draft-pick', 2, { bots: 1, preset: 'advanced' });
  const finished = await asked('nothing more', 0, { bots: 2 });
  const lost = await lea.open({ ...solo, start: false });
  await lea.bring(lost, doom(8));
  await lea.ask(lost, 'start');
  await lea.play(lost, () => false, badly);
  const opening = await lea.open(solo);
  const lobby = await lea.open({ game, mode: 'friends', name: 'Léa', title: 'Rue des Échoppes', bots: 2 });

  return [
    { name: 'bazar-draft', path: `/t/${draft}`, looks: [...EVERY, 'phone-light-en'], before: pressAt(CARD) },
    { name: 'bazar-sign', path: `/t/${opening}`, looks: TWO, before: openOwnShop },
    { name: 'bazar-display', path: `/t/${display}`, looks: EVERY, before: pressAt(CARD) },
    { name: 'bazar-inviting', path: `/t/${inviting}`, looks: EVERY },
    { name: 'bazar-counter', path: `/t/${counter}`, looks: [...EVERY, 'desktop-light-en'], before: pressAt(SALE) },
    {
      name: 'bazar-adventure',
      path: `/t/${fights}`,
      looks: EVERY,
      meanwhile: () => lea.play(fights, ({ kind }) => kind !== 'sell-items', well),
    },
    { name: 'bazar-market', path: `/t/${market}`, looks: EVERY },
    { name: 'bazar-inventory', path: `/t/${inventory}`, looks: TWO, before: pressAt(CARD) },
    { name: 'bazar-score', path: `/t/${finished}`, looks: EVERY },
    { name: 'bazar-defeat', path: `/t/${lost}`, looks: EVERY },
    { name: 'bazar-six', path: `/t/${six}`, looks: TWO },
    { name: 'bazar-two-draft', path: `/t/${twoDraft}`, looks: TWO, before: pressAt(CARD) },
    { name: 'bazar-two-heroes', path: `/t/${two}`, looks: TWO, before: pressAt(SALE) },
    { name: 'bazar-lobby', path: `/t/${lobby}`, looks: TWO },
    { name: 'bazar-options', path: `/t/${lobby}`, looks: TWO, before: press('Modifier') },
    { name: 'bazar-pack', path: `/t/${lobby}`, looks: TWO, before: press('Vos cartes') },
    { name: 'bazar-rules', path: `/rules/${game}`, looks: ['desktop-light'] },
    {
      name: 'bazar-cards',
      path: '/gallery.html',
      looks: ['desktop-light', 'desktop-dark'],
      before: async (page) => {
        await page.setViewportSize({ width: 1366, height: 1400 });
        const hands = page.locator(`section[data-game="${game}"] h3`).nth(1);
        await hands.evaluate((title) => window.scrollBy(0, title.getBoundingClientRect().top - 80));
      },
    },
  ];
}

const well = asBot(box, 'malin');

const pubOf = ({ view }: HttpView): Pub => view.pub as Pub;

/** The first thing that comes to mind. */
const badly: Choose = ({ kind, answers }: WireDecision) => (kind === 'upgrade-action' ? 'pass' : answers[0]);
