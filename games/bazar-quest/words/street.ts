/** What is written on the table itself: the rail of phases, the shops, the square, and the reader's own counter. */
import type { Wants } from '../rules/effects/types.ts';
import type { Kinds, UpgradeType } from '../rules/state.ts';

export interface StreetWords {
  readonly you: string;
  readonly robot: string;
  readonly close: string;
  /** The six shops' signs, by board. */
  readonly shops: readonly string[];

  // The rail
  readonly phasesOfRound: string;
  /** Short names, in the order of PHASES. */
  readonly phases: readonly string[];
  ready(n: number, of: number): string;
  missing(names: string, n: number): string;
  /** Spoken beside a badge. */
  readyOf(name: string, isReady: boolean): string;

  // The monster
  readonly monster: string;
  level(roman: string): string;
  wounds(n: number, of: number): string;
  readonly noMonster: string;
  readonly noMonsterWhy: string;
  readonly fallen: string;
  readonly inPlay: string;
  readonly toCome: string;
  perHero(n: number): string;

  // The square
  readonly square: string;
  readonly squareEmpty: string;
  readonly fitsWindow: string;
  heroesLeft(n: number): string;
  /** After the number: heroes still to be drawn. */
  readonly heroesLeftShort: string;
  readonly heroesLow: string;
  readonly heroesNone: string;
  readonly discards: string;
  readonly itemDiscard: string;
  readonly heroDiscard: string;
  readonly heroesGone: string;
  readonly adventureDiscard: string;
  readonly nothingThere: string;
  itemDeck(n: number): string;
  adventureDeck(n: number): string;

  // A shop
  shopOf(name: string): string;
  seeShop(name: string): string;
  rank(n: number): string;
  coins(n: number): string;
  glory(n: number): string;
  /** After the number. */
  pointsWord(n: number): string;
  readonly pointsShort: string;
  readonly pointsWhy: string;
  hand(n: number): string;
  stored(n: number): string;
  drafted(n: number): string;
  readonly window: string;
  readonly curtainDown: string;
  readonly windowEmpty: string;
  readonly doorEmpty: string;
  readonly guest: string;
  readonly noGear: string;
  readonly staff: string;
  /** Where one's own sign can be chosen. */
  readonly sign: string;
  readonly signHint: string;
  readonly noStaff: string;
  readonly upgrades: string;
  readonly noUpgrades: string;
  readonly known: string;
  readonly knownNow: string;
  readonly questToken: string;
  readonly questWhy: string;
  readonly sealed: string;
  /** What somebody is about, in a word. */
  readonly busy: Readonly<Partial<Record<keyof Kinds, string>>>;
  attraction(hearts: number, value: number): string;

  // One's own shop
  readonly mine: string;
  readonly myHand: string;
  items(n: number): string;
  readonly storage: string;
  slots(n: number, of: number): string;
  fromStorage: string;
  readonly changeMind: string;
  readonly sent: string;
  readonly waitOthers: string;
  readonly sealedNote: string;
  readonly youWatch: string;
  /** One's own cards, on a screen that several share. */
  look(card: string): string;

  // Draft
  readonly draft: {
    keep(card: string): string;
    readonly pick: string;
    kept(n: number, of: number): string;
    passes(n: number, to: string): string;
    ring(names: string): string;
  };

  // Window
  readonly display: {
    put(card: string): string;
    take(card: string): string;
    readonly optional: string;
    readonly confirm: string;
    readonly choose: string;
    sum(hearts: number, value: number): string;
    fits(names: string, n: number): string;
    readonly fitsNobody: string;
  };

  // Inviting
  readonly inviting: {
    readonly order: string;
    readonly now: string;
    readonly waitsWhy: string;
    readonly waitsWhyShort: string;
    readonly toCome: string;
    readonly served: string;
    invite(hero: string): string;
    readonly verb: string;
    readonly choose: string;
    readonly free: string;
    token(name: string): string;
    readonly tokenLast: string;
    choosing(name: string): string;
  };

  // Counter
  readonly counter: {
    readonly attack: string;
    readonly defence: string;
    readonly noFate: string;
    of(n: number): string;
    readonly hits: string;
    readonly survives: string;
    short(n: number): string;
    fates(n: number, of: number): string;
    readonly wears: string;
    ifSold(card: string): string;
    sell(card: string, price: number, hero: string): string;
    takeBack(card: string): string;
    readonly verb: string;
    readonly back: string;
    sellable(n: number): string;
    readonly done: string;
    readonly doneNothing: string;
    gain(n: number): string;
    readonly open: string;
    readonly again: string;
    readonly short_: Readonly<Record<'wrong-class' | 'was-shown' | 'sale-forbidden' | 'not-own-hero', string>>;
    lacking(n: number): string;
    readonly noHero: string;
    gauge(what: string, total: number, needed: number): string;
  };

  // Abilities
  readonly effects: {
    readonly use: string;
    readonly decline: string;
    readonly neverAgain: string;
    readonly yes: string;
    readonly no: string;
    readonly order: string;
    readonly orderWhy: string;
    readonly wants: Readonly<Record<Wants, string>>;
    readonly upgrades: Readonly<Record<UpgradeType, string>>;
    readonly fightFirst: string;
  };
}
