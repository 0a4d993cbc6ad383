/** The game's own keys for cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */
import { keysOf } from '../../../web/words/telling/keys.ts';
import type { Content } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import type { Adventure, Character, Obj, Quest } from '../rules/state.ts';

export const adventureKey = (content: Content, card: Adventure): string => `adventure ${content.adventures[card].id}`;
export const objectKey = (content: Content, object: Obj): string => `object ${content.objects[object].id}`;
export const questKey = (content: Content, quest: Quest): string => `quest ${content.quests[quest].id}`;
export const characterKey = (content: Content, character: Character): string =>
  `character ${content.characters[character].id}`;

/** The card an ability stands on. */
export function sourceKey(content: Content, kind: SourceKind, card: number): string {
  if (kind === 'character') return characterKey(content, card);
  return kind === 'object' ? objectKey(content, card) : adventureKey(content, card);
}

/** Reads a key; undefined when it is none of ours. */
export const readKey = keysOf('adventure', 'object', 'quest', 'character');
