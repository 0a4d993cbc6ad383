/**
 * The closed vocabulary of card abilities (docs/rules/bazar-quest.md, Content): triggers, conditions, clauses.
 *
 * How a card sees the table. Every card in play has an *owner* (the player whose shop, hero or window it belongs to;
 * the monster has none) and heroes, their gear and their adventure cards have a *hero*. Events about one player or one
 * hero (`heroInvited`, `itemSold`, the fight, `ownUpgradeTurn`, `cardBought`) wake only that hero's cards, that player's employees,
 * and the monster; an item wakes at `itemSold` for its own sale only. All other events wake every card once. While a
 * monster's effect runs, `owner` and `hero` mean those the event is about; where it is about nobody, every player or
 * every fighting hero in turn. Items work while equipped (BZ-R31) unless the effect says `from`; a card that works from
 * a hand or a storage is shown to all when its event comes. Heroes of the centre hear events too: their owner is whom
 * they fought for this round, or nobody. A hero that falls is heard about by its own cards, although they leave with it.
 *
 * Standing abilities (`static`) do what lasts: clauses with `during`, `scoreBonus` and `extraPurchase`; all others need
 * an event. They choose nobody (`opponent` is every rival, `heroInCentre` every hero there), and their conditions and
 * counters read classes and hearts as printed. From a hand or a storage they change only the card itself. In an optional
 * effect, what the owner loses, pays or discards is a cost, to be paid in full (BZ-R62).
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

/**
 * What a per-unit amount counts. `heroCoins` counts fives, `distinctClasses` those on the hero's gear, `itemsSold` the
 * hero's gear or, for an employee, what the player sold this round.
 */
export type Counter = 'itemsSold' | 'distinctClasses' | 'heroCoins' | 'wounds' | 'windowHearts' | 'employees';
export type Amount = number | { readonly per: Counter; readonly times: number };

/**
 * Which players: `opponent` is one rival of the owner's choice, `left` the next clockwise. Where a monster's effect is
 * about nobody, the quest holder chooses.
 */
export type Players = 'owner' | 'opponent' | 'opponents' | 'left' | 'right' | 'allPlayers' | 'questHolder';
/**
 * Which heroes: `hero` is the one concerned (an employee's owner chooses between two). `living` fight or have fought
 * this round and live. Among equally rich or poor heroes the one that came first.
 */
export type Heroes = 'hero' | 'heroInCentre' | 'richestInCentre' | 'poorestInCentre' | 'centre' | 'fighting' | 'living';
/**
 * Which items a change of hearts or price touches: the card itself wherever it lies (for another card, the item of the
 * event), or all that fit the filter. Hearts count in a window and prices at a sale, so that `window` and `hand` both
 * mean the cards that are not equipped.
 */
export type Items = 'self' | 'equipped' | 'window' | 'hand';

/** `fight`: until this hero's fight ends. `inPlay`: while the card is in play (only `static`; of an event, the round). */
export type Duration = 'fight' | 'phase' | 'round' | 'inPlay';

export type HeroStat = 'attack' | 'defence';
export type ItemStat = 'hearts' | 'price';
export type ShopStat = 'windowValue' | 'displaySlots' | 'storageSlots';
export type MonsterStat = 'resistance' | 'strength' | 'reward';
export type Stat = HeroStat | ItemStat | ShopStat | MonsterStat;

/** What a change of a number touches; each stat has its own kind of target. */
export type StatTarget =
  | { readonly stat: HeroStat; readonly of: Heroes }
  | {
      readonly stat: ItemStat;
      readonly of: Items;
      readonly whose?: 'owner' | 'opponents' | 'allPlayers';
      readonly filter?: Filter;
    }
  | { readonly stat: ShopStat; readonly of: Players }
  | { readonly stat: MonsterStat };

/** One thing done. Parts that are impossible are skipped, but for a required hero draw (BZ-R57). */
export type Clause =
  // Numbers: printed → becomes → plus and minus → doubled → lower bounds (BZ-R58). Hearts, prices, values and rewards are
  // never below 0, slots never below 1. By a hero's card, resistance and strength change for that hero's fight only.
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
  /** Of equally rich players the first from the quest holder clockwise. */
  | { readonly does: 'loseCoins'; readonly n: Amount; readonly who: Players | 'richestPlayer' }
  /** Each that gives pays each that gets, as far as the coins last. */
  | { readonly does: 'moveCoins'; readonly n: number; readonly from: Players | 'hero'; readonly to: Players | 'hero' }
  | { readonly does: 'gainGlory'; readonly n: Amount; readonly who: Players }
  | { readonly does: 'loseGlory'; readonly n: number; readonly who: Players }
  | { readonly does: 'heroGainsCoins'; readonly n: Amount; readonly of: Heroes }
  | { readonly does: 'heroLosesCoins'; readonly n: number; readonly of: Heroes }
  /** On top of the monster's reward, when rewards are paid this round; after that, paid at once. */
  | { readonly does: 'extraReward'; readonly n: number; readonly of: Heroes }
  /** Points at the end (only `gameEnd` or `static`). */
  | { readonly does: 'scoreBonus'; readonly n: Amount; readonly who: Players }
  // Combat
  /** `asHero`: counts as a hero that wounded (BZ-R36), once with the hero's own hit. */
  | { readonly does: 'addWound'; readonly n: number; readonly asHero?: boolean }
  | { readonly does: 'removeWound'; readonly n: number }
  | { readonly does: 'autoHit'; readonly of: Heroes }
  | { readonly does: 'autoMiss'; readonly of: Heroes }
  | { readonly does: 'autoSurvive'; readonly of: Heroes }
  /** In a shop a defeat like any other, replaced at BZ-516; in the centre replaced at once (BZ-R42). */
  | { readonly does: 'killHero'; readonly of: Heroes }
  /** Heroes leave the deck for good, from its bottom, until it holds that many fewer than are in play. */
  | { readonly does: 'heroesLeave'; readonly fewer: number }
  /** The next defeat of that hero this round does not happen. */
  | { readonly does: 'preventDefeat'; readonly of: Heroes }
  // Adventure deck: a card with one of these refers to adventure cards
  /** Neither its numbers nor its text work this round. */
  | { readonly does: 'ignoreAdventure'; readonly of: Heroes }
  /** As many as the hero has are drawn anew. */
  | { readonly does: 'redrawAdventure'; readonly of: Heroes }
  /** `worst`: the lowest attack and defence together stays. For a monster, the hero's player chooses. */
  | { readonly does: 'drawExtra'; readonly keep: 'choose' | 'both' | 'worst'; readonly of: Heroes }
  | { readonly does: 'peekAdventure'; readonly n: number }
  /** The hero's adventure card changes places with that of another fighting hero of the owner's choice. */
  | { readonly does: 'giveAdventureTo' }
  // Cards
  | { readonly does: 'drawItems'; readonly n: number; readonly who: Players }
  /** From the hand; each player chooses their own. */
  | { readonly does: 'discardItems'; readonly n: number; readonly how: 'choice' | 'random'; readonly who: Players }
  | { readonly does: 'peekItems'; readonly n: number }
  /** One card of the owner's hand against one of the discard, the own window or the own storage. */
  | { readonly does: 'swapItem'; readonly with: 'discard' | 'window' | 'storage' }
  /**
   * One piece of the hero's gear that fits goes back to its seller's hand at the end of the fight instead of the discard;
   * that of a fallen hero comes back out of the discard.
   */
  | { readonly does: 'returnGearToHand'; readonly filter?: Filter }
  /** `choice`: out of the rival's face-up window, not for sale this round (BZ-R29). `random`: out of the hand. */
  | { readonly does: 'stealItem'; readonly how: 'choice' | 'random'; readonly from: 'opponent' | 'left' | 'right' }
  /** Extra cards straight to the hand, outside the draft. */
  | { readonly does: 'dealExtra'; readonly n: number; readonly who: Players }
  // Shop order
  | { readonly does: 'rankFirst'; readonly during: 'phase' | 'round' | 'inPlay' }
  | { readonly does: 'rankLast'; readonly who: Players; readonly during: 'phase' | 'round' | 'inPlay' }
  /**
   * The owner's hero and one of another shop, with all that is on them; or one of the centre, where the owner's goes
   * without its gear. Not once the fights have begun.
   */
  | { readonly does: 'swapHero'; readonly with: 'shop' | 'centre' }
  | { readonly does: 'takeQuestToken' }
  /** That many of the window's cards may be sold all the same. */
  | { readonly does: 'sellFromWindow'; readonly n: number; readonly during: Duration }
  /** Own items may be sold to heroes in other shops; the coins go to the hero's host. */
  | { readonly does: 'sellToOtherHero'; readonly during: Duration }
  // Buying
  | {
      readonly does: 'discount';
      readonly on: 'employee' | 'upgrade' | 'flip' | 'any';
      readonly n: number;
      readonly during: Duration;
    }
  /** In this upgrade turn, or in the owner's next one this round. */
  | { readonly does: 'extraPurchase'; readonly n: number }
  | { readonly does: 'freeFlip' }
  /** The offer goes under the deck, and two new cards are turned. */
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
