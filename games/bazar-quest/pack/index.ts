/** Owners' cards for Bazar Quest: the format, its check, and our own set to start from. */
import type { Json, Packs } from '../../../kernel/index.ts';
import { countOf, decksOf } from '../../pack-cards.ts';
import { SET } from '../content/index.ts';
import type { Pack } from '../content/pack.ts';
import { check } from './check.ts';
import { schema } from './schema.ts';

const TITLES = {
  items: { fr: 'objets', en: 'items' },
  heroes: { fr: 'héros', en: 'heroes' },
  monsters: { fr: 'monstres', en: 'monsters' },
  adventures: { fr: 'aventures', en: 'adventures' },
  employees: { fr: 'employés', en: 'employees' },
} as const;

export const packs: Packs = {
  schema,
  check,
  about: (json) => {
    const pack = json as unknown as Pack;
    return { name: pack.name, decks: decksOf(TITLES, (deck) => countOf(pack[deck])) };
  },
  example: () => JSON.parse(JSON.stringify({ game: 'bazar-quest', name: 'Bazar Quest', ...SET })) as Json,
};
