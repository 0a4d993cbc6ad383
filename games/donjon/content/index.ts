/** The content of a table: our own set of cards, or the owner's. */
import type { Json } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';
import { CHARACTERS } from './characters.ts';
import { EVENTS } from './events.ts';
import { MONSTERS } from './monsters.ts';
import { OBJECTS } from './objects.ts';
import { type Pack, setOfPack } from './pack.ts';
import { QUESTS } from './quests.ts';
import { type CardSet, contentOf } from './set.ts';
import { SPECIALS } from './specials.ts';
import { text } from './write.ts';

/** The cards of the house. */
export const SET: CardSet = {
  monsters: MONSTERS,
  specials: SPECIALS,
  events: EVENTS,
  objects: OBJECTS,
  quests: QUESTS,
  characters: CHARACTERS,
  temple: { title: text('Temple des soins', 'Temple of Healing'), glyph: 'greek-temple', price: 2 },
};

export const HOUSE = contentOf(SET);

export const makeContent = (_options: Options, _seats?: number, pack?: Json): Content =>
  pack === undefined ? HOUSE : contentOf(setOfPack(pack as unknown as Pack));
