/** Classes, permissions, bans and places in the order that hold for a while, and points for the end. */
import type { Duration } from '../../clauses.ts';
import { noteGain } from '../../gains.ts';
import { hostOf } from '../../guests.ts';
import { NONE } from '../../state.ts';
import { amountOf } from '../counters.ts';
import { lay } from '../modifiers.ts';
import { askedBy, type Running } from '../running.ts';
import { heroesOf, playersOf } from '../targets.ts';
import type { Does } from './does.ts';

/** Those heroes count as showing more classes. */
export function ruleForHeroes(r: Running, clause: Does<'addClass' | 'anyClass'>): void {
  const heroes = heroesOf(r, clause.of);
  if (heroes === undefined || heroes.length === 0) return;
  lay(r.s, r.f, 0, clause.during, { heroes });
  r.t.emit('rule-changed', { clause: r.f.clause, seats: [], heroes, by: r.f.source });
  for (const hero of heroes) {
    const host = hostOf(r.s.pub, hero);
    if (host !== NONE) noteGain(r.s.pub, host);
  }
}

type ForPlayers = Does<
  | 'ignoreClassForSale'
  | 'ignoreClassForInvite'
  | 'rankFirst'
  | 'rankLast'
  | 'sellFromWindow'
  | 'sellToOtherHero'
  | 'discount'
  | 'forbid'
  | 'scoreBonus'
>;

/** Another rule holds for those players. */
export function ruleForPlayers(r: Running, clause: ForPlayers): void {
  const seats = playersOf(r, 'who' in clause ? clause.who : 'owner');
  if (seats === undefined || seats.length === 0) return;
  const n = 'n' in clause ? amountOf(askedBy(r), clause.n) : 0;
  // Points wait for the count at the end of this very round.
  const during: Duration = clause.does === 'scoreBonus' ? 'round' : clause.during;
  lay(r.s, r.f, n, during, { seats });
  r.t.emit('rule-changed', { clause: r.f.clause, seats, heroes: [], by: r.f.source });
}
