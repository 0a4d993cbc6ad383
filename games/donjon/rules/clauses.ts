/**
 * The closed vocabulary of card abilities (docs/rules/donjon.md, Content): triggers, conditions, targets, clauses.
 *
 * How a card sees the table. Every ability has an *owner*: whose character, object or kept special it is; for an event,
 * a special or a monster, the player who drew it. `self` is the owner. An ability of a fight works for its owner when
 * the owner stands in that fight: as active player or ally in the dungeon, as attacker, defender or shown ally in the
 * arena. `may` abilities are asked for at their moment; the others just happen.
 *
 * Standing abilities (`whileHeld`) do what lasts: `power`, `priceChange`, `ignoreWounds`, `recover`, `guildDraw`,
 * `fleeAlways`, `forbidArena`. All others need an event.
 */

/** The events of the turn flow, in its order; `whileHeld` works as long as the card is held or lies in play. */
export const TRIGGERS = [
  'onRoundStart',
  'onTurnStart',
  'onBuy',
  'onGuildDraw',
  /** Before the first card of a turn's adventure is drawn (the Forestier's power). */
  'onDraw',
  'onReveal',
  'beforeDice',
  'afterDice',
  'afterReveal',
  'onWound',
  'onWin',
  'onLose',
  'afterDungeon',
  'afterArena',
  'whileHeld',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** One thing an ability does, when and under which conditions. */
export interface Effect {
  readonly on: Trigger;
  readonly if?: readonly Condition[];
  readonly do: readonly Clause[];
  /** The owner chooses whether to use it. Always so `beforeDice`, `afterDice` and `afterReveal`. */
  readonly may?: true;
}

export const MONSTER_TYPES = ['creature', 'humanoid', 'undead', 'dragon', 'typeless'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];
/** The four tokens; the Dragon token covers typeless monsters too (DQ-112, DQ-R68). */
export const TYPE_TOKENS = ['creature', 'humanoid', 'undead', 'dragon'] as const;
export type TypeToken = (typeof TYPE_TOKENS)[number];

export const OBJECT_TYPES = ['weapon', 'armour', 'jewel'] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

export type Role = 'active' | 'ally' | 'attacker' | 'defender' | 'any';

/** What a player has done so far, counted in public. */
export const STATS = [
  'arenaWins',
  'arenaDefences',
  'arenaAllyWins',
  'dungeonHelps',
  'kritikWins',
  'bestMonsterBeaten',
] as const;
export type Stat = (typeof STATS)[number];

/** What must be true of the owner, or of the quest's holder. */
export type Condition =
  /** In this fight; `any`: stands in it at all. */
  | { readonly is: 'role'; readonly role: Role }
  /** The monster of this fight; `token`: the type on the owner's own token. */
  | { readonly is: 'vsType'; readonly type: MonsterType | 'token' }
  | { readonly is: 'place'; readonly place: 'dungeon' | 'arena' }
  /** The owner's side won this fight. */
  | { readonly is: 'won' }
  | { readonly is: 'roundAtLeast'; readonly n: number }
  | { readonly is: 'gemsAtLeast'; readonly n: number }
  | { readonly is: 'gemsAtMost'; readonly n: number }
  | { readonly is: 'woundsAtLeast'; readonly n: number }
  /** The gauge: wounds and lasting bonuses in, type bonuses and declared ones out (DQ-R58). */
  | { readonly is: 'powerAtLeast'; readonly n: number }
  | { readonly is: 'holdsType'; readonly type: ObjectType }
  | { readonly is: 'holdsBonus'; readonly type: ObjectType; readonly n: number }
  | { readonly is: 'holdsAllTypes' }
  /** `dragonOrTypeless`: either of the two. */
  | { readonly is: 'spoils'; readonly type: MonsterType | 'any' | 'dragonOrTypeless'; readonly n: number }
  /** Spoils of that many of creature, humanoid and undead. */
  | { readonly is: 'spoilTypesAtLeast'; readonly n: number }
  | { readonly is: 'strictlyFewestTP' }
  /** `bestMonsterBeaten` compares the power of the strongest. */
  | { readonly is: 'count'; readonly stat: Stat; readonly n: number };

/** Whom a clause touches. Of equals for `mostTP` and `fewestTP` the owner chooses one (DQ-R17). */
export type Target =
  | 'self'
  | 'activePlayer'
  | 'chosenPlayer'
  | 'allPlayers'
  | 'mostTP'
  | 'fewestTP'
  | 'beatenPrincipal'
  | 'ally';

/** `combat`: this fight. `round`: this round. `ownTurn`: until the owner's next turn begins. `held`: `whileHeld` only. */
export type Duration = 'combat' | 'round' | 'ownTurn' | 'held';

export type Die = 'green' | 'red';

/** One thing done. Parts that are impossible are skipped; forced losses take what there is (DQ-R76). */
export type Clause =
  // Gems, points, wounds
  | { readonly does: 'gems'; readonly n: number; readonly who: Target }
  /** Loses this share of the purse. */
  | { readonly does: 'gemsFraction'; readonly share: 'half'; readonly round: 'up' | 'down'; readonly who: Target }
  | { readonly does: 'moveGems'; readonly n: number; readonly from: Target; readonly to: Target }
  | { readonly does: 'tp'; readonly n: number; readonly who: Target }
  | { readonly does: 'wounds'; readonly n: number; readonly who: Target }
  | { readonly does: 'healAll'; readonly who: Target }
  /** How many wounds a turn begins by losing, instead of one (DQ-207). */
  | { readonly does: 'recover'; readonly n: number }
  /** Of a lost fight: none of its wounds, or only the first (DQ-609). */
  | { readonly does: 'ignoreWounds'; readonly what: 'all' | 'kritikExtra' }
  // Power and dice
  /** `flat`: an ally's is not halved (DQ-R21). */
  | { readonly does: 'power'; readonly n: number; readonly during: Duration; readonly flat?: true }
  /** DQ-612, DQ-R30: principals only. */
  | { readonly does: 'doublePowerAndDie' }
  | { readonly does: 'reroll'; readonly die: Die | 'own' | 'choose' }
  | { readonly does: 'setDieFace'; readonly die: Die | 'own' | 'choose'; readonly face: number }
  // Village
  /** Objects of the shop, for the owner or for all; never below 1 (DQ-R76). */
  | { readonly does: 'priceChange'; readonly n: number; readonly who: 'self' | 'allPlayers'; readonly during: Duration }
  /** How many quests the owner draws at the guild. */
  | { readonly does: 'guildDraw'; readonly n: number }
  // The dungeon's deck
  | { readonly does: 'peek'; readonly n: number }
  /** Puts the peeked cards back on top in any order. */
  | { readonly does: 'reorder' }
  /** One of the peeked cards is drawn, the others go back in their old order (DQ-R75). */
  | { readonly does: 'drawFrom' }
  | { readonly does: 'discardTop'; readonly n: number }
  | { readonly does: 'drawAgain' }
  // Cards
  /** From the shop, at its price changed by `price`, or for nothing; from the dragon row. Nobody must buy. */
  | {
      readonly does: 'takeObject';
      readonly from: 'shop' | 'dragon';
      readonly type?: ObjectType;
      /** Added to the printed price; absent: free. */
      readonly price?: number;
    }
  /** One of their choice goes back to the shop. */
  | { readonly does: 'loseObject'; readonly who: Target; readonly type?: ObjectType }
  /** One spoil of the owner's choice is discarded, if the owner wants, for this. */
  | { readonly does: 'discardSpoilFor'; readonly do: readonly Clause[] }
  | { readonly does: 'giveCurse'; readonly to: Target }
  | { readonly does: 'removeCurse'; readonly who: Target }
  /** The special stays face up with its drawer. */
  | { readonly does: 'keepCard' }
  /** The object or kept special is spent (DQ-908, DQ-R31). */
  | { readonly does: 'discardSelf' }
  /** The object is marked used for good, whoever holds it: this effect never works again. */
  | { readonly does: 'markUsed' }
  // Permissions
  | { readonly does: 'forbidArena'; readonly during: Duration }
  | { readonly does: 'fleeAlways' }
  /** One shown ally of the other side, of the owner's choice, becomes neutral (DQ-R39). */
  | { readonly does: 'neutraliseAlly' }
  // More
  | { readonly does: 'choice'; readonly of: readonly (readonly Clause[])[] }
  /** Whatever the vocabulary cannot say: the table applies it by hand, and all confirm. */
  | { readonly does: 'manual'; readonly text: { readonly fr: string; readonly en: string } };

export type ClauseName = Clause['does'];
