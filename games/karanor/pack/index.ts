/** Owners' maps and cards for Marchands de Karanor: the format, its check, and our own set to start from. */
import type { Json, Packs } from '../../../kernel/index.ts';
import { decksOf } from '../../pack-cards.ts';
import { SET } from '../content/index.ts';
import type { Pack } from '../content/pack.ts';
import { check } from './check.ts';
import { countCards } from './known.ts';
import { remarksOf } from './remarks.ts';
import { schema } from './schema.ts';

const TITLES = {
  territories: { fr: 'territoires', en: 'territories' },
  stories: { fr: 'histoires', en: 'stories' },
  insignia: { fr: 'insignes', en: 'insignia' },
  deliveries: { fr: 'livraisons', en: 'deliveries' },
  commerces: { fr: 'commerces', en: 'commerces' },
  quests: { fr: 'quêtes', en: 'quests' },
  sequels: { fr: 'suites', en: 'sequels' },
  artefacts: { fr: 'artefacts', en: 'artefacts' },
  blackMarket: { fr: 'cartes Marché noir', en: 'black market cards' },
} as const;

export const packs: Packs = {
  schema,
  check,
  about: (json) => {
    const pack = json as unknown as Pack;
    return {
      name: pack.name,
      decks: decksOf(TITLES, (deck) => countCards(pack[deck] ?? [])),
      remarks: remarksOf(pack),
    };
  },
  example: () => JSON.parse(JSON.stringify({ game: 'karanor', name: 'Marchands de Karanor', ...SET })) as Json,
};
