/** Harvesting (MK-320…325). */
import { andThen } from '../../../kernel/index.ts';
import { RESOURCES } from './clauses.ts';
import type { ActionOf, Deed } from './deeds.ts';
import { useUp } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { isForbidden, yieldOf } from './effects/standing.ts';
import { gainTokens } from './purse.ts';
import { refuse } from './refusals.ts';
import type { View } from './state.ts';

const HARVESTS: readonly ActionOf<'harvest'>[] = RESOURCES.map((_, kind) => ({ harvest: kind }));

const resourcesHere = ({ pub, seat, table }: View): readonly number[] =>
  table.content.territories[pub.merchants[seat].pawn].resources;

export const harvest: Deed<'harvest'> = {
  costs: 'action',
  candidates: (v) => resourcesHere(v).map((kind) => HARVESTS[kind]),
  refusal(v, { harvest: kind }) {
    if (!resourcesHere(v).includes(kind)) return refuse('nothing-to-harvest');
    if (isForbidden(v.table.content, v.pub, v.seat, 'harvest')) return refuse('harvest-forbidden');
    return v.pub.reserve[kind] < 1 ? refuse('reserve-empty', { kind }) : undefined;
  },
  take(s, t, seat, { harvest: kind }) {
    const { content } = t;
    const yielded = content.prices.harvest + yieldOf(content, s.pub, seat, 'harvest');
    const n = gainTokens(s, seat, kind, Math.max(0, yielded));
    useUp(s.pub, seat, 'harvest');
    const at = s.pub.merchants[seat].pawn;
    t.emit('harvested', { seat, at, kind, n, reserve: s.pub.reserve[kind] });
    andThen(s, ...moment(s, t, 'onHarvest', [seat]));
  },
};
