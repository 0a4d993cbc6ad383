/**
 * What the map, cards and tiles of a table are: data only. Rules reach them through the table's content, so each table
 * has its own. Abilities are clauses of `clauses.ts`; their sentences are generated, so that text and behaviour cannot
 * disagree.
 */
import type { Text } from '../../../kernel/index.ts';
import type { Printed } from '../../writing.ts';
import type { Ability, Clause, Condition, Cost, Resource, Timing } from './clauses.ts';

/** What every card and tile has. */
export type Card = Omit<Printed, 'flavour'>;

/** A node of the map, by its number in `Content.territories`. */
export interface TerritoryCard {
  readonly id: string;
  readonly title: Text;
  readonly landmass: number;
  /** One of the cities (MK-402). */
  readonly city: boolean;
  /** Harvested here; several are possible with owners' maps (MK-R25). */
  readonly resources: readonly Resource[];
  readonly inhabitant: boolean;
  readonly villa: boolean;
  /** Neighbours by land and by sea, by number, rising. */
  readonly land: readonly number[];
  readonly sea: readonly number[];
  readonly x: number;
  readonly y: number;
}

/** A part of the map that only sea routes join to the others. */
export interface Landmass {
  readonly id: string;
  readonly title: Text;
}

/** Start goods (MK-119…121). */
export interface StoryTile extends Card {
  readonly gold: number;
  /** By resource. */
  readonly tokens: readonly number[];
  readonly income: number;
  readonly bonus: readonly Clause[];
}

/** One tile; tiles of the same kind have the same `kind`. */
export interface InsigniaTile extends Card {
  readonly kind: string;
  readonly abilities: readonly Ability[];
  readonly curse: boolean;
}

export interface DeliveryCard {
  readonly id: string;
  readonly city: number;
  readonly tokens: readonly number[];
  readonly prestige: number;
  readonly gold: number;
}

export interface CommerceCard extends Card {
  readonly tag: 'inn' | 'shop';
  readonly gold: number;
  readonly tokens: readonly number[];
  readonly income: number;
  readonly prestige: number;
  readonly other: readonly Clause[];
  readonly bonus: { readonly gold: number; readonly tokens: readonly number[]; readonly effects: readonly Clause[] };
}

/** One way to complete a quest; its own crown value replaces the card's (MK-R33). */
export interface QuestOption {
  readonly label: Text;
  readonly costs: readonly Cost[];
  readonly effects: readonly Clause[];
  readonly prestige?: number;
  /** What an absent player takes of an immediate choice. */
  readonly safe?: true;
}

/** Where a quest is completed; `none`: anywhere. */
export type QuestPlace =
  | { readonly at: 'none' | 'anyCity' | 'ownCity' | 'harbour' }
  | { readonly at: 'territory'; readonly territory: number }
  | { readonly at: 'landmass'; readonly landmass: number };

export interface QuestCard extends Card {
  readonly tale: Text;
  readonly step: 1 | 2 | null;
  /** Of a first part: its sequel, by number. */
  readonly sequel: number;
  readonly minPlayers: number;
  readonly place: QuestPlace;
  readonly conditions: readonly Condition[];
  readonly prestige: number;
  readonly options: readonly QuestOption[];
  /** Resolved when drawn, without any action (MK-512). */
  readonly immediate: boolean;
}

export interface ArtefactTile extends Card {
  readonly minPlayers: number;
  readonly abilities: readonly Ability[];
}

/** Who is named when the card is played: nobody, one opponent, or two others. */
export interface BlackMarketTarget {
  readonly who: 'none' | 'opponent' | 'pair';
  /** Of each named player. */
  readonly if: readonly Condition[];
}

export interface BlackMarketCard extends Card {
  readonly minPlayers: number;
  /** `reaction`: answers a card (MK-R55). */
  readonly timing: Timing | 'reaction';
  readonly if: readonly Condition[];
  readonly target: BlackMarketTarget;
  readonly costs: readonly Cost[];
  readonly effects: readonly Clause[];
}

/** The cards of one table; a card is a number into its list. Quests hold the sequels too (`step` 2). */
export interface Content {
  readonly landmasses: readonly Landmass[];
  readonly territories: readonly TerritoryCard[];
  /** The origin city tiles: territories, by number. */
  readonly origins: readonly number[];
  readonly stories: readonly StoryTile[];
  readonly insignia: readonly InsigniaTile[];
  readonly deliveries: readonly DeliveryCard[];
  readonly commerces: readonly CommerceCard[];
  readonly quests: readonly QuestCard[];
  readonly artefacts: readonly ArtefactTile[];
  readonly blackMarket: readonly BlackMarketCard[];
  /** Names of the resources, in their order (MK-R02). */
  readonly resources: readonly { readonly title: Text; readonly glyph: string }[];
  readonly prices: Prices;
  /** An owner's pack, not ours. */
  readonly isPack: boolean;
}

/** The numbers of the rules, which an owner's pack may change. */
export interface Prices {
  /** MK-304. */
  readonly sea: number;
  /** MK-620. */
  readonly recruit: number;
  /** MK-640. */
  readonly villa: number;
  /** MK-330. */
  readonly work: number;
  /** MK-321. */
  readonly harvest: number;
}

/** MK-203. */
export const ACTIONS = 4;
/** MK-301. */
export const STEPS = 2;
/** MK-513. */
export const QUEST_LIMIT = 3;
/** MK-414. */
export const COMMERCE_HAND = 2;
/** MK-105. */
export const MARKET_SIZE = 3;
/** MK-740, MK-741. */
export const PRESTIGE_STEPS = [3, 6] as const;
/** MK-R83. */
export const LAST_ROUND = 100;
/** MK-936. */
export const MOST_ON_PLACE = 3;
/** MK-122. */
export const prestigeTarget = (seats: number): number => (seats < 5 ? 10 : seats === 5 ? 9 : 8);
