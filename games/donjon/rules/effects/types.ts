/** The types of running abilities: where an effect stands, what it changes for a while, and what it asks. */
import type { Seat } from '../../../../kernel/index.ts';
import type { Die, Trigger } from '../clauses.ts';

/** The kinds of cards in the order their effects of one moment resolve. */
export const SOURCES = ['event', 'monster', 'special', 'character', 'object'] as const;
export type SourceKind = (typeof SOURCES)[number];

/** One effect of one card: a number into its kind's list, and into its effects. */
export interface Source {
  readonly kind: SourceKind;
  readonly card: number;
  /** `UNIQUE` for a character's one-shot power. */
  readonly effect: number;
  /** The owner; for a card of the deck, its drawer. */
  readonly seat: Seat;
}

/** The place of a character's one-shot power, which is no entry of `effects`. */
export const UNIQUE = -1;

/** A change that lasts for a while; which clause it is says what it does. */
export interface Lasting {
  readonly source: Source;
  /** Which of the effect's clauses, inside the branch `path`. */
  readonly path: readonly number[];
  readonly clause: number;
  /** Whom it touches. */
  readonly seats: readonly Seat[];
  readonly until: 'combat' | 'round' | 'ownTurn';
}

/** Running frames of abilities. */
export type EffectFrames = {
  /** The effects of one moment, in order; the first of `queue` is next. */
  moment: { on: Trigger; queue: readonly Source[] };
  /**
   * Goes through one effect's clauses from `clause` on, inside the branch `path` (choices taken, spoils discarded);
   * `chosen` are the targets chosen for that clause so far.
   */
  effect: { source: Source; path: readonly number[]; clause: number; chosen: readonly number[] };
  /** Asks for the adjustments of a card that is applied by hand, or for all to confirm them. */
  manual: { source: Source; path: readonly number[]; clause: number; tries: number };
  /** All have seen the adjustments: they happen, or are asked for again. */
  'manual-confirmed': {
    source: Source;
    path: readonly number[];
    clause: number;
    tries: number;
    adjustments: readonly Adjustment[];
    /** Who did not agree. */
    objected: readonly Seat[];
  };
  /** The next player who could use something at this moment of the fight is asked, until all pass (DQ-R37, DQ-R39). */
  declare: { on: 'beforeDice' | 'afterDice' | 'afterReveal'; seats: readonly Seat[]; passed: readonly Seat[] };
  /** Who lost takes wounds, each after the abilities that ignore them (DQ-R34). */
  'take-wounds': { seats: readonly Seat[]; n: number; asked?: readonly Source[] };
};

/** What an effect wants chosen. `may`: whether to use it at all; `branch`: which way of a choice. */
export type Wants = 'may' | 'branch' | 'player' | 'object' | 'spoil' | 'adventure' | 'die' | 'order';

/** What a card applied by hand does to one player. */
export interface Adjustment {
  readonly seat: Seat;
  readonly gems: number;
  readonly wounds: number;
  readonly points: number;
}

interface ChoiceAsk {
  source: Source;
  path: readonly number[];
  clause: number;
  wants: Wants;
  options: readonly number[];
}
type Choice = { ask: ChoiceAsk; answer: number | 'yes' | 'no' };

/** The use of a declared ability: with the die or the player it is used on, where one is to be named. */
export type Use = { readonly use: Source; readonly die?: Die; readonly on?: Seat };

export type EffectKinds = {
  /**
   * A seat, card, branch or die (0 green, 1 red) by its number; for `may`, yes or no. `−1`: none, where nobody must.
   * For `adventure` and `order`, whose cards only the asked one knows: the place in `own.peeked`; the next on top first.
   */
  'event-choice': Choice;
  'special-choice': Choice;
  'monster-choice': Choice;
  /** A choice or a power of a character or an object outside the fight's own questions. */
  'use-unique-power': Choice;
  'declare-before-dice': { ask: object; answer: Use | 'done' };
  'after-dice-power': { ask: object; answer: Use | 'pass' };
  'after-reveal-power': { ask: object; answer: Use | 'pass' };
  'manual-adjust': {
    ask: { source: Source; path: readonly number[]; clause: number; tries: number };
    answer: readonly Adjustment[];
  };
  /** Everybody, sealed: the adjustments happen when nobody objects. */
  'manual-confirm': {
    ask: {
      source: Source;
      path: readonly number[];
      clause: number;
      tries: number;
      adjustments: readonly Adjustment[];
    };
    answer: 'agree' | 'object';
  };
};
