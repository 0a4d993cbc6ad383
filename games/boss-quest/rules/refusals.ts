/** Why an answer cannot be given: every refusal of the game with the rule it cites. The sentences are in `words/`. */
import type { Refusal } from '../../../kernel/index.ts';

/** Refusal keys and their rules. Numbers, where given, are named beside each. */
export const REFUSALS = {
  /** Own strength is above the boss: must visit. `strength`, `hp`, `by`. */
  over: 'BQ-212',
  /** As `over`, in the final turn: must not equip. `strength`, `hp`, `by`. */
  'over-final': 'BQ-R11',
  /** Fewer weapons are left. `left`, `asked`. */
  'deck-too-short': 'BQ-218',
  /** The weapon deck is empty. */
  'deck-empty': 'BQ-R10',
  /** Has equipped under the last call and so never visits. */
  'called-no-visit': 'BQ-R24',
  /** May only stop after an equip under the last call. */
  'called-no-stop': 'BQ-R24',
  /** The card is no longer in the row. */
  'slot-empty': 'BQ-303',
  /** Activated it would do nothing: no active spell to cancel. */
  'nothing-to-cancel': 'BQ-R14',
  /** …no visible potion to flip. */
  'no-visible-potion': 'BQ-R14',
  /** …no card left in the weapon deck to exchange with. */
  'no-card-to-swap': 'BQ-R14',
  /** …no two companions that may change places. */
  'no-companions-to-swap': 'BQ-R14',
  /** The spell is for another player, not for oneself. */
  'not-oneself': 'BQ-R17',
  /** A hidden potion cannot be flipped. */
  'potion-hidden': 'BQ-918',
  /** Both companions lie in the reserve. */
  'both-in-reserve': 'BQ-R39',
  /** The mystery spell is gone. */
  'mystery-gone': 'BQ-924',
  /** Neither a new spell nor discards to shuffle. */
  'no-spell-to-draw': 'BQ-928',
  /** The own hidden card is a potion: it wants a reading. */
  'reading-wanted': 'BQ-915',
  /** The own hidden card is no potion. */
  'no-hidden-potion': 'BQ-915',
  /** Somebody has taken the Reaper's place already. */
  'reaper-taken': 'BQ-R49',
} as const;

export type RefusalKey = keyof typeof REFUSALS;

/** A refusal by its key, with the numbers its sentence tells. */
export function refuse(key: RefusalKey, numbers?: { readonly [name: string]: number }): Refusal {
  return numbers === undefined ? { rule: REFUSALS[key], key } : { rule: REFUSALS[key], key, numbers };
}
