/** Why an answer cannot be given: every refusal of the game with the rule it cites. The sentences are in `words/`. */
import type { Refusal } from '../../../kernel/index.ts';

/** Refusal keys and their rules. Numbers, where given, are named beside each. */
export const REFUSALS = {
  // Village
  /** The object costs `price`, the purse holds `gems`. */
  'object-too-dear': 'DQ-301',
  /** The Temple costs `price`, the purse holds `gems`. */
  'temple-too-dear': 'DQ-305',
  /** Neither wounded nor cursed. */
  'not-wounded': 'DQ-R66',
  /** The guild costs `price`, the purse holds `gems`. */
  'guild-too-dear': 'DQ-306',
  /** One purchase at the guild per turn. */
  'guild-once': 'DQ-307',
  /** `most` uncompleted secondary quests are held already. */
  'too-many-quests': 'DQ-308',
  /** No quest is left at the guild. */
  'guild-empty': 'DQ-R65',
  /** The point costs `price`, the purse holds `gems`. */
  'trophy-too-dear': 'DQ-309',
  /** One trophy point bought per turn. */
  'trophy-once': 'DQ-310',

  // Adventure
  /** No adventure card is left. */
  'deck-empty': 'DQ-802',
  /** No arena in observation rounds; it is round `round`. */
  'observation-round': 'DQ-202',
  /** A card forbids arenas for now. */
  'arena-forbidden': 'DQ-R45',
  /** The adventure is mandatory. */
  'adventure-due': 'DQ-209',
  /** The monster's `monster` is less than one and a half times the own `power`. */
  'cannot-flee': 'DQ-405',
  /** No power allows it here. */
  'no-power-to-flee': 'DQ-R67',
  /** That offer of help no longer stands. */
  'offer-gone': 'DQ-407',

  // Quests
  /** Its conditions do not hold now. */
  'quest-not-fulfilled': 'DQ-701',

  // Bargains
  /** The purse holds `gems`. */
  'not-enough-gems': 'DQ-312',
  /** The other player has `gems`. */
  'partner-lacks-gems': 'DQ-312',
  /** Whoever would give it does not hold this object. */
  'object-not-held': 'DQ-311',
  /** Whoever would give it does not hold this spoil. */
  'spoil-not-held': 'DQ-311',
  /** Whoever would give it does not hold such a quest. */
  'quest-not-held': 'DQ-R53',
} as const;

export type RefusalKey = keyof typeof REFUSALS;

/** A refusal by its key, with the numbers its sentence tells. */
export function refuse(key: RefusalKey, numbers?: { readonly [name: string]: number }): Refusal {
  return numbers === undefined ? { rule: REFUSALS[key], key } : { rule: REFUSALS[key], key, numbers };
}
