/** The game's own keys for cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */
import { keysOf } from '../../../web/words/telling/keys.ts';
import type { Content } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import type { Delivery } from '../rules/state.ts';

/** The kinds of cards and tiles that can be shown large. */
const CARD_KINDS = ['commerce', 'quest', 'artefact', 'insignia', 'blackMarket', 'delivery', 'story'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The card an ability stands on; a bonus stands on its commerce. */
export function cardKey(content: Content, kind: SourceKind, card: number): string {
  switch (kind) {
    case 'commerce':
    case 'bonus':
      return `commerce ${content.commerces[card].id}`;
    case 'quest':
      return `quest ${content.quests[card].id}`;
    case 'story':
      return `story ${content.stories[card].id}`;
    case 'insignia':
      return `insignia ${content.insignia[card].id}`;
    case 'artefact':
      return `artefact ${content.artefacts[card].id}`;
    case 'blackMarket':
      return `blackMarket ${content.blackMarket[card].id}`;
  }
}

export const deliveryKey = (content: Content, delivery: Delivery): string =>
  `delivery ${content.deliveries[delivery].id}`;

/** Reads a key; undefined when it is none of ours. */
export const readKey = keysOf(...CARD_KINDS);
