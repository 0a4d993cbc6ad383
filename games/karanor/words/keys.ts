/** The game's own keys for cards, as sentences and the large card use them: a kind, and the card's id in its table's content. */
import type { Content } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import type { Delivery } from '../rules/state.ts';

/** The kinds of cards and tiles that can be shown large. */
export const CARD_KINDS = ['commerce', 'quest', 'artefact', 'insignia', 'blackMarket', 'delivery', 'story'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a key says. */
export interface CardFace {
  readonly kind: CardKind;
  readonly id: string;
}

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

const isKind = (kind: string): kind is CardKind => (CARD_KINDS as readonly string[]).includes(kind);

/** Reads a key; undefined when it is none of ours. */
export function readKey(key: string): CardFace | undefined {
  const at = key.indexOf(' ');
  const kind = key.slice(0, at);
  return isKind(kind) ? { kind, id: key.slice(at + 1) } : undefined;
}
