/** The types of running abilities: where an effect stands, what it changes for a while, and what it asks. */
import type { Seat } from '../../../../kernel/index.ts';
import type { Duration, Standing, Trigger } from '../clauses.ts';

/** The kinds of cards abilities come from; `bonus` is the optional bonus of a commerce (MK-409). */
export const SOURCES = ['commerce', 'bonus', 'quest', 'story', 'insignia', 'artefact', 'blackMarket'] as const;
export type SourceKind = (typeof SOURCES)[number];

/** One ability of one card: a number into its kind's list, and into its abilities (of a quest: its options). */
export interface Source {
  readonly kind: SourceKind;
  readonly card: number;
  readonly ability: number;
  /** The owner. */
  readonly seat: Seat;
}

/** A standing clause granted for a while. */
export interface Lasting {
  readonly source: Source;
  readonly seat: Seat;
  readonly standing: Standing;
  readonly during: Duration;
  /** The number of that seat's turns after which it is over. */
  readonly untilTurn: number;
}

/** A black market card, or a tile that answers one, on the pile of what is being played; the last resolves first. */
export interface Played {
  readonly source: Source;
  /** Who was named (MK-R84). */
  readonly on: readonly Seat[];
  cancelled: boolean;
}

/** Running frames of abilities. */
export type EffectFrames = {
  /** The abilities of one moment, in order; the first of `queue` is next. */
  moment: { on: Trigger; queue: readonly Source[] };
  /**
   * Goes through one ability's clauses from `clause` on; `chosen` is what was chosen for that clause so far. `on` are
   * its targets, for a pair the richer first.
   */
  effect: { source: Source; on: readonly Seat[]; clause: number; chosen: readonly number[] };
  /** The top of the pile may be answered (MK-R55); when nobody does, it resolves. */
  'offer-reaction': object;
  /** `passed`: all who were asked have passed. */
  'resolve-played': { passed: boolean };
};

/** What an effect wants chosen: a number of that kind. `city` is a territory. */
export type Wants = 'player' | 'city' | 'associate' | 'token' | 'resource';

interface ChoiceAsk {
  source: Source;
  on: readonly Seat[];
  clause: number;
  wants: Wants;
  chosen: readonly number[];
  options: readonly number[];
}
type Choice = { ask: ChoiceAsk; answer: number };

export type EffectKinds = {
  /** A player, city, associate, or token of the target. */
  'choose-target': Choice;
  /** A kind of resource with tokens in the reserve, or of one's own to give up. */
  'choose-resource': Choice;
  /** One of the cards in `own.peeked`, which only the asked one sees. */
  'choose-card': { ask: { source: Source; on: readonly Seat[]; clause: number }; answer: number };
  /** Owners' cards only: which of one's own abilities of this moment comes next. */
  'order-effects': { ask: { on: Trigger; queue: readonly Source[] }; answer: number };
  /** Unasked: a tile's own ability. */
  'use-artefact': { ask: object; answer: { readonly artefact: number; readonly ability: number } };
  /**
   * Unasked, at any moment of a turn. At a stable point it is played at once; otherwise it waits in secret for the
   * next one and is checked again there (MK-R57). `on`: who is named.
   */
  'play-black-market': { ask: object; answer: { readonly card: number; readonly on: readonly Seat[] } };
  /** Takes back a card that waits. */
  'take-back-card': { ask: object; answer: true };
  react: {
    ask: { played: number };
    answer:
      | 'pass'
      | { readonly card: number }
      | { readonly insignia: number; readonly ability: number }
      | { readonly artefact: number; readonly ability: number };
  };
};
