/**
 * Bazar Quest: everything the game is made of, as types. Names come from the glossary of docs/rules/bazar-quest.md.
 *
 * The state is laid out by who may know: `Pub` everybody, `Own` one seat, `Hid` nobody. Cards are small integers into
 * the table's content (`t.content`, in a view `v.table.content`); `NONE` stands for "no card, nobody".
 */
import type {
  Decision,
  Kind as KernelKind,
  State as KernelState,
  Table as KernelTable,
  View as KernelView,
  PublicView,
  Seat,
  Shape,
} from '../../../kernel/index.ts';
import type { Phase } from './clauses.ts';
import type { Content } from './content.ts';
import type { EffectFrames, EffectKinds, Modifier } from './effects/types.ts';
import type { Events } from './events.ts';
import type { Options } from './options.ts';

export type { Events, Options, Seat };

/** No card, nobody. */
export const NONE = -1;

/** Numbers into the lists of the table's content. */
export type Item = number;
export type Hero = number;
export type Monster = number;
export type Adventure = number;
export type Employee = number;

export type UpgradeType = 'display' | 'storage';
/** 0: none yet. The slots are 1 + this (BZ-609). */
export type UpgradeLevel = 0 | 1 | 2;

/** A hero on the table, in the centre or in a shop, with what lies on its card. */
export interface Guest {
  readonly hero: Hero;
  coins: number;
  /** Sold to it this round, in the order of sale. */
  gear: Item[];
  /** Beside it in the adventure phase; usually one (BZ-501), none outside the phase. */
  adventures: Adventure[];
  /** Came although no class matched the window (BZ-408). */
  unmatched: boolean;
  /** What effects have decided about its fight; all false otherwise. */
  fate: Fate;
}

/** Effects on one hero that wait for their moment of this round. */
export interface Fate {
  autoHit: boolean;
  autoMiss: boolean;
  autoSurvive: boolean;
  preventDefeat: boolean;
  ignoreAdventure: boolean;
  extraReward: number;
  /** This piece of gear goes back to the seller's hand (returnGearToHand). */
  returns: Item[];
}

/** One player, as everybody sees them. */
export interface Shop {
  /** Which of the six boards; cosmetic (BZ-102, BZ-R09). */
  board: number;
  /** Its player chose it: nobody else may (BZ-R09). Absent where it was dealt. */
  hasChosen?: true;
  coins: number;
  glory: number;
  display: UpgradeLevel;
  storage: UpgradeLevel;
  /** In the order they were hired. */
  employees: Employee[];
  /** Face up from the common reveal until BZ-459. */
  window: Item[];
  /** Cards that were in the window this round: known to all, and not for sale (BZ-305, BZ-R29). Empty at round end. */
  shown: Item[];
  /** Heroes in the shop in order of arrival: none, one, or two in the advanced game (BZ-925). */
  guests: Guest[];
  /** Counts of cards that only the owner sees. */
  draft: number;
  kept: number;
  hand: number;
  stored: number;
  /** With `openSales`: the list being edited, for all to see (BZ-R26). */
  staged: readonly Sale[];
}

/** One shop's place in the order of choice (BZ-402…404). */
export interface RankLine {
  readonly seat: Seat;
  readonly hearts: number;
  readonly value: number;
  /** What puts it before the next shop of the list; null for the last one. */
  readonly by: 'hearts' | 'value' | 'clockwise' | 'effect' | null;
}

/** A named part of a sum: the hero or monster itself, a piece of gear, an adventure card, an effect. */
export interface Term {
  readonly kind: 'hero' | 'monster' | 'item' | 'adventure' | 'employee';
  readonly card: number;
  readonly n: number;
  /** `printed`: the card's own number. `becomes`, `plus`, `doubled`: what an ability of it does (BZ-R58). */
  readonly how: 'printed' | 'becomes' | 'plus' | 'doubled';
}

/** One hero's fight: the round record of BZ-R42, kept until the end of the round. */
export interface Fight {
  readonly seat: Seat;
  readonly hero: Hero;
  readonly gear: readonly Item[];
  readonly adventures: readonly Adventure[];
  attack: { total: number; needed: number; terms: readonly Term[]; hit: boolean } | null;
  defence: { total: number; needed: number; terms: readonly Term[]; survived: boolean } | null;
  /** Coins the dead hero took to the bank, or the reward of the living one. */
  lost: number;
  reward: number;
}

/** How the game ended; filled in at the end. */
export interface Ended {
  /** `victory`: the third monster fell. `defeat`: no hero left to draw (BZ-807). `endless`: the safety net (BZ-R70). */
  readonly ending: 'victory' | 'defeat' | 'endless';
  readonly winners: readonly Seat[];
  /** Two players had the same score, and coins decided (BZ-804). */
  readonly tieBreak: 'coins' | null;
  /** Defeat: whose hero could not be replaced. */
  readonly fallen: Hero;
  /** Points of each seat, by term. */
  readonly scores: readonly { readonly glory: number; readonly coins: number; readonly bonus: number }[];
}

/** What everybody may know. */
export interface Pub {
  /** 1 in the first round. */
  round: number;
  phase: Phase | 'over';
  shops: Shop[];
  questHolder: Seat;

  /** In play, `NONE` between a defeat and the next supply phase (BZ-R41). */
  monster: Monster;
  wounds: number;
  /** Fallen ones, level I first. */
  fallen: Monster[];
  /** Monsters still to come, next first: their number with the first-game set-up (BZ-R10), else `NONE`. */
  coming: Monster[];

  centre: Guest[];
  heroDeck: number;
  heroDiscard: Hero[];
  /** So many of the hero discard, its first, left the city alive (`heroesLeave`). */
  heroesGone: number;
  itemDeck: number;
  itemDiscard: Item[];
  adventureDeck: number;
  adventureDiscard: Adventure[];
  employeeDeck: number;
  /** Face up in the upgrade phase. */
  offer: Employee[];

  /** Which way draft hands go: 1 to the left neighbour, −1 to the right (BZ-903). */
  passing: 1 | -1;
  /** The order of choice, best first; from shopping until the end of the round. */
  ranking: RankLine[];
  /** The quest holder when shopping began: breaks ties although the token may move (BZ-R21). */
  holderAtStart: Seat;
  /** Which pass of choosing heroes is running; 0 outside (BZ-924). */
  pass: number;
  /** Who chooses a hero now or last chose one, else `NONE`. */
  choosing: Seat;
  /** Seats that gained cards, coins or a class after the reveal of sales and may sell once more (BZ-R74). */
  gained: Seat[];
  /** How many items each seat has sold this round. */
  sold: number[];
  /** This round's fights, in their order. */
  fights: Fight[];
  /** Heroes that wounded it this round, each once: free wounds count heroes, not wounds (BZ-R36). */
  hitters: Hero[];
  /** Purchases the player in turn has left in the upgrade phase. */
  purchases: number;

  /** Timed changes of numbers and permissions that effects have laid. */
  modifiers: Modifier[];
  /** Effects already used this round, and those used for good: `employee.4.0`. */
  usedThisRound: string[];
  usedForGood: string[];

  ended: Ended | null;
}

/** What one seat may know. */
export interface Own {
  draft: Item[];
  /** Kept in this draft, face down in the shop. */
  kept: Item[];
  hand: Item[];
  storage: Item[];
  /** The top cards this seat was shown by an effect, next first; forgotten when the deck changes. */
  peekedItems: Item[];
  peekedAdventures: Adventure[];
}

/** What nobody may know. Decks have their top card at the end. */
export interface Hid {
  itemDeck: Item[];
  heroDeck: Hero[];
  monsterDeck: Monster[];
  adventureDeck: Adventure[];
  employeeDeck: Employee[];
}

/** One sale: that card of the hand to that hero (BZ-R28, BZ-R72). */
export interface Sale {
  readonly item: Item;
  readonly hero: Hero;
}

/** What a player does on their upgrade turn (BZ-603). */
export type UpgradeAction =
  | 'pass'
  | { readonly buy: UpgradeType }
  | { readonly hire: Employee }
  | { readonly flip: UpgradeType };

/** Running frames of the turn flow, by name. */
export type RoundFrames = {
  supply: object;
  /** BZ-204, BZ-R49. */
  deal: object;
  /** The next draft step, or the end of the draft (BZ-206…210). */
  draft: object;
  display: object;
  /** Asks for the windows (BZ-301). */
  'choose-window': object;
  /** Turns all windows up (BZ-303). */
  reveal: object;
  shopping: object;
  rank: object;
  /** Who chooses next, or on to sales (BZ-406…409). */
  invite: object;
  sales: object;
  /** Pays and equips what was sold, one sale after another; then effects, then gains (BZ-R26, BZ-R74). */
  'sales-revealed': object;
  'shopping-end': object;
  adventure: object;
  'deal-adventures': object;
  fights: object;
  /** All fights of one player (BZ-503, BZ-R66). */
  'fights-of': { seat: Seat };
  fight: { seat: Seat; hero: Hero };
  'before-attack': { seat: Seat; hero: Hero };
  attack: { seat: Seat; hero: Hero };
  'before-defence': { seat: Seat; hero: Hero };
  defend: { seat: Seat; hero: Hero };
  'fight-over': { seat: Seat; hero: Hero };
  'fights-done': object;
  /** BZ-509…513. */
  'check-monster': object;
  'pay-rewards': object;
  /** BZ-514, BZ-515. */
  'send-home': object;
  /** BZ-516. */
  'replace-heroes': object;
  'adventure-end': object;
  upgrade: object;
  'open-offer': object;
  'upgrade-turn': { seat: Seat };
  /** The next purchase of the player in turn, if one is left and possible. */
  buy: { seat: Seat };
  'upgrade-end': object;
  inventory: object;
  /** Asks what to keep (BZ-701). */
  'choose-storage': object;
  'round-end': object;
  /** BZ-801…806. */
  score: object;
};
export type Frames = RoundFrames & EffectFrames;

type Asked<Ask extends object, Answer> = { ask: Ask; answer: Answer };

/** The decisions of the turn flow: what each is asked with (public), and its answers. */
export type RoundKinds = {
  /** Unasked, before the first cards are kept: a board. */
  'choose-shop-board': Asked<object, number>;
  'draft-pick': Asked<object, Item>;
  'display-cards': Asked<object, readonly Item[]>;
  'invite-hero': Asked<object, Hero>;
  /** `again`: once more after gains (BZ-R74). */
  'sell-items': Asked<{ again: boolean }, readonly Sale[]>;
  /** Unasked, with `openSales`: the list as it is now. */
  'stage-sales': Asked<object, readonly Sale[]>;
  /** The hero that fights first. */
  'order-fights': Asked<object, Hero>;
  'upgrade-action': Asked<object, UpgradeAction>;
  'store-cards': Asked<object, readonly Item[]>;
};
export type Kinds = RoundKinds & EffectKinds;

/** All the types of Bazar Quest, for the kernel's generics. */
export interface BazarQuest extends Shape {
  pub: Pub;
  own: Own;
  hid: Hid;
  frames: Frames;
  kinds: Kinds;
  events: Events;
  options: Options;
  content: Content;
}

export type State = KernelState<BazarQuest>;
export type Table = KernelTable<BazarQuest>;
export type View = KernelView<BazarQuest>;
/** A player's or a spectator's view: what sums and public totals can be told from. */
export type AnyView = View | PublicView<BazarQuest>;
export type Kind<K extends keyof Kinds> = KernelKind<BazarQuest, Kinds[K]['ask'], Kinds[K]['answer']>;
export type Ask<K extends keyof Kinds> = Decision<Kinds[K]['ask']>;
