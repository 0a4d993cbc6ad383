/** Everything that can happen in Karanor, with the facts its sentence is told from. */
import type { Seat } from '../../../kernel/index.ts';
import type { Wants } from '../../bargain/wants.ts';
import type { Resource, Standing } from './clauses.ts';
import type { Source } from './effects/types.ts';
import type {
  Artefact,
  BlackMarket,
  Commerce,
  Delivery,
  Ended,
  Exchange,
  Goods,
  Insignia,
  PrestigeSource,
  Quest,
  Story,
  Territory,
  Trade,
} from './state.ts';

/** Why something changed: the ability that did it. Absent where a rule of the turn did. */
type By = { by?: Source };
/** Gold and tokens by resource; tokens may be absent where there are none. */
type Sum = { gold: number; tokens: readonly number[] };

/** What happened: one event, one log line. `now` is the total after it. With `goldPrivacy` hidden, `now` of gold is left out. */
export type Events = {
  // Set-up
  'game-started': { target: number; starter: Seat; deliveries: number };
  'cities-dealt': { cities: readonly Territory[] };
  /** The tiles; with `storyDeal` choose told when all have chosen. */
  'stories-dealt': { stories: readonly Story[] };
  /** Secret to each seat: `cards`. */
  'draft-dealt': { pick: 1 | 2; cards: number };
  /** Secret to each seat: `card` kept and, after the second pick, `discarded`. */
  'draft-picked': { pick: 1 | 2 };
  'goods-received': { seat: Seat; story: Story; income: number } & Sum;
  'market-laid-out': { cards: readonly Commerce[] };

  // Turns
  'round-started': { round: number };
  'turn-started': { seat: Seat; round: number; actions: number };
  'turn-skipped': { seat: Seat };
  /** `by`: the tile that makes the fare lower than the usual one. */
  moved: {
    seat: Seat;
    from: Territory;
    to: Territory;
    fare: number;
    sea: boolean;
    left: number;
    opened: boolean;
  } & By;
  'move-ended': { seat: Seat; lost: number };
  harvested: { seat: Seat; at: Territory; kind: Resource; n: number; reserve: number };
  worked: { seat: Seat; gold: number };
  built: {
    seat: Seat;
    card: Commerce;
    city: Territory;
    bonus: boolean;
    paid: Sum;
    income: number;
    prestige: number;
  };
  /** Secret to the seat: `card` when it came from the deck; then `card` is `NONE` for others. */
  'commerce-taken': { seat: Seat; card: Commerce; from: 'market' | 'deck' };
  'market-refilled': { card: Commerce };
  interacted: { seat: Seat; at: Territory };
  /** Secret to the seat: `quests`. */
  'quests-drawn': { seat: Seat; n: number } & By;
  /** Secret to the seat: `quest`. */
  'quest-kept': { seat: Seat; inHand: number };
  /** Secret to the seat: `quest`. */
  'quest-discarded': { seat: Seat; inHand: number };
  'quest-completed': { seat: Seat; quest: Quest; option: number; paid: Sum; prestige: number };
  /** An immediate choice; `option` `NONE` when none could be paid (MK-R34). */
  'immediate-resolved': { seat: Seat; quest: Quest; option: number; paid: Sum; prestige: number };
  /** The name of the chain is known. */
  'sequel-taken': { seat: Seat; first: Quest };
  delivered: {
    seat: Seat;
    delivery: Delivery;
    city: Territory;
    tokens: readonly number[];
    gold: number;
    prestige: number;
  };
  'delivery-turned': { delivery: Delivery; left: number };
  recruited: { seat: Seat; kind: Resource; price: number };
  promoted: { seat: Seat; kind: Resource };
  'villa-bought': { seat: Seat; at: Territory; price: number };
  'market-visited': { seat: Seat; exchanges: readonly Exchange[]; prices: readonly number[]; net: number };
  /** The income phase in one line: marker, promoted associates, tokens of the others. */
  'income-received': {
    seat: Seat;
    marker: number;
    promoted: number;
    tokens: readonly number[];
    short: readonly Resource[];
  };
  'turn-ended': { seat: Seat; unused: number };

  // Prestige
  'prestige-gained': { seat: Seat; n: number; now: number; from: PrestigeSource } & By;
  'prestige-lost': { seat: Seat; n: number; now: number } & By;
  'step-reached': { seat: Seat; step: number };
  /** The bell: trades are frozen, the round is finished (MK-756, MK-801). */
  'target-reached': { seat: Seat; prestige: number; offers: number };

  // Cards and abilities
  /** Secret to the seat: `cards`. */
  'black-market-drawn': { seat: Seat; n: number } & By;
  /** Secret to the seat: `cards`. */
  'black-market-discarded': { seat: Seat; cards: readonly BlackMarket[] } & By;
  'card-played': { seat: Seat; card: BlackMarket; on: readonly Seat[] };
  /** A card or tile answers what was played before it. */
  reacted: { seat: Seat; by: Source };
  'window-closed': object;
  'card-cancelled': { seat: Seat; by: Source };
  /** Its condition or target was gone when it resolved. */
  'card-spent': { seat: Seat; by: Source };
  /** Secret to the seat: `card`. It waits for the next stable point. */
  'artefact-used': { seat: Seat; artefact: Artefact };
  /** `on`: who was found to be meant, where that was hidden. */
  'ability-worked': { by: Source; on?: readonly Seat[] };
  'artefacts-drawn': { seat: Seat; n: number } & By;
  'artefact-kept': { seat: Seat; artefact: Artefact; discarded: readonly Artefact[] };
  'artefact-discarded': { seat: Seat; artefact: Artefact };
  'insignia-gained': { seat: Seat; insignia: Insignia } & By;
  'insignia-lost': { seat: Seat; insignia: Insignia } & By;
  /** There was none left (MK-R49). */
  'insignia-missing': { seat: Seat; kind: string } & By;
  'gold-gained': { seat: Seat; n: number } & By;
  'gold-paid': { seat: Seat; n: number } & By;
  'gold-moved': { from: Seat; to: Seat; n: number } & By;
  'tokens-gained': { seat: Seat; tokens: readonly number[] } & By;
  'tokens-paid': { seat: Seat; tokens: readonly number[] } & By;
  'token-stolen': { from: Seat; to: Seat; kind: Resource } & By;
  'token-swapped': { seat: Seat; gave: Resource; got: Resource } & By;
  'income-changed': { seat: Seat; was: number; now: number } & By;
  'actions-gained': { seat: Seat; n: number; left: number } & By;
  'pawn-placed': { seat: Seat; from: Territory; to: Territory } & By;
  'associate-gained': { seat: Seat; kind: Resource } & By;
  'associate-taken': { from: Seat; to: Seat; kind: Resource; gold: number } & By;
  /** A standing clause granted for a while. */
  granted: { seat: Seat; standing: Standing } & By;
  /** Secret to the one who looks: `cards`. */
  'cards-seen': { seat: Seat; of: Seat; n: number } & By;
  /** Secret to both: `card`. */
  'card-taken': { from: Seat; to: Seat } & By;
  'inhabitant-placed': { at: Territory } & By;
  'quest-shown': { seat: Seat; quest: Quest };
  'commerce-shown': { seat: Seat; card: Commerce };
  'wants-told': Wants<readonly Resource[]> & { seat: Seat };
  'pile-shuffled': { pile: 'commerce' | 'quest' | 'artefact' | 'blackMarket'; cards: number };

  // Trades
  /** To all. A private offer is told to both parties only: `whispered`. */
  'trade-proposed': { offer: Trade };
  'trade-declined': { offer: Trade; by: Seat };
  'trade-withdrawn': { offer: Trade };
  /** In place of the three above for a private offer. Secret to both parties: `event`, `offer`, `by`. */
  whispered: object;
  'trade-done': { from: Seat; to: Seat; give: Goods; ask: Goods };

  // End
  'seat-frozen': { seat: Seat };
  'game-ended': {
    ending: Ended['ending'];
    winners: readonly Seat[];
    scores: Ended['scores'];
    tieBreak: Ended['tieBreak'];
  };
};
