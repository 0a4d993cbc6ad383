/** Why an answer cannot be given: every refusal of the game with the rule it cites. The sentences are in `words/`. */
import type { Refusal } from '../../../kernel/index.ts';

/** Refusal keys and their rules. Numbers, where given, are named beside each. */
export const REFUSALS = {
  // Turn
  /** All actions of this turn are used. */
  'no-action-left': 'MK-203',
  /** No land border and no sea route leads there. */
  'not-adjacent': 'MK-302',
  /** The crossing costs `fare`, the purse holds `gold`. */
  'fare-too-dear': 'MK-305',
  'no-open-move': 'MK-310',
  /** This resource is not found on the pawn's territory. */
  'nothing-to-harvest': 'MK-320',
  /** The reserve of this resource is empty. */
  'reserve-empty': 'MK-322',
  /** A curse or a card forbids it. */
  'work-forbidden': 'MK-331',
  'harvest-forbidden': 'MK-210',

  // Commerces
  'not-in-city': 'MK-401',
  /** An own commerce stands here already. */
  'commerce-here': 'MK-403',
  /** The card is not in hand. */
  'commerce-not-held': 'MK-406',
  /** It costs `gold`, the purse holds `has`. */
  'gold-missing': 'MK-210',
  /** `n` tokens of the resource `kind` are missing. */
  'tokens-missing': 'MK-210',
  /** What the bonus sells is not there. */
  'bonus-not-there': 'MK-R21',
  /** A discount leaves `n` tokens unpaid, of those the card asks for. */
  'spare-wrong': 'MK-R22',
  'build-forbidden': 'MK-210',

  // Inhabitants and quests
  'no-inhabitant': 'MK-501',
  /** No quest is left. */
  'no-quest-left': 'MK-R28',
  'interact-forbidden': 'MK-210',
  'quest-not-held': 'MK-506',
  /** The pawn is not where the quest is completed. */
  'quest-elsewhere': 'MK-507',
  /** A condition of the quest does not hold. */
  'quest-condition': 'MK-507',
  /** The option gives something that is not there. */
  'option-not-there': 'MK-R21',
  /** `n` ordinary tokens are to be named, which one has. */
  'payment-wrong': 'MK-508',
  /** The price of this option cannot be paid. */
  'option-too-dear': 'MK-R34',

  // Special actions
  'no-delivery': 'MK-606',
  'delivery-elsewhere': 'MK-601',
  'associate-gone': 'MK-621',
  'recruit-forbidden': 'MK-210',
  'no-villa': 'MK-640',
  'villa-sold': 'MK-642',
  'villa-forbidden': 'MK-210',
  'no-market': 'MK-940',
  'market-elsewhere': 'MK-R75',
  /** The market has none of the resource `kind`. */
  'market-lacks': 'MK-934',
  /** The place of the resource `kind` is full. */
  'market-full': 'MK-936',
  'associate-not-held': 'MK-625',
  'associate-promoted': 'MK-627',

  // Cards and tiles
  /** Not the right moment for this card or tile. */
  'wrong-moment': 'MK-701',
  /** Its condition does not hold. */
  'card-condition': 'MK-701',
  /** This player cannot be named. */
  'target-wrong': 'MK-R84',
  /** A tile protects this player. */
  'target-immune': 'MK-R84',
  /** Both of the pair are equally rich. */
  'equally-rich': 'MK-R85',
  /** It costs `n` actions of one's own turn. */
  'card-needs-action': 'MK-R56',
  /** `n` ordinary tokens of its price are missing. */
  'card-too-dear': 'MK-210',
  'tile-not-held': 'MK-732',
  /** Its use is spent for this turn or game. */
  'tile-used': 'MK-R72',
  'card-not-held': 'MK-703',
  /** It answers other cards only. */
  'only-as-reaction': 'MK-R55',
  /** What was played does not concern one. */
  'not-concerned': 'MK-R84',
  /** A card waits already for the next stable point. */
  'card-waits': 'MK-R57',

  // Trades
  /** The target is reached. */
  'trades-over': 'MK-756',
  /** Something is being resolved: to be sent again in a moment. */
  wait: 'MK-R73',
  /** Nobody sits there, it is oneself, or they have left. */
  'no-such-partner': 'MK-757',
  /** Neither side gives anything. */
  'empty-offer': 'MK-757',
  /** Gifts are off at this table. */
  'no-gifts': 'MK-R69',
  /** One's own goods do not suffice. */
  'goods-missing': 'MK-R71',
  /** The other's goods do not suffice. */
  'partner-lacks': 'MK-R71',
  /** The same thing on both sides. */
  'same-both-ways': 'MK-757',
  'curse-not-tradable': 'MK-R51',
  'villas-not-tradable': 'MK-R67',
  /** `most` offers may be open at a time. */
  'too-many-offers': 'MK-R71',
  /** The same offer stands already. */
  'offer-open': 'MK-R71',
  /** Just this was declined in this turn. */
  'declined-already': 'MK-R71',
  /** It was accepted by another, withdrawn or is void. */
  'offer-gone': 'MK-R71',
  /** An offer to all is accepted or left; nobody declines it for the others. */
  'offer-to-all': 'MK-R70',

  // Showing
  'shown-already': 'MK-R74',
} as const;

export type RefusalKey = keyof typeof REFUSALS;

/** A refusal by its key, with the numbers its sentence tells. */
export function refuse(key: RefusalKey, numbers?: { readonly [name: string]: number }): Refusal {
  return numbers === undefined ? { rule: REFUSALS[key], key } : { rule: REFUSALS[key], key, numbers };
}
