/** The content of a table: our own map and cards, or the owner's. */
import type { Json } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';
import { BLACK_MARKET } from './black-market.ts';
import { COMMERCES, DELIVERIES } from './commerces.ts';
import { LANDMASSES, ORIGINS, TERRITORIES } from './map.ts';
import { type Pack, setOfPack } from './pack.ts';
import { QUESTS, SEQUELS } from './quests.ts';
import { type CardSet, contentOf } from './set.ts';
import { ARTEFACTS, INSIGNIA, PRICES, RESOURCE_NAMES, STORIES } from './tiles.ts';

/** The map and cards of the house. */
export const SET: CardSet = {
  resources: RESOURCE_NAMES,
  landmasses: LANDMASSES,
  territories: TERRITORIES,
  origins: ORIGINS,
  stories: STORIES,
  insignia: INSIGNIA,
  deliveries: DELIVERIES,
  commerces: COMMERCES,
  quests: QUESTS,
  sequels: SEQUELS,
  artefacts: ARTEFACTS,
  blackMarket: BLACK_MARKET,
  prices: PRICES,
};

export const HOUSE = contentOf(SET, false);

export const makeContent = (_options: Options, _seats?: number, pack?: Json): Content =>
  pack === undefined ? HOUSE : contentOf(setOfPack(pack as unknown as Pack), true);
