/** The content of a table: our own set of cards or the owner's, given its options. */
import type { Json } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';
import { ADVENTURES } from './adventures.ts';
import { CLASSES } from './classes.ts';
import { EMPLOYEES } from './employees.ts';
import { HEROES } from './heroes.ts';
import { ITEMS } from './items.ts';
import { MONSTERS } from './monsters.ts';
import { type Pack, setOfPack } from './pack.ts';
import { type CardSet, contentOf } from './set.ts';

/** The cards of the house. */
export const SET: CardSet = {
  classes: CLASSES,
  items: ITEMS,
  heroes: HEROES,
  monsters: MONSTERS,
  adventures: ADVENTURES,
  employees: EMPLOYEES,
  upgradePrice: { display: 10, storage: 5 },
};

export const HOUSE = contentOf(SET);

export const makeContent = (options: Options, _seats?: number, pack?: Json): Content =>
  contentOf(pack === undefined ? SET : setOfPack(pack as unknown as Pack), options.unshakeableHeroes);
