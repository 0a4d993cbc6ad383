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
  readonly hearts: (n: number) => string;
  readonly coins: (n: number) => string;
  /** "pour Mage · Prêtre". */
  readonly forClasses: (classes: string) => string;
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
  readonly hasAbility: string;
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
