/** Every card lies in exactly one place, every count is right, and no number is one it can never be (Invariants 1–5). */
import type { Fixed } from '../../../kernel/index.ts';
import { misplaced } from '../../test/misplaced.ts';
import type { BazarQuest, State } from '../rules/state.ts';

/** What is wrong with this state, if something is. */
export function conservation(s: State, t: Pick<Fixed<BazarQuest>, 'content'>): string | undefined {
  const { pub, own, hid } = s;
  const { content } = t;
  const guests = [...pub.centre, ...pub.shops.flatMap((shop) => shop.guests)];
  return (
    misplaced('item', content.items.length, [
      ...hid.itemDeck,
      ...pub.itemDiscard,
      ...own.flatMap(({ draft, kept, hand, storage }) => [...draft, ...kept, ...hand, ...storage]),
      ...pub.shops.flatMap((shop) => shop.window),
      ...guests.flatMap((guest) => guest.gear),
    ]) ??
    misplaced('hero', content.heroes.length, [
      ...hid.heroDeck,
      ...pub.heroDiscard,
      ...guests.map(({ hero }) => hero),
    ]) ??
    misplaced('adventure card', content.adventures.length, [
      ...hid.adventureDeck,
      ...pub.adventureDiscard,
      ...guests.flatMap((guest) => guest.adventures),
    ]) ??
    misplaced('employee', content.employees.length, [
      ...hid.employeeDeck,
      ...pub.offer,
      ...pub.shops.flatMap((shop) => shop.employees),
    ]) ??
    miscounted(s) ??
    impossible(s, guests)
  );
}

function miscounted({ pub, own, hid }: State): string | undefined {
  if (pub.itemDeck !== hid.itemDeck.length) return 'the item deck is miscounted';
  if (pub.heroDeck !== hid.heroDeck.length) return 'the hero deck is miscounted';
  if (pub.adventureDeck !== hid.adventureDeck.length) return 'the adventure deck is miscounted';
  if (pub.employeeDeck !== hid.employeeDeck.length) return 'the employee deck is miscounted';
  for (const [seat, { draft, kept, hand, storage }] of own.entries()) {
    const shop = pub.shops[seat];
    const isRight =
      shop.draft === draft.length &&
      shop.kept === kept.length &&
      shop.hand === hand.length &&
      shop.stored === storage.length;
    if (!isRight) return `the cards of seat ${seat} are miscounted`;
  }
  return undefined;
}

const isPurse = (coins: number): boolean => coins >= 0 && coins % 5 === 0;

function impossible({ pub }: State, guests: readonly { readonly coins: number }[]): string | undefined {
  if (![...pub.shops, ...guests].every(({ coins }) => isPurse(coins))) return 'coins are fives, never below 0';
  if (!pub.shops.every(({ glory }) => glory >= 0)) return 'glory is never below 0';
  return pub.wounds < 0 ? 'wounds are never below 0' : undefined;
}
