/** Purchases, flips and the offer of the upgrade phase. */
import { drawEmployee } from '../../decks.ts';
import { NONE, type UpgradeType } from '../../state.ts';
import { lay } from '../modifiers.ts';
import { pick, type Running } from '../running.ts';
import type { Does } from './does.ts';

/** BZ-601: how many employees are turned face up. */
const OFFER = 2;

/** On the owner's own upgrade turn at once, before it for that turn. */
export function extraPurchase({ s, t, f }: Running, clause: Does<'extraPurchase'>): void {
  const { seat } = f.source;
  if (seat === NONE) return;
  if (f.about.seat === seat) s.pub.purchases += clause.n;
  else lay(s, f, clause.n, 'round', { seats: [seat] });
  t.emit('purchases-changed', { seat, n: clause.n, by: f.source });
}

const UPGRADES: readonly UpgradeType[] = ['display', 'storage'];

/** One own upgrade is turned to its +2 side without paying. */
export function freeFlip(r: Running): void {
  const { s, t, f } = r;
  const { seat } = f.source;
  if (seat === NONE) return;
  const shop = s.pub.shops[seat];
  const options: number[] = [];
  for (let i = 0; i < UPGRADES.length; i++) if (shop[UPGRADES[i]] === 1) options.push(i);
  const chosen = pick(r, 'upgrade', options);
  if (chosen === undefined || chosen === NONE) return;
  shop[UPGRADES[chosen]] = 2;
  const facts = { seat, upgrade: UPGRADES[chosen], price: 0, was: shop.coins, now: shop.coins };
  t.emit('upgrade-flipped', { ...facts, by: f.source });
}

/** The offer goes under the deck, and two new cards are turned. */
export function refreshOffer({ s, t, f }: Running): void {
  const { pub, hid } = s;
  if (pub.offer.length === 0) return;
  hid.employeeDeck.unshift(...pub.offer);
  pub.employeeDeck += pub.offer.length;
  pub.offer = [];
  while (pub.offer.length < OFFER) {
    const employee = drawEmployee(s);
    if (employee === NONE) break;
    pub.offer.push(employee);
  }
  t.reveal('offer-refreshed', { offer: [...pub.offer], by: f.source });
}
