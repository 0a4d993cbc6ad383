/** What to show (BZ-301): the window that brings the best customer, and leaves the best goods to sell. */
import type { Item, View } from '../rules/state.ts';
import { windowWorth } from './hand.ts';
import { mindOf } from './mind.ts';

export const displayWorth = (v: View, window: readonly Item[]): number => windowWorth(mindOf(v), v.own.hand, window);
