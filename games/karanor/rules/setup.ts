/** Set-up (1xx): the board is laid out, cities and stories are dealt; the draft follows in `draft.ts`. */
import { type Layout, type Seat, sealed } from '../../../kernel/index.ts';
import { DIAMOND, RESOURCES } from './clauses.ts';
import { type Content, MARKET_SIZE, PRESTIGE_STEPS, prestigeTarget } from './content.ts';
import { newPurse } from './purse.ts';
import { type Karanor, type Merchant, NONE, type Own, type Quest, type Table } from './state.ts';

/** MK-109. */
export const DRAFT_CARDS = 3;
/** MK-R06. */
export const STORIES_TO_CHOOSE = 2;

export function setup(t: Table): Layout<Karanor> {
  const { content, options, chance, seats } = t;
  const { territories } = content;
  const starter = options.firstPlayer === 'random' ? chance.int(seats) : options.firstPlayer - 1;
  const questDeck = chance.shuffle(questsInPlay(content, seats));
  const commerceDeck = chance.shuffle([...content.commerces.keys()]);
  const artefactDeck = chance.shuffle(inPlay(content.artefacts, seats));
  const blackMarketDeck = chance.shuffle(inPlay(content.blackMarket, seats));
  const deliveryDeck = chance.shuffle([...content.deliveries.keys()]).slice(0, seats + 1);
  const commerceMarket = commerceDeck.splice(-MARKET_SIZE);
  const delivery = deliveryDeck.pop() ?? NONE;
  const cities = chance.shuffle([...content.origins]).slice(0, seats);
  const stories = chance.shuffle([...content.stories.keys()]);
  const isHidden = options.goldPrivacy === 'hidden';

  t.emit('game-started', { target: prestigeTarget(seats), starter, deliveries: deliveryDeck.length + 1 });
  t.emit('market-laid-out', { cards: [...commerceMarket] });
  t.emit('cities-dealt', { cities });
  const isChosen = options.storyDeal === 'choose';
  return {
    pub: {
      round: 0,
      starter,
      active: NONE,
      actionsLeft: 0,
      move: null,
      moves: 0,
      merchants: cities.map((city, seat) => newMerchant(city, isChosen ? NONE : stories[seat], isHidden)),
      reserve: RESOURCES.map((_, kind) => (kind === DIAMOND ? options.diamonds : options.reserve)),
      inhabitants: territories.map(({ inhabitant }) => inhabitant),
      villas: territories.map(() => NONE),
      commerceMarket,
      commerceDeck: commerceDeck.length,
      commerceDiscard: 0,
      questDeck: questDeck.length,
      questDiscard: 0,
      sequels: sequelsInPlay(content, seats).length,
      artefactDeck: artefactDeck.length,
      artefactDiscard: [],
      blackMarketDeck: blackMarketDeck.length,
      blackMarketDiscard: [],
      delivery,
      deliveriesLeft: deliveryDeck.length,
      delivered: [],
      associates: [...RESOURCES.keys()].filter((kind) => kind !== DIAMOND),
      insignia: [...content.insignia.keys()],
      market: null,
      lasting: [],
      played: [],
      plays: 0,
      offers: [],
      offersMade: cities.map(() => 0),
      triggeredBy: NONE,
      ended: null,
    },
    own: cities.map((_, seat) => ({
      ...newOwn(seats, isHidden),
      stories: isChosen ? stories.slice(seat * STORIES_TO_CHOOSE, (seat + 1) * STORIES_TO_CHOOSE) : [],
    })),
    hid: {
      commerceDeck,
      commerceDiscard: [],
      questDeck,
      questDiscard: [],
      artefactDeck,
      blackMarketDeck,
      deliveryDeck,
      sequels: sequelsInPlay(content, seats),
      queue: [],
    },
    agenda: [...(isChosen ? [sealed('choose-story', everySeat(seats))] : []), { do: 'stories-chosen' }],
  };
}

export const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Without the cards that want more players (MK-102). */
export function inPlay(cards: readonly { readonly minPlayers: number }[], seats: number): number[] {
  return [...cards.keys()].filter((card) => cards[card].minPlayers <= seats);
}

export function questsInPlay({ quests }: Content, seats: number): Quest[] {
  return inPlay(quests, seats).filter((quest) => quests[quest].step !== 2);
}

/** A removed first part takes its sequel with it; a sequel is never removed alone (MK-102). */
export function sequelsInPlay(content: Content, seats: number): Quest[] {
  const sequels = questsInPlay(content, seats).map((quest) => content.quests[quest].sequel);
  return sequels.filter((quest) => quest !== NONE);
}

const newMerchant = (city: number, story: number, isHidden: boolean): Merchant => ({
  city,
  story,
  pawn: city,
  prestige: 0,
  from: { commerce: 0, quest: 0, delivery: 0, villa: 0, other: 0 },
  stepped: PRESTIGE_STEPS.map(() => false),
  income: 0,
  purse: isHidden ? null : newPurse(),
  commerces: [],
  villas: [],
  associates: [],
  insignia: [],
  artefacts: [],
  hand: 0,
  quests: 0,
  blackMarket: 0,
  shownCommerces: [],
  shownQuests: [],
  completed: [],
  seeks: [],
  spares: [],
  turns: 0,
  frozen: false,
});

export const newOwn = (seats: number, isHidden: boolean): Own => ({
  stories: [],
  packet: [],
  hand: [],
  quests: [],
  blackMarket: [],
  drawnQuests: [],
  drawnArtefacts: [],
  immediate: NONE,
  peeked: [],
  purse: isHidden ? newPurse() : null,
  offers: [],
  offersWith: everySeat(seats).map(() => 0),
  declined: [],
  held: null,
  discarded: { commerces: [], quests: [] },
});
