/**
 * Boss Quest: everything the game is made of, as types. Names come from the glossary of docs/rules/boss-quest.md.
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
import type { Content } from './content.ts';
import type { Events } from './events.ts';
import type { Options } from './options.ts';

export type { Events, Options };

/** No card, nobody, nowhere. */
export const NONE = -1;
/** In the row: a card lies here face down, the mystery spell. */
export const MYSTERY = -1;
/** In the row: the card that lay here is gone and is not replaced (BQ-313). */
export const GAP = -2;
/** Instead of a weapon: the face-down one, whatever it is. */
export const HIDDEN = -2;
/** Instead of a boss number: the Reaper is the boss of this round. */
export const REAPER = -1;
/** Instead of a seat: a companion lies in the reserve. */
export const RESERVE = -1;

/** A number into `content.weapons`: colour × 7 + value − 1 (0…34), potions after (35…37). */
export type Weapon = number;
/** A number into `content.spells`: one per copy. */
export type Spell = number;
/** A number into `content.companions`. */
export type Companion = number;
/** A number into `content.bosses`, or `REAPER`. */
export type Boss = number;

/** A place at the table. */
export type { Seat };

export type Role = 'knight' | 'ghost' | 'reaper' | 'eliminated';
/** Where the pawn stands. `armourer` is phase A, `magician` a visit in progress. */
export type Phase = 'armourer' | 'magician' | 'finished';
/** Which part of the round is running. `over`: the game has ended. */
export type Stage = 'deal' | 'players' | 'combat' | 'aftermath' | 'over';
export type Reading = 'minus' | 'plus';

/** One player, as everybody sees them. */
export interface Knight {
  role: Role;
  hearts: number;
  keys: number;
  phase: Phase;
  /** Has been to the Magician in this round (a finished player may not have, BQ-216, BQ-417). */
  visited: boolean;
  /** With `lastCallMode: eitherOr`: has equipped under the last call and so never visits (R24). */
  calledEquip: boolean;
  /** A face-down weapon lies before them. */
  hasHidden: boolean;
  /** Face-up weapons in the order they came; a potion's reading is in `Pub.readings`. */
  visible: Weapon[];
  /** Visible weapons plus spell modifiers: strength without the hidden weapon. Kept up to date, recomputable. */
  shown: number;
  /** `NONE` without the Companions expansion. */
  companion: Companion;
  /**
   * Face-down weapons this player knows beyond `Pub.known`, as places (see `Known.at`): peeks and exchanges are public
   * acts, so everybody can tell where somebody has insight; which cards they are is in that seat's `Own.known`.
   */
  insight: number[];
  /** Has peeked at the mystery spell that lies there. */
  sawMystery: boolean;
  /** What their equips prove about the hidden weapon: it was not over then, so it is worth at most this (BQ-212). */
  hiddenAtMost: number;
  /** The round in which they left the game; 0 while they are in it (R67). */
  leftInRound: number;
}

/** No proof yet: any hidden weapon is possible. */
export const UNBOUNDED = 99;

/**
 * A spell taken from the row to be activated, with what its caster chose for it; afterwards the same record lies among
 * the active spells. A field the spell has no use for stays `NONE` (or null, or 0).
 */
export interface Casting {
  readonly spell: Spell;
  readonly caster: Seat;
  /** Cast with the duel right (BQ-972), not in an own visit. */
  readonly right: boolean;
  /** The player a dark spell lies before; `NONE` beside the boss. */
  target: Seat;
  /** The value chosen for a card with `choice` (R04); 0: not chosen, or nothing to choose. */
  value: number;
  /** flipReading: the potion it is attached to (`NONE` again when the potion left, R37). exchangeWithDeck: what is given, or `HIDDEN`. */
  weapon: Weapon | typeof HIDDEN;
  /** cancel: the active spell it ends. */
  cancelled: Spell;
  /** exchangeCompanions: the two cards. */
  pair: readonly [Companion, Companion] | null;
}

/**
 * A weapon known although it lies face down (R76). `at` is a seat (that player's hidden weapon) or, below 0, a
 * place in the weapon deck: −1 is the bottom card, −2 the one above it (`topPlace`); places stay true while cards are drawn.
 */
export interface Known {
  readonly card: Weapon;
  readonly at: number;
}

/** Why a heart was lost, or was not although it might have been. */
export type HeartCause = 'over' | 'harvest';
export type HeartGuard = 'shield' | 'tolerance' | 'no-hearts';
/** What decided between players of the winning rank. */
export type WinBy = 'closest' | 'tieBreak' | 'fewestWeapons' | 'shared';
/** Why keys that a player earned are not given. */
export type KeysWithheld = 'reaperRound' | 'reaperPlayer' | 'ghost' | 'lastHeart';

/** One player's line in the result of a combat. */
export interface CombatLine {
  readonly seat: Seat;
  /** The weapon that was hidden, and the reading its owner committed if it is a potion. */
  readonly hidden: Weapon;
  readonly reading: Reading | null;
  readonly strength: number;
  /** The terms of `strength`: number cards, potions as read, dark spells. */
  readonly parts: { readonly weapons: number; readonly potions: number; readonly spells: number };
  /** effectiveHp − strength; below 0 the player is over by that much. */
  readonly gap: number;
  /** Weapon cards, the hidden one included (BQ-507, BQ-916). */
  readonly weapons: number;
  /** Active requirement spells this player fails. */
  readonly fails: readonly Spell[];
  readonly qualified: boolean;
  /** Distinct rank by gap (R27): 1 is closest; 0 for players who do not rank. */
  rank: number;
  /** Wins the round (also when the key is withheld). */
  won: boolean;
  perfect: boolean;
  /** What could cost a heart, what prevented it, and whether one was lost. */
  heartCause: HeartCause | null;
  heartGuard: HeartGuard | null;
  heartLost: boolean;
  /** Keys received, by reason. All 0 when `withheld` says why. */
  keys: { round: number; extra: number; perfect: number };
  withheld: KeysWithheld | null;
}

/** The result of the last combat, for the combat screen; stays until the next round is dealt. */
export interface CombatReport {
  readonly hp: number;
  /** Participants in seat order. */
  readonly lines: CombatLine[];
  readonly winners: readonly Seat[];
  /** What decided; null without a winner. */
  readonly by: WinBy | null;
  /** The rank that won: 2 with secondWins. */
  readonly rank: number;
  /** Without a winner: nobody qualified, or nobody on that rank (BQ-420). */
  readonly unwon: 'nobodyQualified' | 'noSuchRank' | null;
}

/** How the game ended; filled in at the end. */
export interface Ended {
  /** `keys`: goal reached. `hearts`: a last heart was lost (BQ-803). `lastKnight`, `reaper`, `nobody`: R52, R63. */
  readonly ending: 'keys' | 'hearts' | 'lastKnight' | 'reaper' | 'nobody';
  readonly winners: readonly Seat[];
  /** The term that decided between equals on keys. */
  readonly tieBreak: 'hearts' | null;
}

/** What everybody may know (BQ-701). */
export interface Pub {
  /** 1 in the first round. */
  round: number;
  stage: Stage;
  armourer: Seat;
  /** Whose turn it is in the players' phase, else `NONE`. */
  turn: Seat;
  knights: Knight[];

  boss: Boss;
  /** Printed plus active HP spells. Kept up to date, recomputable. */
  effectiveHp: number;
  bossDeck: number;
  bossDiscard: Boss[];
  reaper: 'box' | 'deck' | 'current' | 'player' | 'removed';

  /** Under the Magician, by slot: a spell, `MYSTERY` or `GAP`. The mystery is the last slot. */
  row: number[];
  /** In the order they were activated. */
  active: Casting[];
  /** The chosen card whose targets are still open. */
  resolving: Casting | null;
  spellDeck: number;
  spellDiscard: Spell[];

  /** Cards left in the weapon deck. */
  weaponDeck: number;
  /** The reading of each potion lying face up, by potion (`card − content.firstPotion`), flips included; null elsewhere. */
  readings: (Reading | null)[];
  /** Face-down weapons that once lay face up, so that everybody knows where they are (R19, R76). */
  known: Known[];

  /** Companions that lie face up beside the game. */
  reserve: Companion[];
  /** Once-per-round powers already used, by companion: the marker sits on the card (R40). */
  used: boolean[];

  combat: CombatReport | null;
  ended: Ended | null;
}

/** What one seat may know. */
export interface Own {
  /** One's own face-down weapon; `NONE` outside a round. */
  hidden: Weapon;
  /** Other face-down weapons this seat knows: the cards at the places of its `Knight.insight`, in the same order. */
  known: Weapon[];
  /** The mystery spell, if this seat has peeked at it, else `NONE`. */
  mystery: Spell;
}

/** What nobody may know. Decks have their top card at the end. */
export interface Hid {
  weaponDeck: Weapon[];
  spellDeck: Spell[];
  bossDeck: Boss[];
  /** The card in the mystery slot, `NONE` when it is gone. */
  mystery: Spell;
}

/** How an equip came about: it decides what follows (BQ-209, BQ-215, BQ-417). */
export type EquipMode = 'turn' | 'final' | 'lastCall';

/** Running frames, by name: what is still to be done. */
export type Frames = {
  /** Lays out the row and deals the weapons of a round whose boss lies open (BQ-108, BQ-111, BQ-602..605). */
  deal: object;
  /** Gives the turn to the next phase-A player, or goes on to combat (BQ-202, BQ-217). */
  'next-turn': { after: Seat };
  /** What follows an equip once its potions are read: the duel right first. */
  'after-equip': { seat: Seat; mode: EquipMode };
  /** What follows the duel right: chain, visit, finished or the next turn. */
  'equip-done': { seat: Seat; mode: EquipMode };
  /** Asks for the next open choice of the resolving spell, or lets it work. */
  resolve: object;
  /** The visit is over. */
  'leave-magician': { seat: Seat };
  /** BQ-501: all are finished. */
  combat: object;
  /** Turns hidden weapons up and settles hearts and keys (5xx). */
  reveal: object;
  /** BQ-801. */
  'end-check': object;
  /** 6xx. */
  'new-round': object;
};

/** Equip that many (BQ-205). */
export interface Equip {
  readonly equip: number;
}
/** A card of the row, by slot, and what to do with it (BQ-302). */
export interface SpellUse {
  readonly slot: number;
  readonly use: 'activate' | 'discard';
}

type Asked<Ask extends object, Answer> = { ask: Ask; answer: Answer };

/** Every kind of decision: what it is asked with (public), and its answers. */
export type Kinds = {
  'orient-potion': Asked<{ card: Weapon }, Reading>;
  'turn-action': Asked<object, Equip | 'visit'>;
  'final-turn': Asked<object, Equip | 'none'>;
  /** `stop` only with `lastCallMode: eitherOr`, after an equip under the last call. */
  'last-call-turn': Asked<object, Equip | 'visit' | 'stop'>;
  'chain-visit': Asked<object, 'yes' | 'no'>;
  'choose-spell': Asked<object, SpellUse>;
  'duel-extra-spell': Asked<object, SpellUse | 'decline'>;
  'spell-value': Asked<object, number>;
  'spell-target-player': Asked<object, Seat>;
  'swap-top-card': Asked<object, 'hidden' | Weapon>;
  'cancel-target': Asked<object, Spell>;
  'flip-target': Asked<object, Weapon>;
  /** Two companions, the lower number first. */
  'companion-pair': Asked<object, readonly [Companion, Companion]>;
  /** Unasked: look at the mystery, or at that player's hidden weapon. */
  'use-peek': Asked<object, 'mystery' | Seat>;
  /** Unasked: replace the card in that slot of the row. */
  'use-replace': Asked<object, number>;
  'orient-hidden-potion': Asked<object, 'ready' | Reading>;
  'reaper-destiny': Asked<object, 'recoverLife' | 'becomeReaper'>;
  ready: Asked<object, 'ready'>;
};

/** All the types of Boss Quest, for the kernel's generics. */
export interface BossQuest extends Shape {
  pub: Pub;
  own: Own;
  hid: Hid;
  frames: Frames;
  kinds: Kinds;
  events: Events;
  options: Options;
  content: Content;
}

export type State = KernelState<BossQuest>;
export type Table = KernelTable<BossQuest>;
export type View = KernelView<BossQuest>;
/** A player's or a spectator's view: what sums and public totals can be told from. */
export type AnyView = View | PublicView<BossQuest>;
export type Kind<K extends keyof Kinds> = KernelKind<BossQuest, Kinds[K]['ask'], Kinds[K]['answer']>;
export type Ask<K extends keyof Kinds> = Decision<Kinds[K]['ask']>;
