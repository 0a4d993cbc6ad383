/** What has to be said on the cards and in the scenes of the second half of a round. */
import type { Phase } from '../rules/clauses.ts';
import type { UpgradeType } from '../rules/state.ts';

export type CardKind = 'item' | 'hero' | 'monster' | 'adventure' | 'employee' | 'upgrade';

export interface FaceWords {
  /** On the ribbon. */
  readonly kinds: Readonly<Record<CardKind, string>>;
  /** On the ribbon of a card in hand, where the whole word is too long. */
  readonly upgradeShort: string;
  readonly attack: string;
  readonly defence: string;
  readonly resistance: string;
  readonly strength: string;
  /** "pour Mage · Prêtre". */
  readonly forClasses: (classes: string) => string;
  readonly forAll: string;
  readonly purse: (n: number) => string;
  readonly level: (roman: string) => string;
  /** What each living hero gets when the monster stands, or falls. */
  readonly stands: string;
  readonly falls: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly phase: (n: number) => string;
  readonly phaseMini: (n: number) => string;
  readonly phaseOf: (n: number, name: string) => string;
  readonly neverTwice: string;
  readonly upgrades: Readonly<Record<UpgradeType, string>>;
  readonly slots: (n: number) => string;
  readonly slotsFor: (type: UpgradeType, n: number, before: number) => string;
  readonly flip: (price: number) => string;
  readonly quote: (text: string) => string;
  readonly back: Readonly<Record<CardKind, string>>;
  /** The whole card as a sentence, read aloud. */
  readonly say: {
    item(name: string, price: number, classes: string, attack: string, defence: string, hearts: number): string;
    hero(name: string, title: string, classes: string, attack: number, defence: number, coins: number): string;
    monster(name: string, roman: string, resistance: number, strength: number, stands: number, falls: number): string;
    adventure(name: string, attack: string, defence: string): string;
    employee(name: string, price: number, phase: string): string;
    upgrade(name: string, level: number, price: number): string;
  };
}

/** The fights, lane by lane. */
export interface AdventureWords {
  readonly title: string;
  readonly lanes: string;
  readonly place: (n: number) => string;
  readonly now: string;
  readonly next: string;
  readonly you: (name: string) => string;
  readonly attack: string;
  readonly defence: string;
  readonly hits: string;
  readonly misses: string;
  readonly survives: string;
  readonly falls: string;
  /** An ability kept it alive. */
  readonly spared: string;
  /** `was` and `now` stand in the picture, told as one. */
  readonly wounded: (was: number, now: number, of: number) => string;
  readonly woundsWord: string;
  readonly of: (n: number) => string;
  readonly fightsOf: (n: number, of: number) => string;
  readonly enough: string;
  readonly missing: (n: number) => string;
  readonly fell: string;
  readonly stands: string;
  readonly eachLiving: (n: number) => string;
  readonly lastFell: string;
  readonly free: (n: number) => string;
  readonly noGear: string;
  /** An ability decided, whatever the sum. */
  readonly decreed: string;
  readonly hereLies: string;
  readonly epitaphs: readonly string[];
  readonly bill: string;
  readonly nothingSold: string;
  readonly warranty: string;
  readonly toBank: (n: number) => string;
  readonly glory: (n: number) => string;
  readonly gloryNow: (n: number) => string;
  readonly purse: (n: number) => string;
  readonly finish: string;
  readonly goOn: string;
  readonly goOnIn: (seconds: number) => string;
  readonly replay: string;
  readonly gauge: (what: string, total: number, needed: number) => string;
}

/** The shelf of the upgrade phase. */
export interface MarketWords {
  readonly title: string;
  readonly yourCoins: (n: number) => string;
  readonly toCome: string;
  readonly yours: string;
  readonly done: string;
  readonly purchases: (n: number) => string;
  readonly offerEmpty: string;
  readonly buy: string;
  readonly hire: string;
  readonly flip: string;
  readonly pass: string;
  readonly passWhy: string;
  readonly lacking: (n: number) => string;
  readonly owned: string;
  readonly flipped: string;
  readonly sameTitle: string;
  readonly forbidden: string;
  readonly say: {
    buy(name: string, price: number, slots: string): string;
    flip(name: string, price: number, slots: string): string;
    hire(name: string, price: number, sentence: string): string;
  };
}

/** How close the city is to its end. */
export interface DangerWords {
  readonly left: (n: number) => string;
  readonly calm: string;
  readonly low: string;
  readonly none: string;
}

/** What is kept for the next round, and what is thrown away. */
export interface InventoryWords {
  readonly title: string;
  readonly kept: (n: number, of: number) => string;
  readonly thrown: (n: number) => string;
  readonly keep: (card: string) => string;
  readonly throwAway: (card: string) => string;
  readonly nothingThrown: string;
  readonly slot: string;
  readonly confirm: (kept: number, thrown: number) => string;
  readonly choose: string;
  readonly why: string;
  /** Where a card goes, written on it. */
  readonly keptMark: string;
  readonly thrownMark: string;
}

/** The screen nobody wants to see. */
export interface DefeatWords {
  readonly title: string;
  readonly why: (hero: string) => string;
  readonly endless: string;
  readonly graves: (n: number) => string;
  /** Heroes that left the city. */
  readonly gone: (n: number) => string;
  readonly monster: (name: string, wounds: number, of: number) => string;
  readonly close: (missing: number) => string;
  readonly levels: (n: number) => string;
  readonly epitaph: string;
}

export interface StageWords {
  readonly faces: FaceWords;
  readonly adventure: AdventureWords;
  readonly market: MarketWords;
  readonly danger: DangerWords;
  readonly inventory: InventoryWords;
  readonly defeat: DefeatWords;
}
