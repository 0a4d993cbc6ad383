/** What lies on the shelf for one shop: each thing with what it costs now and why it cannot be had. */
import type { Decision, Refusal } from '../../../../kernel/index.ts';
import type { Content } from '../../rules/content.ts';
import { displaySlots, storageSlots } from '../../rules/effects/numbers.ts';
import { buyingPrice } from '../../rules/effects/permissions.ts';
import type { AnyView, Pub, Seat, UpgradeAction, UpgradeType, View } from '../../rules/state.ts';
import { upgradeAction } from '../../rules/upgrade.ts';

const TYPES = ['display', 'storage'] as const;
const slotsOf: Readonly<Record<UpgradeType, (content: Content, pub: Pub, seat: Seat) => number>> = {
  display: displaySlots,
  storage: storageSlots,
};

/** One upgrade as this shop meets it: still in its pile, to be turned over, or done. */
export interface UpgradeOffer {
  readonly type: UpgradeType;
  readonly state: 'buy' | 'flip' | 'done';
  readonly price: number;
  /** Slots now, and with it. */
  readonly was: number;
  readonly now: number;
  readonly action: Exclude<UpgradeAction, 'pass'>;
}

export function upgradeOffers({ pub, table }: AnyView, seat: Seat): UpgradeOffer[] {
  return TYPES.map((type) => {
    const level = pub.shops[seat][type];
    const action = level === 0 ? { buy: type } : { flip: type };
    const was = slotsOf[type](table.content, pub, seat);
    return {
      type,
      state: level === 0 ? 'buy' : level === 1 ? 'flip' : 'done',
      price: buyingPrice(table.content, pub, seat, action),
      was,
      now: level === 2 ? was : was + 1,
      action,
    };
  });
}

/** Why this cannot be bought; undefined where it can. */
export const whyNot = (own: View, decision: Decision, action: UpgradeAction): Refusal | undefined =>
  upgradeAction.refusal(own, decision as Decision<object>, action);
