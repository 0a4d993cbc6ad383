/**
 * The closed vocabulary of card abilities (docs/rules/bazar-quest.md, Content): triggers, conditions, clauses.
 *
 * How a card sees the table. Every card in play has an *owner* (the player whose shop, hero or window it belongs to;
 * the monster has none) and heroes, their gear and their adventure cards have a *hero*. Events about one player or one
 * hero (`heroInvited`, `itemSold`, the fight, `ownUpgradeTurn`, `cardBought`) wake only that hero's cards, that player's employees,
 * and the monster; an item wakes at `itemSold` for its own sale only. All other events wake every card once. While a
 * monster's effect runs, `owner` and `hero` mean those the event is about; where it is about nobody, every player or
 * every fighting hero in turn. Items work while equipped (BZ-R31) unless the effect says `from`.
 */

/** The six phases of a round (BZ-116). */
export const PHASES = ['supply', 'display', 'shopping', 'adventure', 'upgrade', 'inventory'] as const;
export type Phase = (typeof PHASES)[number];

/** The events of the turn flow, in its order; `static` works while the card is in play. */
export const TRIGGERS = [
  'monsterRevealed',
  'supplyStart',
  'supplyEnd',
  'displayStart',
  'displayRevealed',
  'shoppingStart',
  'heroInvited',
  'allInvited',
  'itemSold',
  'shoppingEnd',
  'adventureStart',
  'adventureDealt',
  'fightStart',
  'beforeAttack',
  'attackSucceeded',
  'attackFailed',
  'beforeDefence',
  'heroSurvived',
  'heroDefeated',
  'fightsDone',
  'monsterDefeated',
  'rewards',
  'adventureEnd',
  'upgradeStart',
  'ownUpgradeTurn',
  'cardBought',
  'upgradeEnd',
  'inventoryStart',
  'roundEnd',
  'gameEnd',
  'static',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** One thing an ability does, when and under which conditions. */
export interface Effect {
  readonly on: Trigger;
  /** Where an item works from: equipped unless it says otherwise (BZ-R31). */
  readonly from?: 'window' | 'hand' | 'storage';
  /** All of these must hold when it resolves. */
  readonly if?: readonly Condition[];
  readonly do: readonly Clause[];
  /** A permission: its owner may decline. Employees are optional without saying so (BZ-612). */
  readonly optional?: boolean;
  /** How often it may work; an employee's default is `round` (BZ-R56), everything else's `always`. */
  readonly uses?: 'round' | 'game' | 'always';
  /** A monster's end-of-phase ability that also works in the round it falls (BZ-R41). */
  readonly alsoWhenDefeated?: boolean;
}

export type Comparison = '<' | '<=' | '=' | '>=' | '>';

/** Which cards: every named property must fit. */
export interface Filter {
  /** Shows this class icon. */
  readonly class?: string;
  readonly price?: readonly [Comparison, number];
  readonly hearts?: readonly [Comparison, number];
}

export type Condition =
  | { readonly is: 'heroClass'; readonly class: string }
  | { readonly is: 'heroTitle'; readonly title: string }
  /** The item the event is about, or the card itself. */
  | { readonly is: 'itemClass'; readonly class: string }
  | { readonly is: 'price'; readonly compare: Comparison; readonly n: number }
  | { readonly is: 'hearts'; readonly compare: Comparison; readonly n: number }
  /** Gear on the hero that fits the filter. */
  | { readonly is: 'itemCount'; readonly compare: Comparison; readonly n: number; readonly of?: Filter }
  /** Two pieces of the hero's gear, or the card itself and another, share a class. */
  | { readonly is: 'sharesClass' }
  | { readonly is: 'heroCoins'; readonly compare: Comparison; readonly n: number }
  | { readonly is: 'playerCoins'; readonly compare: Comparison; readonly n: number }
  /** The owner's glory against a number, or against every rival's. */
  | { readonly is: 'glory'; readonly compare: Comparison; readonly n: number | 'everyRival' }
  | { readonly is: 'monsterLevel'; readonly level: 1 | 2 | 3 }
  | { readonly is: 'wounds'; readonly compare: Comparison; readonly n: number }
  | { readonly is: 'woundedThisRound' }
  | { readonly is: 'survivedThisRound' }
  | { readonly is: 'isQuestHolder' }
  /** The shop's place in the order of attractiveness; 1 is first. */
  | { readonly is: 'rank'; readonly compare: Comparison; readonly n: number }
  | { readonly is: 'firstToFight' }
  | { readonly is: 'lastToFight' }
  | { readonly is: 'playerCount'; readonly compare: Comparison; readonly n: number }
  | { readonly is: 'hasUpgrade'; readonly type: 'display' | 'storage'; readonly level: 1 | 2 }
  | { readonly is: 'hasEmployee'; readonly title: string }
  /** The hero came although no class matched the window (BZ-408). */
  | { readonly is: 'unmatchedHero' }
  | { readonly is: 'soldNothing' }
  /** The hero's adventure card: its attack and defence together. Refers to adventure cards. */
  | { readonly is: 'adventureStat'; readonly compare: Comparison; readonly n: number }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] };

/** What a per-unit amount counts. `heroCoins` counts fives. */
export type Counter = 'itemsSold' | 'distinctClasses' | 'heroCoins' | 'wounds' | 'windowHearts' | 'employees';
export type Amount = number | { readonly per: Counter; readonly times: number };

/** Which players: `opponent` is one rival of the owner's choice. */
export type Players = 'owner' | 'opponent' | 'opponents' | 'left' | 'right' | 'allPlayers' | 'questHolder';
/** Which heroes: `hero` is the one concerned (an employee's owner chooses between two). */
export type Heroes = 'hero' | 'heroInCentre' | 'richestInCentre' | 'poorestInCentre' | 'centre' | 'fighting' | 'living';
/** Which items a change of hearts or price touches: the card itself, or all of that place that fit the filter. */
export type Items = 'self' | 'equipped' | 'window' | 'hand';

/** `fight`: until this hero's fight ends. `inPlay`: while the card is in play (only `static`). */
export type Duration = 'fight' | 'phase' | 'round' | 'inPlay';

export type HeroStat = 'attack' | 'defence';
export type ItemStat = 'hearts' | 'price';
export type ShopStat = 'windowValue' | 'displaySlots' | 'storageSlots';
export type MonsterStat = 'resistance' | 'strength' | 'reward';
export type Stat = HeroStat | ItemStat | ShopStat | MonsterStat;

/** What a change of a number touches; each stat has its own kind of target. */
export type StatTarget =
  | { readonly stat: HeroStat; readonly of: Heroes }
  | { readonly stat: ItemStat; readonly of: Items; readonly whose?: 'owner' | 'opponents' | 'allPlayers'; readonly filter?: Filter }
  | { readonly stat: ShopStat; readonly of: Players }
  | { readonly stat: MonsterStat };

/** One thing done. Parts that are impossible are skipped, but for a required hero draw (BZ-R57). */
export type Clause =
  // Numbers: printed → becomes → plus and minus → doubled → lower bounds (BZ-R58).
  | ({ readonly does: 'addStat'; readonly by: Amount; readonly during: Duration } & StatTarget)
  | ({ readonly does: 'setStat'; readonly to: number; readonly during: Duration } & StatTarget)
  | ({ readonly does: 'doubleStat'; readonly during: Duration } & StatTarget)
  // Classes
  /** That hero counts as showing this class too. */
  | { readonly does: 'addClass'; readonly class: string; readonly of: Heroes; readonly during: Duration }
  | { readonly does: 'anyClass'; readonly of: Heroes; readonly during: Duration }
  /** The owner's items that fit may be sold whatever the class. */
  | { readonly does: 'ignoreClassForSale'; readonly filter?: Filter; readonly during: Duration }
  /** The owner's shop may be entered by any hero of the centre. */
  | { readonly does: 'ignoreClassForInvite'; readonly during: Duration }
  // Money and points; coins are multiples of 5
  | { readonly does: 'gainCoins'; readonly n: Amount; readonly who: Players }
  | { readonly does: 'loseCoins'; readonly n: Amount; readonly who: Players | 'richestPlayer' }
  | { readonly does: 'moveCoins'; readonly n: number; readonly from: Players | 'hero'; readonly to: Players | 'hero' }
  | { readonly does: 'gainGlory'; readonly n: Amount; readonly who: Players }
  | { readonly does: 'loseGlory'; readonly n: number; readonly who: Players }
  | { readonly does: 'heroGainsCoins'; readonly n: Amount; readonly of: Heroes }
  | { readonly does: 'heroLosesCoins'; readonly n: number; readonly of: Heroes }
  /** On top of the monster's reward, when rewards are paid this round. */
  | { readonly does: 'extraReward'; readonly n: number; readonly of: Heroes }
  /** Points at the end (only `gameEnd` or `static`). */
  | { readonly does: 'scoreBonus'; readonly n: Amount; readonly who: Players }
  // Combat
  | { readonly does: 'addWound'; readonly n: number; readonly asHero?: boolean }
  | { readonly does: 'removeWound'; readonly n: number }
  | { readonly does: 'autoHit'; readonly of: Heroes }
  | { readonly does: 'autoMiss'; readonly of: Heroes }
  | { readonly does: 'autoSurvive'; readonly of: Heroes }
  | { readonly does: 'killHero'; readonly of: Heroes }
  /** The next defeat of that hero this round does not happen. */
  | { readonly does: 'preventDefeat'; readonly of: Heroes }
  // Adventure deck: a card with one of these refers to adventure cards
  | { readonly does: 'ignoreAdventure'; readonly of: Heroes }
  | { readonly does: 'redrawAdventure'; readonly of: Heroes }
  | { readonly does: 'drawExtra'; readonly keep: 'choose' | 'both' | 'worst'; readonly of: Heroes }
  | { readonly does: 'peekAdventure'; readonly n: number }
  /** The hero's adventure card changes places with that of another fighting hero of the owner's choice. */
  | { readonly does: 'giveAdventureTo' }
  // Cards
  | { readonly does: 'drawItems'; readonly n: number; readonly who: Players }
  | { readonly does: 'discardItems'; readonly n: number; readonly how: 'choice' | 'random'; readonly who: Players }
  | { readonly does: 'peekItems'; readonly n: number }
  | { readonly does: 'swapItem'; readonly with: 'discard' | 'window' | 'storage' }
  /** One piece of the hero's gear that fits goes back to its seller's hand at the end of the fight instead of the discard. */
  | { readonly does: 'returnGearToHand'; readonly filter?: Filter }
  | { readonly does: 'stealItem'; readonly how: 'choice' | 'random'; readonly from: 'opponent' | 'left' | 'right' }
  /** Extra cards straight to the hand, outside the draft. */
  | { readonly does: 'dealExtra'; readonly n: number; readonly who: Players }
  // Shop order
  | { readonly does: 'rankFirst'; readonly during: 'phase' | 'round' | 'inPlay' }
  | { readonly does: 'rankLast'; readonly who: Players; readonly during: 'phase' | 'round' | 'inPlay' }
  | { readonly does: 'swapHero'; readonly with: 'shop' | 'centre' }
  | { readonly does: 'takeQuestToken' }
  /** That many of the window's cards may be sold all the same. */
  | { readonly does: 'sellFromWindow'; readonly n: number; readonly during: Duration }
  /** Own items may be sold to heroes in other shops; the coins go to the hero's host. */
  | { readonly does: 'sellToOtherHero'; readonly during: Duration }
  // Buying
  | { readonly does: 'discount'; readonly on: 'employee' | 'upgrade' | 'flip' | 'any'; readonly n: number; readonly during: Duration }
  | { readonly does: 'extraPurchase'; readonly n: number }
  | { readonly does: 'freeFlip' }
  | { readonly does: 'refreshOffer' }
  // Bans
  | {
      readonly does: 'forbid';
      readonly act: 'sell' | 'display' | 'store' | 'invite' | 'buy';
      readonly who: Players;
      readonly filter?: Filter;
      readonly during: Duration;
    };

export type ClauseName = Clause['does'];

/** Clauses that touch the adventure deck, so that their card refers to it (BZ-R64). */
export const ADVENTURE_CLAUSES: ReadonlySet<ClauseName> = new Set<ClauseName>([
  'ignoreAdventure',
  'redrawAdventure',
  'drawExtra',
  'peekAdventure',
  'giveAdventureTo',
]);
