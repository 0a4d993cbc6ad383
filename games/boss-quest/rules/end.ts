/** The end check after combat (8xx, R52): the game ends, or all confirm and a new round begins. */
import { andThen, sealed } from '../../../kernel/index.ts';
import { callReaper, champions, dismissReaper, reaperSeat } from './reaper.ts';
import { type Ended, type Kind, type Kinds, NONE, type Seat, type State, type Table } from './state.ts';
import { participants } from './totals.ts';

export function endCheck(s: State, _f: object, t: Table): void {
  const ghosts: Seat[] = [];
  const fallen: Seat[] = [];
  const living: Seat[] = [];
  for (let seat = 0; seat < s.pub.knights.length; seat++) {
    const { role, hearts } = s.pub.knights[seat];
    if (role === 'ghost') ghosts.push(seat);
    else if (role === 'knight') (hearts > 0 ? living : fallen).push(seat);
  }
  const atGoal = champions(s, t);
  if (atGoal.length > 0) {
    for (const seat of [...fallen, ...ghosts]) leave(s, seat, t);
    end(s, 'keys', mostKeys(s, atGoal), t);
  } else if (t.options.reaper) reaperEndCheck(s, ghosts, fallen, living, t);
  else if (fallen.length === 0) goOn(s);
  else {
    // BQ-803: it ends for all; the survivor with most keys wins (BQ-804), if there is one (R63).
    for (const seat of fallen) leave(s, seat, t);
    if (living.length > 0) end(s, 'hearts', mostKeys(s, living), t);
    else end(s, 'nobody', mostKeys(s, fallen), t);
  }
}

/** R47, R52: ghosts get their one round; afterwards players leave until one side is left. */
function reaperEndCheck(
  s: State,
  ghosts: readonly Seat[],
  fallen: readonly Seat[],
  living: readonly Seat[],
  t: Table,
): void {
  if (s.pub.reaper === 'box') {
    if (fallen.length > 0) callReaper(s, fallen, t);
    goOn(s);
    return;
  }
  const leaving = [...ghosts, ...fallen];
  for (const seat of leaving) leave(s, seat, t);
  dismissReaper(s, t);
  const reaper = reaperSeat(s);
  if (reaper !== NONE && living.length === 0) end(s, 'reaper', { winners: [reaper], tieBreak: null }, t);
  else if (reaper === NONE && living.length === 1) end(s, 'lastKnight', { winners: living, tieBreak: null }, t);
  else if (living.length === 0) end(s, 'nobody', mostKeys(s, leaving), t);
  else goOn(s);
}

/** This player is out of the game; the companion goes to the reserve (R39). */
function leave(s: State, seat: Seat, t: Table): void {
  const knight = s.pub.knights[seat];
  const why = knight.role === 'ghost' ? 'ghost' : 'lastHeart';
  knight.role = 'eliminated';
  knight.leftInRound = s.pub.round;
  if (knight.companion !== NONE) s.pub.reserve.push(knight.companion);
  knight.companion = NONE;
  t.emit('eliminated', { seat, why });
}

/** BQ-804..806: most keys, then most hearts, then shared. */
function mostKeys(s: State, seats: readonly Seat[]): Pick<Ended, 'winners' | 'tieBreak'> {
  const { knights } = s.pub;
  const keys = Math.max(...seats.map((seat) => knights[seat].keys));
  const richest = seats.filter((seat) => knights[seat].keys === keys);
  const hearts = Math.max(...richest.map((seat) => knights[seat].hearts));
  const winners = richest.filter((seat) => knights[seat].hearts === hearts);
  return { winners, tieBreak: winners.length < richest.length ? 'hearts' : null };
}

function end(
  s: State,
  ending: Ended['ending'],
  { winners, tieBreak }: Pick<Ended, 'winners' | 'tieBreak'>,
  t: Table,
): void {
  const { pub } = s;
  pub.stage = 'over';
  pub.ended = { ending, winners, tieBreak };
  const keys = pub.knights.map((knight) => knight.keys);
  const hearts = pub.knights.map((knight) => knight.hearts);
  t.emit('game-ended', { ending, winners, keys, hearts, tieBreak });
}

/** BQ-807: all look at the result, then the next round is prepared. */
function goOn(s: State): void {
  andThen(s, sealed('ready', participants(s.pub)), { do: 'new-round' });
}

const READY: readonly Kinds['ready']['answer'][] = ['ready'];

export const ready: Kind<'ready'> = {
  candidates: () => READY,
  refusal: () => undefined,
  default: () => 'ready',
  take: () => undefined,
};
