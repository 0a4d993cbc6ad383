/** What is opened beside the map, or over it on a phone: one thing at a time. */
import type { Seat } from '../../../../kernel/index.ts';
import type { Trade } from '../../rules/state.ts';
import type { Held } from '../parts/held.ts';
import type { Draft } from '../trade/draft.ts';
import type { SheetName } from './verbs.ts';

export type Opened =
  /** With a card: this one alone. */
  | { readonly what: SheetName; readonly card?: number }
  | { readonly what: 'play'; readonly held: Held }
  | { readonly what: 'merchant'; readonly seat: Seat }
  /** `countered`: the offer it answers. */
  | { readonly what: 'offer'; readonly draft: Draft; readonly countered?: Trade }
  | { readonly what: 'wants' };

/** A card or tile of the reader's own, with what can be done with it. */
export function openedOf(held: Held): Opened {
  if (held.kind === 'commerce') return { what: 'build', card: held.card };
  if (held.kind === 'quest') return { what: 'quest', card: held.card };
  return { what: 'play', held };
}
