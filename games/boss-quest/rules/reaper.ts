/** The Reaper (BQ-941..952): ghosts, the two destinies, and the harvest of a player in her place. */
import { type AskFrame, ask } from '../../../kernel/index.ts';
import { heartGuard, loseHeart } from './hearts.ts';
import { refuse } from './refusals.ts';
import { type CombatLine, type Kind, type Kinds, NONE, REAPER, type Seat, type State, type Table } from './state.ts';
import { clockwiseAfter } from './totals.ts';

const FULL_LIFE = 3;

/** BQ-951: when she is able to fight, every knight with strictly less strength loses a heart. */
export function harvest(s: State, lines: readonly CombatLine[], t: Table): void {
  const reaper = lines.find(({ seat }) => s.pub.knights[seat].role === 'reaper');
  if (reaper === undefined || !reaper.qualified) return;
  for (const line of lines) {
    const { seat, strength } = line;
    if (strength >= reaper.strength || s.pub.knights[seat].role !== 'knight') continue;
    const guard = heartGuard(s, seat, t);
    const { was, now } = loseHeart(s, line, 'harvest', guard);
    t.emit('harvested', { seat, reaper: reaper.seat, strength, reaperStrength: reaper.strength, was, now, guard });
  }
}

/** BQ-944, R49, R50: winners of the Reaper round choose clockwise, unless the key goal ends the game. */
export function destinies(s: State, winners: readonly Seat[], t: Table): AskFrame[] {
  if (s.pub.boss !== REAPER || champions(s, t).length > 0) return [];
  return clockwiseAfter(s.pub, s.pub.armourer)
    .filter((seat) => winners.includes(seat))
    .map((seat) => ask('reaper-destiny', seat));
}

/** Living knights who have reached the key goal (BQ-802, R55). */
export function champions(s: State, t: Table): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.pub.knights.length; seat++) {
    const { role, hearts, keys } = s.pub.knights[seat];
    if (role === 'knight' && hearts > 0 && keys >= t.content.goal) seats.push(seat);
  }
  return seats;
}

const DESTINIES: readonly Kinds['reaper-destiny']['answer'][] = ['recoverLife', 'becomeReaper'];

export const reaperDestiny: Kind<'reaper-destiny'> = {
  candidates: () => DESTINIES,
  refusal: (v, _d, a) => (a === 'becomeReaper' && v.pub.reaper === 'player' ? refuse('reaper-taken') : undefined),
  default: () => 'recoverLife',
  take: (s, { seat }, destiny, t) => {
    const knight = s.pub.knights[seat];
    const { hearts, keys } = knight;
    if (destiny === 'recoverLife') {
      knight.role = 'knight';
      knight.hearts = FULL_LIFE;
    } else {
      knight.role = 'reaper';
      knight.hearts = 0;
      knight.keys = 0;
      s.pub.reaper = 'player';
    }
    t.emit('destiny-chosen', {
      seat,
      destiny,
      hearts: { was: hearts, now: knight.hearts },
      keys: { was: keys, now: knight.keys },
    });
  },
};

/** BQ-941, BQ-942: the fallen are ghosts, and the Reaper is the next boss. */
export function callReaper(s: State, ghosts: readonly Seat[], t: Table): void {
  for (const seat of ghosts) {
    s.pub.knights[seat].role = 'ghost';
    t.emit('became-ghost', { seat });
  }
  s.pub.reaper = 'deck';
  t.emit('reaper-came', { ghosts, hp: t.content.reaper.hp });
}

/** The Reaper's round is over: unless somebody took her place, her card leaves the game (BQ-945, R51). */
export function dismissReaper(s: State, t: Table): void {
  if (s.pub.reaper !== 'current') return;
  s.pub.reaper = 'removed';
  t.emit('reaper-left', { beaten: s.pub.combat !== null && s.pub.combat.winners.length > 0 });
}

/** The seat that plays as the Reaper, `NONE` if nobody does. */
export const reaperSeat = (s: State): Seat => {
  const seat = s.pub.knights.findIndex((knight) => knight.role === 'reaper');
  return seat < 0 ? NONE : seat;
};
