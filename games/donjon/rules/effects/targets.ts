/** Whom a clause touches. */
import { clockwise } from '../../../../kernel/index.ts';
import type { Target } from '../clauses.ts';
import { NONE, type Pub, type Seat } from '../state.ts';
import { beatenPrincipal, isPrincipal, sideOf } from './fighters.ts';
import { pick, type Running } from './running.ts';

/** The players meant, clockwise from the owner (DQ-R17); undefined while one has to be chosen. */
export function playersOf(r: Running, who: Target): readonly Seat[] | undefined {
  const { pub } = r.s;
  const { seat } = r.f.source;
  switch (who) {
    case 'self':
      return [seat];
    case 'activePlayer':
      return [pub.active];
    case 'allPlayers':
      return clockwise(pub.adventurers.length, seat);
    case 'chosenPlayer':
      return one(r, clockwise(pub.adventurers.length, seat));
    case 'mostTP':
      return one(r, extreme(pub, seat, 1));
    case 'fewestTP':
      return one(r, extreme(pub, seat, -1));
    case 'beatenPrincipal': {
      const beaten = pub.fight === null ? NONE : beatenPrincipal(pub.fight);
      return beaten === NONE ? [] : [beaten];
    }
    case 'ally':
      return alliesOf(pub, seat);
  }
}

/** One of these players, of the owner's choice. */
export function one(r: Running, seats: readonly Seat[]): readonly Seat[] | undefined {
  const seat = pick(r, 'player', seats);
  if (seat === undefined) return undefined;
  return seat === NONE ? [] : [seat];
}

function extreme({ adventurers }: Pub, first: Seat, sign: 1 | -1): Seat[] {
  const best = Math.max(...adventurers.map(({ points }) => sign * points));
  return clockwise(adventurers.length, first).filter((seat) => sign * adventurers[seat].points === best);
}

/** The named ally in the dungeon; in the arena the shown allies of the owner's side. */
function alliesOf({ fight, adventurers }: Pub, seat: Seat): Seat[] {
  if (fight === null) return [];
  const side = sideOf(fight, seat);
  if (side === null) return [];
  return clockwise(adventurers.length, seat).filter(
    (other) => !isPrincipal(fight, other) && sideOf(fight, other) === side,
  );
}
