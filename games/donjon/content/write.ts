/** Short ways to write the cards of our own set. */
import type { Text } from '../../../kernel/index.ts';
import type { Clause, Condition, Effect, MonsterType, Trigger } from '../rules/clauses.ts';

export const text = (fr: string, en: string): Text => ({ fr, en });

/** At that moment, do this. */
export const when = (on: Trigger, ...clauses: Clause[]): Effect => ({ on, do: clauses });

/** The same effect, under these conditions. */
export const given = (conditions: readonly Condition[], effect: Effect): Effect => ({ ...effect, if: conditions });

/** The same effect, as a permission. */
export const may = (effect: Effect): Effect => ({ ...effect, may: true });

/** More power against monsters of a type, as long as the card is there. */
export const hunts = (type: MonsterType | 'token', n: number): Effect =>
  given([{ is: 'vsType', type }], when('whileHeld', { does: 'power', n, during: 'held' }));
