/** The shape of the log: one line per event, in every language. */
import type { Sentence } from '../../../web/face.ts';
import type { Artefact, BlackMarket, Commerce, Events, Quest, Seat, Trade } from '../rules/state.ts';
import type { Teller } from './teller.ts';

/** One log line per event; undefined for what the log passes over. Secrets the reader was told are merged in. */
export type LogWords = {
  readonly [E in keyof Events]: (event: Seen<E>, t: Teller) => Sentence | undefined;
};

/** The cards of the draft are counted for everybody and named to whoever has them. */
type Seen<E extends keyof Events> = E extends 'draft-dealt'
  ? { readonly pick: 1 | 2; readonly cards: number | readonly Commerce[] }
  : Events[E] & Secret<E>;

/** What only some seats are told with an event. */
type Secret<E> = E extends keyof Secrets ? { readonly [K in keyof Secrets[E]]?: Secrets[E][K] } : object;

interface Secrets {
  'draft-picked': { readonly card: Commerce; readonly discarded: Commerce };
  'quests-drawn': { readonly quests: readonly Quest[] };
  'quest-kept': { readonly quest: Quest };
  'quest-discarded': { readonly quest: Quest };
  'sequel-taken': { readonly quest: Quest };
  'black-market-drawn': { readonly cards: readonly BlackMarket[] };
  'artefacts-drawn': { readonly artefacts: readonly Artefact[] };
  'cards-seen': { readonly cards: readonly BlackMarket[] };
  'card-taken': { readonly card: BlackMarket };
  whispered: { readonly event: TradeEvent; readonly offer: Trade; readonly by: Seat };
}

/** Offers and what became of them: told in a file of their own. */
export type TradeEvent = 'trade-proposed' | 'trade-declined' | 'trade-withdrawn' | 'whispered' | 'trade-done';

/** Draft, set-up and the end, likewise. */
export type TableEvent =
  | 'game-started'
  | 'cities-dealt'
  | 'stories-dealt'
  | 'draft-dealt'
  | 'draft-picked'
  | 'goods-received'
  | 'market-laid-out'
  | 'pile-shuffled'
  | 'wants-told'
  | 'seat-frozen'
  | 'game-ended';

/** What the active player does with actions, likewise. */
export type TurnEvent =
  | 'round-started'
  | 'turn-started'
  | 'turn-skipped'
  | 'moved'
  | 'move-ended'
  | 'harvested'
  | 'worked'
  | 'built'
  | 'commerce-taken'
  | 'market-refilled'
  | 'interacted'
  | 'quests-drawn'
  | 'quest-kept'
  | 'quest-discarded'
  | 'quest-completed'
  | 'immediate-resolved'
  | 'sequel-taken'
  | 'quest-shown'
  | 'commerce-shown'
  | 'delivered'
  | 'delivery-turned'
  | 'recruited'
  | 'promoted'
  | 'villa-bought'
  | 'market-visited'
  | 'income-received'
  | 'turn-ended'
  | 'prestige-gained'
  | 'prestige-lost'
  | 'step-reached'
  | 'target-reached';

/** What cards and tiles do. */
export type CardEvent = Exclude<keyof Events, TradeEvent | TableEvent | TurnEvent>;
