/** A pack: the cards an owner types in from a box. As our own set is written, but with less to write. */
import type { Text } from '../rules/content.ts';
import type {
  CardSet,
  WrittenAdventure,
  WrittenCard,
  WrittenEmployee,
  WrittenHero,
  WrittenItem,
  WrittenMonster,
} from './set.ts';

/** A text in both languages, or one that serves for both. */
export type Words = string | Text;

type Typed<C> = Omit<C, 'title' | 'glyph' | 'flavour'> & {
  readonly title: Words;
  /** A card without one shows the picture of its kind. */
  readonly glyph?: string;
  readonly flavour?: Words;
};

export interface Pack {
  readonly game: 'bazar-quest';
  readonly name: string;
  /** `box`: exactly the cards of the printed box, the default. `free`: any number that can be played (BZ-R49). */
  readonly counts?: 'box' | 'free';
  readonly classes: readonly Typed<CardSet['classes'][number]>[];
  readonly items: readonly Typed<WrittenItem>[];
  readonly heroes: readonly Typed<WrittenHero>[];
  readonly monsters: readonly Typed<WrittenMonster>[];
  readonly adventures: readonly Typed<WrittenAdventure>[];
  readonly employees: readonly Typed<WrittenEmployee>[];
  readonly upgradePrice: CardSet['upgradePrice'];
}

const textOf = (words: Words): Text => (typeof words === 'string' ? { fr: words, en: words } : words);

const written = <C extends Pick<WrittenCard, 'title' | 'glyph'>>(cards: readonly Typed<C>[]): C[] =>
  cards.map((card) => {
    const { title, glyph = '', flavour, ...rest } = card;
    return { ...rest, title: textOf(title), glyph, ...(flavour !== undefined && { flavour: textOf(flavour) }) };
  }) as unknown as C[];

/** The set of cards a pack describes. */
export function setOfPack(pack: Pack): CardSet {
  return {
    classes: written(pack.classes),
    items: written(pack.items),
    heroes: written(pack.heroes),
    monsters: written(pack.monsters),
    adventures: written(pack.adventures),
    employees: written(pack.employees),
    upgradePrice: pack.upgradePrice,
  };
}
