/** How people write sets of cards, our own and the owners': what is the same in every game that has one. */
import type { Text } from '../kernel/index.ts';

/** A text in both languages, or one that serves for both. */
export type Words = string | Text;

/** What is printed on every card. */
export interface Printed {
  /** Unique among the cards of its kind, copies included: `torch-2`. */
  readonly id: string;
  readonly title: Text;
  /** The glyph that is its picture. */
  readonly glyph: string;
  readonly flavour?: Text;
}

/** A card as an owner types it. */
export type Typed<C> = Omit<C, 'title' | 'glyph' | 'flavour'> & {
  readonly title: Words;
  /** A card without one shows the picture of its kind. */
  readonly glyph?: string;
  readonly flavour?: Words;
};

export const textOf = (words: Words): Text => (typeof words === 'string' ? { fr: words, en: words } : words);

/** The typed cards as our own are written. */
export const written = <C extends { readonly title: Text; readonly glyph: string }>(cards: readonly Typed<C>[]): C[] =>
  cards.map(({ title, glyph = '', flavour, ...rest }) => ({
    ...rest,
    title: textOf(title),
    glyph,
    ...(flavour !== undefined && { flavour: textOf(flavour) }),
  })) as unknown as C[];

/** Each card as often as its deck holds it: `torch`, or `torch-1` and `torch-2`. */
export const expand = <W extends { readonly id: string; readonly copies?: number }, C>(
  cards: readonly W[],
  make: (card: W, id: string) => C,
): C[] =>
  cards.flatMap((card) => {
    const { id, copies = 1 } = card;
    return Array.from({ length: copies }, (_, copy) => make(card, copies > 1 ? `${id}-${copy + 1}` : id));
  });

/** `Queue-Jumper Pass` becomes `queue-jumper-pass`: the id of a card from its English title. */
export const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
