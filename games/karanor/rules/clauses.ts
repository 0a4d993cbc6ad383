/**
 * The closed vocabulary of card abilities (docs/rules/karanor.md, Content): costs, conditions, targets, clauses.
 *
 * How a card sees the table. Every ability has an *owner*: whoever builds, completes, plays, uses or owns the card.
 * `self` is the owner; `target` whoever was named when the card was played (MK-R84). Standing clauses do what lasts,
 * as long as the tile is owned or, granted by another clause, for a while. All other clauses happen once.
 */

/** The seven kinds of goods (MK-324); a resource is a number into this list, in the order V B F M T I D. */
export const RESOURCES = ['wine', 'wood', 'fruit', 'meat', 'cloth', 'iron', 'diamond'] as const;
export type ResourceName = (typeof RESOURCES)[number];
export type Resource = number;
export const DIAMOND: Resource = 6;
/** All kinds but diamond: wine, wood, fruit, meat, cloth, iron. */
export const ORDINARY_KINDS = 6;

/** When a triggered ability of an insignia or artefact happens by itself. */
export const TRIGGERS = [
  'onReceive',
  'onTurnStart',
  'onIncome',
  'onTurnEnd',
  'onMoveStep',
  'onSeaCrossing',
  'onHarvest',
  'onWork',
  'onBuild',
  'onInteract',
  'onQuestComplete',
  'onDelivery',
  'onVilla',
  'onRecruit',
  /** The owner is a party of the trade. */
  'onTrade',
  /** Two others trade and both give something. */
  'onTradeOfOthers',
  'onPrestigeChange',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** When a card may be played or a tile used: at any stable point, only in one's own turn, or only in others' turns. */
export const TIMINGS = ['anyStable', 'ownTurn', 'otherTurn'] as const;
export type Timing = (typeof TIMINGS)[number];

/** What an ability costs its owner; all of it is paid before anything happens. */
export type Cost =
  | { readonly pays: 'gold'; readonly n: number }
  /** `any`: ordinary tokens of the payer's choice, equal or different. */
  | { readonly pays: 'resource'; readonly kind: ResourceName | 'any'; readonly n: number }
  /** Only in one's own action phase with that many actions left (MK-R56). */
  | { readonly pays: 'action'; readonly n: number }
  | { readonly pays: 'discardSelf' }
  /** Once per turn or once per game for the tile, whoever owns it (MK-R72). */
  | { readonly pays: 'exhaustSelf'; readonly per: 'turn' | 'game' };

/** What must be true of the owner, or of the target where it stands in a card's `target`. */
export type Condition =
  | { readonly is: 'atTerritory'; readonly territory: string }
  /** `own`: with a commerce of the owner. `withoutOwn`: without one. */
  | { readonly is: 'atCity'; readonly city: 'any' | 'own' | 'withoutOwn' }
  /** The owner's city is also one where the target has a commerce (Incendie criminel). */
  | { readonly is: 'atCityOfTarget' }
  | { readonly is: 'onLandmass'; readonly landmass: string }
  | { readonly is: 'atHarbour' }
  | { readonly is: 'goldAtLeast'; readonly n: number }
  /** `any`: ordinary tokens of all kinds together. */
  | { readonly is: 'resourceAtLeast'; readonly kind: ResourceName | 'any'; readonly n: number }
  | { readonly is: 'insigniaAtLeast'; readonly insignia: string; readonly n: number }
  | { readonly is: 'associatesAtLeast'; readonly n: number; readonly unpromoted?: true }
  | { readonly is: 'artefactsAtLeast'; readonly n: number }
  /** Commerces built and the starting one. */
  | { readonly is: 'commercesAtLeast'; readonly n: number }
  | { readonly is: 'villasAtLeast'; readonly n: number }
  | { readonly is: 'questsAtLeast'; readonly n: number }
  | { readonly is: 'blackMarketAtLeast'; readonly n: number }
  | { readonly is: 'incomeAtLeast'; readonly n: number }
  /** Of a target: strictly more prestige than the owner. */
  | { readonly is: 'morePrestigeThanOwner' }
  /** Of a target: at most so many steps away from the owner; sea routes count. */
  | { readonly is: 'within'; readonly steps: number }
  | { readonly is: 'playersAtLeast'; readonly n: number }
  | { readonly is: 'reserveAtLeast'; readonly kind: ResourceName; readonly n: number }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition };

/** Whom a clause touches. Ties of riches: the first clockwise after the owner (MK-R85). `leader`: most prestige. */
export type Target =
  | 'self'
  | 'target'
  | 'eachOpponent'
  | 'richestOpponent'
  | 'poorestOpponent'
  | 'leader'
  /** Of a pair of targets, read before anything is paid (Chantage). */
  | 'richerTarget'
  | 'poorerTarget';

/** What lasts: read whenever it matters, all of the same kind add up. */
export type Standing =
  /** Territories per move action (MK-306); `first`: only the first move action of each own turn. */
  | { readonly does: 'modifyMove'; readonly n: number; readonly scope: 'every' | 'first' }
  /** Gold per sea crossing, never below 0. */
  | { readonly does: 'seaFare'; readonly add: number }
  | { readonly does: 'seaFree' }
  | { readonly does: 'modifyYield'; readonly of: 'harvest' | 'work' | 'delivery'; readonly n: number }
  /** Added to the declared total, increases first; tokens of the payer's choice (MK-R22). */
  | {
      readonly does: 'modifyCost';
      readonly of: 'build' | 'villa' | 'recruit';
      readonly gold: number;
      readonly tokens: number;
    }
  | { readonly does: 'forbid'; readonly action: 'work' | 'harvest' | 'build' | 'interact' | 'recruit' | 'villa' }
  /** Black market cards of others cannot target the owner. */
  | { readonly does: 'immune' }
  | { readonly does: 'questLimit'; readonly n: number }
  /** Interact draws so many quests more, of which one is kept (MK-R86). */
  | { readonly does: 'interactDraw'; readonly n: number };

/** `turn`: until the end of that player's current turn, or of the next one if it is not theirs. `next`: until used by the next action it applies to, at the latest until that turn's end. */
export type Duration = 'turn' | 'next';

/** One thing done. Parts that are impossible are skipped; forced payments take what is there. */
export type Clause =
  | { readonly does: 'gainGold'; readonly n: number; readonly who: Target }
  | { readonly does: 'payGold'; readonly n: number; readonly who: Target }
  /** `choice`: ordinary kinds of the receiver's choice; `one`: all of one kind; `any`: diamond too. */
  | {
      readonly does: 'gainResource';
      readonly kind: ResourceName | 'choice' | 'one' | 'any';
      readonly n: number;
      readonly who: Target;
    }
  | { readonly does: 'payResource'; readonly kind: ResourceName | 'any'; readonly n: number; readonly who: Target }
  | { readonly does: 'gainIncome'; readonly n: number; readonly who: Target }
  /** Never below `floor`; content must not lower income below 1 (MK-R16). */
  | { readonly does: 'loseIncome'; readonly n: number; readonly floor: number; readonly who: Target }
  | { readonly does: 'gainPrestige'; readonly n: number; readonly who: Target }
  | { readonly does: 'losePrestige'; readonly n: number; readonly who: Target }
  | { readonly does: 'gainInsignia'; readonly insignia: string }
  | { readonly does: 'loseInsignia'; readonly insignia: string; readonly who: Target }
  /** Draw `draw`, keep one, discard the others (MK-730). */
  | { readonly does: 'drawArtefact'; readonly draw: number }
  | { readonly does: 'drawQuest'; readonly draw: number; readonly keep: number }
  | { readonly does: 'drawBlackMarket'; readonly n: number }
  | { readonly does: 'discardBlackMarket'; readonly n: number; readonly who: Target }
  | { readonly does: 'discardQuest'; readonly n: number; readonly who: Target }
  | { readonly does: 'gainAssociate'; readonly kind: ResourceName | 'choice' }
  | { readonly does: 'promoteAssociate' }
  /** An unpromoted associate of the target, of the owner's choice, for so much gold. */
  | { readonly does: 'takeAssociate'; readonly compensation: number }
  | { readonly does: 'gainActions'; readonly n: number }
  /** To a city of the owner's choice, or to this territory; no move action, no fare. */
  | { readonly does: 'movePawn'; readonly to: 'chosenCity' | { readonly territory: string } }
  | { readonly does: 'grant'; readonly standing: Standing; readonly during: Duration; readonly who: Target }
  | { readonly does: 'transferGold'; readonly n: number; readonly from: Target; readonly to: Target }
  /** Ordinary tokens of the owner's choice which the target has. */
  | { readonly does: 'stealResource'; readonly n: number }
  /** One ordinary token to the reserve for one of another ordinary kind, both of the owner's choice. */
  | { readonly does: 'swapResource'; readonly n: number }
  /** Looks at the target's black market cards and takes one. */
  | { readonly does: 'takeCard' }
  /** Of a reaction: the card it answers has no effect. */
  | { readonly does: 'cancelCard' }
  | { readonly does: 'placeInhabitant'; readonly territory: string }
  /** The face-up delivery goes under the pile and the next is turned up. */
  | { readonly does: 'replaceDelivery' }
  | { readonly does: 'nothing' };
export type ClauseName = Clause['does'] | Standing['does'];

/** Works by itself as long as the tile is owned. */
export interface StandingAbility {
  readonly when: 'passive';
  readonly do: readonly Standing[];
}
/** Happens by itself; `most`: at most so often in one turn (A14). */
export interface TriggeredAbility {
  readonly when: Trigger;
  readonly if?: readonly Condition[];
  readonly do: readonly Clause[];
  readonly most?: number;
}
/** The owner uses it, when its timing and conditions allow and its costs can be paid. */
export interface UsedAbility {
  readonly when: 'used';
  readonly timing: Timing;
  readonly if?: readonly Condition[];
  readonly costs: readonly Cost[];
  readonly do: readonly Clause[];
}
/** Answers a black market card; `targetingMe`: only one that targets the owner (MK-R55). */
export interface ReactingAbility {
  readonly when: 'reaction';
  readonly to: 'any' | 'targetingMe';
  readonly costs: readonly Cost[];
  readonly do: readonly Clause[];
}
/** What a tile can do. */
export type Ability = StandingAbility | TriggeredAbility | UsedAbility | ReactingAbility;
