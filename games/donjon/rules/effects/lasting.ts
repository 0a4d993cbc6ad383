/** Changes that last for a while, and when they end. */
import type { Clause } from '../clauses.ts';
import type { AdventureCard, Content } from '../content.ts';
import { discardAdventure } from '../decks.ts';
import { spendKept, spendObject } from '../holdings.ts';
import type { Pub, Seat, State, Table } from '../state.ts';
import { clausesAt, effectOf } from './listeners.ts';
import type { Lasting } from './types.ts';

/** What a lasting change does. */
export const lastingClause = (content: Content, { source, path, clause }: Lasting): Clause =>
  clausesAt(effectOf(content, source), path)[clause];

/** A fight or a round is over, or this player's turn begins: what lasted until then ends. */
export function expire(pub: Pub, over: 'combat' | 'round' | { readonly turnOf: Seat }): void {
  if (pub.lasting.length === 0) return;
  pub.lasting = pub.lasting.filter((one) =>
    typeof over === 'string' ? one.until !== over : one.until !== 'ownTurn' || one.source.seat !== over.turnOf,
  );
}

/** DQ-R17: an event that does something as long as it lies there is not discarded at once. */
export const staysInPlay = (card: AdventureCard): boolean =>
  card.kind === 'event' && card.effects.some((effect) => effect.on === 'whileHeld');

/** DQ-R17: the events this player drew are discarded when the player's next turn begins (after recovery, DQ-R35). */
export function expireEvents(s: State, t: Table, seat: Seat): void {
  const { pub } = s;
  for (const { card } of pub.inPlay.filter((event) => event.seat === seat)) {
    discardAdventure(s, card);
    t.emit('event-expired', { card });
  }
  if (pub.inPlay.length > 0) pub.inPlay = pub.inPlay.filter((event) => event.seat !== seat);
}

/** The step "spent objects" of a fight (DQ-R36): whatever was used up in it leaves its holder. */
export function discardSpent(s: State, t: Table): void {
  const { pub } = s;
  if (pub.lasting.length === 0) return;
  const spent = pub.lasting.filter((one) => lastingClause(t.content, one).does === 'discardSelf');
  if (spent.length === 0) return;
  pub.lasting = pub.lasting.filter((one) => !spent.includes(one));
  for (const { source } of spent) spend(s, t, source);
}

/** An object or a kept special is used up (DQ-R31). What is no longer held stays where it is. */
export function spend(s: State, t: Table, { kind, card, seat }: Lasting['source']): void {
  const { objects, kept } = s.pub.adventurers[seat];
  if (kind === 'object' && objects.includes(card)) spendObject(s, t, seat, card);
  if (kind === 'special' && kept.includes(card)) spendKept(s, t, seat, card);
}
