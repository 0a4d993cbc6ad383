/** Classes decide who comes in and what they buy: two cards match that share an icon (BZ-405, BZ-453). */
import type { ClassMask, Content } from './content.ts';
import { heroClasses } from './effects/numbers.ts';
import { ignoresClassForInvite, ignoresClassForSale } from './effects/permissions.ts';
import type { Guest, Item, Pub, Seat } from './state.ts';

/** Every class on the items of a list. */
export function classesOf(content: Content, items: readonly Item[]): ClassMask {
  let mask = 0;
  for (const item of items) mask |= content.items[item].classes;
  return mask;
}

/** Whether this hero shares a class with the shop's window (BZ-405), or the shop may do without (ignoreClassForInvite). */
export function matches(content: Content, pub: Pub, seat: Seat, guest: Guest): boolean {
  return isMatch(content, pub, seat, guest) || ignoresClassForInvite(content, pub, seat);
}

/** Whether a class of the hero is in the window, whatever abilities permit. */
export const isMatch = (content: Content, pub: Pub, seat: Seat, guest: Guest): boolean =>
  (heroClasses(content, pub, guest) & classesOf(content, pub.shops[seat].window)) !== 0;

/** Whether the item's classes let this hero buy it in that shop (BZ-453). */
export const suits = (content: Content, pub: Pub, seat: Seat, guest: Guest, item: Item): boolean =>
  (heroClasses(content, pub, guest) & content.items[item].classes) !== 0 ||
  ignoresClassForSale(content, pub, seat, item);
