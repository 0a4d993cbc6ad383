/** What a card is called in a sentence. Heroes go by their own name; their title says what they are. */
import type { Lang } from '../../../web/face.ts';
import type { Card, Content } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import type { Adventure, Employee, Hero, Item, Monster } from '../rules/state.ts';

export const itemName = (content: Content, item: Item, lang: Lang): string => content.items[item].title[lang];
export const heroName = (content: Content, hero: Hero): string => content.heroes[hero].name;
export const monsterName = (content: Content, monster: Monster, lang: Lang): string =>
  content.monsters[monster].title[lang];
export const adventureName = (content: Content, adventure: Adventure, lang: Lang): string =>
  content.adventures[adventure].title[lang];
export const employeeName = (content: Content, employee: Employee, lang: Lang): string =>
  content.employees[employee].title[lang];

const LISTS = {
  monster: 'monsters',
  adventure: 'adventures',
  hero: 'heroes',
  item: 'items',
  employee: 'employees',
} as const;

/** A card by its kind, as effects and sums know it. */
export const cardOf = (content: Content, kind: SourceKind, card: number): Card => content[LISTS[kind]][card];

export const cardName = (content: Content, kind: SourceKind, card: number, lang: Lang): string =>
  kind === 'hero' ? heroName(content, card) : cardOf(content, kind, card).title[lang];

/** The names of the classes in a mask: "Mage, Prêtre". */
export const classNames = (content: Content, mask: number, lang: Lang): string =>
  content.classes
    .filter((_, bit) => (mask >> bit) & 1)
    .map(({ title }) => title[lang])
    .join(', ');
