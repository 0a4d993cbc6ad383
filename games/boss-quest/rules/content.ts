/**
 * What the cards of a table are: data only. Rules reach them through the table's content, so each table has its own set.
 *
 * A spell is a list of clauses from the closed vocabulary below (docs/rules/boss-quest.md, Content). Its sentence is
 * generated from the same clauses, so text and behaviour cannot disagree.
 */
export const COLOURS = ['red', 'blue', 'green', 'purple', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A number card or a potion. A potion has no colour (R32) and two readings. */
export interface WeaponCard {
  readonly colour: Colour | null;
  /** The printed value; 0 for a potion. */
  readonly value: number;
  /** What a potion's readings are worth: `minus` is below 0. Both equal `value` for a number card. */
  readonly minus: number;
  readonly plus: number;
}

/** `light` lies beside the boss and touches everyone, `dark` lies before one player. */
export type Shade = 'light' | 'dark';
/** `round`: stays active until the round ends. `instant`: works once and is discarded (BQ-315). */
export type Life = 'round' | 'instant';
/** A fixed number, or a list the caster chooses from (R04). */
export type Amount = number | readonly number[];
/** Whom it touches: only oneself, one chosen other, any one chosen participant, or all of them without a choice. */
export type Reach = 'self' | 'other' | 'any' | 'all';

/** One thing a spell does: the whole vocabulary. */
export type Clause =
  /** effectiveHp changes by that much (BQ-411, BQ-412). */
  | { readonly does: 'bossHp'; readonly by: Amount }
  /** In combat, players with fewer weapons of this colour are out of the round (BQ-413). */
  | { readonly does: 'requireColour'; readonly colour: Colour; readonly min: number }
  /** In combat, players with fewer weapons of one same colour are out of the round (BQ-414). */
  | { readonly does: 'requireSameColour'; readonly min: number }
  /** One active spell ends (BQ-415). */
  | { readonly does: 'cancel' }
  /** The winner of the round gets that many more keys (BQ-416). */
  | { readonly does: 'winnerKeys'; readonly by: Amount }
  /** Each player in phase A has one more turn: equip or visit (BQ-417). */
  | { readonly does: 'limitRemainingTurns' }
  /** The round is won by this rank instead of the first (BQ-418). */
  | { readonly does: 'winningRank'; readonly rank: number }
  /** The chosen player's strength changes by that much (BQ-401, BQ-402). */
  | { readonly does: 'strength'; readonly by: Amount; readonly target: Reach }
  /** Caster and chosen player exchange hidden weapons (BQ-403). */
  | { readonly does: 'exchangeHidden'; readonly target: 'other' }
  /** The caster exchanges one own weapon with the top of the deck (BQ-404). */
  | { readonly does: 'exchangeWithDeck' }
  /** The chosen player loses no heart this round (BQ-405). */
  | { readonly does: 'preventHeartLoss'; readonly target: Reach }
  /** One face-up potion is read the other way (BQ-917). */
  | { readonly does: 'flipReading' }
  /** Two companions change places (BQ-931). */
  | { readonly does: 'exchangeCompanions' };

export interface SpellCard {
  readonly id: string;
  readonly shade: Shade;
  readonly life: Life;
  readonly clauses: readonly Clause[];
}

export interface BossCard {
  readonly id: string;
  readonly hp: number;
}

/** What a companion does (BQ-923..928). */
export type Power =
  /** The holder's weapons count as every colour. */
  | { readonly does: 'allColours' }
  /** Once per round, any time: look at the mystery or at a hidden weapon. */
  | { readonly does: 'peek' }
  /** Once per round: visit right after an equip. */
  | { readonly does: 'chain' }
  /** The holder wins ties at the winning rank. */
  | { readonly does: 'tieBreak' }
  /** No heart is lost when over by at most this much. */
  | { readonly does: 'tolerance'; readonly upTo: number }
  /** Once per round, own turn: replace a card of the row. */
  | { readonly does: 'replaceSpell' };

export interface CompanionCard {
  readonly id: string;
  readonly power: Power;
}

/** All cards of one table. */
export interface Content {
  /** Number cards first, potions from `firstPotion` on. */
  readonly weapons: readonly WeaponCard[];
  readonly firstPotion: number;
  /** The weapons in play: without yellow some numbers are missing. */
  readonly armoury: readonly number[];
  /** The spells in play, one entry per copy. */
  readonly spells: readonly SpellCard[];
  readonly bosses: readonly BossCard[];
  readonly reaper: BossCard;
  /** The companions in play; empty without the expansion. */
  readonly companions: readonly CompanionCard[];
  /** Keys that win the game (BQ-802). */
  readonly goal: number;
}
