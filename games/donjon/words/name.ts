/** What a card is called in a sentence. */
import type { Lang } from '../../../web/face.ts';
import type { Content } from '../rules/content.ts';
import { type Source, type SourceKind, UNIQUE } from '../rules/effects/types.ts';
import type { Adventure, Character, Obj, Quest } from '../rules/state.ts';

export const adventureName = (content: Content, card: Adventure, lang: Lang): string =>
  content.adventures[card].title[lang];
export const objectName = (content: Content, object: Obj, lang: Lang): string => content.objects[object].title[lang];
export const questName = (content: Content, quest: Quest, lang: Lang): string => content.quests[quest].title[lang];
export const characterName = (content: Content, character: Character, lang: Lang): string =>
  content.characters[character].title[lang];

/** The card an ability stands on. */
export function cardName(content: Content, kind: SourceKind, card: number, lang: Lang): string {
  switch (kind) {
    case 'character':
      return characterName(content, card, lang);
    case 'object':
      return objectName(content, card, lang);
    default:
      return adventureName(content, card, lang);
  }
}

/** What an ability is called: a character's trait or power by its own name, all else by its card. */
export function nameOfSource(content: Content, { kind, card, effect }: Source, lang: Lang): string {
  if (kind !== 'character') return cardName(content, kind, card, lang);
  const { power, trait } = content.characters[card];
  return (effect === UNIQUE ? power : trait)[lang];
}
