/** A card or tile of the reader's own, to be looked at and used. */
import type { CardKind } from '../../words/keys.ts';

export interface Held {
  readonly kind: Extract<CardKind, 'commerce' | 'quest' | 'blackMarket' | 'insignia' | 'artefact'>;
  readonly card: number;
}
