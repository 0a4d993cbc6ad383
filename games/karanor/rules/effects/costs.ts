/** What playing a card or using a tile costs: all of it is paid before anything happens. */
import type { Frame, Refusal } from '../../../../kernel/index.ts';
import type { Cost } from '../clauses.ts';
import { removeFrom } from '../lists.ts';
import { missing, ordinaryLeft, priceOf } from '../payment.ts';
import { payAll, purseSeen } from '../purse.ts';
import { refuse } from '../refusals.ts';
import type { HeldArtefact, Karanor, Pub, State, Table, View } from '../state.ts';
import { costsOf } from './reading.ts';
import { tell } from './running.ts';
import type { Source } from './types.ts';
import { returnInsignia } from './work/cards.ts';

/** The place of the costs among an effect's clauses: before the first. */
export const COSTS = -1;

/** Why the viewer cannot pay this. */
export function costRefusal(v: View, source: Source): Refusal | undefined {
  const costs = costsOf(v.table.content, source);
  if (costs.length === 0) return undefined;
  const price = priceOf(costs);
  // Only in one's own action phase (MK-R56).
  if (price.actions > 0 && (v.pub.active !== v.seat || v.pub.actionsLeft < price.actions)) {
    return refuse('card-needs-action', { n: price.actions });
  }
  if (isExhausting(costs) && heldBy(v.pub, source)?.used !== 'no') return refuse('tile-used');
  const purse = purseSeen(v, v.seat);
  if (purse === undefined) return refuse('card-too-dear', { n: price.any });
  const lack = missing(purse, price.gold, price.tokens);
  if (lack !== undefined) return lack;
  let left = 0;
  for (const n of ordinaryLeft(purse, price)) left += n;
  return left < price.any ? refuse('card-too-dear', { n: price.any - left }) : undefined;
}

const isExhausting = (costs: readonly Cost[]): boolean => costs.some(({ pays }) => pays === 'exhaustSelf');

/** The artefact a source names, in front of its owner; undefined for anything else. */
export function heldBy({ merchants }: Readonly<Pub>, { kind, card, seat }: Source): HeldArtefact | undefined {
  return kind === 'artefact' ? merchants[seat].artefacts.find(({ artefact }) => artefact === card) : undefined;
}

/** Pays what can be paid without a question; the frame asks which tokens go where they are of the payer's choice. */
export function payCosts(s: State, t: Table, source: Source): Frame<Karanor>[] {
  const costs = costsOf(t.content, source);
  if (costs.length === 0) return [];
  const { seat } = source;
  const { gold, tokens, any, actions } = priceOf(costs);
  s.pub.actionsLeft -= actions;
  payAll(s, seat, gold, tokens);
  if (gold > 0) tell({ t }, 'gold-paid', { seat, n: gold, by: source });
  if (tokens.some((n) => n > 0)) tell({ t }, 'tokens-paid', { seat, tokens, by: source });
  for (const cost of costs) {
    if (cost.pays === 'discardSelf') discardSelf(s, t, source);
    else if (cost.pays === 'exhaustSelf') exhaust(s.pub, source, cost.per);
  }
  return any === 0 ? [] : [{ do: 'effect', source, on: [], clause: COSTS, chosen: [] }];
}

function discardSelf(s: State, t: Table, source: Source): void {
  const { kind, card, seat } = source;
  if (kind === 'insignia') returnInsignia(s, t, seat, card, source);
  const held = heldBy(s.pub, source);
  if (held === undefined) return;
  removeFrom(s.pub.merchants[seat].artefacts, held);
  s.pub.artefactDiscard.push(card);
  t.emit('artefact-discarded', { seat, artefact: card });
}

/** Until the next turn of anybody, or for good, whoever owns the tile (MK-R72). */
function exhaust(pub: Pub, source: Source, per: 'turn' | 'game'): void {
  const held = heldBy(pub, source);
  if (held !== undefined && held.used !== 'game') held.used = per;
}
