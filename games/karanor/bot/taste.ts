/** What merchants differ in: how much prestige is to them, and how widely they plan. */
import type { View } from '../rules/state.ts';

export interface Taste {
  /** A point of prestige, in gold. */
  readonly prestige: number;
  /** How many goals are followed by a second one, and how many are tried as that. */
  readonly firsts: number;
  readonly seconds: number;
  /** What comes second is less sure. */
  readonly later: number;
  /** How likely a plan that would end in the last turn comes to its end. */
  readonly justInTime: number;
  /** Prestige a merchant makes in a round, before there is a pace to be seen. */
  readonly pace: number;
}

/** Prestige at what it costs to earn. */
const USUAL: Taste = { prestige: 14, firsts: 6, seconds: 10, later: 0.7, justInTime: 0.85, pace: 0.8 };

/** A view, looked at with a taste of one's own. */
interface Look extends View {
  readonly taste: Taste;
}

export const tasteOf = (v: View): Taste => (v as Partial<Look>).taste ?? USUAL;

/** The same look at the same view: thoughts are kept by it. */
export function withTaste(v: View, taste: Taste): View {
  let look = looks.get(v);
  if (look?.taste !== taste) {
    look = { ...v, taste };
    looks.set(v, look);
  }
  return look;
}
const looks = new WeakMap<View, Look>();
