/** Moving (MK-301…313): a move action is opened by its first step and stays open while steps remain (MK-R10). */
import { andThen } from '../../../kernel/index.ts';
import type { ActionOf, Deed } from './deeds.ts';
import { takeBoosts } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { allowance, fareTile } from './effects/standing.ts';
import { fareOf, isAdjacent, isSeaStep } from './map.ts';
import { payGold, purseSeen } from './purse.ts';
import { refuse } from './refusals.ts';
import { closeMove } from './stable.ts';
import type { View } from './state.ts';

/** To each neighbour, by land and then by sea. */
function neighbours({ pub, seat, table }: View): readonly ActionOf<'move'>[] {
  const { land, sea } = table.content.territories[pub.merchants[seat].pawn];
  const steps: ActionOf<'move'>[] = [];
  for (const to of land) steps.push({ move: to });
  for (const to of sea) if (!land.includes(to)) steps.push({ move: to });
  return steps;
}

export const move: Deed<'move'> = {
  costs: 'step',
  candidates: neighbours,
  refusal(v, { move: to }) {
    const { pub, seat, table } = v;
    const { pawn } = pub.merchants[seat];
    if (pub.move === null && pub.actionsLeft < 1) return refuse('no-action-left');
    if (!isAdjacent(table.content, pawn, to)) return refuse('not-adjacent');
    if (!isSeaStep(table.content, pawn, to)) return undefined;
    const fare = fareOf(table.content, pub, seat);
    const gold = purseSeen(v, seat)?.gold ?? 0;
    return fare > gold ? refuse('fare-too-dear', { fare, gold }) : undefined;
  },
  take(s, t, seat, { move: to }) {
    const { pub } = s;
    const merchant = pub.merchants[seat];
    const from = merchant.pawn;
    const opened = pub.move === null;
    if (opened) pub.actionsLeft--;
    pub.move ??= { made: 0, first: pub.moves++ === 0, boost: takeBoosts(pub, seat) };
    const sea = isSeaStep(t.content, from, to);
    const fare = sea ? payGold(s, seat, fareOf(t.content, pub, seat)) : 0;
    merchant.pawn = to;
    pub.move.made++;
    const left = allowance(t.content, pub, seat) - pub.move.made;
    // The last step closes it (MK-R13).
    if (left <= 0) pub.move = null;
    const facts = { seat, from, to, fare, sea, left: Math.max(0, left), opened };
    const by = sea && fare < t.content.prices.sea ? fareTile(t.content, pub, seat) : undefined;
    t.emit('moved', by === undefined ? facts : { ...facts, by });
    andThen(s, ...moment(s, t, 'onMoveStep', [seat]));
    if (sea) andThen(s, ...moment(s, t, 'onSeaCrossing', [seat]));
  },
};

/** The steps left are given up (MK-310). */
export const endMove: Deed<'end-move'> = {
  costs: 'free',
  candidates: ({ pub }) => (pub.move === null ? [] : ['end-move']),
  refusal: ({ pub }) => (pub.move === null ? refuse('no-open-move') : undefined),
  take: (s, t, seat) => closeMove(s, t, seat),
};
