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
  /** Of its first condition that does not hold there is `have` of `need`. */
  'quest-not-fulfilled': 'DQ-701',
  /** It was declined already in the last validation round. */
  'quest-declined': 'DQ-R59',

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
  /** Nobody sits there, it is oneself, or they have no say in this. */
  'no-such-partner': 'DQ-311',
  /** Trophy points, once gained, never change hands. */
  'points-not-tradable': 'DQ-313',
  /** Neither side gives anything. */
  'empty-offer': 'DQ-311',
  /** While a fight is negotiated gems alone may pass, one way. */
  'only-gems-upfront': 'DQ-909',
  /** The other player would hold more than three open quests. */
  'partner-has-too-many-quests': 'DQ-308',
  /** After `most` counter-offers only accepting or refusing is left. */
  'counters-spent': 'DQ-R74',
  /** Just this was refused this turn. */
  'refused-already': 'DQ-R74',
  /** The same person has an open offer of this kind already. */
  'offer-open': 'DQ-R74',
  /** `most` offers may be open at a time. */
  'too-many-offers': 'DQ-R74',
  /** `n` of one's own quests are to be chosen. */
  'choose-quests': 'DQ-R54',
  /** This monster yields `points`. */
  'points-not-promised': 'DQ-R48',
  /** There are `points` left to share. */
  'points-not-there': 'DQ-R48',
  /** No such card or so many gems are in the box. */
  'beyond-the-box': 'DQ-408',
  /** An offer of help names `most` prices at most. */
  'too-many-prices': 'DQ-R74',
  /** `most` open words to one person are enough. */
  'too-many-words': 'DQ-R74',
  /** One's own side has been promised to this player already. */
  'word-given': 'DQ-R74',
  /** This side cannot be meant here. */
  'not-that-side': 'DQ-503',
  /** One cannot look for what one can spare. */
  'same-both-ways': 'DQ-R77',
  /** It lies before no other player. */
  'nobody-has-it': 'DQ-R77',
  /** The same card cannot go to two players. */
  'given-twice': 'DQ-R57',

  // Cards applied by hand
  /** An adjustment names no player of this table. */
  'adjust-nobody': 'DQ-R17',
  /** A player is adjusted once, in the order of seats. */
  'adjust-twice': 'DQ-R17',
  /** At most `most` either way. */
  'adjust-too-much': 'DQ-R17',
} as const;

export type RefusalKey = keyof typeof REFUSALS;

/** A refusal by its key, with the numbers its sentence tells. */
export function refuse(key: RefusalKey, numbers?: { readonly [name: string]: number }): Refusal {
  return numbers === undefined ? { rule: REFUSALS[key], key } : { rule: REFUSALS[key], key, numbers };
}
