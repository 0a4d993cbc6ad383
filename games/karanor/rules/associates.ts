/** Associates (MK-620…628): recruited for gold, promoted once and for good. */
import { andThen } from '../../../kernel/index.ts';
import type { Resource } from './clauses.ts';
import type { Content } from './content.ts';
import type { ActionOf, Deed } from './deeds.ts';
import { useUp } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { discount, isForbidden } from './effects/standing.ts';
import { removeFrom } from './lists.ts';
import { payGold, purseSeen } from './purse.ts';
import { refuse } from './refusals.ts';
import type { Associate, Merchant, Pub, Seat } from './state.ts';

/** MK-620, never below 0 (MK-R22). */
export const recruitPrice = (content: Content, pub: Pub, seat: Seat): number =>
  Math.max(0, content.prices.recruit - discount(content, pub, seat, 'recruit').gold);

/** Those in front of a player lie in the order of resources. */
export function addAssociate({ associates }: Merchant, associate: Associate): void {
  let at = associates.length;
  while (at > 0 && associates[at - 1].kind > associate.kind) at--;
  associates.splice(at, 0, associate);
}

export const recruit: Deed<'recruit'> = {
  costs: 'action',
  candidates: ({ pub }) => pub.associates.map((kind) => ({ recruit: kind })),
  refusal(v, { recruit: kind }) {
    const { content } = v.table;
    if (isForbidden(content, v.pub, v.seat, 'recruit')) return refuse('recruit-forbidden');
    if (!v.pub.associates.includes(kind)) return refuse('associate-gone');
    const gold = recruitPrice(content, v.pub, v.seat);
    const has = purseSeen(v, v.seat)?.gold ?? 0;
    return has < gold ? refuse('gold-missing', { gold, has }) : undefined;
  },
  take(s, t, seat, { recruit: kind }) {
    const { pub } = s;
    const price = recruitPrice(t.content, pub, seat);
    payGold(s, seat, price);
    useUp(pub, seat, 'recruit');
    removeFrom(pub.associates, kind);
    addAssociate(pub.merchants[seat], { kind, promoted: false, earned: 0 });
    t.emit('recruited', { seat, kind, price });
    andThen(s, ...moment(s, t, 'onRecruit', [seat]));
  },
};

/** MK-R43: at any stable point of one's own turn. */
export const promote: Deed<'promote'> = {
  costs: 'free',
  candidates({ pub, seat }) {
    const list: ActionOf<'promote'>[] = [];
    for (const { kind } of pub.merchants[seat].associates) list.push({ promote: kind });
    return list;
  },
  refusal({ pub, seat }, { promote: kind }) {
    const associate = associateOf(pub.merchants[seat], kind);
    if (associate === undefined) return refuse('associate-not-held');
    return associate.promoted ? refuse('associate-promoted') : undefined;
  },
  take({ pub }, t, seat, { promote: kind }) {
    const associate = associateOf(pub.merchants[seat], kind);
    if (associate === undefined) return;
    associate.promoted = true;
    t.emit('promoted', { seat, kind });
  },
};

export const associateOf = ({ associates }: Merchant, kind: Resource): Associate | undefined =>
  associates.find((one) => one.kind === kind);
