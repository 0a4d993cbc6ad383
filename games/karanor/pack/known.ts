/** The names a pack gives, and what is said where one is used that it does not give. */
import type { Text } from '../../../kernel/index.ts';
import { nearest } from '../../near.ts';
import { countOf, type Report } from '../../pack-cards.ts';
import { oneOf } from '../../pack-check.ts';
import type { Pack } from '../content/pack.ts';

/** The ids that cards may name. */
export interface Known {
  readonly territories: readonly string[];
  readonly cities: readonly string[];
  readonly landmasses: readonly string[];
  readonly insignia: readonly string[];
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

export const knownOf = ({ territories, landmasses, insignia }: Pack): Known => ({
  territories: idsOf(territories),
  cities: idsOf(territories.filter(({ city }) => city)),
  landmasses: idsOf(landmasses),
  insignia: idsOf(insignia),
});

const NO_SUCH = {
  territories: { fr: 'aucun territoire ne s’appelle ainsi', en: 'no territory is called that' },
  cities: { fr: 'aucune cité ne s’appelle ainsi', en: 'no city is called that' },
  landmasses: { fr: 'aucune terre ne s’appelle ainsi', en: 'no landmass is called that' },
  insignia: { fr: 'aucun insigne ne s’appelle ainsi', en: 'no insignia is called that' },
} as const;

/** Reports a name the pack does not give; whether it does. */
export function isKnown(known: Known, kind: keyof Known, name: string, place: string, report: Report): boolean {
  if (known[kind].includes(name)) return true;
  const { fr, en } = NO_SUCH[kind];
  report(place, { fr: `"${name}" : ${fr}`, en: `"${name}": ${en}` }, meant(known[kind], name));
  return false;
}

/** The likeliest of all, or some of them: nobody reads a list of all the territories. */
const meant = (names: readonly string[], given: string): Text =>
  nearest(given, names) === undefined ? oneOf(names.slice(0, MOST_NAMED)) : oneOf(names, given);
const MOST_NAMED = 12;

/** Of one kind, copies counted where it has any. */
export const countCards = (cards: readonly { readonly id: string; readonly copies?: number }[]): number =>
  countOf(cards);
