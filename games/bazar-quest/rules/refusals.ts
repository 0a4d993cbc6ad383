/** Why an answer cannot be given: every refusal of the game with the rule it cites. The sentences are in `words/`. */
import type { Refusal } from '../../../kernel/index.ts';

/** Refusal keys and their rules. Numbers, where given, are named beside each. */
export const REFUSALS = {
  /** Somebody chose this shop board before, or there is no such one. */
  'board-taken': 'BZ-R09',
  /** Not one of the own cards that may be chosen here. */
  'not-in-hand': 'BZ-455',
  /** The same card twice. */
  'card-twice': 'BZ-455',
  /** The window wants one card at least. */
  'window-empty': 'BZ-R17',
  /** `slots` cards fit in the window. */
  'window-full': 'BZ-302',
  /** An ability keeps this card out of the window. */
  'display-forbidden': 'BZ-R57',
  /** No class of this hero is in the own window, while another hero's is. */
  'no-match': 'BZ-406',
  /** An ability keeps this hero out of the shop. */
  'invite-forbidden': 'BZ-R57',
  /** Item and hero share no class. */
  'wrong-class': 'BZ-453',
  /** The hero has `coins` left, the item costs `price`. */
  'too-dear': 'BZ-454',
  /** It was in the window this round. */
  'was-shown': 'BZ-305',
  /** An ability forbids this sale. */
  'sale-forbidden': 'BZ-R57',
  /** The hero stands in another shop. */
  'not-own-hero': 'BZ-456',
  /** With open sales only the list that all see is confirmed. */
  'not-staged': 'BZ-R26',
  /** The player has `coins`, the card costs `price`. */
  'too-expensive': 'BZ-604',
  /** A shop has one upgrade of each type. */
  'has-upgrade': 'BZ-607',
  /** Nothing to turn over, or turned over already. */
  'no-upgrade-to-flip': 'BZ-608',
  /** An employee of this title works here. */
  'same-title': 'BZ-613',
  /** An ability forbids this purchase. */
  'purchase-forbidden': 'BZ-R57',
  /** One card at least goes into storage. */
  'storage-empty': 'BZ-R59',
  /** `slots` cards fit in storage. */
  'storage-full': 'BZ-702',
  /** An ability forbids to store this card. */
  'storage-forbidden': 'BZ-R57',
} as const;

export type RefusalKey = keyof typeof REFUSALS;

/** A refusal by its key, with the numbers its sentence tells. */
export function refuse(key: RefusalKey, numbers?: { readonly [name: string]: number }): Refusal {
  return numbers === undefined ? { rule: REFUSALS[key], key } : { rule: REFUSALS[key], key, numbers };
}
