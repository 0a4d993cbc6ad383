/** What a sentence of Donjon is told with: players, cards that show themselves, and goods as people list them. */
import type { Piece, Telling } from '../../../web/face.ts';
import { type Speaker, speaker } from '../../../web/words/telling/speaker.ts';
import type { Content } from '../rules/content.ts';
import type { Source } from '../rules/effects/types.ts';
import type { Adventure, Character, Obj, Quest } from '../rules/state.ts';
import { adventureKey, characterKey, objectKey, questKey, sourceKey } from './keys.ts';
import { adventureName, characterName, nameOfSource, objectName, questName } from './name.ts';

export interface Teller extends Speaker {
  readonly content: Content;
  readonly seats: number;
  adventure(card: Adventure): Piece;
  object(object: Obj): Piece;
  quest(quest: Quest): Piece;
  character(character: Character): Piece;
  /** An ability by its name; its card shows itself. */
  source(source: Source): Piece;
}

export function teller(telling: Telling): Teller {
  const { lang, table } = telling;
  const content = table.content as Content;
  const cards = {
    adventure: (card: Adventure): Piece => ({
      card: adventureKey(content, card),
      text: adventureName(content, card, lang),
    }),
    object: (object: Obj): Piece => ({ card: objectKey(content, object), text: objectName(content, object, lang) }),
    quest: (quest: Quest): Piece => ({ card: questKey(content, quest), text: questName(content, quest, lang) }),
    character: (one: Character): Piece => ({
      card: characterKey(content, one),
      text: characterName(content, one, lang),
    }),
  };
  return {
    ...speaker(telling),
    content,
    seats: table.seats,
    ...cards,
    source: (one) => ({ card: sourceKey(content, one.kind, one.card), text: nameOfSource(content, one, lang) }),
  };
}
