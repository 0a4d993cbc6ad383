/** What a per-unit amount counts. */
import type { Amount, Counter } from '../clauses.ts';
import { guestOf } from '../guests.ts';
import { NONE } from '../state.ts';
import type { Asked } from './conditions.ts';
import { gearOf, heroesOfSeat } from './reading.ts';

/** A coin is worth five. */
const SMALLEST_COIN = 5;

/** The number an effect works with. */
export function amountOf(asked: Asked, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  // Nothing times less than nothing is plain nothing.
  return amount.times * count(asked, amount.per) || 0;
}

function count({ content, pub, source, reading }: Asked, counter: Counter): number {
  const { seat } = source;
  const hero = source.hero !== NONE ? source.hero : (heroesOfSeat(pub, seat)[0] ?? NONE);
  switch (counter) {
    case 'itemsSold':
      return source.hero !== NONE ? gearOf(pub, hero).length : seat === NONE ? 0 : (pub.sold[seat] ?? 0);
    case 'distinctClasses': {
      let mask = 0;
      if (hero !== NONE) for (const item of gearOf(pub, hero)) mask |= content.items[item].classes;
      return bits(mask);
    }
    case 'heroCoins':
      return hero === NONE ? 0 : Math.floor((guestOf(pub, hero)?.coins ?? 0) / SMALLEST_COIN);
    case 'wounds':
      return pub.wounds;
    case 'windowHearts':
      return seat === NONE ? 0 : reading.windowHearts(content, pub, seat);
    case 'employees':
      return seat === NONE ? 0 : pub.shops[seat].employees.length;
  }
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
