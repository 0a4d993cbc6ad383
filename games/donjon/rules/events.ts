/** Everything that can happen in Donjon, with the facts its sentence is told from. */
import type { Seat } from '../../../kernel/index.ts';
import type { Wants } from '../../bargain/wants.ts';
import type { TypeToken } from './clauses.ts';
import type { Adjustment, Source } from './effects/types.ts';
import type { Loot } from './flow.ts';
import type { Adventure, Bargain, Character, Ended, Fight, Goods, Obj, Quest, Side, SideTotal, Vow } from './state.ts';

/** Why gems, points or wounds changed: the ability that did it. Absent where a rule of the turn did. */
type By = { by?: Source };

/** What happened: one event, one log line. `was` and `now` are totals before and after. */
export type Events = {
  // Set-up
  'game-started': { target: number; gems: number };
  /** Secret to each seat: `quests`. */
  'quests-dealt': { count: number };
  /** Secret to each seat: `quest`. */
  'main-quests-chosen': { questDeck: number };
  'characters-dealt': { characters: readonly Character[] };
  'type-token-drawn': { seat: Seat; token: TypeToken };
  'rolled-for-start': { rolls: readonly { seat: Seat; face: number }[]; starter: Seat };

  // Rounds and turns
  'round-started': { round: number; pot: number; observation: boolean };
  'turn-started': { seat: Seat; round: number };
  recovered: { seat: Seat; was: number; now: number };
  'arena-opens-to-all': { round: number };

  // Village
  'object-bought': { seat: Seat; object: Obj; price: number; was: number; now: number; power: number };
  healed: { seat: Seat; price: number; wounds: number; curse: boolean };
  /** Secret to the seat: `quests`. */
  'quest-bought': { seat: Seat; price: number; drawn: number };
  /** Secret to the seat: `quest`. */
  'quest-taken': { seat: Seat; left: number };
  'trophy-bought': { seat: Seat; price: number; was: number; now: number };
  'object-returned': { seat: Seat; object: Obj; to: 'shop' | 'aside' };

  // Bargains
  /** With `whispers`, in place of any event about an open bargain or word. Secret to the two parties: `event`, `facts`. */
  whispered: object;
  /** Without amounts: `gems` and `quests` are 1 or not there. */
  'wants-told': Wants<Goods> & { seat: Seat };
  'deal-proposed': { bargain: Bargain };
  'deal-refused': { bargain: Bargain };
  /** Secret to both: `gaveQuests`, `gotQuests` by their new owner. */
  'deal-done': { from: Seat; to: Seat; give: Goods; ask: Goods; upfront: boolean };
  'help-offered': { bargain: Bargain };
  'help-asked': { bargain: Bargain };
  'support-offered': { bargain: Bargain };
  'offer-withdrawn': { bargain: Bargain };
  'offer-refused': { bargain: Bargain };
  'offer-accepted': { bargain: Bargain };
  'offers-lapsed': { count: number };
  'word-given': { word: Vow };
  /** At its settlement; `status` says how. */
  'word-settled': { word: Vow };
  /** What was handed over; secret to both: `quests`. */
  'gift-given': { from: Seat; to: Seat; goods: Goods };
  'gift-declined': { from: Seat; to: Seat; goods: Goods };
  'surplus-offered': { seat: Seat; to: Seat; object: Obj; gems: number };
  'surplus-taken': { seat: Seat; from: Seat; object: Obj; gems: number };
  'surplus-refused': { seat: Seat; from: Seat; object: Obj; gems: number };

  // Dungeon
  'adventure-chosen': { seat: Seat; adventure: 'dungeon' | 'arena' | 'pass'; defender: Seat };
  'card-returned': { seat: Seat; card: Adventure; deck: number };
  'card-drawn': { seat: Seat; card: Adventure; deck: number };
  'monster-fled': { seat: Seat; card: Adventure; byPower: boolean; back: boolean; power: number };
  'fight-joined': { seat: Seat; ally: Seat; power: number; allyPower: number };
  'dungeon-won': { fight: Fight; gems: number; points: number };
  'dungeon-lost': { fight: Fight; wounds: number };
  'points-gained': { seat: Seat; n: number; now: number; from: 'monsters' | 'arena' | 'quests' | 'purchase' | 'cards' };
  'dragon-object-taken': { seat: Seat; object: Obj };

  // Fights
  'power-declared': { seat: Seat; by: Source; power: number };
  'dice-rolled': { seat: Seat; green: number; red: number };
  'die-changed': { die: 'green' | 'red'; was: number; now: number } & By;
  'sides-shown': { sides: readonly { seat: Seat; side: Side }[] };
  'ally-neutralised': { seat: Seat } & By;
  'totals-compared': { green: SideTotal; red: SideTotal; winner: 'green' | 'red'; kritik: boolean };
  'wounds-taken': { seat: Seat; n: number; ignored: number; now: number };

  // Arena
  'arena-opened': { attacker: Seat; defender: Seat };
  'arena-won': { winner: Seat; loser: Seat; allies: readonly Seat[]; losers: readonly Seat[] };
  looted: { seat: Seat; from: Seat; loot: Loot; gems: number };
  'pot-taken': { seat: Seat; gems: number };
  'curse-moved': { from: Seat; to: Seat };

  // Abilities
  /** An ability begins to work; what it changes is told by the events after it. */
  'ability-used': { by: Source };
  'gems-changed': { seat: Seat; was: number; now: number } & By;
  'gems-moved': { from: Seat; to: Seat; n: number } & By;
  'wounds-changed': { seat: Seat; was: number; now: number } & By;
  'power-changed': { seat: Seat; n: number } & By;
  'prices-changed': { n: number } & By;
  'arena-forbidden': { until: Seat } & By;
  /** Secret to the seat: `cards`. */
  peeked: { seat: Seat; n: number } & By;
  'cards-discarded': { cards: readonly Adventure[] } & By;
  'card-kept': { seat: Seat; card: Adventure };
  'object-gained': { seat: Seat; object: Obj; price: number } & By;
  'object-lost': { seat: Seat; object: Obj } & By;
  'object-spent': { seat: Seat; object: Obj };
  'kept-spent': { seat: Seat; card: Adventure };
  'spoil-discarded': { seat: Seat; card: Adventure } & By;
  'curse-given': { seat: Seat } & By;
  'curse-lifted': { seat: Seat } & By;
  'event-expired': { card: Adventure };
  'adjusted-by-hand': { by: Source; adjustments: readonly Adjustment[] };
  'adjustment-rejected': { by: Source; seats: readonly Seat[] };

  // Quests and end
  'quest-validated': {
    seat: Seat;
    quest: Quest;
    main: boolean;
    points: number;
    gems: number;
    now: number;
    last: boolean;
  };
  'target-reached': { seat: Seat; points: number };
  'deck-exhausted': { round: number };
  'tie-rolled': { rolls: readonly { seat: Seat; face: number }[] };
  'game-ended': {
    ending: Ended['ending'];
    winners: readonly Seat[];
    scores: Ended['scores'];
    tieBreak: Ended['tieBreak'];
  };
};
