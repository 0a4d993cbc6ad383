/**
 * Whole turns with the map and cards of the house: `arrange` completes what a test does not say, each card in exactly
 * one place and every token somewhere.
 *
 *   const t = arrange({
 *     seats: [{ city: 'unisson', pawn: 'kien', gold: 14, tokens: 'FMT', hand: ['C01'] }, {}, {}],
 *     next: { quests: ['feu-de-camp'] }, // the next cards drawn, in order
 *   });
 *   t.act(0, 'work'); // an answer to take-action
 *   t.act(0, { build: t.commerce('C01'), bonus: false, spare: [] });
 *   t.seat(0).answer('choose-commerce', 'deck');
 *   t.go(0, 'boisSourd', 'tourDesMages'); // steps
 *   expect(t.gold(0)).toBe(1);
 *   expect(t.seat(0).refusal('take-action', 'work')).toMatchObject({ rule: 'MK-203' });
 *
 * It begins with the active player's first question of round 3 (`at` begins elsewhere). Resources are letters: V B F M T
 * I D. A seat that says nothing has no gold, no tokens and income 2, stands in its own city (the first free one) and
 * holds two commerce cards from the end of the list. Tokens missing from a reserve that is given are with the last
 * player, and so are the cards of a pile that `left` makes small, unless they are discards. Shuffles leave the order as
 * it is, so that the last card discarded is drawn first. After every answer the invariants are checked.
 *
 * `start` lays out a new game by the rules, at its first question.
 */
import { andThen, begin, type DoFrame, type Layout, openScene, ScriptedChance } from '../../../kernel/index.ts';
import { Supply } from '../../test/supply.ts';
import { Player, World } from '../../test/world.ts';
import { DIAMOND, RESOURCES, type Resource, type ResourceName } from '../rules/clauses.ts';
import { COMMERCE_HAND, type Content, MARKET_SIZE, PRESTIGE_STEPS } from '../rules/content.ts';
import { rules } from '../rules/index.ts';
import { purseOf } from '../rules/purse.ts';
import { inPlay, questsInPlay } from '../rules/setup.ts';
import {
  type Action,
  type Karanor,
  NONE,
  type Options,
  type Seat,
  type State,
  type Territory,
} from '../rules/state.ts';
import { invariants } from './invariants.ts';
import { tableOptions } from './plans.ts';

/** One merchant, as far as the test cares. Cards and tiles by id, insignia by kind. */
export interface SeatLiteral {
  readonly city?: string;
  readonly pawn?: string;
  readonly story?: string;
  readonly gold?: number;
  /** Letters: `FFM` is two fruit and one meat. */
  readonly tokens?: string;
  readonly income?: number;
  /** Its steps have been reached before. */
  readonly prestige?: number;
  /** Besides the one in the origin city: cards by city. */
  readonly commerces?: { readonly [city: string]: string };
  readonly villas?: readonly string[];
  /** On their resource side. */
  readonly associates?: readonly ResourceName[];
  readonly promoted?: readonly ResourceName[];
  readonly insignia?: readonly string[];
  readonly artefacts?: readonly string[];
  readonly hand?: readonly string[];
  readonly quests?: readonly string[];
  readonly blackMarket?: readonly string[];
  /** Quests completed, each by its first option. */
  readonly completed?: readonly string[];
  readonly frozen?: boolean;
}

/** The four piles that are drawn from. */
export type Pile = 'quests' | 'commerces' | 'artefacts' | 'blackMarket';

export interface TableLiteral {
  readonly seats: number | readonly SeatLiteral[];
  readonly options?: Partial<Options>;
  /** 3 unless it is given. */
  readonly round?: number;
  readonly starter?: Seat;
  readonly active?: Seat;
  /** 4 unless it is given. */
  readonly actionsLeft?: number;
  /** The commerce market; any cards unless they are given. */
  readonly market?: readonly string[];
  /** The face-up delivery and those below it, in order; any unless they are given. */
  readonly deliveries?: readonly string[];
  /** The next cards of each pile, in order. */
  readonly next?: { readonly [pile in Pile]?: readonly string[] };
  /** How many cards a pile still has, and how many its discard; the rest is with the last player. */
  readonly left?: { readonly [pile in Pile]?: number };
  readonly discards?: { readonly [pile in Pile]?: number };
  /** Tokens in the reserve, by kind; all that nobody has unless it is given. */
  readonly reserve?: { readonly [kind in ResourceName]?: number };
  /** Tokens on the market of two, V B F M T I; one each unless it is given. */
  readonly marketTile?: readonly number[];
  /** Territories whose inhabitant has gone. */
  readonly met?: readonly string[];
  /** Where it begins: the turn of the active player unless it is given. */
  readonly at?: readonly DoFrame<Karanor>[];
}

const LETTERS = 'VBFMTID';

/** A table of Karanor under test. */
export class House extends World<Karanor> {
  private get content(): Content {
    return this.table.content;
  }

  seat = (seat: Seat): Player<Karanor> => new Player(this, seat);
  at = (id: string): Territory => one(this.content.territories, id);
  commerce = (id: string): number => one(this.content.commerces, id);
  quest = (id: string): number => one(this.content.quests, id);
  artefact = (id: string): number => one(this.content.artefacts, id);
  delivery = (id: string): number => one(this.content.deliveries, id);
  /** The first tile of this kind. */
  insignia = (kind: string): number => one(this.content.insignia, kind);
  /** The first copy of this black market card. */
  card = (id: string): number => one(this.content.blackMarket, id);

  /** An answer to take-action. */
  act(seat: Seat, action: Action): this {
    this.seat(seat).answer('take-action', action);
    return this;
  }

  /** Steps to these territories, one after another. */
  go(seat: Seat, ...ids: readonly string[]): this {
    for (const id of ids) this.act(seat, { move: this.at(id) });
    return this;
  }

  endTurn(seat: Seat = this.pub.active): this {
    return this.act(seat, 'end-turn');
  }

  gold = (seat: Seat): number => purseOf(this.state, seat).gold;

  /** `FFM`: two fruit, one meat. */
  tokens(seat: Seat): string {
    const { tokens } = purseOf(this.state, seat);
    return [...LETTERS].map((letter, kind) => letter.repeat(tokens[kind])).join('');
  }

  reserve = (kind: ResourceName): number => this.pub.reserve[resource(kind)];

  /** Goes on with what a time-out answers until this holds. */
  playUntil(isThere: (t: House) => boolean): this {
    for (let i = 0; i < 2000; i++) {
      if (isThere(this)) return this;
      const [next] = this.asked;
      if (next === undefined) throw new Error('the game ended before that');
      this.seat(next[0]).default(next[1] as 'take-action');
    }
    throw new Error('2000 answers did not lead there');
  }
}

export const resource = (name: ResourceName): Resource => RESOURCES.indexOf(name);

interface Named {
  readonly id: string;
  readonly kind?: string;
}

/** All copies of a card, or tiles of a kind. */
function named(cards: readonly Named[], id: string): number[] {
  const isIt = (card: Named): boolean => card.id === id || card.kind === id || card.id.replace(/-\d+$/, '') === id;
  const found = [...cards.keys()].filter((at) => isIt(cards[at]));
  if (found.length === 0) throw new Error(`there is no ${id}`);
  return found;
}

const one = (cards: readonly Named[], id: string): number => named(cards, id)[0];

/** A new game set up by the rules, at its first question. */
export function start(seats: number, options?: Partial<Options>, seed = 'house'): House {
  const t = openScene(rules, seats, tableOptions(seats, options), seed);
  return new House(rules, begin(rules, t), t, invariants);
}

/** A table as described, at its first question. */
export function arrange(literal: TableLiteral): House {
  const seats = typeof literal.seats === 'number' ? new Array<SeatLiteral>(literal.seats).fill({}) : literal.seats;
  const t = openScene(rules, seats.length, tableOptions(seats.length, literal.options), new ScriptedChance());
  const layout = rules.setup(t);
  t.events = [];
  layOut(layout, literal, seats, t.content);
  const { pub, own, hid } = layout;
  const s: State = {
    pub: { ...pub, agenda: [], questions: 0 },
    own: own.map((part) => ({ ...part, sealed: {} })),
    hid: { ...hid, cursor: 0, sealed: {} },
  };
  layTokens(s, literal, seats, t.options);
  andThen(s, ...(literal.at ?? [{ do: 'turn', seat: pub.active } as const]));
  const world = new House(rules, s, t, () => undefined);
  world.run();
  s.pub.actionsLeft = literal.actionsLeft ?? s.pub.actionsLeft;
  return new House(rules, s, t, invariants);
}

/** Everything but gold and tokens. */
function layOut(
  { pub, own, hid }: Layout<Karanor>,
  literal: TableLiteral,
  seats: readonly SeatLiteral[],
  content: Content,
): void {
  const { round = 3, starter = 0, active = starter } = literal;
  Object.assign(pub, { round, starter, active });
  /** How many seats after the starter. */
  const after = (seat: Seat): number => (seat - starter + seats.length) % seats.length;
  const cities = new Supply(content.origins, 'city');
  const stories = new Supply(content.stories.keys(), 'story');
  for (const { city } of seats) if (city !== undefined) cities.take(one(content.territories, city));
  for (const { story } of seats) if (story !== undefined) stories.take(one(content.stories, story));
  const piles: { readonly [pile in Pile]: Supply } = {
    quests: new Supply(questsInPlay(content, seats.length), 'quest'),
    commerces: new Supply(content.commerces.keys(), 'commerce card'),
    artefacts: new Supply(inPlay(content.artefacts, seats.length), 'artefact'),
    blackMarket: new Supply(inPlay(content.blackMarket, seats.length), 'black market card'),
  };
  const sequels = new Supply(hid.sequels, 'sequel');
  const insignia = new Supply(pub.insignia, 'insignia');
  const take = (pile: Pile, ids: readonly string[] = []): number[] =>
    ids.map((id) => {
      const found = named(content[pile], id);
      const isSequel = pile === 'quests' && content.quests[found[0]].step === 2;
      return (isSequel ? sequels : piles[pile]).take(...found);
    });

  for (const [seat, literalSeat] of seats.entries()) {
    const merchant = pub.merchants[seat];
    const { city, pawn, story, prestige = 0, income = 2, commerces = {}, villas = [] } = literalSeat;
    merchant.city = city === undefined ? cities.any() : one(content.territories, city);
    merchant.story = story === undefined ? stories.any() : one(content.stories, story);
    merchant.pawn = pawn === undefined ? merchant.city : one(content.territories, pawn);
    merchant.income = income;
    merchant.prestige = prestige;
    merchant.from.quest = prestige;
    merchant.stepped = PRESTIGE_STEPS.map((step) => prestige >= step);
    merchant.turns = after(seat) < after(active) ? round : round - 1;
    merchant.frozen = literalSeat.frozen ?? false;
    merchant.commerces = [
      { city: merchant.city, card: NONE },
      ...Object.entries(commerces).map(([at, id]) => ({
        city: one(content.territories, at),
        card: take('commerces', [id])[0],
      })),
    ];
    merchant.villas = villas.map((id) => one(content.territories, id)).sort((a, b) => a - b);
    for (const villa of merchant.villas) pub.villas[villa] = seat;
    const { associates = [], promoted = [] } = literalSeat;
    merchant.associates = [...associates, ...promoted]
      .map((kind) => ({ kind: resource(kind), promoted: promoted.includes(kind), earned: 0 }))
      .sort((a, b) => a.kind - b.kind);
    const tiles = (literalSeat.insignia ?? []).map((kind) => insignia.take(...named(content.insignia, kind)));
    merchant.insignia = tiles.sort((a, b) => a - b);
    merchant.artefacts = take('artefacts', literalSeat.artefacts).map((artefact) => ({
      artefact,
      used: 'no',
      times: 0,
      earned: 0,
    }));
    merchant.completed = take('quests', literalSeat.completed).map((quest) => ({ quest, option: 0 }));
    Object.assign(own[seat], {
      hand: take('commerces', literalSeat.hand),
      quests: take('quests', literalSeat.quests),
      blackMarket: take('blackMarket', literalSeat.blackMarket),
      stories: [],
    });
  }
  const recruited = pub.merchants.flatMap((merchant) => merchant.associates.map(({ kind }) => kind));
  pub.associates = pub.associates.filter((kind) => !recruited.includes(kind));
  pub.insignia = insignia.rest();
  pub.commerceMarket = take('commerces', literal.market);
  for (const id of literal.met ?? []) pub.inhabitants[one(content.territories, id)] = false;
  if (pub.merchants.length === 2) pub.market = [...(literal.marketTile ?? [1, 1, 1, 1, 1, 1])];

  const next = (pile: Pile): number[] => take(pile, literal.next?.[pile]);
  const ahead = {
    quests: next('quests'),
    commerces: next('commerces'),
    artefacts: next('artefacts'),
    blackMarket: next('blackMarket'),
  };
  const rest = piles.commerces.rest();
  for (const part of own) while (part.hand.length < COMMERCE_HAND) part.hand.push(rest.pop() ?? NONE);
  while (pub.commerceMarket.length < MARKET_SIZE) pub.commerceMarket.push(rest.shift() ?? NONE);

  const last = seats.length - 1;
  /** What is drawn, what is discarded, and what is left over. */
  const split = (pile: Pile, cards: readonly number[]) => {
    const all = [...ahead[pile], ...cards];
    const deck = all.slice(0, literal.left?.[pile] ?? all.length).reverse();
    const others = all.slice(deck.length);
    const discard = others.slice(0, literal.discards?.[pile] ?? others.length);
    return { deck, discard, over: others.slice(discard.length) };
  };
  const quests = split('quests', piles.quests.rest());
  hid.questDeck = quests.deck;
  hid.questDiscard = quests.discard;
  pub.merchants[last].completed.push(...quests.over.map((quest) => ({ quest, option: 0 })));
  const commerces = split('commerces', rest);
  hid.commerceDeck = commerces.deck;
  hid.commerceDiscard = commerces.discard;
  own[last].packet = commerces.over;
  const artefacts = split('artefacts', piles.artefacts.rest());
  hid.artefactDeck = artefacts.deck;
  pub.artefactDiscard = artefacts.discard;
  for (const artefact of artefacts.over) {
    pub.merchants[last].artefacts.push({ artefact, used: 'no', times: 0, earned: 0 });
  }
  const blackMarket = split('blackMarket', piles.blackMarket.rest());
  hid.blackMarketDeck = blackMarket.deck;
  pub.blackMarketDiscard = blackMarket.discard;
  own[last].blackMarket.push(...blackMarket.over);
  hid.sequels = sequels.rest();

  if (literal.deliveries !== undefined) {
    const pile = literal.deliveries.map((id) => one(content.deliveries, id));
    const others = [...content.deliveries.keys()].filter((card) => !pile.includes(card));
    pub.delivery = pile[0] ?? NONE;
    hid.deliveryDeck = pile.slice(1).reverse();
    // As many as belong to this table: the others have been done.
    pub.delivered = others.slice(0, Math.max(0, seats.length + 1 - pile.length));
  }
  Object.assign(pub, {
    questDeck: hid.questDeck.length,
    questDiscard: hid.questDiscard.length,
    commerceDeck: hid.commerceDeck.length,
    commerceDiscard: hid.commerceDiscard.length,
    artefactDeck: hid.artefactDeck.length,
    blackMarketDeck: hid.blackMarketDeck.length,
    deliveriesLeft: hid.deliveryDeck.length,
    sequels: hid.sequels.length,
  });
  for (const [seat, merchant] of pub.merchants.entries()) {
    merchant.hand = own[seat].hand.length;
    merchant.quests = own[seat].quests.length;
    merchant.blackMarket = own[seat].blackMarket.length;
  }
}

/** Gold and tokens; what a given reserve leaves over is with the last player. */
function layTokens(s: State, literal: TableLiteral, seats: readonly SeatLiteral[], options: Options): void {
  const { pub } = s;
  if (!options.twoPlayerMarket) pub.market = null;
  for (const [seat, { gold = 0, tokens = '' }] of seats.entries()) {
    const purse = purseOf(s, seat);
    purse.gold = gold;
    for (const letter of tokens) purse.tokens[LETTERS.indexOf(letter)]++;
  }
  for (const [kind, name] of RESOURCES.entries()) {
    const all = kind === DIAMOND ? options.diamonds : options.reserve;
    let left = all - (pub.market?.[kind] ?? 0);
    for (const seat of seats.keys()) left -= purseOf(s, seat).tokens[kind];
    pub.reserve[kind] = literal.reserve?.[name] ?? left;
    if (pub.reserve[kind] > left) throw new Error(`there are only ${left} tokens of ${name} left for the reserve`);
    purseOf(s, seats.length - 1).tokens[kind] += left - pub.reserve[kind];
  }
}
