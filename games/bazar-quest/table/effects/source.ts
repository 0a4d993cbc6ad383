/** The card an ability stands on. */
import type { Card, Content } from '../../rules/content.ts';
import type { Source } from '../../rules/effects/types.ts';
import { adventureKey, employeeKey, heroKey, itemKey, monsterKey } from '../../words/keys.ts';

export function sourceCard(content: Content, { kind, card }: Source): Card {
  switch (kind) {
    case 'monster':
      return content.monsters[card];
    case 'adventure':
      return content.adventures[card];
    case 'hero':
      return content.heroes[card];
    case 'item':
      return content.items[card];
    case 'employee':
      return content.employees[card];
  }
}

const keys = {
  monster: monsterKey,
  adventure: adventureKey,
  hero: heroKey,
  item: itemKey,
  employee: employeeKey,
} as const;

export const sourceKey = (content: Content, { kind, card }: Source): string => keys[kind](content, card);
