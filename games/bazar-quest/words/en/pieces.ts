/** Pieces that many sentences of the English log are made of. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import type { Source } from '../../rules/effects/types.ts';
import type { Teller } from '../teller.ts';

export const coinsOf = (n: number): string => count('en', n, 'coin', 'coins');
export const itemsOf = (n: number): string => count('en', n, 'item', 'items');
export const woundsOf = (n: number): string => count('en', n, 'wound', 'wounds');
export const items = (t: Teller, cards: readonly number[]): Piece[] => listed(cards.map(t.item), ' and ');
export const heroes = (t: Teller, cards: readonly number[]): Piece[] => listed(cards.map(t.hero), ' and ');
export const players = (t: Teller, seats: readonly number[]): Piece[] => listed(seats.map(t.who), ' and ');
/** "Crier: ", where an ability did it. */
export const by = (t: Teller, source: Source | undefined): Piece[] =>
  source === undefined ? [] : [t.source(source), ': '];
