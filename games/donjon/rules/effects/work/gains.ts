/** Gems, points, wounds and the curse. Forced losses take what there is (DQ-R76). */
import { MOST_WOUNDS } from '../../content.ts';
import { gainPoints } from '../../points.ts';
import { gainGems, loseGems, moveGems } from '../../purse.ts';
import { NONE, type Seat } from '../../state.ts';
import { addWounds, healWounds } from '../../wounds.ts';
import { pick, type Running, setOff } from '../running.ts';
import { one, playersOf } from '../targets.ts';
import type { Does } from './does.ts';

export function changeGems(r: Running, { n, who }: Does<'gems'>): void {
  const { s, t, f } = r;
  for (const seat of playersOf(r, who) ?? []) {
    if (n > 0) gainGems(s, t, seat, n, f.source);
    else loseGems(s, t, seat, -n, f.source);
  }
}

export function loseShare(r: Running, { round, who }: Does<'gemsFraction'>): void {
  const { s, t, f } = r;
  for (const seat of playersOf(r, who) ?? []) {
    const half = s.pub.adventurers[seat].gems / 2;
    loseGems(s, t, seat, round === 'up' ? Math.ceil(half) : Math.floor(half), f.source);
  }
}

/** Each that gives pays each that gets, as far as the gems last. */
export function passGems(r: Running, { n, from, to }: Does<'moveGems'>): void {
  const { s, t, f } = r;
  const givers = playersOf(r, from);
  const takers = givers === undefined ? undefined : playersOf(r, to);
  if (givers === undefined || takers === undefined) return;
  for (const giver of givers) {
    for (const taker of takers) if (giver !== taker) moveGems(s, t, giver, taker, n, f.source);
  }
}

export function changePoints(r: Running, { n, who }: Does<'tp'>): void {
  for (const seat of playersOf(r, who) ?? []) gainPoints(r.s, r.t, seat, n, 'cards');
}

export function changeWounds(r: Running, { n, who }: Does<'wounds'>): void {
  const { s, t, f } = r;
  const wounded: Seat[] = [];
  for (const seat of playersOf(r, who) ?? []) {
    if (n < 0) healWounds(s, t, seat, -n, f.source);
    else if (addWounds(s, t, seat, n, f.source) > 0) wounded.push(seat);
  }
  if (wounded.length > 0) r.after = wounded.flatMap((seat) => setOff(r, 'onWound', seat));
}

export function healAll(r: Running, { who }: Does<'healAll'>): void {
  for (const seat of playersOf(r, who) ?? []) healWounds(r.s, r.t, seat, MOST_WOUNDS, r.f.source);
}

/** DQ-R69: one bearer at a time. */
export function giveCurse(r: Running, { to }: Does<'giveCurse'>): void {
  const { pub } = r.s;
  const all = playersOf(r, to);
  const bearer = all === undefined ? undefined : all.length > 1 ? one(r, all)?.[0] : all[0];
  if (bearer === undefined || bearer === pub.cursed) return;
  pub.cursed = bearer;
  r.t.emit('curse-given', { seat: bearer, by: r.f.source });
}

export function removeCurse(r: Running, { who }: Does<'removeCurse'>): void {
  const { pub } = r.s;
  const seats = playersOf(r, who);
  if (pub.cursed === NONE || seats?.includes(pub.cursed) !== true) return;
  r.t.emit('curse-lifted', { seat: pub.cursed, by: r.f.source });
  pub.cursed = NONE;
}

/** One spoil of the owner's choice, if the owner wants, for what follows. */
export function discardSpoil(r: Running, _clause: Does<'discardSpoilFor'>): void {
  const { s, t, f } = r;
  const { spoils } = s.pub.adventurers[f.source.seat];
  if (spoils.length === 0) return;
  const card = pick(r, 'spoil', [NONE, ...spoils]);
  if (card === undefined || !spoils.includes(card)) return;
  spoils.splice(spoils.indexOf(card), 1);
  s.pub.discard.push(card);
  t.emit('spoil-discarded', { seat: f.source.seat, card, by: f.source });
  r.after = [{ do: 'effect', source: f.source, path: [...f.path, f.clause, 0], clause: 0, chosen: [] }];
}
