/** Packs for tests: our own set as a pack, with something changed in it. */
import type { Json } from '../../../kernel/index.ts';
import { packs } from '../pack/index.ts';

type DraftCard = Record<string, unknown>;
/** A pack in which anything may be put anywhere. */
export interface Draft extends Record<string, unknown> {
  classes: DraftCard[];
  items: DraftCard[];
  heroes: DraftCard[];
  monsters: DraftCard[];
  adventures: DraftCard[];
  employees: DraftCard[];
}

export const housePack = (): Draft => packs.example() as unknown as Draft;

/** Our own set, changed. */
export function changed(change: (pack: Draft) => void): Json {
  const pack = housePack();
  change(pack);
  return pack as unknown as Json;
}
