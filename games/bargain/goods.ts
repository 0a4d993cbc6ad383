/**
 * Goods: what may lie on one side of an offer or be promised, told by kind. Coins and other things that are all alike
 * are amounts; cards and tiles that differ are lists. A kind that is absent is none of it.
 */

/** `{ gems: 2, spoils: [31] }`. Hidden cards are amounts too: an offer tells how many, never which. */
export type Goods = { readonly [kind: string]: number | readonly number[] | undefined };
