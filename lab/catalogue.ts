/** Every title of every deck that was met, numbered: copies of a card, and equal cards of other tables, are one. */
import type { Text } from '../kernel/index.ts';

export interface Title {
  readonly deck: string;
  readonly title: Text;
}

/** The numbers of the cards of one table, by deck and card. */
export type Numbers = { readonly [deck: string]: readonly number[] };

export class Catalogue {
  readonly titles: Title[] = [];
  private readonly numbers = new Map<string, number>();

  add(decks: { readonly [deck: string]: readonly Text[] }): Numbers {
    return Object.fromEntries(
      Object.entries(decks).map(([deck, titles]) => [deck, titles.map((title) => this.number({ deck, title }))]),
    );
  }

  private number(one: Title): number {
    const key = `${one.deck}/${one.title.fr}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.titles.length);
    return this.titles.push(one) - 1;
  }
}
