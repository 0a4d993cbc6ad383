/** The game's own keys for cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */
import { keysOf } from '../../../web/words/telling/keys.ts';
import type { Content } from '../rules/content.ts';
import type { Adventure, Character, Obj, Quest } from '../rules/state.ts';

export const adventureKey = (content: Content, card: Adventure): string => `adventure ${content.adventures[card].id}`;
export const objectKey = (content: Content, object: Obj): string => `object ${content.objects[object].id}`;
export const questKey = (content: Content, quest: Quest): string => `quest ${content.quests[quest].id}`;
export const characterKey = (content: Content, character: Character): string =>
  `character ${content.characters[character].id}`;

/** Reads a key; undefined when it is none of ours. */
export const readKey = keysOf('adventure', 'object', 'quest', 'character');
