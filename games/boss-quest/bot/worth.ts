/** What keys and hearts are worth: each player's share of a win, as the table stands. */
import type { Seat } from '../../../kernel/index.ts';
import { REAPER, type View } from '../rules/state.ts';
import { isIn } from '../rules/totals.ts';

/** One player, as far as the race is concerned. */
interface Racer {
  readonly keys: number;
  readonly hearts: number;
  readonly role: 'knight' | 'ghost' | 'reaper' | 'eliminated';
}

/** Each key makes its owner that much more likely to win. */
const KEY = 2.3;
/** How likely somebody with that many hearts is to see the end, against somebody with three. */
const BY_HEARTS = [0, 0.7, 0.92, 1];
/** A ghost has one fight left to come back. */
const GHOST = 0.3;

/** What changes for one's own share of a win when somebody gains or loses something. */
export interface Worths {
  /** By seat: with that many keys more (index 0…3). */
  readonly keys: readonly (readonly number[])[];
  /** By seat: with a heart less. */
  readonly heart: readonly number[];
  /** By seat: for winning the round itself, where it brings no key (BQ-944). */
  readonly reaperRound: readonly number[] | undefined;
}

export function worths(v: View): Worths {
  const { pub, seat: me } = v;
  const racers: Racer[] = pub.knights.map(({ keys, hearts, role }) => ({ keys, hearts, role }));
  const now = share(v, racers, me);
  const change = (seat: Seat, racer: Partial<Racer>): number =>
    share(
      v,
      racers.map((one, i) => (i === seat ? { ...one, ...racer } : one)),
      me,
    ) - now;
  return {
    keys: racers.map(({ keys, role }, seat) =>
      [0, 1, 2, 3].map((more) => (role === 'knight' ? change(seat, { keys: keys + more }) : 0)),
    ),
    heart: racers.map(({ hearts }, seat) => (hearts > 0 ? change(seat, { hearts: hearts - 1 }) : 0)),
    reaperRound: pub.boss === REAPER ? racers.map((_, seat) => change(seat, { role: 'knight', hearts: 3 })) : undefined,
  };
}

/** The same in the eyes of whoever minds their own business. */
export function ownOnly({ keys, heart, reaperRound }: Worths, me: Seat): Worths {
  const own = (worth: number, seat: Seat): number => (seat === me ? worth : 0);
  return {
    keys: keys.map((more, seat) => more.map((worth) => own(worth, seat))),
    heart: heart.map(own),
    reaperRound: reaperRound?.map(own),
  };
}

/** One player's share of a win: certain at the end, by weight before it. */
function share(v: View, racers: readonly Racer[], me: Seat): number {
  const winners = ended(v, racers);
  if (winners !== undefined) return winners.includes(me) ? 1 / winners.length : 0;
  let all = 0;
  for (const racer of racers) all += weight(v, racer, racers);
  return all === 0 ? 0 : weight(v, racers[me], racers) / all;
}

function weight(v: View, racer: Racer, racers: readonly Racer[]): number {
  if (racer.role === 'eliminated') return 0;
  if (racer.role === 'reaper') return reaperWeight(v, racers);
  let weight = BY_HEARTS[Math.min(racer.hearts, 3)];
  // The Reaper comes once: later losers of a last heart are out (BQ-952).
  if (racer.hearts <= 0 && (racer.role === 'ghost' || v.pub.reaper === 'box')) weight = GHOST;
  for (let key = 0; key < racer.keys; key++) weight *= KEY;
  return weight;
}

/** The reaper player hopes that the knights run out of hearts before one of them has the keys (BQ-949). */
function reaperWeight(v: View, racers: readonly Racer[]): number {
  let hearts = 0;
  let most = 0;
  for (const racer of racers) {
    if (racer.role !== 'knight') continue;
    hearts += racer.hearts;
    most = Math.max(most, racer.keys);
  }
  return (6 * (v.table.content.goal - most)) / (1 + hearts);
}

/** The winners, if the game would end with this (BQ-802..806); the Reaper puts off the end by hearts (BQ-941). */
function ended(v: View, racers: readonly Racer[]): Seat[] | undefined {
  const standing = racers.flatMap((racer, seat) => (racer.role === 'knight' && racer.hearts > 0 ? [seat] : []));
  const atGoal = standing.filter((seat) => racers[seat].keys >= v.table.content.goal);
  const fallen = racers.some(
    (racer, seat) => racer.hearts <= 0 && racer.role === 'knight' && isIn(v.pub.knights[seat]),
  );
  if (atGoal.length === 0 && (!fallen || v.table.options.reaper)) return undefined;
  return best(atGoal.length > 0 ? atGoal : standing, racers);
}

function best(seats: readonly Seat[], racers: readonly Racer[]): Seat[] {
  const score = (seat: Seat): number => racers[seat].keys * 10 + racers[seat].hearts;
  const most = Math.max(...seats.map(score));
  return seats.filter((seat) => score(seat) === most);
}

/** What each destiny makes of one's share of a win (BQ-945, BQ-946). */
export function destinyValue(v: View, destiny: 'recoverLife' | 'becomeReaper'): number {
  const racers = v.pub.knights.map(({ keys, hearts, role }, seat): Racer => {
    if (seat !== v.seat) return { keys, hearts, role: role === 'ghost' ? 'eliminated' : role };
    return destiny === 'recoverLife' ? { keys, hearts: 3, role: 'knight' } : { keys: 0, hearts: 0, role: 'reaper' };
  });
  return share(v, racers, v.seat);
}
