/**
 * What the cards of a table are: data only. Rules reach them through the table's content, so each table has its own set.
 *
 * An ability is a list of effects from the closed vocabulary of `clauses.ts`; its sentence is generated from them, so
 * that text and behaviour cannot disagree.
 */
import type { Text } from '../../../kernel/index.ts';
import type { Printed } from '../../writing.ts';
import type { Condition, Effect, MonsterType, ObjectType } from './clauses.ts';

/** What every card has. */
export interface Card extends Printed {
  readonly effects: readonly Effect[];
}

export interface MonsterCard extends Card {
  readonly kind: 'monster';
  readonly type: MonsterType;
  readonly power: number;
  readonly gems: number;
  readonly points: number;
  /** Another reward the winner may take instead (the Djinn); chosen before the reward split (DQ-E54). */
  readonly or?: { readonly gems: number; readonly points: number };
}
/** Resolved by its drawer, then the adventure is over (DQ-403). */
export interface SpecialCard extends Card {
  readonly kind: 'special';
  readonly notBeforeRound?: number;
}
/** Then another card is drawn (DQ-402). `whileHeld` effects last until the drawer's next turn begins (DQ-R17). */
export interface EventCard extends Card {
  readonly kind: 'event';
  readonly notBeforeRound?: number;
}
/** A card of the dungeon's deck. */
export type AdventureCard = MonsterCard | SpecialCard | EventCard;

export interface QuestCard {
  readonly id: string;
  readonly title: Text;
  readonly glyph: string;
  /** The tale behind it, a sentence or two. */
  readonly tale: Text;
  readonly points: number;
  /** All must hold at the same time. */
  readonly conditions: readonly Condition[];
}

export interface ObjectCard extends Card {
  readonly type: ObjectType;
  /** 0 for a dragon object: not for sale (DQ-106). */
  readonly price: number;
  readonly bonus: number;
  readonly dragon: boolean;
}

export interface CharacterCard extends Card {
  readonly trait: Text;
  readonly power: Text;
  /** Permanent (`effects`), and the one-shot power of the token (DQ-R67). */
  readonly unique: Effect;
  /** Draws a monster-type token at set-up (DQ-111). */
  readonly typeToken: boolean;
}

/** The Temple: an object card that nobody owns (DQ-105). */
export interface TempleCard {
  readonly title: Text;
  readonly glyph: string;
  readonly price: number;
}

/** The cards of one table; a card is a number into its list. */
export interface Content {
  readonly adventures: readonly AdventureCard[];
  readonly objects: readonly ObjectCard[];
  readonly quests: readonly QuestCard[];
  readonly characters: readonly CharacterCard[];
  readonly temple: TempleCard;
}

/** DQ-601. */
export const BASE_POWER = 8;
/** DQ-610. */
export const MOST_WOUNDS = 4;
/** DQ-306. */
export const GUILD_PRICE = 2;
/** DQ-306. */
export const GUILD_DRAW = 2;
/** DQ-309. */
export const TROPHY_PRICE = 6;
/** DQ-308. */
export const MOST_SECONDARIES = 3;
/** DQ-702, DQ-703. */
export const QUEST_GEMS = 4;
/** DQ-R69: what the curse takes from its bearer's power. */
export const CURSE = 2;
/** The face that is a KritiK (DQ-606). */
export const KRITIK = 8;
/** Gems of the box. */
export const BOX_GEMS = 40;
/** DQ-202: the last observation round. */
export const LAST_OBSERVATION = 2;
/** DQ-R74. */
export const MOST_COUNTERS = 5;
