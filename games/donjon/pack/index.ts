/** Owners' cards for Donjon: the format, its check, and our own set to start from. */
import { packsOf } from '../../pack-cards.ts';
import { SET } from '../content/index.ts';
import type { Pack } from '../content/pack.ts';
import { check } from './check.ts';
import { schema } from './schema.ts';

export const packs = packsOf<Pack>({
  game: 'donjon',
  name: 'Donjon, Quêtes et Trahisons',
  set: SET,
  schema,
  check,
  titles: {
    monsters: { fr: 'monstres', en: 'monsters' },
    specials: { fr: 'spéciales', en: 'specials' },
    events: { fr: 'événements', en: 'events' },
    objects: { fr: 'objets', en: 'objects' },
    quests: { fr: 'quêtes', en: 'quests' },
    characters: { fr: 'personnages', en: 'characters' },
  },
});
