/** The game's own keys for cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */
import { keysOf } from '../../../web/words/telling/keys.ts';
import type { Content } from '../rules/content.ts';
import type { Adventure, Employee, Hero, Item, Monster, UpgradeLevel, UpgradeType } from '../rules/state.ts';

export const itemKey = (content: Content, item: Item): string => `item ${content.items[item].id}`;
export const heroKey = (content: Content, hero: Hero): string => `hero ${content.heroes[hero].id}`;
export const monsterKey = (content: Content, monster: Monster): string => `monster ${content.monsters[monster].id}`;
export const adventureKey = (content: Content, adventure: Adventure): string =>
  `adventure ${content.adventures[adventure].id}`;
export const employeeKey = (content: Content, employee: Employee): string =>
  `employee ${content.employees[employee].id}`;
export const upgradeKey = (type: UpgradeType, level: UpgradeLevel): string => `upgrade ${type} ${level}`;

const readCard = keysOf('item', 'hero', 'monster', 'adventure', 'employee');

/** Reads a key; undefined when it is none of ours. */
export function readKey(key: string) {
  const [kind, type, level] = key.split(' ');
  if (kind !== 'upgrade') return readCard(key);
  return { kind, type: type as UpgradeType, level: Number(level) as UpgradeLevel } as const;
}
