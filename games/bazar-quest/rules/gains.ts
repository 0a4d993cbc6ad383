/** Gains after the reveal of the sales: whoever has more to sell or a richer hero may sell once more (BZ-R74). */
import type { Clause, Effect } from './clauses.ts';
import type { Content } from './content.ts';
import type { Source } from './effects/types.ts';
import type { Hero, Item, Pub, Seat } from './state.ts';

/** Notes that this seat got cards, or its hero coins or a class; only shopping asks. */
export function noteGain(pub: Pub, seat: Seat): void {
  const { gained } = pub;
  if (pub.phase !== 'shopping' || gained.includes(seat)) return;
  let at = gained.length;
  while (at > 0 && gained[at - 1] > seat) at--;
  gained.splice(at, 0, seat);
}

/** Coins that the buyer surely gets by buying this item, before the next of the list is paid (BZ-R28). */
export function refund(content: Content, item: Item, hero: Hero): number {
  return sureCoins(content.items[item].effects) + sureCoins(content.heroes[hero].effects);
}

function sureCoins(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) {
    if (isSure(effect)) for (const clause of effect.do) sum += coinsFor(clause);
  }
  return sum;
}

/** At every sale, whatever the table looks like, and asking nobody. */
const isSure = (effect: Effect): boolean =>
  effect.on === 'itemSold' &&
  effect.if === undefined &&
  effect.optional !== true &&
  effect.from === undefined &&
  (effect.uses ?? 'always') === 'always';

const coinsFor = (clause: Clause): number =>
  clause.does === 'heroGainsCoins' && clause.of === 'hero' && typeof clause.n === 'number' ? clause.n : 0;

/** Whether a list of sales could already count on what this ability gives that hero (BZ-R74: it then reopens nothing). */
export function isCountedOn(content: Content, by: Source, hero: Hero): boolean {
  if ((by.kind !== 'item' && by.kind !== 'hero') || by.hero !== hero) return false;
  const cards = by.kind === 'item' ? content.items : content.heroes;
  const effect = cards[by.card].effects[by.effect];
  return isSure(effect) && effect.do.some((clause) => coinsFor(clause) > 0);
}
