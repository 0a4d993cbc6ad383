/** Income, prestige, actions, the pawn, and what is granted for a while. */
import { gainPrestige, losePrestige } from '../../prestige.ts';
import { NONE, type Seat, type Territory } from '../../state.ts';
import { grant } from '../lasting.ts';
import { listenersOf } from '../listeners.ts';
import { pick, type Running } from '../running.ts';
import { playersOf } from '../targets.ts';
import type { Does } from './does.ts';

/** Content must not lower income below this (MK-R16). */
const LEAST_INCOME = 1;
/** Owners' cards could give actions without end. */
const MOST_ACTIONS = 50;

export function raiseIncome(r: Running, { n, who }: Does<'gainIncome'>): void {
  for (const seat of playersOf(r, who)) setIncome(r, seat, r.s.pub.merchants[seat].income + n);
}

export function lowerIncome(r: Running, { n, floor, who }: Does<'loseIncome'>): void {
  for (const seat of playersOf(r, who)) {
    const { income } = r.s.pub.merchants[seat];
    setIncome(r, seat, Math.min(income, Math.max(LEAST_INCOME, floor, income - n)));
  }
}

function setIncome({ s, t, f }: Running, seat: Seat, now: number): void {
  const merchant = s.pub.merchants[seat];
  const was = merchant.income;
  if (now === was) return;
  merchant.income = now;
  t.emit('income-changed', { seat, was, now, by: f.source });
}

/** Of a quest or a commerce it counts as theirs; from elsewhere only owners' cards give it (MK-809, MK-R65). */
export function givePrestige(r: Running, { n, who }: Does<'gainPrestige'>): void {
  const { source } = r.f;
  const from =
    source.kind === 'quest' ? 'quest' : source.kind === 'commerce' || source.kind === 'bonus' ? 'commerce' : 'other';
  for (const seat of playersOf(r, who)) gainPrestige(r.s, r.t, seat, n, from, source);
}

export function takePrestige(r: Running, { n, who }: Does<'losePrestige'>): void {
  for (const seat of playersOf(r, who)) losePrestige(r.s, r.t, seat, n, r.f.source);
}

/** In one's own turn only. */
export function giveActions({ s, t, f }: Running, { n }: Does<'gainActions'>): void {
  const { pub } = s;
  const { seat } = f.source;
  const left = Math.min(MOST_ACTIONS, pub.actionsLeft + n);
  if (pub.active !== seat || left <= pub.actionsLeft) return;
  const gained = left - pub.actionsLeft;
  pub.actionsLeft = left;
  t.emit('actions-gained', { seat, n: gained, left, by: f.source });
}

/** No move action, no fare. */
export function placePawn(r: Running, { to }: Does<'movePawn'>): void {
  const { s, t, f } = r;
  const { seat } = f.source;
  const merchant = s.pub.merchants[seat];
  const from = merchant.pawn;
  const at = to === 'chosenCity' ? chosenCity(r, from) : listenersOf(t.content).territories.get(to.territory);
  if (at === undefined || at === NONE || at === from) return;
  merchant.pawn = at;
  t.emit('pawn-placed', { seat, from, to: at, by: f.source });
}

function chosenCity(r: Running, from: Territory): Territory | undefined {
  const cities: Territory[] = [];
  r.t.content.territories.forEach(({ city }, at) => {
    if (city && at !== from) cities.push(at);
  });
  return pick(r, r.f.source.seat, 'city', cities);
}

export function grantStanding(r: Running, { standing, during, who }: Does<'grant'>): void {
  for (const seat of playersOf(r, who)) grant(r.s, r.t, r.f.source, seat, standing, during);
}

export function placeInhabitant({ s, t, f }: Running, { territory }: Does<'placeInhabitant'>): void {
  const at = listenersOf(t.content).territories.get(territory);
  if (at === undefined || s.pub.inhabitants[at]) return;
  s.pub.inhabitants[at] = true;
  t.emit('inhabitant-placed', { at, by: f.source });
}

/** Under the pile, and the next is turned up; a pile of one stays as it is. */
export function replaceDelivery({ s: { pub, hid }, t }: Running, _clause: Does<'replaceDelivery'>): void {
  const next = hid.deliveryDeck.pop();
  if (next === undefined || pub.delivery === NONE) return;
  hid.deliveryDeck.unshift(pub.delivery);
  pub.delivery = next;
  t.reveal('delivery-turned', { delivery: next, left: pub.deliveriesLeft });
}
