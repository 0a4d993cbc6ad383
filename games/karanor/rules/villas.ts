/** Villas (MK-640…643): one prestige for gold, first come, first served. */
import { andThen } from '../../../kernel/index.ts';
import type { Content } from './content.ts';
import type { Deed } from './deeds.ts';
import { useUp } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { discount, isForbidden } from './effects/standing.ts';
import { insertRising } from './lists.ts';
import { gainPrestige } from './prestige.ts';
import { payGold, purseSeen } from './purse.ts';
import { refuse } from './refusals.ts';
import { NONE, type Pub, type Seat } from './state.ts';

/** MK-641. */
const VILLA_PRESTIGE = 1;

/** MK-640, never below 0 (MK-R22). */
export const villaPrice = (content: Content, pub: Pub, seat: Seat): number =>
  Math.max(0, content.prices.villa - discount(content, pub, seat, 'villa').gold);

const BUY_VILLA = ['buy-villa'] as const;

export const buyVilla: Deed<'buy-villa'> = {
  costs: 'action',
  candidates: () => BUY_VILLA,
  refusal(v) {
    const { content } = v.table;
    const { pawn } = v.pub.merchants[v.seat];
    if (isForbidden(content, v.pub, v.seat, 'villa')) return refuse('villa-forbidden');
    if (!content.territories[pawn].villa) return refuse('no-villa');
    if (v.pub.villas[pawn] !== NONE) return refuse('villa-sold');
    const gold = villaPrice(content, v.pub, v.seat);
    const has = purseSeen(v, v.seat)?.gold ?? 0;
    return has < gold ? refuse('gold-missing', { gold, has }) : undefined;
  },
  take(s, t, seat) {
    const { pub } = s;
    const merchant = pub.merchants[seat];
    const price = villaPrice(t.content, pub, seat);
    payGold(s, seat, price);
    useUp(pub, seat, 'villa');
    pub.villas[merchant.pawn] = seat;
    insertRising(merchant.villas, merchant.pawn);
    t.emit('villa-bought', { seat, at: merchant.pawn, price });
    andThen(s, ...moment(s, t, 'onVilla', [seat]));
    gainPrestige(s, t, seat, VILLA_PRESTIGE, 'villa');
  },
};
