/** Owners' cards for Bazar Quest: the format, its check, and our own set to start from. */
import { packsOf } from '../../pack-cards.ts';
import { SET } from '../content/index.ts';
import type { Pack } from '../content/pack.ts';
import { check } from './check.ts';
import { schema } from './schema.ts';

export const packs = packsOf<Pack>({
  game: 'bazar-quest',
  name: 'Bazar Quest',
  set: SET,
  schema,
  check,
  titles: {
    items: { fr: 'objets', en: 'items' },
    heroes: { fr: 'héros', en: 'heroes' },
    monsters: { fr: 'monstres', en: 'monsters' },
    adventures: { fr: 'aventures', en: 'adventures' },
    employees: { fr: 'employés', en: 'employees' },
  },
});
