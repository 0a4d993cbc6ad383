/** Numbers that change for a while. */
import { NONE } from '../../state.ts';
import { amountOf } from '../counters.ts';
import { lay, type Touched } from '../modifiers.ts';
import { askedBy, type Running } from '../running.ts';
import { heroesOf, playersOf, possiblePlayers } from '../targets.ts';
import type { Does } from './does.ts';

type StatClause = Does<'addStat' | 'setStat' | 'doubleStat'>;

const HOW = { addStat: 'plus', setStat: 'becomes', doubleStat: 'doubled' } as const;

export function changeStat(r: Running, clause: StatClause): void {
  const touched = touchedBy(r, clause);
  if (touched === undefined) return;
  const n = sizeOf(r, clause);
  const { seats, heroes, items } = lay(r.s, r.f, n, clause.during, touched);
  r.t.emit('stat-changed', { stat: clause.stat, n, how: HOW[clause.does], seats, heroes, items, by: r.f.source });
}

function sizeOf(r: Running, clause: StatClause): number {
  if (clause.does === 'addStat') return amountOf(askedBy(r), clause.by);
  return clause.does === 'setStat' ? clause.to : 2;
}

/** Undefined: nobody is meant, or somebody is asked who. */
function touchedBy(r: Running, clause: StatClause): Touched | undefined {
  const { source, about } = r.f;
  switch (clause.stat) {
    case 'attack':
    case 'defence': {
      const heroes = heroesOf(r, clause.of);
      return heroes === undefined || heroes.length === 0 ? undefined : { heroes };
    }
    case 'hearts':
    case 'price': {
      if (clause.of !== 'self') return { seats: possiblePlayers(r.s.pub, source, clause.whose ?? 'owner') };
      const item = source.kind === 'item' ? source.card : about.item;
      return item === NONE ? undefined : { items: [item] };
    }
    case 'windowValue':
    case 'displaySlots':
    case 'storageSlots': {
      const seats = playersOf(r, clause.of);
      return seats === undefined || seats.length === 0 ? undefined : { seats };
    }
    case 'resistance':
    case 'strength':
    case 'reward':
      return isOfHero(r) && clause.stat !== 'reward' ? { heroes: [source.hero] } : {};
  }
}

/** A hero's own cards change the monster for that hero's fight. */
const isOfHero = ({ f: { source } }: Running): boolean =>
  source.hero !== NONE && source.kind !== 'monster' && source.kind !== 'employee';
