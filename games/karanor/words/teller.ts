/** What a sentence of Karanor is told with: players, cards that show themselves, places and goods. */
import type { Piece, Telling } from '../../../web/face.ts';
import { type Speaker, speaker } from '../../../web/words/telling/speaker.ts';
import type { Resource } from '../rules/clauses.ts';
import type { Content } from '../rules/content.ts';
import type { Source, SourceKind } from '../rules/effects/types.ts';
import type { Delivery, Options, Territory } from '../rules/state.ts';
import { cardKey, deliveryKey } from './keys.ts';
import { cardName, placeName, resourceName, sumText, tokensOf } from './name.ts';

export interface Teller extends Speaker {
  readonly content: Content;
  readonly options: Options;
  /** A card or tile that shows itself. */
  card(kind: SourceKind, card: number): Piece;
  /** The card an ability stands on. */
  source(source: Pick<Source, 'kind' | 'card'>): Piece;
  /** A delivery under these words. */
  delivery(delivery: Delivery, text: string): Piece;
  place(territory: Territory): string;
  /** "vin". */
  resource(kind: Resource): string;
  /** "2 vins". */
  tokens(kind: Resource, n: number): string;
  /** "6 or, 1 fruit et 1 viande"; empty for nothing. */
  sum(gold: number, tokens: readonly number[]): string;
}

export function teller(telling: Telling): Teller {
  const { lang, table } = telling;
  const content = table.content as Content;
  const card = (kind: SourceKind, at: number): Piece => ({
    card: cardKey(content, kind, at),
    text: cardName(content, kind, at, lang),
  });
  return {
    ...speaker(telling),
    content,
    options: table.options as unknown as Options,
    card,
    source: (source) => card(source.kind, source.card),
    delivery: (delivery, text) => ({ card: deliveryKey(content, delivery), text }),
    place: (territory) => placeName(content, territory, lang),
    resource: (kind) => resourceName(content, kind, lang),
    tokens: (kind, n) => tokensOf(content, kind, n, lang),
    sum: (gold, tokens) => sumText(content, gold, tokens, lang),
  };
}
