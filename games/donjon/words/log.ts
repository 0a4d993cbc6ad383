/** The shape of the log: one line per event, in every language. */
import type { Sentence } from '../../../web/face.ts';
import type { Source } from '../rules/effects/types.ts';
import type { Events, Quest } from '../rules/state.ts';
import type { Teller } from './teller.ts';

/** One log line per event; undefined for what the log passes over. Secrets the reader was told are merged in. */
export type LogWords = {
  readonly [E in keyof Events]: (event: Events[E] & Secret<E>, t: Teller) => Sentence | undefined;
};

/** What only some seats are told with an event. */
type Secret<E> = E extends 'quests-dealt' | 'quest-bought'
  ? { readonly quests?: readonly Quest[] }
  : E extends 'main-quests-chosen' | 'quest-taken'
    ? { readonly quest?: Quest }
    : E extends 'deal-done'
      ? { readonly gave?: readonly Quest[]; readonly got?: readonly Quest[] }
      : E extends 'gift-given' | 'peeked'
        ? { readonly cards?: readonly number[] }
        : E extends 'whispered'
          ? { readonly event?: keyof Events; readonly facts?: Events[keyof Events] }
          : object;

/** Offers, words, gifts and objects without a holder: told in a file of their own. */
export type BargainEvent =
  | 'whispered'
  | 'wants-told'
  | 'deal-proposed'
  | 'deal-refused'
  | 'deal-done'
  | 'help-offered'
  | 'help-asked'
  | 'support-offered'
  | 'offer-withdrawn'
  | 'offer-refused'
  | 'offer-accepted'
  | 'offers-lapsed'
  | 'word-given'
  | 'word-settled'
  | 'gift-given'
  | 'gift-declined'
  | 'surplus-offered'
  | 'surplus-taken'
  | 'surplus-refused';

/** What cards do, likewise. */
export type AbilityEvent =
  | 'ability-used'
  | 'gems-changed'
  | 'gems-moved'
  | 'wounds-changed'
  | 'power-changed'
  | 'prices-changed'
  | 'arena-forbidden'
  | 'peeked'
  | 'cards-discarded'
  | 'card-kept'
  | 'object-gained'
  | 'object-lost'
  | 'object-spent'
  | 'kept-spent'
  | 'spoil-discarded'
  | 'curse-given'
  | 'curse-lifted'
  | 'event-expired'
  | 'adjusted-by-hand'
  | 'adjustment-rejected';

/** Fights in either place, likewise. */
export type FightEvent =
  | 'power-declared'
  | 'dice-rolled'
  | 'die-changed'
  | 'sides-shown'
  | 'ally-neutralised'
  | 'totals-compared'
  | 'wounds-taken'
  | 'fight-joined'
  | 'dungeon-won'
  | 'dungeon-lost'
  | 'arena-opened'
  | 'arena-won'
  | 'looted'
  | 'pot-taken'
  | 'curse-moved';

/** Abilities that somebody has, unlike those of a card just drawn. */
export const isOwned = ({ kind }: Source): boolean => kind === 'character' || kind === 'object';

/** A KritiK costs the beaten two wounds; a beaten monster has none to take (DQ-609). */
export const isWounding = ({ winner, kritik, red }: Events['totals-compared']): boolean =>
  kritik && (winner === 'red' || red.terms[0].kind !== 'monster');

export type TurnEvent = Exclude<keyof Events, BargainEvent | AbilityEvent | FightEvent>;
