/** Owners' maps and cards for Marchands de Karanor: the format, its check, and our own set to start from. */
import { packsOf } from '../../pack-cards.ts';
import { SET } from '../content/index.ts';
import type { Pack } from '../content/pack.ts';
import { check } from './check.ts';
import { remarksOf } from './remarks.ts';
import { schema } from './schema.ts';

export const packs = packsOf<Pack>({
  game: 'karanor',
  name: 'Marchands de Karanor',
  set: SET,
  schema,
  check,
  titles: {
    territories: { fr: 'territoires', en: 'territories' },
    stories: { fr: 'histoires', en: 'stories' },
    insignia: { fr: 'insignes', en: 'insignia' },
    deliveries: { fr: 'livraisons', en: 'deliveries' },
    commerces: { fr: 'commerces', en: 'commerces' },
    quests: { fr: 'quêtes', en: 'quests' },
    sequels: { fr: 'suites', en: 'sequels' },
    artefacts: { fr: 'artefacts', en: 'artefacts' },
    blackMarket: { fr: 'cartes Marché noir', en: 'black market cards' },
  },
  remarks: remarksOf,
});
