/** The game's own keys for cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */
import type { Content } from '../rules/content.ts';
import type { Adventure, Employee, Hero, Item, Monster, UpgradeLevel, UpgradeType } from '../rules/state.ts';

/** What a key says. */
export type CardFace =
  | { readonly kind: 'item' | 'hero' | 'monster' | 'adventure' | 'employee'; readonly id: string }
  | { readonly kind: 'upgrade'; readonly type: UpgradeType; readonly level: UpgradeLevel };

export const itemKey = (content: Content, item: Item): string => `item ${content.items[item].id}`;
export const heroKey = (content: Content, hero: Hero): string => `hero ${content.heroes[hero].id}`;
export const monsterKey = (content: Content, monster: Monster): string => `monster ${content.monsters[monster].id}`;
export const adventureKey = (content: Content, adventure: Adventure): string =>
  `adventure ${content.adventures[adventure].id}`;
export const employeeKey = (content: Content, employee: Employee): string =>
  `employee ${content.employees[employee].id}`;
export const upgradeKey = (type: UpgradeType, level: UpgradeLevel): string => `upgrade ${type} ${level}`;

/** Reads a key; undefined when it is none of ours. */
export function readKey(key: string): CardFace | undefined {
  const [kind, a, b] = key.split(' ');
  switch (kind) {
    case 'item':
    case 'hero':
    case 'monster':
    case 'adventure':
    case 'employee':
      return { kind, id: a };
    case 'upgrade':
      return { kind, type: a as UpgradeType, level: Number(b) as UpgradeLevel };
    default:
      return undefined;
  }
}
