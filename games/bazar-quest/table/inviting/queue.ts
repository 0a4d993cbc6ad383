/** Where each shop stands in the order of choice. */
import { matches } from '../../rules/classes.ts';
import { passes } from '../../rules/counts.ts';
import { nextTurn } from '../../rules/shopping.ts';
import type { AnyView, RankLine, Seat } from '../../rules/state.ts';

export interface Place extends RankLine {
  /** Its hero has come, it chooses now, it has no matching hero and waits, or its turn is to come. */
  readonly state: 'served' | 'now' | 'waits' | 'toCome';
}

/** The queue of this pass, in rank order. */
export function queueOf({ pub, table }: AnyView): Place[] {
  const turn = nextTurn(table.content, pub);
  return pub.ranking.map((line) => {
    const { seat } = line;
    if (pub.shops[seat].guests.length >= pub.pass) return { ...line, state: 'served' };
    if (turn?.seat === seat) return { ...line, state: 'now' };
    const hasMatch = pub.centre.some((guest) => matches(table.content, pub, seat, guest));
    return { ...line, state: hasMatch ? 'toCome' : 'waits' };
  });
}

/** Who takes the last hero, and the quest token with it, where that can be said already (BZ-412). */
export function lastChooser(view: AnyView): Seat | undefined {
  const open = queueOf(view).filter(({ state }) => state !== 'served');
  return open.length === 1 && view.pub.pass === passes(view.table) ? open[0].seat : undefined;
}
