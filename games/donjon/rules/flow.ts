/** How a game of Donjon goes on, as types: the frames that run, and the decisions with what they ask and take. */
import type { Wants } from '../../bargain/wants.ts';
import type { ObjectType } from './clauses.ts';
import type { EffectFrames, EffectKinds, Source } from './effects/types.ts';
import type { Adventure, Ended, Gift, Goods, GoodsKind, Obj, Quest, Seat, Side } from './state.ts';

/** What the active player does in the village (3xx). `proceed` is `end-turn` in the step after the adventure. */
export type VillageAction = 'proceed' | 'heal' | 'quest' | 'trophy' | { readonly buy: Obj };

/** A proposal of goods against goods. `quests` names one's own that would be given. */
export interface Proposal {
  readonly to: Seat;
  readonly give: Gift;
  readonly ask: Goods;
  readonly text: string;
}

export type FaceMonster =
  | 'alone'
  | 'flee'
  /** By a power that allows it against any monster. */
  | 'flee-by-power'
  /** With the helper of this bargain, at its n-th price (0 is `ask`, then `or`). */
  | { readonly bargain: number; readonly price: number };

/** Half the gems, an object or a spoil (DQ-513). */
export type Loot = 'gems' | { readonly object: Obj } | { readonly spoil: Adventure };

/** Running frames of the turn flow, by name. */
type TurnFrames = {
  'choose-quests': object;
  'deal-characters': object;
  /** Those still tied roll (DQ-114, DQ-R23). */
  'roll-for-start': { seats: readonly Seat[] };
  round: object;
  turn: { seat: Seat };
  /** Asks what to do in the village, again and again. */
  village: { step: 'before' | 'after' };
  adventure: object;
  draw: object;
  /** After an event's or a special's effects. */
  resolved: { card: Adventure };
  /** Talk and the choice to fight or flee. */
  'meet-monster': object;
  /** Declarations, dice, powers, comparison: one after another, dungeon and arena alike. */
  fight: object;
  roll: object;
  /** Allegiances are shown (DQ-506). */
  'show-sides': object;
  compare: object;
  'dungeon-won': object;
  'reward-split': object;
  /** The victor gains what points the ally did not get (DQ-R48). */
  'take-points': object;
  /** The victor takes one of those still aside (DQ-R14). */
  'dragon-object': { seat: Seat };
  'dungeon-over': object;
  'dungeon-lost': object;
  /** After the wounds of a defeat: the monster is discarded, then its effects (DQ-R36). */
  'monster-leaves': object;
  /** The bystanders choose in secret while all talk (DQ-503…506). */
  'open-arena': object;
  'arena-compared': object;
  loot: object;
  pot: object;
  /** The curse goes on to the beaten principal (DQ-R69). */
  'pass-curse': object;
  'settle-defender': object;
  /** What lasted for the combat ends, in both places. */
  'fight-over': object;
  'end-turn': object;
  /** One pass of the last validation round: who is still to be asked, and whether it brought any (DQ-R59). */
  'last-validation': { left: readonly Seat[]; any: boolean };
  score: { ending: Ended['ending'] };
};

/** Running frames of bargains and objects. */
type BargainFrames = {
  /** Anybody with two of a type must part with one (DQ-303). */
  surplus: { seat: Seat; type: ObjectType };
  'place-surplus': object;
  /** Gifts on their way, one receiver after another; each is asked. */
  gifts: { from: Seat; gifts: readonly { readonly to: Seat; readonly goods: Goods }[] };
};

export type Frames = TurnFrames & BargainFrames & EffectFrames;

type Asked<Ask extends object, Answer> = { ask: Ask; answer: Answer };

/** The decisions of the turn flow: what each is asked with (public), and its answers. */
type TurnKinds = {
  'choose-main-quest': Asked<object, Quest>;
  'village-action': Asked<{ step: 'before' | 'after' }, VillageAction>;
  'choose-guild-quest': Asked<object, Quest>;
  /** A seat: arena against that player. */
  'choose-adventure': Asked<object, 'dungeon' | 'pass' | { readonly arena: Seat } | { readonly power: Source }>;
  'face-monster': Asked<object, FaceMonster>;
  'choose-allegiance': Asked<object, Side>;
  /** Of a monster with two rewards: the first, or the other one. */
  'choose-reward': Asked<object, 'first' | 'other'>;
  'take-dragon-object': Asked<object, Obj>;
  'choose-loot': Asked<object, Loot>;
  /** Unasked, at any time. */
  'validate-quest': Asked<object, Quest>;
  'final-validate': Asked<{ left: readonly Seat[]; any: boolean }, Quest | 'decline'>;
};

type BargainKinds = {
  // Unasked
  'propose-deal': Asked<object, Proposal>;
  /** `accept` names the quests given, if any are asked of one. */
  'answer-deal': Asked<
    { bargain: number },
    'refuse' | { readonly accept: readonly Quest[] } | { readonly counter: Omit<Proposal, 'to'> }
  >;
  /** The helper's prices, each of which would do. A new one replaces the standing one. */
  'offer-help': Asked<object, { readonly prices: readonly Goods[]; readonly text: string }>;
  /** The active player's bid to one helper. */
  'ask-help': Asked<object, { readonly to: Seat; readonly price: Goods; readonly text: string }>;
  'answer-help': Asked<{ bargain: number }, 'accept' | 'refuse'>;
  /**
   * By a principal (or the active player in the village): a word of goods for showing a side, recorded at once.
   * By a bystander: a word on their own side, recorded at once when it costs nothing, else an offer at that price.
   */
  'promise-support': Asked<
    object,
    { readonly to: Seat; readonly side: Side; readonly goods: Goods; readonly text: string }
  >;
  'answer-support': Asked<{ bargain: number }, 'accept' | 'refuse'>;
  'withdraw-offer': Asked<{ bargain: number }, true>;
  'tell-wants': Asked<object, Wants<Goods>>;
  // Asked
  'keep-object': Asked<{ type: ObjectType }, Obj>;
  /** To this player at this price, or back to the shop. */
  'offer-surplus': Asked<object, { readonly to: Seat; readonly gems: number } | 'return'>;
  'answer-surplus': Asked<{ from: Seat; object: Obj; gems: number }, 'accept' | 'refuse'>;
  /** To the ally, out of this victory and one's own (DQ-R48). */
  'split-reward': Asked<object, Gift>;
  'settle-as-defender': Asked<object, readonly { readonly to: Seat; readonly gift: Gift }[]>;
  /** At the end of the turn, where words are still open (DQ-R49). Also unasked in the village after the fight. */
  'settle-as-attacker': Asked<object, readonly { readonly to: Seat; readonly gift: Gift }[]>;
  /** The kinds one takes; the others are declined. */
  'accept-gift': Asked<{ from: Seat; goods: Goods }, readonly GoodsKind[]>;
};

export type Kinds = TurnKinds & BargainKinds & EffectKinds;
