/** What is written on the table itself: map, verbs, merchants, market, offers, cards to choose. */
import type { StatusWords } from '../../../web/words/telling/status.ts';
import type { Wants } from '../rules/effects/types.ts';

export interface TableWords {
  readonly you: string;
  readonly close: string;
  readonly keep: string;
  readonly take: string;
  readonly discard: string;
  readonly sent: string;
  readonly changeMind: string;
  readonly sealedNote: string;
  readonly reopen: string;
  look(card: string): string;
  /** "3 or". */
  gold(n: number): string;
  /** "Léa, Noé et Iris". */
  list(names: readonly string[]): string;

  // The whole game
  chapter(round: number, target: number): string;
  heading(round: number): string;
  readonly terms: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
  wins(isYou: boolean, n: number): string;
  readonly tieBreaks: Readonly<Record<string, string>>;
  readonly shared: string;
  optionSummary(facts: { readonly seats: number; readonly target: number; readonly extras: readonly string[] }): string;
  readonly tabs: {
    readonly title: string;
    readonly page: string;
    readonly map: string;
    readonly hand: string;
    readonly offers: string;
    readonly all: string;
  };
  /** After "Your move:", with what it is about. */
  readonly status: StatusWords & {
    turn(actions: number, steps: number): string;
    effect(card: string, wants: Wants): string;
    react(card: string): string;
  };

  readonly map: {
    readonly title: string;
    readonly locator: string;
    harvest(resource: string, reserve: number): string;
    readonly inhabitant: string;
    villa(price: number): string;
    villaOf(name: string): string;
    commerces(names: string): string;
    city(name: string): string;
    here(names: string): string;
    way(steps: number, actions: number, fare: number): string;
    deliver(tokens: string): string;
    quest(name: string): string;
    readonly canBuild: string;
    readonly pencil: string;
    readonly youAreHere: string;
    readonly tooFar: string;
  };
  readonly turn: {
    actions(left: number, all: number): string;
    open(steps: number): string;
    readonly openWhy: string;
    readonly pickPlace: string;
  };
  readonly verbs: {
    go(place: string): string;
    goLong(place: string, way: string): string;
    readonly work: string;
    readonly harvest: string;
    readonly build: string;
    readonly talk: string;
    readonly talkGain: string;
    readonly quest: string;
    readonly special: string;
    readonly specialGain: string;
    readonly deliver: string;
    villa(price: number): string;
    recruit(price: number): string;
    readonly promote: string;
    readonly market: string;
    readonly end: string;
    endGain(income: string): string;
    long(title: string, gain: string): string;
    /** Who has what is missing, and the way out. */
    remedy(name: string, tokens: string): string;
  };
  /** What is in the way of a verb, in a word or two, by refusal; `other` for all the rest. */
  readonly brief: Readonly<Record<string, string>>;
  readonly prestige: { readonly title: string; note(target: number): string };
  readonly merchant: {
    see(name: string, prestige: number, gold: number | undefined): string;
    quests(n: number): string;
    blackMarket(n: number): string;
    hand(n: number): string;
    from(city: string): string;
    villa(place: string): string;
    readonly tiles: string;
    readonly built: string;
    readonly shown: string;
    readonly completed: string;
    readonly secret: string;
    readonly story: string;
  };
  readonly delivery: { readonly title: string; readonly none: string; left(n: number): string };
  readonly market: {
    readonly title: string;
    readonly associates: string;
    readonly free: string;
    deck(n: number): string;
  };
  readonly mine: {
    readonly title: string;
    readonly income: string;
    purse(gold: number, income: string): string;
    stock(resource: string, n: number, reserve: number): string;
  };
  readonly hand: {
    open(card: string): string;
    readonly empty: string;
    readonly show: string;
    readonly shown: string;
  };
  readonly build: {
    readonly title: string;
    cost(sum: string): string;
    prestige(was: number, now: number): string;
    income(was: number, now: number): string;
    step(n: number): string;
    ends(target: number): string;
    lack(tokens: string): string;
    nearest(place: string, steps: number): string;
    readonly bonus: string;
    readonly build: string;
    withBonus(gold: number): string;
    spare(tokens: string): string;
    buildLong(card: string, bonus: boolean, cost: string): string;
  };
  readonly quest: {
    readonly title: string;
    readonly none: string;
    readonly here: string;
    far(steps: number): string;
    readonly complete: string;
    paying(tokens: string): string;
    completeLong(quest: string, option: string): string;
    readonly readAloud: string;
    readonly onMap: string;
    drawn(keep: number): string;
  };
  readonly special: {
    readonly title: string;
    readonly deliver: string;
    readonly villa: string;
    villaText(price: number): string;
    buy(price: number): string;
    buyLong(place: string): string;
    recruitText(price: number): string;
    recruitLong(resource: string, price: number): string;
    promoteText(tokens: string): string;
    readonly promote: string;
    readonly promoted: string;
    yields(tokens: string): string;
  };
  readonly bank: {
    readonly title: string;
    readonly text: string;
    heap(resource: string, n: number): string;
    buy(price: number): string;
    sell(price: number): string;
    buyLong(resource: string, price: number): string;
    sellLong(resource: string, price: number): string;
    bought(resource: string): string;
    sold(resource: string): string;
    net(n: number, left: number): string;
    readonly clear: string;
    readonly confirm: string;
  };
  readonly goods: {
    readonly gold: string;
    readonly associates: string;
    readonly insignia: string;
    readonly artefacts: string;
    readonly villas: string;
    associate(resource: string): string;
  };
  readonly trade: {
    readonly title: string;
    readonly offer: string;
    readonly wants: string;
    readonly none: string;
    readonly notYet: string;
    readonly all: string;
    readonly toAll: string;
    readonly partner: string;
    /** After a name, or "vous". */
    gives(isYou: boolean): string;
    readonly against: string;
    to(name: string): string;
    offerTo(name: string): string;
    readonly send: string;
    readonly sendCounter: string;
    /** It lies on the table and waits for this player. */
    sent(name: string): string;
    /** What a partner, or nobody, has none of. */
    lacks(name: string | undefined, kinds: string): string;
    /** "The offer stands", before the two ways it may. */
    readonly stands: string;
    readonly untilNextTurn: string;
    readonly untilTurnEnds: string;
    enough(card: string): string;
    noMore(card: string): string;
  };
  readonly bell: {
    rung(name: string, isYou: boolean): string;
    left(turns: number): string;
    readonly closed: string;
  };
  readonly dark: {
    readonly react: string;
    readonly play: string;
    readonly playOn: string;
    readonly use: string;
    readonly ask: string;
    readonly askMe: string;
    readonly ignore: string;
    waits(card: string): string;
    readonly takeBack: string;
    /** No answers to cards any more in this turn. */
    readonly passTurn: string;
    /** What the card says, as its player reads it; `on` is empty for nobody. */
    played(name: string, on: string, text: string): string;
  };
  readonly draft: {
    readonly first: string;
    readonly second: string;
    readonly story: string;
    pass(name: string): string;
    readonly discard: string;
  };
  readonly immediate: { readonly title: string; readonly note: string };
  readonly choose: {
    readonly commerce: string;
    commerceWhy(deck: number): string;
    readonly discard: string;
    readonly discardWhy: string;
    readonly artefact: string;
    readonly artefactWhy: string;
    readonly card: string;
  };
  readonly effects: {
    readonly order: string;
    readonly wants: Readonly<Record<Wants, string>>;
    /** Of several goods the first ones. */
    chosen(list: string): string;
  };
}
