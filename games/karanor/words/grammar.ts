/** What a language has to say to tell abilities. Phrases start small and end without a stop. */
import type { Lang } from '../../../web/face.ts';
import type { Clause, Condition, Cost, Standing, Timing, Trigger } from '../rules/clauses.ts';
import type { BlackMarketTarget, Content, QuestPlace } from '../rules/content.ts';
import type { SourceKind } from '../rules/effects/types.ts';

/** What is told about: the table's cards, and the kind of card the ability stands on. */
export interface Told {
  readonly content: Content;
  readonly kind: SourceKind;
}

export type ConditionOf<I extends Condition['is']> = Extract<Condition, { is: I }>;
export type ClauseOf<D extends Clause['does']> = Extract<Clause, { does: D }>;
export type StandingOf<D extends Standing['does']> = Extract<Standing, { does: D }>;

/** Conditions made of others. */
type Composed = 'all' | 'any' | 'not';
export type FactName = Exclude<Condition['is'], Composed>;

/** What must be true, as said of whoever reads, of whoever is aimed at, as a goal, and in few words. */
export interface Fact {
  /** After "if": "you have 3 associates". */
  readonly given: string;
  /** After "a player": "who has 3 associates". */
  readonly that: string;
  /** "have 3 associates". */
  readonly goal: string;
  readonly brief: string;
}

/** What is done: deeds of the same verb are told together. `brief` is for small cards. */
export interface Deed {
  /** Who does it; absent for the reader. Told once where several deeds of the same follow each other. */
  readonly subject?: string;
  readonly verb: string;
  /** Empty where the verb says it all. */
  readonly what: string;
  readonly brief: string;
}

/** Whose move, fare or cost a standing clause changes. */
export type Whose = 'yours' | 'theirs';

export interface Grammar {
  readonly lang: Lang;
  /** The typography of a whole text. */
  readonly typeset: (text: string) => string;
  readonly triggers: Readonly<Record<Trigger, string>>;
  readonly timings: Readonly<Record<Timing, string>>;
  reaction(to: 'any' | 'targetingMe'): string;
  readonly facts: { readonly [I in FactName]: (condition: ConditionOf<I>, told: Told) => Fact };
  readonly ifWord: string;
  /** In place of "if": "unless". */
  readonly unless: string;
  readonly and: string;
  readonly or: string;
  /** Before what was "who …": "unless they …". */
  notThat(that: string): string;
  readonly clauses: { readonly [D in Clause['does']]: (clause: ClauseOf<D>, told: Told) => Deed };
  readonly standing: { readonly [D in Standing['does']]: (standing: StandingOf<D>, whose: Whose) => string };
  /** "pay 2 gold and 1 wine"; empty for nothing. */
  pay(costs: readonly Cost[], told: Told): string;
  /** What is paid in few words: "2 gold, 1 wine". */
  paid(costs: readonly Cost[], told: Told): string;
  /** How often; empty where it does not matter. */
  once(costs: readonly Cost[]): string;
  /** As an adverb before what is done: "for 1 action", "by discarding this tile". */
  price(costs: readonly Cost[], told: Told): readonly string[];
  /** Whom a card is aimed at; empty for nobody. */
  aim(target: BlackMarketTarget['who'], that: string): string;
  most(n: number): string;
  place(place: QuestPlace, told: Told): string;
  /** The same in few words. */
  placeBrief(place: QuestPlace, told: Told): string;
  readonly atOnce: string;
  readonly eitherOr: string;
  /** Between ways to choose from. */
  readonly orElse: string;
  /** Between things done one after another. */
  readonly andThen: string;
  readonly nothing: string;
  gainPrestige(n: number): Deed;
  gainIncome(n: number): Deed;
  payMore(cost: string): string;
  /** The fetched second part. */
  readonly sequel: string;
  story(goods: string, income: number, bonus: string): string;
  delivery(tokens: string, city: string, gain: string): string;
  readonly colon: string;
}
