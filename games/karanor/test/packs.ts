/** Packs for tests: our own set as a pack, with something changed in it. */
import { changing, type DraftCard } from '../../test/packs.ts';
import { packs } from '../pack/index.ts';

/** A pack in which anything may be put anywhere. */
export interface Draft extends Record<string, unknown> {
  landmasses: DraftCard[];
  territories: DraftCard[];
  origins: string[];
  stories: DraftCard[];
  insignia: DraftCard[];
  deliveries: DraftCard[];
  commerces: DraftCard[];
  quests: DraftCard[];
  sequels: DraftCard[];
  artefacts: DraftCard[];
  blackMarket: DraftCard[];
}

export const housePack = (): Draft => packs.example() as unknown as Draft;

/** Our own set, changed. */
export const changed = changing<Draft>(packs);
