/** The types of running abilities: where an effect stands, what it changes for a while, and what it asks. */
import type { Seat } from '../../../../kernel/index.ts';
import type { Trigger } from '../clauses.ts';
import type { Employee, Hero, Item } from '../state.ts';

/** The kinds of cards in the order their effects of one moment resolve (BZ-R58). */
export const SOURCES = ['monster', 'adventure', 'hero', 'item', 'employee'] as const;
export type SourceKind = (typeof SOURCES)[number];

/** One effect of one card in play: a number into its kind's list, and into its effects. */
export interface Source {
  readonly kind: SourceKind;
  readonly card: number;
  readonly effect: number;
  /** Whose card it is, `NONE` for a monster's effect that is about nobody. */
  readonly seat: Seat;
  /** The hero it belongs to or the event is about, else `NONE`. */
  readonly hero: Hero;
}

/** What an event is about; `NONE` where it is about nobody. */
export interface About {
  readonly seat: Seat;
  readonly hero: Hero;
  readonly item: Item;
}

/** A change that lasts for a while; which clause it is says what it does. */
export interface Modifier {
  readonly source: Source;
  readonly clause: number;
  /** The amount, counted when it was laid. */
  readonly n: number;
  /** Whom or what it touches, by the clause's target. */
  readonly seats: readonly Seat[];
  readonly heroes: readonly Hero[];
  readonly items: readonly Item[];
  readonly until: 'fight' | 'phase' | 'round';
}

/** Running frames of abilities. */
export type EffectFrames = {
  /** The effects of one moment, in order; the first of `queue` is next. */
  moment: {
    on: Trigger;
    about: About;
    queue: readonly Source[];
    /** Employees that one player declined to use, asked again after that player uses another one (BZ-R56). */
    declined?: readonly Source[];
  };
  /** Goes through one effect's clauses from `clause` on; `chosen` are the targets chosen for that clause so far. */
  effect: { on: Trigger; about: About; source: Source; clause: number; chosen: readonly number[] };
};

/** What an effect wants chosen. `may`: whether to use it at all. */
export type Wants =
  | 'may'
  | 'player'
  | 'hero'
  | 'handItem'
  | 'storageItem'
  | 'windowItem'
  | 'discardItem'
  | 'gear'
  | 'adventure'
  | 'upgrade';

export type EffectKinds = {
  'use-employee': { ask: { employee: Employee; source: Source; on: Trigger }; answer: 'use' | 'decline' };
  /** A card, hero, seat or upgrade (0 display, 1 storage) by its number; for `may`, yes or no. */
  'effect-choice': {
    ask: { source: Source; clause: number; wants: Wants; on: Trigger; about: About; options: readonly number[] };
    answer: number | 'yes' | 'no';
  };
  /** Which of the player's own effects is next, by its place in `queue`. */
  'effect-order': { ask: { on: Trigger; queue: readonly Source[] }; answer: number };
};
