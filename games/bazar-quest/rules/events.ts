/** Everything that can happen in Bazar Quest, with the facts its sentence is told from. */
import type { Seat } from '../../../kernel/index.ts';
import type { Phase, Stat } from './clauses.ts';
import type { Source } from './effects/types.ts';
import type { Adventure, Employee, Ended, Fight, Hero, Item, Monster, RankLine, Sale, UpgradeType } from './state.ts';

/** Why coins, glory or wounds changed: the ability that did it. Absent where a rule of the round did. */
type By = { by?: Source };

/** What happened: one event, one log line. `was` and `now` are totals before and after. */
export type Events = {
  'game-started': { holder: Seat; coins: number; threshold: number; heroes: readonly Hero[] };
  'round-started': { round: number; holder: Seat };
  'phase-started': { round: number; phase: Phase };

  'board-chosen': { seat: Seat; board: number };

  // Supply
  'monster-revealed': { monster: Monster; passing: 1 | -1 };
  /** Secret to each seat: `cards`. */
  dealt: { count: number };
  /** All have kept one and passed on. Secret to each seat: `kept`, `received`. `left`: cards in each draft hand now. */
  'cards-kept': { passing: 1 | -1; left: number };
  /** Secret to each seat: `hand`. */
  'draft-ended': { hands: readonly number[] };

  // Display
  'windows-revealed': { windows: readonly (readonly Item[])[] };

  // Shopping
  'shops-ranked': { ranking: readonly RankLine[] };
  /** `matched`: a class fits the window. `forced`: only one hero was possible. */
  'hero-invited': { seat: Seat; hero: Hero; coins: number; matched: boolean; forced: boolean };
  /** The shop has no matching hero left: others choose first (BZ-407). */
  'shop-waits': { seat: Seat };
  'token-moved': { seat: Seat; from: Seat } & By;
  /** One per seat, after the common reveal; `sales` may be empty. Coins of the player: `was`, `now`. */
  'items-sold': { seat: Seat; sales: readonly (Sale & { price: number })[]; was: number; now: number };
  'windows-returned': object;

  // Adventure
  'adventures-dealt': { cards: readonly { seat: Seat; hero: Hero; adventure: Adventure }[] };
  /** Wounds on the monster: `was`, `now`. */
  'attack-succeeded': { seat: Seat; hero: Hero; attack: NonNullable<Fight['attack']>; was: number; now: number };
  'attack-failed': { seat: Seat; hero: Hero; attack: NonNullable<Fight['attack']> };
  'hero-survived': { seat: Seat; hero: Hero; defence: NonNullable<Fight['defence']> };
  /** `lost`: coins that go to the bank. `defence` is null when an ability did it. */
  'hero-defeated': { seat: Seat; hero: Hero; defence: Fight['defence']; lost: number; gear: readonly Item[] } & By;
  'defeat-prevented': { seat: Seat; hero: Hero };
  /** BZ-508, BZ-901, BZ-902. */
  'free-wounds': { n: number; rule: 'BZ-508' | 'BZ-901' | 'BZ-902'; was: number; now: number };
  'monster-defeated': { monster: Monster; wounds: number; last: boolean };
  'monster-stands': { monster: Monster; wounds: number; threshold: number };
  /** Coins each living hero gets. */
  'rewards-paid': { rewards: readonly { hero: Hero; n: number; now: number }[]; fallen: boolean };
  'adventures-shuffled': { cards: number };
  'heroes-returned': { heroes: readonly Hero[] };
  'hero-arrived': { hero: Hero; purse: number; replaces: Hero; left: number };

  // Upgrade
  'offer-opened': { offer: readonly Employee[] };
  'upgrade-bought': { seat: Seat; upgrade: UpgradeType; price: number; was: number; now: number };
  'upgrade-flipped': { seat: Seat; upgrade: UpgradeType; price: number; was: number; now: number } & By;
  /** `fresh`: the card that fills the offer again, or `NONE`. */
  'employee-hired': { seat: Seat; employee: Employee; price: number; was: number; now: number; fresh: Employee };
  'upgrade-passed': { seat: Seat };

  // Inventory
  /** Secret to each seat: `stored`. `discarded` by seat. */
  'cards-stored': { counts: readonly number[]; discarded: readonly (readonly Item[])[] };

  // Abilities
  'employee-used': { seat: Seat; employee: Employee };
  /** A card that works from a hand or a storage: its event has come, and all see it. */
  'item-shown': { seat: Seat; item: Item; from: 'hand' | 'storage' };
  /** An ability begins to work; what it changes is told by the events after it. */
  'ability-used': { by: Source };
  'coins-changed': { seat: Seat; was: number; now: number } & By;
  'hero-coins-changed': { hero: Hero; was: number; now: number } & By;
  'glory-changed': { seat: Seat; was: number; now: number } & By;
  /** Gone from the deck, which now holds `left`. */
  'heroes-left': { heroes: readonly Hero[]; left: number } & By;
  'wounds-changed': { was: number; now: number } & By;
  /** A number is changed for a while. */
  'stat-changed': {
    stat: Stat;
    n: number;
    how: 'becomes' | 'plus' | 'doubled';
    seats: readonly Seat[];
    heroes: readonly Hero[];
    items: readonly Item[];
  } & By;
  /** A permission, a ban, a class or a place in the order, for a while: the clause says what. */
  'rule-changed': { clause: number; seats: readonly Seat[]; heroes: readonly Hero[] } & By;
  /** Secret to the seat: `cards`. */
  'items-drawn': { seat: Seat; n: number } & By;
  'items-discarded': { seat: Seat; items: readonly Item[] } & By;
  /** Secret to the seat: `cards`. */
  peeked: { seat: Seat; deck: 'item' | 'adventure'; n: number } & By;
  /** `gave`, `got`: `NONE` where it is hidden (then secret to the seat). */
  'item-swapped': { seat: Seat; with: 'discard' | 'window' | 'storage'; gave: Item; got: Item } & By;
  'gear-returned': { seat: Seat; hero: Hero; item: Item } & By;
  /** `item`: `NONE` where it came from a hand (then secret to both). */
  'item-stolen': { seat: Seat; from: Seat; item: Item } & By;
  'adventure-changed': { hero: Hero; was: readonly Adventure[]; now: readonly Adventure[] } & By;
  'heroes-swapped': { seat: Seat; gave: Hero; got: Hero; partner: Seat } & By;
  'offer-refreshed': { offer: readonly Employee[] } & By;
  'fate-changed': {
    hero: Hero;
    fate: 'autoHit' | 'autoMiss' | 'autoSurvive' | 'preventDefeat' | 'ignoreAdventure';
  } & By;
  /** More purchases this turn. */
  'purchases-changed': { seat: Seat; n: number } & By;

  // Decks and end
  reshuffled: { deck: 'item' | 'adventure' | 'employee'; cards: number };
  'game-ended': {
    ending: Ended['ending'];
    winners: readonly Seat[];
    scores: Ended['scores'];
    tieBreak: Ended['tieBreak'];
    fallen: Hero;
  };
};
