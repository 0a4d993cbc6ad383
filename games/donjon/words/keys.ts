/** The game's own keys for cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */
import type { Content } from '../rules/content.ts';
import type { Adventure, Character, Obj, Quest } from '../rules/state.ts';

/** What a key says. */
export interface CardFace {
  readonly kind: 'adventure' | 'object' | 'quest' | 'character';
  readonly id: string;
}

export const adventureKey = (content: Content, card: Adventure): string => `adventure ${content.adventures[card].id}`;
export const objectKey = (content: Content, object: Obj): string => `object ${content.objects[object].id}`;
export const questKey = (content: Content, quest: Quest): string => `quest ${content.quests[quest].id}`;
export const characterKey = (content: Content, character: Character): string =>
  `character ${content.characters[character].id}`;

/** Reads a key; undefined when it is none of ours. */
export function readKey(key: string): CardFace | undefined {
  const [kind, id] = key.split(' ');
  switch (kind) {
    case 'adventure':
    case 'object':
    case 'quest':
    case 'character':
      return { kind, id };
    default:
      return undefined;
  }
}
