/** Who stands where in the arena, and with how much: once totals are compared as they were then, whatever changed since. */
import type { Seat } from '../../../../kernel/index.ts';
import type { Content } from '../../rules/content.ts';
import { allyPower, totals } from '../../rules/effects/power.ts';
import type { Fight, Pub } from '../../rules/state.ts';

/** Who is no principal of this arena, in the order of the table. */
export const bystandersOf = ({ attacker, defender }: Fight, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== attacker && seat !== defender);

/** A principal's own strength, doubled where it is, without allies and die. */
export function bareOf(content: Content, pub: Pub, fight: Fight, side: 'green' | 'red'): number {
  if (fight.totals === null) return totals(content, pub, { ...fight, sides: [] }, { green: 0, red: 0 })[side].total;
  let bare = fight.totals[side].total;
  let die = 0;
  for (const { kind, n } of fight.totals[side].terms) {
    if (kind === 'ally' || kind === 'die') bare -= n;
    if (kind === 'die') die = n;
    // The die is in what was doubled.
    if (kind === 'doubled') bare -= die;
  }
  return bare;
}

/** What this bystander adds to a side. */
export function worthOf(content: Content, pub: Pub, fight: Fight, seat: Seat): number {
  const sums = fight.totals === null ? [] : [fight.totals.green, fight.totals.red];
  const term = sums.flatMap(({ terms }) => terms).find((one) => one.kind === 'ally' && one.seat === seat);
  return term?.n ?? allyPower(content, pub, seat, fight);
}
