/** What has to be said about Bazar Quest: both languages have these types, so a missing word fails the type check. */

import type { Sentence } from '../../../web/face.ts';
import type { AskWords } from '../../../web/words/telling/catalogue.ts';
import type { Reasons } from '../../../web/words/telling/differences.ts';
import type { OptionWords } from '../../../web/words/telling/options.ts';
import type { Phase } from '../rules/clauses.ts';
import type { Wants } from '../rules/effects/types.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { Ended, Events, Item, Kinds, Options, UpgradeType } from '../rules/state.ts';
import type { Grammar } from './grammar.ts';
import type { StageWords } from './stage.ts';
import type { StreetWords } from './street.ts';
import type { Teller } from './teller.ts';

/** One log line per event; undefined for what the log passes over. Secrets the reader was told are merged in. */
export type LogWords = {
  readonly [E in keyof Events]: (event: Events[E] & Secret<E>, t: Teller) => Sentence | undefined;
};

/** The adventure phase, told in a file of its own. */
export type AdventureEvent =
  | 'adventures-dealt'
  | 'attack-succeeded'
  | 'attack-failed'
  | 'hero-survived'
  | 'hero-defeated'
  | 'defeat-prevented'
  | 'free-wounds'
  | 'monster-defeated'
  | 'monster-stands'
  | 'rewards-paid'
  | 'adventures-shuffled'
  | 'heroes-returned'
  | 'hero-arrived';

/** What cards do, likewise. */
export type AbilityEvent =
  | 'employee-used'
  | 'item-shown'
  | 'ability-used'
  | 'coins-changed'
  | 'hero-coins-changed'
  | 'glory-changed'
  | 'heroes-left'
  | 'wounds-changed'
  | 'stat-changed'
  | 'rule-changed'
  | 'items-drawn'
  | 'items-discarded'
  | 'peeked'
  | 'item-swapped'
  | 'gear-returned'
  | 'item-stolen'
  | 'adventure-changed'
  | 'heroes-swapped'
  | 'offer-refreshed'
  | 'fate-changed'
  | 'purchases-changed';

/** What only some seats are told with an event. */
type Secret<E> = E extends 'dealt' | 'items-drawn' | 'peeked'
  ? { readonly cards?: readonly number[] }
  : E extends 'cards-kept'
    ? { readonly kept?: Item; readonly received?: readonly Item[] }
    : E extends 'draft-ended'
      ? { readonly hand?: readonly Item[] }
      : E extends 'cards-stored'
        ? { readonly stored?: readonly Item[] }
        : object;

/** What each possible answer is called, as a full sentence. */
export interface ChoiceWords {
  keep(item: string): string;
  /** A shop's sign. */
  board(sign: string): string;
  /** `hearts`: of all these cards together. */
  display(items: string, hearts: number): string;
  readonly displayNothing: string;
  /** `classes` and the coins on the hero's card. */
  invite(hero: string, classes: string, coins: number): string;
  /** One buyer and what it buys. */
  buyer(hero: string, items: string): string;
  sell(buyers: string, coins: number): string;
  readonly sellNothing: string;
  stage(buyers: string, coins: number): string;
  readonly stageNothing: string;
  fightFirst(hero: string): string;
  readonly pass: string;
  buy(upgrade: UpgradeType, price: number, slots: number): string;
  hire(employee: string, price: number, sentence: string): string;
  flip(upgrade: UpgradeType, price: number, slots: number): string;
  store(items: string): string;
  readonly storeNothing: string;
  use(employee: string, sentence: string): string;
  decline(employee: string): string;
  /** Effect choices: the card that asks, and what is chosen. */
  yes(card: string, sentence: string): string;
  no(card: string): string;
  /** `target` undefined: the reader. */
  player(card: string, target: string | undefined): string;
  hero(card: string, hero: string, coins: number): string;
  item(card: string, item: string, from: Exclude<Wants, 'may' | 'player' | 'hero' | 'adventure' | 'upgrade'>): string;
  adventure(card: string, adventure: string): string;
  upgrade(card: string, upgrade: UpgradeType): string;
  first(card: string): string;
  readonly reopen: string;
}

export type Numbers = { readonly [name: string]: number | string };

/** What the game says of itself around the table. */
export interface TableWords {
  chapter(round: number, fallen: number): string;
  heading(round: number): string;
  /** A phase of a round, as a heading. */
  phaseHeading(round: number, phase: Phase): string;
  /** One line on what a phase is about. */
  readonly hints: Readonly<Record<Phase, string>>;
  readonly yourMove: (name: string) => string;
  readonly waitingFor: string;
  readonly gameOver: string;
  readonly reopen: string;
  /** The reader's question with what it is about. */
  readonly status: {
    pass(n: number, to: string): string;
    /** Each hero with the coins left on its card; `again`: once more after gains (BZ-R74). */
    sell(heroes: readonly { readonly name: string; readonly coins: number }[], again: boolean): string;
    employee(name: string): string;
    effect(card: string, wants: Wants): string;
    purchases(coins: number): string;
    slots(kind: 'display' | 'store', slots: number): string;
  };
  readonly terms: Readonly<Record<string, string>>;
  /** All settings in one sentence; `spare`: replacements before everybody loses. */
  optionSummary(facts: {
    readonly seats: number;
    readonly wounds: number;
    readonly spare: number;
    readonly extras: readonly string[];
    readonly hasOdds: boolean;
  }): string;
  readonly base: string;
  readonly endings: Readonly<Record<Ended['ending'], string>>;
  /** After the winners' names; `isYou` when the reader is among them. */
  wins(isYou: boolean, n: number): string;
  readonly tieBreaks: Readonly<Record<string, string>>;
  readonly shared: string;
}

/** What the bots' foresight reads, by its names (bot/foresight.ts): the terms of a piece of advice. */
export type ReasonWords = Reasons<'points' | 'coins' | 'display' | 'storage' | 'employees' | 'stored' | 'holder'>;

export interface Words {
  readonly log: LogWords;
  readonly asks: Readonly<Record<keyof Kinds, Required<AskWords>>>;
  readonly choices: ChoiceWords;
  readonly refusals: Readonly<Record<RefusalKey, (n: Numbers) => string>>;
  readonly reasons: ReasonWords;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly presets: Readonly<Record<string, { readonly name: string; readonly promise: string }>>;
  readonly table: TableWords;
  /** What cards and scenes say. */
  readonly stage: StageWords;
  /** What is written on the table itself. */
  readonly street: StreetWords;
  /** How the sentence on a card is made from its effects. */
  readonly grammar: Grammar;
}
