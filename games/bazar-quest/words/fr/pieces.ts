/** Pieces that many sentences of the French log are made of. */
import type { Piece } from '../../../../web/face.ts';
import { count, listed } from '../../../../web/words/telling/figures.ts';
import type { Source } from '../../rules/effects/types.ts';
import type { Teller } from '../teller.ts';

export const or = (n: number): string => `${n} or`;
export const objets = (n: number): string => count('fr', n, 'objet', 'objets');
export const blessures = (n: number): string => count('fr', n, 'blessure', 'blessures');
export const items = (t: Teller, cards: readonly number[]): Piece[] => listed(cards.map(t.item), ' et ');
export const heroes = (t: Teller, cards: readonly number[]): Piece[] => listed(cards.map(t.hero), ' et ');
export const players = (t: Teller, seats: readonly number[]): Piece[] => listed(seats.map(t.who), ' et ');
/** "Crieuse : ", where an ability did it. */
export const by = (t: Teller, source: Source | undefined): Piece[] =>
  source === undefined ? [] : [t.source(source), ' : '];
