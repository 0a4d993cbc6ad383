/** Numbers of the village and of recovery, as abilities change them. */
import { type Content, GUILD_DRAW } from '../content.ts';
import type { Obj, Pub, Seat } from '../state.ts';
import { hold } from './conditions.ts';
import { lastingClause } from './lasting.ts';
import { listenersOf, TOPIC } from './listeners.ts';
import { standingOf } from './standing.ts';

/** What an object of the shop costs this player: the printed price with all changes, never below 1 (DQ-R76). */
export function objectPrice(content: Content, pub: Pub, seat: Seat, object: Obj, more = 0): number {
  return Math.max(1, content.objects[object].price + priceChange(content, pub, seat) + more);
}

function priceChange(content: Content, pub: Pub, seat: Seat): number {
  let change = standingChange(content, pub, seat, TOPIC.price);
  if ((listenersOf(content).topics & TOPIC.allPrices) !== 0) {
    for (let holder = 0; holder < pub.adventurers.length; holder++) {
      change += standingChange(content, pub, holder, TOPIC.allPrices);
    }
  }
  for (const one of pub.lasting) {
    if (!one.seats.includes(seat)) continue;
    const clause = lastingClause(content, one);
    if (clause.does === 'priceChange') change += clause.n;
  }
  return change;
}

function standingChange(content: Content, pub: Pub, holder: Seat, topic: number): number {
  let change = 0;
  for (const { clause, if: conditions } of standingOf(content, pub, holder, topic)) {
    if (clause.does === 'priceChange' && hold(content, pub, holder, pub.fight, conditions)) change += clause.n;
  }
  return change;
}

/** How many quests this player draws at the guild: the most an ability says, 2 without any (DQ-306). */
export function guildDraw(content: Content, pub: Pub, seat: Seat): number {
  const most = mostOf('guildDraw', content, pub, seat, TOPIC.guildDraw);
  return most === undefined ? GUILD_DRAW : Math.max(1, most);
}

/** How many wounds this player's turn begins by losing: the most an ability says, 1 without any (DQ-207). */
export function recovery(content: Content, pub: Pub, seat: Seat): number {
  const most = mostOf('recover', content, pub, seat, TOPIC.recover);
  return most === undefined ? 1 : Math.max(0, most);
}

function mostOf(
  does: 'guildDraw' | 'recover',
  content: Content,
  pub: Pub,
  seat: Seat,
  topic: number,
): number | undefined {
  let most: number | undefined;
  for (const { clause, if: conditions } of standingOf(content, pub, seat, topic)) {
    if (clause.does !== does || !hold(content, pub, seat, pub.fight, conditions)) continue;
    if (most === undefined || clause.n > most) most = clause.n;
  }
  for (const one of pub.lasting) {
    if (!one.seats.includes(seat)) continue;
    const clause = lastingClause(content, one);
    if (clause.does === does && (most === undefined || clause.n > most)) most = clause.n;
  }
  return most;
}

/** DQ-R45: a card in play or a lasting event forbids arenas, to everybody. */
export function isArenaForbidden(content: Content, pub: Pub): boolean {
  for (const one of pub.lasting) if (lastingClause(content, one).does === 'forbidArena') return true;
  if ((listenersOf(content).topics & TOPIC.arena) === 0) return false;
  for (let seat = 0; seat < pub.adventurers.length; seat++) {
    for (const one of standingOf(content, pub, seat, TOPIC.arena)) {
      if (hold(content, pub, seat, pub.fight, one.if)) return true;
    }
  }
  return false;
}

/** How many of n wounds of a lost fight reach this player: all, only the first (DQ-609), or none. */
export function woundsLeft(content: Content, pub: Pub, seat: Seat, n: number): number {
  let left = n;
  for (const { clause, if: conditions } of standingOf(content, pub, seat, TOPIC.wounds)) {
    if (clause.does === 'ignoreWounds' && hold(content, pub, seat, pub.fight, conditions)) {
      left = Math.min(left, clause.what === 'all' ? 0 : 1);
    }
  }
  for (const one of pub.lasting) {
    if (!one.seats.includes(seat)) continue;
    const clause = lastingClause(content, one);
    if (clause.does === 'ignoreWounds') left = Math.min(left, clause.what === 'all' ? 0 : 1);
  }
  return left;
}
