/** The key of the card an ability stands on. */
import type { Content } from '../../rules/content.ts';
import type { Source } from '../../rules/effects/types.ts';
import { adventureKey, employeeKey, heroKey, itemKey, monsterKey } from '../../words/keys.ts';

const keys = {
  monster: monsterKey,
  adventure: adventureKey,
  hero: heroKey,
  item: itemKey,
  employee: employeeKey,
} as const;

export const sourceKey = (content: Content, { kind, card }: Source): string => keys[kind](content, card);
