/** The 112 items: 20 for each class, 4 for each pair of classes, 8 for everybody. */

import { flavoured } from './flavours.ts';
import { MAGE_ITEMS } from './items-mage.ts';
import { PRIEST_ITEMS } from './items-priest.ts';
import { SHARED_ITEMS } from './items-shared.ts';
import { THIEF_ITEMS } from './items-thief.ts';
import { WARRIOR_ITEMS } from './items-warrior.ts';
import type { WrittenItem } from './set.ts';

export const ITEMS: readonly WrittenItem[] = [
  ...WARRIOR_ITEMS,
  ...MAGE_ITEMS,
  ...THIEF_ITEMS,
  ...PRIEST_ITEMS,
  ...SHARED_ITEMS,
].map(flavoured);
