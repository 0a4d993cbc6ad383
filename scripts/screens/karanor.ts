/** Pictures of Karanor, from tables where Léa plays as the house's bots do. */
import type { Page } from '@playwright/test';
import { box } from '../../games/karanor/index.ts';
import { type Merchant, NONE, type Own, type Pub } from '../../games/karanor/rules/state.ts';
import type { HttpView, WireDecision } from '../../wire/protocol.ts';
import { asBot } from './bot.ts';
import type { Host } from './host.ts';
import { EVERY, type Picture, press, THREE, TWO } from './picture.ts';

const game = 'karanor';
const solo = { game, mode: 'solo', name: 'Léa', fast: true, options: { interruptGapMs: 0 } } as const;

type Until = (question: WireDecision, pub: Pub, own: Own, me: Merchant) => boolean;

/** Opens the tables and says what to take pictures of. */
export async function stageKaranor(lea: Host): Promise<Picture[]> {
  /** A table where she is asked this. */
  const asked = (until: Until, bots = 3): Promise<string> =>
    lea.find({ ...solo, bots }, (question, view) => until(question, ...seen(view)), well);
  const isTurn = ({ kind }: WireDecision): boolean => kind === 'take-action';

  const draft = await asked(({ kind }) => kind === 'draft-pick-1');
  const turn = await asked((question, { round, actionsLeft }) => isTurn(question) && round >= 5 && actionsLeft === 3);
  const quest = await asked((question, { round }, { quests }) => isTurn(question) && round >= 3 && quests.length > 1);
  const fulfilled = await asked((question) => isTurn(question) && question.answers.some(isQuest));
  const commerce = await asked(({ kind }) => kind === 'choose-commerce');
  const dark = await asked((question, _, { blackMarket }) => isTurn(question) && blackMarket.length > 0);
  const two = await asked((question, { round }) => isTurn(question) && round >= 3, 1);
  const bell = await asked((question, { triggeredBy }) => isTurn(question) && triggeredBy !== NONE);
  const six = await asked((question, { round }) => isTurn(question) && round >= 4, 5);
  const finished = await lea.open({ ...solo, bots: 2 });
  await lea.play(finished, () => false, well);
  const lobby = await lea.open({ game, mode: 'friends', name: 'Léa', title: 'Route du sel', bots: 2 });

  return [
    { name: 'karanor-draft', path: `/t/${draft}`, looks: TWO },
    {
      name: 'karanor-turn',
      path: `/t/${turn}`,
      looks: [...EVERY, 'desktop-light-en', 'phone-light-en'],
      before: lookAtWay,
    },
    { name: 'karanor-mine', path: `/t/${turn}`, looks: ['phone-light'], before: tab(2) },
    { name: 'karanor-all', path: `/t/${turn}`, looks: ['phone-light'], before: tab(4) },
    { name: 'karanor-offer', path: `/t/${turn}`, looks: THREE, before: then(tab(3), at('.offers .new:last-child')) },
    {
      name: 'karanor-haggling',
      path: `/t/${turn}`,
      looks: TWO,
      before: then(tab(3), at('.offers .acts .hold:nth-child(2) button')),
    },
    { name: 'karanor-quest', path: `/t/${quest}`, looks: TWO, before: then(tab(2), at('.hand button.quest')) },
    { name: 'karanor-fulfilled', path: `/t/${fulfilled}`, looks: TWO, before: verb('Quête') },
    { name: 'karanor-commerce', path: `/t/${commerce}`, looks: TWO },
    { name: 'karanor-black-market', path: `/t/${dark}`, looks: TWO, before: then(tab(2), at('.hand button.black')) },
    { name: 'karanor-two', path: `/t/${two}`, looks: TWO, before: then(verb('Spécial'), intoSight('.bank')) },
    { name: 'karanor-bell', path: `/t/${bell}`, looks: TWO },
    { name: 'karanor-score', path: `/t/${finished}`, looks: TWO },
    { name: 'karanor-six', path: `/t/${six}`, looks: TWO },
    { name: 'karanor-lobby', path: `/t/${lobby}`, looks: TWO },
    { name: 'karanor-options', path: `/t/${lobby}`, looks: TWO, before: press('Modifier') },
    { name: 'karanor-rules', path: `/rules/${game}`, looks: ['desktop-light'] },
    {
      name: 'karanor-cards',
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

const isQuest = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'quest' in answer;

function seen({ view }: HttpView): [Pub, Own, Merchant] {
  const pub = view.pub as Pub;
  return [pub, view.own as Own, pub.merchants[view.seat]];
}

type Before = (page: Page) => Promise<void>;

const then =
  (...all: readonly Before[]): Before =>
  async (page) => {
    for (const before of all) await before(page);
  };

/** Presses the first of these. */
const at =
  (place: string): Before =>
  (page) =>
    page.locator(place).first().click();

/** Shows the n-th page, where there are pages. */
const tab =
  (n: number): Before =>
  async (page) => {
    const button = page.locator(`.mk-table > .tabs > button:nth-child(${n})`);
    if ((await button.count()) > 0) await button.click();
  };

/** Presses one of the verbs of a turn. */
const verb =
  (title: string): Before =>
  (page) =>
    page
      .locator('.verb.tall')
      .filter({ has: page.getByText(title, { exact: true }) })
      .click();

const intoSight =
  (place: string): Before =>
  (page) =>
    page.locator(place).evaluate((it) => it.scrollIntoView({ block: 'end' }));

/** Presses the farthest place within reach that is well in sight. */
const lookAtWay: Before = (page) =>
  page.evaluate(() => {
    const middleOf = (of: Element): { x: number; y: number } => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const map = document.querySelector('.mk-map');
    if (map === null) return;
    const bounds = map.getBoundingClientRect();
    const from = middleOf(map.querySelector('[data-pawn]') ?? map);
    const far = (to: { x: number; y: number }): number => Math.hypot(to.x - from.x, to.y - from.y);
    const rings = [...map.querySelectorAll('circle.ring')]
      .map(middleOf)
      .filter(({ x, y }) => Math.min(x - bounds.left, bounds.right - x, y - bounds.top, bounds.bottom - y) > 50)
      .sort((a, b) => far(b) - far(a));
    const near = (spot: Element): number => Math.hypot(middleOf(spot).x - rings[0].x, middleOf(spot).y - rings[0].y);
    const spots = [...map.querySelectorAll<HTMLElement>('.spots button')];
    spots.sort((a, b) => near(a) - near(b))[0]?.click();
  });
