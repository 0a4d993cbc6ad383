/** Who stands where in a fight. Closed allegiances are nowhere: only what is shown counts (DQ-506). */
import type { Die, Role } from '../clauses.ts';
import { type Fight, NONE, type Seat } from '../state.ts';

/** The side a player stands on: green with the active player, red with the defender; null for neutrals. */
export function sideOf(fight: Fight, seat: Seat): Die | null {
  if (seat === fight.attacker) return 'green';
  if (seat === fight.defender) return 'red';
  if (fight.place === 'dungeon') return seat === fight.ally ? 'green' : null;
  const side = fight.sides[seat];
  if (side === null || side === undefined || side === 'none' || fight.neutralised.includes(seat)) return null;
  return side === 'attacker' ? 'green' : 'red';
}

/** The active player in the dungeon, the attacker and the defender in the arena. */
export const isPrincipal = (fight: Fight, seat: Seat): boolean => seat === fight.attacker || seat === fight.defender;

/** Whether this player stands in the fight as that. `supposed`: whoever is no principal counts as an ally. */
export function hasRole(fight: Fight, seat: Seat, role: Role, supposed: boolean): boolean {
  switch (role) {
    case 'active':
      return seat === fight.attacker;
    case 'attacker':
      return fight.place === 'arena' && seat === fight.attacker;
    case 'defender':
      return seat === fight.defender;
    case 'ally':
      return !isPrincipal(fight, seat) && (supposed || sideOf(fight, seat) !== null);
    case 'any':
      return supposed || sideOf(fight, seat) !== null;
  }
}

/** The principal who lost, once it is known who did; `NONE` where a monster was beaten. */
export function beatenPrincipal(fight: Fight): Seat {
  if (fight.winner === null) return NONE;
  return fight.winner === 'green' ? fight.defender : fight.attacker;
}

/** Shown allies of the other side. */
export function opposingAllies(fight: Fight, seat: Seat, seats: number): Seat[] {
  const own = sideOf(fight, seat);
  const list: Seat[] = [];
  for (let other = 0; own !== null && other < seats; other++) {
    const side = sideOf(fight, other);
    if (side !== null && side !== own && !isPrincipal(fight, other)) list.push(other);
  }
  return list;
}
