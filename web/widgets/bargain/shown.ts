/** Goods as panels show them. The game says which kinds it has; nothing here knows a game. */
import type { Goods } from '../../../games/bargain/goods.ts';
import type { GlyphName } from '../../look/glyphs.ts';

/** One card or tile of a kind whose things differ. */
export interface Thing {
  readonly name: string;
  readonly glyph: GlyphName;
  /** What it is worth, in a word: "+2". */
  readonly note?: string;
}

/** One kind of goods, as it is written and drawn. */
export interface ShownKind {
  /** Its key in `Goods`. */
  readonly kind: string;
  readonly glyph: GlyphName;
  /** Above what may be put down: "Gemmes". */
  readonly title: string;
  /** An amount on a chip, beside the glyph: "2", "le trophée". */
  short(n: number): string;
  /** An amount in a sentence: "2 gemmes". */
  told(n: number): string;
  /** One of a list. */
  thing(id: number): Thing;
}

/** What one side may put down of one kind: so many, or some of these things. */
export interface Stock {
  readonly kind: string;
  readonly most: number;
  /** The very things; absent where the kind is an amount. */
  readonly things?: readonly number[];
}

/** One part of some goods, ready to be drawn. */
export interface Part {
  readonly key: string;
  readonly glyph: GlyphName;
  readonly text: string;
  readonly told: string;
}

/** The parts of some goods in the order of the kinds. */
export function partsOf(goods: Goods, kinds: readonly ShownKind[]): Part[] {
  return kinds.flatMap((shown): Part[] => {
    const part = goods[shown.kind];
    if (part === undefined) return [];
    if (typeof part === 'number')
      return [{ key: shown.kind, glyph: shown.glyph, text: shown.short(part), told: shown.told(part) }];
    return part.map((id) => {
      const { name, glyph } = shown.thing(id);
      return { key: `${shown.kind} ${id}`, glyph, text: name, told: name };
    });
  });
}

/** Goods with one kind changed, written in the one way goods are written. */
export function withPart(goods: Goods, kind: string, part: number | readonly number[]): Goods {
  const { [kind]: _, ...rest } = goods;
  if (typeof part === 'number') return part > 0 ? { ...rest, [kind]: part } : rest;
  return part.length > 0 ? { ...rest, [kind]: [...part].sort((a, b) => a - b) } : rest;
}
