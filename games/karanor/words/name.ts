/** What cards, places and goods are called in a sentence. */
import type { Lang } from '../../../web/face.ts';
import { DIAMOND, RESOURCES, type Resource, type ResourceName } from '../rules/clauses.ts';
import type { Content } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import type { Territory } from '../rules/state.ts';

/** The card an ability stands on; a bonus stands on its commerce. */
export function cardName(content: Content, kind: SourceKind, card: number, lang: Lang): string {
  switch (kind) {
    case 'commerce':
    case 'bonus':
      return content.commerces[card].title[lang];
    case 'quest':
      return content.quests[card].title[lang];
    case 'story':
      return content.stories[card].title[lang];
    case 'insignia':
      return content.insignia[card].title[lang];
    case 'artefact':
      return content.artefacts[card].title[lang];
    case 'blackMarket':
      return content.blackMarket[card].title[lang];
  }
}

/** Cities are in capitals on the map, and names in a sentence: "KIEN", "Kien". */
const spoken = (title: string): string =>
  title === title.toUpperCase()
    ? title.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (initial) => initial.toUpperCase())
    : title;

export const placeName = (content: Content, territory: Territory, lang: Lang): string =>
  spoken(content.territories[territory].title[lang]);

/** A territory by its id, as abilities name it. */
export const placeNamed = (content: Content, id: string, lang: Lang): string =>
  spoken(content.territories.find((one) => one.id === id)?.title[lang] ?? id);

export const landmassNamed = (content: Content, id: string, lang: Lang): string =>
  content.landmasses.find((one) => one.id === id)?.title[lang] ?? id;

/** An insignia by its kind; all tiles of a kind are called alike. */
export const insigniaNamed = (content: Content, kind: string, lang: Lang): string =>
  content.insignia.find((one) => one.kind === kind)?.title[lang] ?? kind;

/** A resource by itself: "vin". */
export const resourceName = (content: Content, kind: Resource, lang: Lang): string =>
  content.resources[kind].title[lang].toLowerCase();

export const resourceNumber = (name: ResourceName): Resource => RESOURCES.indexOf(name);

/** So many tokens of a resource: "2 vins", "3 bois"; English counts diamonds only. */
export function tokensOf(content: Content, kind: Resource, n: number, lang: Lang): string {
  const name = resourceName(content, kind, lang);
  if (n < 2) return `${n} ${name}`;
  const hasPlural = lang === 'fr' ? !/[sxz]$/.test(name) : kind === DIAMOND && !name.endsWith('s');
  return `${n} ${name}${hasPlural ? 's' : ''}`;
}

export const goldOf = (n: number, lang: Lang): string => (lang === 'fr' ? `${n} or` : `${n} gold`);

const AND = {
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

/** "a, b et c". */
export const listOf = (parts: readonly string[], lang: Lang): string => AND[lang].format(parts);

/** Gold and tokens, each as a part of a list; empty for nothing. */
export function sumParts(content: Content, gold: number, tokens: readonly number[], lang: Lang): string[] {
  return [
    ...(gold > 0 ? [goldOf(gold, lang)] : []),
    ...tokens.flatMap((n, kind) => (n > 0 ? [tokensOf(content, kind, n, lang)] : [])),
  ];
}

/** "6 or, 1 fruit et 1 viande"; empty for nothing. */
export const sumText = (content: Content, gold: number, tokens: readonly number[], lang: Lang): string =>
  listOf(sumParts(content, gold, tokens, lang), lang);
