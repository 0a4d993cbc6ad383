/** A pack: the cards an owner types in from a box. As our own set is written, but with less to write. */
import { type Typed, written } from '../../writing.ts';
import type { CardSet, WrittenAdventure, WrittenEmployee, WrittenHero, WrittenItem, WrittenMonster } from './set.ts';

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
