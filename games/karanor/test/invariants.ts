/** What must hold of every state of Karanor (ledger, Invariants); says the first thing that does not. */
import { type Fixed, firstAsked, view } from '../../../kernel/index.ts';
import { allHold, type Check as CheckOf } from '../../test/invariants.ts';
import { misplaced } from '../../test/misplaced.ts';
import { takeAction } from '../rules/actions.ts';
import { DIAMOND, ORDINARY_KINDS } from '../rules/clauses.ts';
import { COMMERCE_HAND, MARKET_SIZE, MOST_ON_PLACE, PRESTIGE_STEPS } from '../rules/content.ts';
import { questLimit } from '../rules/effects/standing.ts';
import { purseOf } from '../rules/purse.ts';
import { inPlay, questsInPlay, sequelsInPlay } from '../rules/setup.ts';
import { isStable } from '../rules/stable.ts';
import { type Karanor, NONE } from '../rules/state.ts';

type Check = CheckOf<Karanor>;

const isCard = (card: number): boolean => card !== NONE;

/** Cards whose numbers are not 0…n−1, because some are not in this game. */
function misplacedOf(what: string, all: ReadonlySet<number>, cards: readonly number[]): string | undefined {
  const stranger = cards.find((card) => !all.has(card));
  return stranger === undefined ? misplaced(what, all.size, cards) : `${what} ${stranger} is not in this game`;
}

/** Those that are, found once for each table. */
function inThisGame(t: Fixed<Karanor>): InThisGame {
  const known = tables.get(t);
  if (known !== undefined) return known;
  const { content, seats } = t;
  const all = {
    quests: new Set(questsInPlay(content, seats)),
    sequels: new Set(sequelsInPlay(content, seats)),
    artefacts: new Set(inPlay(content.artefacts, seats)),
    blackMarket: new Set(inPlay(content.blackMarket, seats)),
  };
  tables.set(t, all);
  return all;
}
type InThisGame = { readonly [cards in 'quests' | 'sequels' | 'artefacts' | 'blackMarket']: ReadonlySet<number> };
const tables = new WeakMap<Fixed<Karanor>, InThisGame>();

/** 1, 21. */
const cardsLieInOnePlace: Check = ({ pub, own, hid }, t) => {
  const { content } = t;
  const all = inThisGame(t);
  const quests = [
    ...own.flatMap((one) => [...one.quests, ...one.drawnQuests, one.immediate].filter(isCard)),
    ...pub.merchants.flatMap(({ completed }) => completed.map(({ quest }) => quest)),
  ];
  const isSequel = (quest: number): boolean => content.quests[quest].step === 2;
  const firsts = [...quests.filter((quest) => !isSequel(quest)), ...hid.questDeck, ...hid.questDiscard];
  const played = pub.played.flatMap(({ source }) => (source.kind === 'blackMarket' ? [source.card] : []));
  return (
    misplacedOf('quest', all.quests, firsts) ??
    misplacedOf('sequel', all.sequels, [...quests.filter(isSequel), ...hid.sequels]) ??
    misplaced('commerce card', content.commerces.length, [
      ...hid.commerceDeck,
      ...hid.commerceDiscard,
      ...pub.commerceMarket,
      ...own.flatMap(({ hand, packet }) => [...hand, ...packet]),
      ...pub.merchants.flatMap(({ commerces }) => commerces.map(({ card }) => card).filter(isCard)),
    ]) ??
    misplacedOf('artefact', all.artefacts, [
      ...hid.artefactDeck,
      ...pub.artefactDiscard,
      ...own.flatMap(({ drawnArtefacts }) => drawnArtefacts),
      ...pub.merchants.flatMap(({ artefacts }) => artefacts.map(({ artefact }) => artefact)),
    ]) ??
    misplacedOf('black market card', all.blackMarket, [
      ...hid.blackMarketDeck,
      ...pub.blackMarketDiscard,
      ...own.flatMap(({ blackMarket }) => blackMarket),
      ...played,
    ]) ??
    misplaced('insignia', content.insignia.length, [
      ...pub.insignia,
      ...pub.merchants.flatMap(({ insignia }) => insignia),
    ]) ??
    misplaced('associate', ORDINARY_KINDS, [
      ...pub.associates,
      ...pub.merchants.flatMap(({ associates }) => associates.map(({ kind }) => kind)),
    ])
  );
};

const countsAreRight: Check = ({ pub, own, hid }, { seats, content }) => {
  const counts: readonly (readonly [what: string, told: number, is: number])[] = [
    ['commerce deck', pub.commerceDeck, hid.commerceDeck.length],
    ['commerce discard', pub.commerceDiscard, hid.commerceDiscard.length],
    ['quest deck', pub.questDeck, hid.questDeck.length],
    ['quest discard', pub.questDiscard, hid.questDiscard.length],
    ['sequel pack', pub.sequels, hid.sequels.length],
    ['artefact deck', pub.artefactDeck, hid.artefactDeck.length],
    ['black market deck', pub.blackMarketDeck, hid.blackMarketDeck.length],
    ['delivery deck', pub.deliveriesLeft, hid.deliveryDeck.length],
  ];
  for (const [what, told, is] of counts) if (told !== is) return `the ${what} is told as ${told} and has ${is}`;
  // 17.
  const deliveries = [...hid.deliveryDeck, ...pub.delivered, pub.delivery].filter(isCard);
  if (new Set(deliveries).size !== Math.min(seats + 1, content.deliveries.length)) return `deliveries: ${deliveries}`;
  for (const [seat, { hand, quests, blackMarket, discarded, held }] of own.entries()) {
    const merchant = pub.merchants[seat];
    if (merchant.hand !== hand.length) return `seat ${seat}: commerce cards are miscounted`;
    if (merchant.quests !== quests.length) return `seat ${seat}: quests are miscounted`;
    if (merchant.blackMarket !== blackMarket.length) return `seat ${seat}: black market cards are miscounted`;
    if (merchant.shownQuests.some((quest) => !quests.includes(quest))) return `seat ${seat} shows a quest it has not`;
    if (merchant.shownCommerces.some((card) => !hand.includes(card))) return `seat ${seat} shows a card it has not`;
    if (quests.some((quest) => content.quests[quest].immediate)) return `seat ${seat} holds an immediate choice`;
    if (discarded.quests.some((quest) => !hid.questDiscard.includes(quest))) return `seat ${seat}: discard unknown`;
    if (discarded.commerces.some((card) => !hid.commerceDiscard.includes(card))) return `seat ${seat}: discard unknown`;
    if ((held !== null) !== hid.queue.includes(seat)) return `seat ${seat} waits with a card, or not`;
  }
  return undefined;
};

/** 2, 3, 20. */
const goodsAreConserved: Check = (s, { options, seats }) => {
  const { pub } = s;
  const purses = pub.merchants.map((_, seat) => purseOf(s, seat));
  if (purses.some(({ gold }) => gold < 0)) return 'a purse is below 0';
  for (const [kind, reserve] of pub.reserve.entries()) {
    const start = kind === DIAMOND ? options.diamonds : options.reserve;
    const onMarket = pub.market?.[kind] ?? 0;
    if (reserve < 0 || purses.some(({ tokens }) => tokens[kind] < 0)) return `resource ${kind} is below 0`;
    const sum = purses.reduce((all, { tokens }) => all + tokens[kind], reserve + onMarket);
    if (sum !== start) return `there are ${sum} tokens of resource ${kind}, not ${start}`;
  }
  if (pub.market === null) return undefined;
  if (seats !== 2) return 'there is a market for more than two';
  return pub.market.some((n) => n < 0 || n > MOST_ON_PLACE) ? 'the market is overfull' : undefined;
};

/** 1, 5, 6, 8, 11, 12. */
const merchantsAreSound: Check = ({ pub }, { content, seats }) => {
  for (const [
    seat,
    { commerces, villas, prestige, from, stepped, income, pawn, artefacts },
  ] of pub.merchants.entries()) {
    const cities = commerces.map(({ city }) => city);
    if (new Set(cities).size !== cities.length) return `seat ${seat} has two commerces in a city`;
    if (villas.some((villa) => pub.villas[villa] !== seat)) return `seat ${seat}: villas differ`;
    const sum = Object.values(from).reduce((a, b) => a + b, 0);
    if (prestige < 0 || sum !== prestige) return `seat ${seat} has ${prestige} prestige, from ${sum}`;
    if (!content.isPack && from.other > 0) return `seat ${seat} has prestige from elsewhere`;
    if (pub.agenda.length === 0 && PRESTIGE_STEPS.some((step, n) => prestige >= step && !stepped[n]))
      return `seat ${seat} missed a step`;
    if (income < 0) return `seat ${seat} has income ${income}`;
    if (content.territories[pawn] === undefined) return `seat ${seat} is nowhere`;
    if (new Set(artefacts.map(({ artefact }) => artefact)).size !== artefacts.length) return `seat ${seat}: artefacts`;
  }
  const stories = pub.merchants.map(({ story }) => story).filter(isCard);
  if (new Set(stories).size !== stories.length) return 'two have the same story';
  const owned = pub.merchants.reduce((n, { villas }) => n + villas.length, 0);
  if (owned !== pub.villas.filter((owner) => owner !== NONE).length) return 'villas are miscounted';
  const isShort = pub.commerceMarket.length < MARKET_SIZE && pub.commerceDeck + pub.commerceDiscard > 0;
  return isShort && seats > 0 ? 'the market shows too few' : undefined;
};

/** 7, 9, 13, 22. */
const stablePointsAreSound: Check = (s, t) => {
  const { pub } = s;
  const { content } = t;
  if (pub.actionsLeft < 0) return `there are ${pub.actionsLeft} actions left`;
  if (!isStable(s)) return undefined;
  if (pub.played.length > 0) return 'a card is still being played';
  const asked = firstAsked<Karanor>(s);
  if (asked === undefined || takeAction.refusal(view(s, pub.active, t), asked, 'end-turn') !== undefined)
    return 'the turn cannot be ended';
  const isShort = pub.commerceMarket.length + pub.commerceDeck + pub.commerceDiscard === 0;
  for (const [seat, { hand, quests, frozen }] of pub.merchants.entries()) {
    if (hand !== COMMERCE_HAND && !isShort) return `seat ${seat} holds ${hand} commerce cards`;
    if (!frozen && quests > questLimit(content, pub, seat)) return `seat ${seat} holds ${quests} quests`;
    const { drawnQuests, drawnArtefacts, immediate, peeked } = s.own[seat];
    if (drawnQuests.length + drawnArtefacts.length + peeked.length > 0 || immediate !== NONE)
      return `seat ${seat} still looks at cards`;
  }
  return undefined;
};

/** 18, 19. */
const theEndIsTheEnd: Check = ({ pub, own }) => {
  const { ended, agenda, merchants, triggeredBy } = pub;
  if (triggeredBy !== NONE && pub.offers.length + own.reduce((n, { offers }) => n + offers.length, 0) > 0)
    return 'an offer is open after the target was reached';
  if (ended === null) return undefined;
  if (agenda.length > 0) return 'something is left to do after the end';
  if (ended.winners.some((seat) => merchants[seat].frozen)) return 'a frozen seat has won';
  const turns = new Set(merchants.filter(({ frozen }) => !frozen).map((merchant) => merchant.turns));
  return ended.ending !== 'alone' && turns.size !== 1 ? 'not all had the same number of turns' : undefined;
};

export const invariants = allHold(
  cardsLieInOnePlace,
  countsAreRight,
  goodsAreConserved,
  merchantsAreSound,
  stablePointsAreSound,
  theEndIsTheEnd,
);
