/** Owners' cards for Donjon: the format, its check, and our own set to start from. */
import type { Json, Packs } from '../../../kernel/index.ts';
import { countOf, decksOf } from '../../pack-cards.ts';
import { SET } from '../content/index.ts';
import type { Pack } from '../content/pack.ts';
import { check } from './check.ts';
import { schema } from './schema.ts';

const TITLES = {
  monsters: { fr: 'monstres', en: 'monsters' },
  specials: { fr: 'spéciales', en: 'specials' },
  events: { fr: 'événements', en: 'events' },
  objects: { fr: 'objets', en: 'objects' },
  quests: { fr: 'quêtes', en: 'quests' },
  characters: { fr: 'personnages', en: 'characters' },
} as const;

export const packs: Packs = {
  schema,
  check,
  about: (json) => {
    const pack = json as unknown as Pack;
    return { name: pack.name, decks: decksOf(TITLES, (deck) => countOf(pack[deck])) };
  },
  example: () => JSON.parse(JSON.stringify({ game: 'donjon', name: 'Donjon, Quêtes et Trahisons', ...SET })) as Json,
};
