/** Changes that last for a while, and when they end. */
import type { Clause } from '../clauses.ts';
import type { Content } from '../content.ts';
import type { Pub, Seat } from '../state.ts';
import { clausesAt, effectOf } from './reading.ts';
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
