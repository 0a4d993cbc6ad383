/** Ready-made offers: where what one seeks meets what another can spare (R28). */
import type { Seat } from '../../../../kernel/index.ts';
import { buildCost } from '../../rules/build.ts';
import { RESOURCES, type Resource } from '../../rules/clauses.ts';
import { purseSeen } from '../../rules/purse.ts';
import { NONE, type View } from '../../rules/state.ts';
import { type Draft, draftFor, USUAL } from './draft.ts';

/** At most one offer for each rival who has told what they seek or can spare. */
export function matchesOf(own: View): Draft[] {
  if (own.pub.triggeredBy !== NONE) return [];
  const needs = needsOf(own);
  return own.pub.merchants.flatMap((merchant, seat) => {
    if (seat === own.seat || merchant.frozen) return [];
    return matchWith(own, seat, needs) ?? [];
  });
}

/** What the reader told to seek, and what the commerces in hand still ask for. */
function needsOf(own: View): ReadonlySet<Resource> {
  const { pub, seat, table } = own;
  const needs = new Set(pub.merchants[seat].seeks);
  const { tokens: have } = purseOf(own);
  for (const card of own.own.hand) {
    const { tokens } = buildCost(table.content, pub, seat, card, false);
    for (const [kind, n] of tokens.entries()) if (n > have[kind]) needs.add(kind);
  }
  return needs;
}

const purseOf = (own: View) => purseSeen(own, own.seat) ?? { gold: 0, tokens: [] };

/** Goods for goods where both gain; else gold for what is needed, or for what the reader can spare. */
function matchWith(own: View, to: Seat, needs: ReadonlySet<Resource>): Draft | undefined {
  const { seeks, spares } = own.pub.merchants[to];
  const { gold, tokens } = purseOf(own);
  const theirs = purseSeen(own, to);
  const has = (kind: Resource): boolean => theirs === undefined || theirs.tokens[kind] > 0;
  const wanted = spares.find((kind) => needs.has(kind) && has(kind));
  const given = seeks.find((kind) => tokens[kind] > 0 && !needs.has(kind));
  const one = (kind: Resource): object => ({ [RESOURCES[kind]]: 1 });
  if (wanted !== undefined && given !== undefined) return { to, give: one(given), ask: one(wanted) };
  if (wanted !== undefined && gold > 0) return draftFor(to, wanted, 1, gold);
  const isSpare = given !== undefined && own.pub.merchants[own.seat].spares.includes(given);
  return isSpare && (theirs === undefined || theirs.gold >= USUAL)
    ? { to, give: one(given), ask: { gold: USUAL } }
    : undefined;
}
