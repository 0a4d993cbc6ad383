/** Phase 5, upgrade (6xx): one purchase each, from the quest holder clockwise. */
import { andThen, ask, type Frame, type Refusal } from '../../../kernel/index.ts';
import type { Content } from './content.ts';
import { purchasesPerTurn } from './counts.ts';
import { drawEmployee } from './decks.ts';
import { moment } from './effects/moment.ts';
import { buyingPrice, extraPurchases, isForbidden } from './effects/permissions.ts';
import { fromHolder } from './guests.ts';
import { startPhase } from './phases.ts';
import { loseCoins } from './purse.ts';
import { refuse } from './refusals.ts';
import {
  type BazarQuest,
  type Employee,
  type Kind,
  NONE,
  type Pub,
  type Seat,
  type State,
  type Table,
  type UpgradeAction,
  type UpgradeType,
} from './state.ts';

type Purchase = Exclude<UpgradeAction, 'pass'>;

const OFFER = 2;
const TYPES: readonly UpgradeType[] = ['display', 'storage'];

export function upgrade(s: State, _f: object, t: Table): void {
  startPhase(s, t, 'upgrade');
  andThen(s, ...moment(s, t, 'upgradeStart'), { do: 'open-offer' });
}

/** The top two employees are turned up, then everybody has one turn (BZ-601, BZ-602). */
export function openOffer(s: State, _f: object, t: Table): void {
  const { pub } = s;
  while (pub.offer.length < OFFER && pub.employeeDeck > 0) pub.offer.push(drawEmployee(s));
  t.reveal('offer-opened', { offer: [...pub.offer] });
  const frames: Frame<BazarQuest>[] = fromHolder(pub).map((seat) => ({ do: 'upgrade-turn', seat }));
  andThen(s, ...frames, { do: 'upgrade-end' });
}

export function upgradeTurn(s: State, { seat }: { seat: Seat }, t: Table): void {
  s.pub.purchases = purchasesPerTurn(t) + extraPurchases(t.content, s.pub, seat);
  andThen(s, ...moment(s, t, 'ownUpgradeTurn', { seat, hero: NONE, item: NONE }), { do: 'buy', seat });
}

/** Asks for the next purchase; who can see that nothing can be bought passes (all of it is public, BZ-R75). */
export function buy(s: State, { seat }: { seat: Seat }, t: Table): void {
  const { pub } = s;
  if (pub.purchases === 0) return;
  if (canBuy(t.content, pub, seat)) andThen(s, ask('upgrade-action', seat));
  else pass(s, t, seat);
}

function pass(s: State, t: Table, seat: Seat): void {
  s.pub.purchases = 0;
  t.emit('upgrade-passed', { seat });
}

function canBuy(content: Content, pub: Pub, seat: Seat): boolean {
  for (const action of BUYS) if (actionRefusal(content, pub, seat, action) === undefined) return true;
  for (const hire of pub.offer) if (actionRefusal(content, pub, seat, { hire }) === undefined) return true;
  for (const action of FLIPS) if (actionRefusal(content, pub, seat, action) === undefined) return true;
  return false;
}

/** All a player might try: pass, buy, hire, flip (BZ-603). */
function actions(pub: Pub): UpgradeAction[] {
  const list: UpgradeAction[] = ['pass', ...BUYS];
  for (const hire of pub.offer) list.push({ hire });
  list.push(...FLIPS);
  return list;
}
const BUYS: readonly Purchase[] = TYPES.map((buy) => ({ buy }));
const FLIPS: readonly Purchase[] = TYPES.map((flip) => ({ flip }));

/** Why this cannot be bought now (BZ-604, BZ-607, BZ-608, BZ-613). */
function actionRefusal(content: Content, pub: Pub, seat: Seat, action: Purchase): Refusal | undefined {
  const shop = pub.shops[seat];
  if ('buy' in action) {
    if (shop[action.buy] > 0) return refuse('has-upgrade');
  } else if ('flip' in action) {
    if (shop[action.flip] !== 1) return refuse('no-upgrade-to-flip');
  } else if (hasTitle(content, shop.employees, action.hire)) return refuse('same-title');
  const hired = 'hire' in action ? action.hire : undefined;
  if (isForbidden(content, pub, seat, 'buy', hired)) return refuse('purchase-forbidden');
  const price = buyingPrice(content, pub, seat, action);
  return price > shop.coins ? refuse('too-expensive', { price, coins: shop.coins }) : undefined;
}

/** Whether one of them has the same title as this one (BZ-R51). */
function hasTitle({ employees }: Content, owned: readonly Employee[], employee: Employee): boolean {
  const { title } = employees[employee];
  return owned.some((one) => employees[one].title.fr === title.fr);
}

/** One action of an upgrade turn (BZ-603); the advanced game has two (BZ-923). */
export const upgradeAction: Kind<'upgrade-action'> = {
  candidates: (v) => actions(v.pub),
  refusal: (v, d, a) => (a === 'pass' ? undefined : actionRefusal(v.table.content, v.pub, d.seat, a)),
  default: () => 'pass',
  take(s, { seat }, a, t) {
    if (a === 'pass') {
      pass(s, t, seat);
      return;
    }
    s.pub.purchases--;
    if ('hire' in a) hire(s, t, seat, a.hire);
    else if ('buy' in a) extend(s, t, seat, a.buy);
    else flip(s, t, seat, a.flip);
    // Turning a card over is not buying one (BZ-608).
    const bought = 'flip' in a ? [] : moment(s, t, 'cardBought', { seat, hero: NONE, item: NONE });
    andThen(s, ...bought, { do: 'buy', seat });
  },
};

/** The employee joins the shop, and the next of the deck fills the offer (BZ-605, BZ-610, BZ-611). */
function hire(s: State, t: Table, seat: Seat, employee: Employee): void {
  const { pub } = s;
  const shop = pub.shops[seat];
  const price = buyingPrice(t.content, pub, seat, { hire: employee });
  const was = shop.coins;
  loseCoins(s, t, seat, price);
  shop.employees.push(employee);
  const fresh = drawEmployee(s);
  const at = pub.offer.indexOf(employee);
  if (fresh === NONE) pub.offer.splice(at, 1);
  else pub.offer[at] = fresh;
  const facts = { seat, employee, price, was, now: shop.coins, fresh };
  if (fresh === NONE) t.emit('employee-hired', facts);
  else t.reveal('employee-hired', facts);
}

/** BZ-606, BZ-608: a new upgrade gives one slot more. */
function extend(s: State, t: Table, seat: Seat, upgrade: UpgradeType): void {
  const shop = s.pub.shops[seat];
  const price = buyingPrice(t.content, s.pub, seat, { buy: upgrade });
  const was = shop.coins;
  loseCoins(s, t, seat, price);
  shop[upgrade] = 1;
  t.emit('upgrade-bought', { seat, upgrade, price, was, now: shop.coins });
}

/** BZ-608, BZ-609: two slots more instead of one. */
function flip(s: State, t: Table, seat: Seat, upgrade: UpgradeType): void {
  const shop = s.pub.shops[seat];
  const price = buyingPrice(t.content, s.pub, seat, { flip: upgrade });
  const was = shop.coins;
  loseCoins(s, t, seat, price);
  shop[upgrade] = 2;
  t.emit('upgrade-flipped', { seat, upgrade, price, was, now: shop.coins });
}

/** What was not bought is shuffled into the deck (BZ-614). */
export function upgradeEnd(s: State, _f: object, t: Table): void {
  const { pub, hid } = s;
  for (const employee of pub.offer) hid.employeeDeck.push(employee);
  pub.offer = [];
  t.chance.shuffle(hid.employeeDeck);
  pub.employeeDeck = hid.employeeDeck.length;
  pub.purchases = 0;
  andThen(s, ...moment(s, t, 'upgradeEnd'), { do: 'inventory' });
}
