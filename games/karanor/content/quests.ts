/** The 50 quests and 8 sequels. */
import type { WrittenQuest, WrittenSequel } from './set.ts';

export const QUESTS: readonly WrittenQuest[] = [];
export const SEQUELS: readonly WrittenSequel[] = [];
