/** Choosing some cards of the hand, one at least where possible: the window and the storage (BZ-R17, BZ-R59). */
import type { Refusal } from '../../../kernel/index.ts';
import type { Content } from './content.ts';
import { canChange } from './effects/changes.ts';
import { TOPIC } from './effects/listeners.ts';
import { itemHearts } from './effects/numbers.ts';
import { isForbidden } from './effects/permissions.ts';
import { type RefusalKey, refuse } from './refusals.ts';
import type { Item, Kind, Pub, Seat, State, View } from './state.ts';

/** What tells the two choices apart. */
interface Place {
  readonly act: 'display' | 'store';
  slots(content: Content, pub: Pub, seat: Seat): number;
  readonly empty: RefusalKey;
  readonly full: RefusalKey;
  readonly forbidden: RefusalKey;
  /** Puts one chosen card there; it has left the hand. */
  put(s: State, seat: Seat, items: readonly Item[]): void;
}

const isNumberList = (a: unknown): a is readonly number[] =>
  Array.isArray(a) && a.length <= 200 && a.every((one) => Number.isInteger(one));

const slotsOf = (v: View, place: Place): number => place.slots(v.table.content, v.pub, v.seat);

const isBanned = (v: View, place: Place, item: Item): boolean =>
  isForbidden(v.table.content, v.pub, v.seat, place.act, item);

/** The cards of the hand that abilities allow there. */
function allowed(v: View, place: Place): readonly Item[] {
  const { hand } = v.own;
  if (!canChange(v.table.content, v.pub, TOPIC.ban)) return hand;
  return hand.filter((item) => !isBanned(v, place, item));
}

export function chooseFromHand(place: Place): Kind<'display-cards'> {
  return {
    candidates(v, _d, soFar) {
      const chosen = soFar ?? [];
      if (chosen.length >= slotsOf(v, place)) return [];
      const more = v.own.hand.filter((item) => !chosen.includes(item)).map((item) => [...chosen, item]);
      return soFar === undefined && allowed(v, place).length === 0 ? [[], ...more] : more;
    },
    refusal: (v, _d, a) => refusalOf(v, place, a),
    reads: isNumberList,
    draw(v, _d, chance) {
      const cards = allowed(v, place);
      if (cards.length === 0) return [];
      const most = Math.min(slotsOf(v, place), cards.length);
      if (most === 1) return [chance.pick(cards)];
      return chance.shuffle([...cards]).slice(0, 1 + chance.int(most));
    },
    default(v) {
      const cards = allowed(v, place);
      return cards.length === 0 ? [] : [loveliest(v, cards)];
    },
    take(s, d, a) {
      place.put(s, d.seat, a);
    },
  };
}

function refusalOf(v: View, place: Place, items: readonly Item[]): Refusal | undefined {
  if (items.length === 0) {
    return allowed(v, place).length === 0 ? undefined : { ...refuse(place.empty), more: true };
  }
  const slots = slotsOf(v, place);
  if (items.length > slots) return refuse(place.full, { slots });
  for (let i = 0; i < items.length; i++) {
    if (!v.own.hand.includes(items[i])) return refuse('not-in-hand');
    if (items.indexOf(items[i]) !== i) return refuse('card-twice');
    if (isBanned(v, place, items[i])) return refuse(place.forbidden);
  }
  return undefined;
}

/** The card with most hearts, the leftmost of equals. */
function loveliest(v: View, cards: readonly Item[]): Item {
  let best = cards[0];
  let most = -1;
  for (const card of cards) {
    const hearts = itemHearts(v.table.content, v.pub, v.seat, card);
    if (hearts > most) {
      best = card;
      most = hearts;
    }
  }
  return best;
}
