/** An offer as it is begun: empty, for what is missing, or the other way round of one that is countered. */
import type { Seat } from '../../../../kernel/index.ts';
import { RESOURCES, type Resource } from '../../rules/clauses.ts';
import type { Goods, Trade } from '../../rules/state.ts';

export interface Draft {
  readonly to: Seat;
  readonly give: Goods;
  readonly ask: Goods;
}

/** What a token is worth at first, in gold. */
export const USUAL = 2;

export const draftFor = (to: Seat, kind: Resource, n: number, gold: number): Draft => ({
  to,
  give: gold === 0 ? {} : { gold: Math.min(gold, USUAL * n) },
  ask: { [RESOURCES[kind]]: n } as Goods,
});

export const draftTo = (to: Seat): Draft => ({ to, give: {}, ask: {} });

/** The offer seen from its receiver, to be changed. */
export const draftAgainst = ({ from, give, ask }: Trade): Draft => ({ to: from, give: ask, ask: give });
