/** Deliveries (MK-601…606): one shared contract face up, for the first who fulfils it whole. */
import { andThen } from '../../../kernel/index.ts';
import type { Deed } from './deeds.ts';
import { useUp } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { yieldOf } from './effects/standing.ts';
import { missing } from './payment.ts';
import { gainPrestige } from './prestige.ts';
import { gainGold, payAll, purseSeen } from './purse.ts';
import { refuse } from './refusals.ts';
import { NONE, type State, type Table } from './state.ts';

const DELIVER = ['deliver'] as const;

export const deliver: Deed<'deliver'> = {
  costs: 'action',
  candidates: () => DELIVER,
  refusal(v) {
    const { delivery, merchants } = v.pub;
    if (delivery === NONE) return refuse('no-delivery');
    const { city, tokens } = v.table.content.deliveries[delivery];
    if (merchants[v.seat].pawn !== city) return refuse('delivery-elsewhere');
    const purse = purseSeen(v, v.seat);
    return purse && missing(purse, 0, tokens);
  },
  take(s, t, seat) {
    const { delivery } = s.pub;
    const { city, tokens, prestige, gold: pay } = t.content.deliveries[delivery];
    const gold = Math.max(0, pay + yieldOf(t.content, s.pub, seat, 'delivery'));
    payAll(s, seat, 0, tokens);
    useUp(s.pub, seat, 'delivery');
    gainGold(s, seat, gold);
    t.emit('delivered', { seat, delivery, city, tokens, gold, prestige });
    s.pub.delivered.push(delivery);
    turnDelivery(s, t);
    andThen(s, ...moment(s, t, 'onDelivery', [seat]));
    gainPrestige(s, t, seat, prestige, 'delivery');
  },
};

/** The next one is live at once (MK-604, MK-R40); with the pile used up there are no more (MK-606). */
function turnDelivery({ pub, hid }: State, t: Table): void {
  pub.delivery = hid.deliveryDeck.pop() ?? NONE;
  pub.deliveriesLeft = hid.deliveryDeck.length;
  if (pub.delivery !== NONE) t.reveal('delivery-turned', { delivery: pub.delivery, left: pub.deliveriesLeft });
}
