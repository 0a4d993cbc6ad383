/**
 * Donjon, Quêtes et Trahisons: everything the game is made of, as types. Names come from the glossary of
 * docs/rules/donjon.md.
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
import type { Offer } from '../../bargain/offers.ts';
import type { Wants } from '../../bargain/wants.ts';
import type { Word, WordRecord } from '../../bargain/words.ts';
import type { Stat, TypeToken } from './clauses.ts';
import type { Content } from './content.ts';
import type { Lasting, Source } from './effects/types.ts';
import type { Events } from './events.ts';
import type { Frames, Kinds } from './flow.ts';
import type { Options } from './options.ts';

export type { Events, Kinds, Options, Seat };

/** No card, nobody. */
export const NONE = -1;

// Cards are numbers into the lists of the table's content.

/** A card of the dungeon's deck: monster, special or event. A spoil is one too. */
export type Adventure = number;
export type Obj = number;
export type Quest = number;
export type Character = number;

/**
 * What may be promised or change hands. `points` are those of the monster in this fight (DQ-R48), `quests` so many
 * face-down secondary quests. Which quests is never in public.
 */
export type Goods = {
  readonly gems?: number;
  readonly points?: number;
  readonly quests?: number;
  readonly objects?: readonly Obj[];
  readonly spoils?: readonly Adventure[];
};
/** Goods as their giver puts them down: with the very quests. */
export type Gift = Omit<Goods, 'quests'> & { readonly quests?: readonly Quest[] };
export type GoodsKind = keyof Goods;

/** The allegiance tokens, and no token (DQ-505). */
export const SIDES = ['attacker', 'defender', 'none'] as const;
export type Side = (typeof SIDES)[number];

/**
 * An open bargain.
 * `deal`: goods against goods, at once (DQ-311); with `upfrontGems` also gems while a fight is negotiated (DQ-909).
 * `help`: strength in the dungeon for a word; of a helper it names prices, of the active player a bid.
 * `support`: a side in the arena for a word.
 */
export interface Bargain extends Offer<Goods> {
  readonly about: 'deal' | 'help' | 'support';
  /** Other prices the helper would take instead of `ask`. */
  readonly or: readonly Goods[];
  /** `support`: the side that is meant. */
  readonly side: Side | null;
}

/** A word given (DQ-R49). */
export interface Vow extends Word<Goods> {
  /** `help`: to the ally of this fight. `support`: about a side in the arena. */
  readonly about: 'help' | 'support';
  /** `support`: the side the receiver must show; or, with no goods, the side the giver will show. */
  readonly side: Side | null;
  /** The giver speaks of their own side. */
  readonly ownSide: boolean;
}

/** Where trophy points came from. */
export type PointSource = 'monsters' | 'arena' | 'quests' | 'purchase' | 'cards';

/** One player, as everybody sees them. */
export interface Adventurer {
  /** `NONE` until characters are dealt. */
  character: Character;
  points: number;
  /** The same points by source. */
  from: { [source in PointSource]: number };
  wounds: number;
  gems: number;
  /** At most one of each type outside the surplus chain (DQ-302). */
  objects: Obj[];
  /** Beaten monsters, in the order they were won. */
  spoils: Adventure[];
  /** Kept specials, face up. */
  kept: Adventure[];
  /** The unique-power token is turned over. */
  powerUsed: boolean;
  /** The Forestier's. */
  typeToken: TypeToken | null;
  /** Uncompleted secondary quests: a count (DQ-705). */
  secondaries: number;
  mainDone: boolean;
  /** Face up, in the order of validation. */
  completed: { readonly quest: Quest; readonly main: boolean }[];
  did: { [stat in Stat]: number };
  word: WordRecord;
}

/** The two dice on the table, by the face they show; 0 before the roll. */
export interface Dice {
  green: number;
  red: number;
}

/** A part of one side's total. */
export interface TotalTerm {
  readonly kind: 'power' | 'ally' | 'monster' | 'die' | 'doubled';
  /** Whose power; `NONE` for monster and die. */
  readonly seat: Seat;
  readonly n: number;
}
export interface SideTotal {
  readonly terms: readonly TotalTerm[];
  readonly total: number;
}

/** The fight of this turn, from the reveal of the monster or the challenge until the accounts are settled. */
export interface Fight {
  readonly place: 'dungeon' | 'arena';
  /** The active player: green die. */
  readonly attacker: Seat;
  /** `NONE` in the dungeon. */
  readonly defender: Seat;
  /** `NONE` in the arena. */
  readonly monster: Adventure;
  /** `talk`: offers and words. `declare`: before the dice. `dice`: they lie, nothing may be validated. `over`. */
  stage: 'talk' | 'declare' | 'dice' | 'over';
  /** The named ally in the dungeon. */
  ally: Seat;
  /** Shown allegiances by seat; null while closed, and for the principals. */
  sides: (Side | null)[];
  /** Shown allies made neutral by a power. */
  neutralised: Seat[];
  /** Abilities declared before the dice. */
  declared: Source[];
  dice: Dice;
  /** Green and red, once compared. */
  totals: { readonly green: SideTotal; readonly red: SideTotal } | null;
  winner: 'green' | 'red' | null;
  /** The winner's die shows 8 (DQ-R28). */
  kritik: boolean;
  /** The beaten monster's points that nobody has yet: assigned in the reward split (DQ-R48, DQ-E54), then 0. */
  points: number;
}

/** An object that has to leave its holder, on its way through the table (DQ-R56). */
export interface Surplus {
  readonly seat: Seat;
  readonly object: Obj;
  /** Who has put up which object in this chain, and who was offered which: neither is offered it again. */
  readonly putUp: { readonly seat: Seat; readonly object: Obj }[];
  readonly offered: { readonly seat: Seat; readonly object: Obj }[];
}

/** One line of the final score. */
export interface Score {
  readonly points: number;
  /** What the open main quest costs, and its card; 0 and `NONE` when completed. */
  readonly main: number;
  readonly mainQuest: Quest;
  /** What open secondary quests cost, and which they are. */
  readonly secondaries: number;
  readonly openQuests: readonly Quest[];
  readonly total: number;
  readonly spoils: number;
}

export interface Ended {
  readonly ending: 'target' | 'deck';
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  readonly tieBreak: 'spoils' | 'playOff' | null;
}

/** What everybody may know. */
export interface Pub {
  /** 0 during set-up. */
  round: number;
  /** Who began. `NONE` during set-up. */
  starter: Seat;
  /** Whose turn it is. */
  active: Seat;
  step: 'setup' | 'before' | 'adventure' | 'after' | 'end';
  /** Limits of this turn (DQ-307, DQ-310). */
  questBought: boolean;
  trophyBought: boolean;
  adventurers: Adventurer[];
  /** May be below 0 without `strictGems` (DQ-R06). */
  bank: number;
  pot: number;
  /** An arena has been fought: no pot any more (DQ-205). */
  potGone: boolean;
  shop: Obj[];
  /** Dragon objects not yet won (DQ-106). */
  aside: Obj[];
  /** Spent objects, out of the game. */
  removed: Obj[];
  /** Objects whose one use is gone, whoever holds them. */
  usedUp: Obj[];
  /** Cards left in the dungeon and in the guild. */
  deck: number;
  questDeck: number;
  discard: Adventure[];
  /** The card being resolved or fought; else `NONE`. */
  card: Adventure;
  /** Events that lie in play, with whoever drew them. */
  inPlay: { readonly card: Adventure; readonly seat: Seat }[];
  /** Monsters that went back once already (DQ-907). */
  wentBack: Adventure[];
  /** Who bears the curse. */
  cursed: Seat;
  lasting: Lasting[];
  fight: Fight | null;
  surplus: Surplus | null;
  /** Open bargains and words; empty with `whispers`, where the parties alone hold them. */
  bargains: Bargain[];
  words: Vow[];
  /** Words that are settled, in public whatever the option. */
  settled: Vow[];
  /**
   * What players said they look for and can spare, by seat; `wantsOf` tells what of it still holds. Absent in games begun
   * before it could be said.
   */
  wants?: { readonly [seat: string]: Wants<Goods> };
  /** Number of the next bargain or word; with `whispers` it stays, and the parties count for themselves. */
  nextBargain: number;
  /** Who reached the target first; the game ends with this round (DQ-801). */
  reachedBy: Seat;
  ended: Ended | null;
}

/** What one seat may know. */
export interface Own {
  /** The two quests dealt at set-up, until one is kept. */
  dealt: Quest[];
  main: Quest;
  secondaries: Quest[];
  /** Drawn at the guild, until one is kept. */
  drawn: Quest[];
  /** Fulfilled quests this seat would not validate in the last round (DQ-R59). */
  declined: Quest[];
  /** The top adventure cards this seat has looked at, next first; forgotten when the deck changes otherwise. */
  peeked: Adventure[];
  /** Which quests lie in one's own proposals, by the bargain's number. */
  pledged: { [bargain: string]: Quest[] };
  /** With `whispers`: the open bargains and words this seat is a party of. */
  bargains: Bargain[];
  words: Vow[];
  /** With `whispers`: how many bargains and words there were with each other seat; absent until the first. */
  whispered?: { [seat: string]: number };
  /** One's own bargains that were refused this turn: the same may not be proposed again (DQ-R74). */
  refused: Bargain[];
}

/** What nobody may know. Decks have their top card at the end. */
export interface Hid {
  adventureDeck: Adventure[];
  questDeck: Quest[];
}

/** All the types of Donjon, for the kernel's generics. */
export interface Donjon extends Shape {
  pub: Pub;
  own: Own;
  hid: Hid;
  frames: Frames;
  kinds: Kinds;
  events: Events;
  options: Options;
  content: Content;
}

export type State = KernelState<Donjon>;
export type Table = KernelTable<Donjon>;
export type View = KernelView<Donjon>;
/** A player's or a spectator's view: what sums and public totals can be told from. */
export type AnyView = View | PublicView<Donjon>;
export type Kind<K extends keyof Kinds> = KernelKind<Donjon, Kinds[K]['ask'], Kinds[K]['answer']>;
export type Ask<K extends keyof Kinds> = Decision<Kinds[K]['ask']>;
