/** Who stands where: heroes that change places, and the quest token. */

import { noteGain } from '../../gains.ts';
import { fighting, guestOf, hostOf, openFate, undress } from '../../guests.ts';
import { type Guest, type Hero, NONE, type Seat } from '../../state.ts';
import { AS_IT_IS } from '../numbers.ts';
import { pick, type Running } from '../running.ts';
import { heroesOf } from '../targets.ts';
import type { Does } from './does.ts';

/** The owner's hero changes places with one of another shop or of the centre; not once the fights have begun. */
export function swapHero(r: Running, clause: Does<'swapHero'>): void {
  const { s, t, f } = r;
  const { pub } = s;
  if (pub.fights.length > 0) return;
  const heroes = heroesOf(r, 'hero');
  if (heroes === undefined || heroes.length === 0) return;
  const [gave] = heroes;
  const seat = hostOf(pub, gave);
  if (seat === NONE) return;
  const options: Hero[] = [];
  if (clause.with === 'centre') for (const { hero } of pub.centre) options.push(hero);
  else for (const one of fighting(pub)) if (one.seat !== seat) options.push(one.guest.hero);
  const got = pick(r, 'hero', options);
  if (got === undefined || got === NONE) return;
  const one = guestOf(pub, gave);
  const two = guestOf(pub, got);
  if (one === undefined || two === undefined) return;
  const partner = hostOf(pub, got);
  if (partner === NONE) goHome(r, seat, one);
  put(r, partner, got, one);
  put(r, seat, gave, two);
  t.emit('heroes-swapped', { seat, gave, got, partner, by: f.source });
}

/** Into the centre goes the hero alone. */
function goHome({ s, t }: Running, seat: Seat, guest: Guest): void {
  undress(s, t, seat, guest);
  guest.fate = openFate();
  guest.unmatched = false;
}

/** In the place of `gone`, in a shop or (`NONE`) in the centre. */
function put({ s: { pub }, t: { content } }: Running, seat: Seat, gone: Hero, guest: Guest): void {
  const place = seat === NONE ? pub.centre : pub.shops[seat].guests;
  place[place.findIndex((one) => one.hero === gone)] = guest;
  if (seat === NONE) return;
  let classes = 0;
  for (const item of pub.shops[seat].window) classes |= content.items[item].classes;
  guest.unmatched = (AS_IT_IS.classes(content, pub, guest) & classes) === 0;
  noteGain(pub, seat);
}

export function takeQuestToken({ s, t, f }: Running): void {
  const { pub } = s;
  const { seat } = f.source;
  const from = pub.questHolder;
  if (seat === NONE || seat === from) return;
  pub.questHolder = seat;
  t.emit('token-moved', { seat, from, by: f.source });
}
