/** Changes that last for a while, and when they end. */
import type { Clause } from '../clauses.ts';
import type { Content } from '../content.ts';
import { spendKept, spendObject } from '../holdings.ts';
import type { Pub, Seat, State, Table } from '../state.ts';
import { clausesAt, effectOf } from './sources.ts';
import type { Lasting, Source } from './types.ts';

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

/** The step "spent objects" of a fight (DQ-R36): whatever was used up in it leaves its holder. */
export function discardSpent(s: State, t: Table): void {
  const { pub } = s;
  if (pub.lasting.length === 0) return;
  const spent = pub.lasting.filter((one) => lastingClause(t.content, one).does === 'discardSelf');
  if (spent.length === 0) return;
  pub.lasting = pub.lasting.filter((one) => !spent.includes(one));
  for (const { source } of spent) spend(s, t, source);
}

/** An object or a kept special is used up (DQ-R31), if it is still held. */
export function spend(s: State, t: Table, { kind, card, seat }: Source): void {
  const { objects, kept } = s.pub.adventurers[seat];
  if (kind === 'object' && objects.includes(card)) spendObject(s, t, seat, card);
  if (kind === 'special' && kept.includes(card)) spendKept(s, t, seat, card);
}
