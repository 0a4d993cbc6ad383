/**
 * What the cards of a table are: data only. Rules reach them through the table's content, so each table has its own set.
 *
 * An ability is a list of effects, each a trigger, conditions and clauses from the closed vocabulary of `clauses.ts`
 * (docs/rules/bazar-quest.md, Content). Its sentence is generated from them, so text and behaviour cannot disagree.
 */
import type { Text } from '../../../kernel/index.ts';
import type { Printed } from '../../writing.ts';
import type { Effect, Phase } from './clauses.ts';

/** What every card has. Cards with equal titles are copies of each other (BZ-R11, BZ-613). */
export interface Card extends Printed {
  readonly effects: readonly Effect[];
  /** Its text names adventure cards or their deck: out of the game with unshakeable heroes (BZ-R64). */
  readonly refersToAdventure: boolean;
}

/** Classes as a bit mask: bit i is `Content.classes[i]`. Two cards share a class if `a & b` is not 0. */
export type ClassMask = number;

export interface ItemCard extends Card {
  readonly classes: ClassMask;
  readonly price: number;
  readonly hearts: number;
  readonly attack: number;
  readonly defence: number;
}

export interface HeroCard extends Card {
  /** Who this copy is; the title says what: "Filoche", a "Voleur". */
  readonly name: string;
  readonly classes: ClassMask;
  readonly attack: number;
  readonly defence: number;
  readonly purse: number;
}

export interface MonsterCard extends Card {
  readonly level: 1 | 2 | 3;
  readonly resistance: number;
  readonly strength: number;
  /** Coins each living hero gets when it stands, and when it falls. */
  readonly rewardSurvives: number;
  readonly rewardDefeated: number;
}

export interface AdventureCard extends Card {
  readonly attack: number;
  readonly defence: number;
}

export interface EmployeeCard extends Card {
  readonly price: number;
  /** The tab: the only phase in which the ability works (BZ-612). */
  readonly phase: Phase;
}

/** A class icon: heroes and items carry some. Data, so that a box with other icons can be typed in (BZ-R07). */
export interface ClassIcon {
  readonly id: string;
  readonly title: Text;
  readonly glyph: string;
}

/** The cards of one table; a card is a number into its list. */
export interface Content {
  readonly classes: readonly ClassIcon[];
  readonly items: readonly ItemCard[];
  readonly heroes: readonly HeroCard[];
  readonly monsters: readonly MonsterCard[];
  readonly adventures: readonly AdventureCard[];
  readonly employees: readonly EmployeeCard[];
  /** What a new upgrade of each type costs; turning one over costs `FLIP_PRICE`. */
  readonly upgradePrice: { readonly display: number; readonly storage: number };
  /** The named cards of a first game, by title (BZ-107, BZ-112); those that the set lacks are left out (BZ-R11). */
  readonly firstMonsters: readonly number[];
  readonly firstHeroes: readonly number[];
  /** The class of each named hero that the set lacks. */
  readonly firstClasses: readonly ClassMask[];
}

/** BZ-608. */
export const FLIP_PRICE = 10;
/** Coins per point at the end (BZ-802). */
export const COINS_PER_POINT = 10;
/** BZ-103. */
export const START_COINS = 5;
/** BZ-R70: the safety net against sets that heal for ever. */
export const LAST_ROUND = 30;
