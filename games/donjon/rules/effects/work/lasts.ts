/** What lasts for a while: power, prices, permissions. Read where the number is asked for. */
import { clockwise } from '../../../../../kernel/index.ts';
import type { Duration } from '../../clauses.ts';
import type { Seat } from '../../state.ts';
import { isPrincipal } from '../fighters.ts';
import { effectOf } from '../reading.ts';
import type { Running } from '../running.ts';
import { isOptional } from '../sources.ts';
import type { Does } from './does.ts';

/** Notes the change; one for a fight needs one. `held` outside a standing ability: until the owner's turn (DQ-R17). */
function last({ s, f }: Running, seats: readonly Seat[], during: Duration): boolean {
  const { lasting, fight } = s.pub;
  if (during === 'combat' && fight === null) return false;
  const { source, path, clause } = f;
  lasting.push({ source, path, clause, seats, until: during === 'held' ? 'ownTurn' : during });
  return true;
}

export function addPower(r: Running, { n, during }: Does<'power'>): void {
  const { seat } = r.f.source;
  // A declaration tells the new power by itself.
  if (last(r, [seat], during) && during !== 'combat') r.t.emit('power-changed', { seat, n, by: r.f.source });
}

/** DQ-R30: principals only. */
export function doubleAll(r: Running, _clause: Does<'doublePowerAndDie'>): void {
  const { fight } = r.s.pub;
  const { seat } = r.f.source;
  if (fight !== null && isPrincipal(fight, seat)) last(r, [seat], 'combat');
}

export function changePrices(r: Running, { n, who, during }: Does<'priceChange'>): void {
  const { seat } = r.f.source;
  const seats = who === 'self' ? [seat] : clockwise(r.t.seats, seat);
  if (last(r, seats, during)) r.t.emit('prices-changed', { n, by: r.f.source });
}

export function forbidArena(r: Running, { during }: Does<'forbidArena'>): void {
  const { seat } = r.f.source;
  if (last(r, [seat], during)) r.t.emit('arena-forbidden', { until: seat, by: r.f.source });
}

/** A power that is used to flee has done its work; otherwise the monster at hand, or all of this turn, may be fled. */
export function allowFlight(r: Running, _clause: Does<'fleeAlways'>): void {
  const { source } = r.f;
  if (isOptional(effectOf(r.t.content, source), source)) return;
  last(r, [source.seat], r.s.pub.fight === null ? 'ownTurn' : 'combat');
}

/** Of the fight that goes on, or of the next recovery or purchase. */
export function changeNumber(r: Running, { does }: Does<'ignoreWounds' | 'recover' | 'guildDraw'>): void {
  last(r, [r.f.source.seat], does === 'ignoreWounds' ? 'combat' : 'ownTurn');
}
