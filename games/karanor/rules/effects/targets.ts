/** Whom a clause touches. A frozen seat is never one of them (MK-R80). */
import type { Clause, Target } from '../clauses.ts';
import { purseOf } from '../purse.ts';
import { NONE, type Pub, type Seat, type State } from '../state.ts';
import type { Running } from './running.ts';

/** The players meant, clockwise after the owner. */
export function playersOf(r: Running, who: Target): readonly Seat[] {
  const { source, on } = r.f;
  const { pub } = r.s;
  const { seat } = source;
  switch (who) {
    case 'self':
      return [seat];
    case 'target':
      return on.filter((one) => !pub.merchants[one].frozen);
    case 'richerTarget':
      return on.slice(0, 1);
    case 'poorerTarget':
      return on.slice(1, 2);
    case 'eachOpponent':
      return opponents(pub, seat);
    case 'richestOpponent':
      return told(
        r,
        first(opponents(pub, seat), (one) => purseOf(r.s, one).gold),
      );
    case 'poorestOpponent':
      return told(
        r,
        first(opponents(pub, seat), (one) => -purseOf(r.s, one).gold),
      );
    case 'leader':
      return first([...opponents(pub, seat), seat], (one) => pub.merchants[one].prestige);
  }
}

/** Behind the screens nobody knew who is the richest until now (MK-R87). */
function told({ t, f }: Running, on: readonly Seat[]): readonly Seat[] {
  if (t.options.goldPrivacy === 'hidden') t.reveal('ability-worked', { by: f.source, on });
  return on;
}

/** The others who still play, clockwise. */
export function opponents({ merchants }: Pub, seat: Seat): Seat[] {
  const list: Seat[] = [];
  for (let i = 1; i < merchants.length; i++) {
    const other = (seat + i) % merchants.length;
    if (!merchants[other].frozen) list.push(other);
  }
  return list;
}

/** The first with the most (MK-R85). */
function first(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of seats) {
    const n = worth(seat);
    if (n <= most) continue;
    best = seat;
    most = n;
  }
  return best === NONE ? [] : [best];
}

/** Of a pair the richer first; undefined when both are equally rich (MK-R85). */
export function richerFirst(s: State, [a, b]: readonly Seat[]): readonly Seat[] | undefined {
  const difference = purseOf(s, a).gold - purseOf(s, b).gold;
  if (difference === 0) return undefined;
  return difference > 0 ? [a, b] : [b, a];
}

const isNamed = (who: Target): boolean => who === 'target' || who === 'richerTarget' || who === 'poorerTarget';

/** Whether this clause touches somebody who has to be named. */
export function needsTarget(clause: Clause): boolean {
  switch (clause.does) {
    case 'stealResource':
    case 'takeAssociate':
    case 'takeCard':
      return true;
    case 'transferGold':
      return isNamed(clause.from) || isNamed(clause.to);
    default:
      return 'who' in clause && isNamed(clause.who);
  }
}
