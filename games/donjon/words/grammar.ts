/** What a language has to say to tell abilities and goals. Phrases start small and end without a stop. */
import type { Clause, Condition, Effect, Target } from '../rules/clauses.ts';
import type { SourceKind } from '../rules/effects/types.ts';

/** What is told about: the kind of the card and the effect. */
export interface Told {
  readonly kind: SourceKind;
  readonly effect: Effect;
  /** A character's one-shot power. */
  readonly isUnique: boolean;
}

export type ConditionOf<I extends Condition['is']> = Extract<Condition, { is: I }>;
export type ClauseOf<D extends Clause['does']> = Extract<Clause, { does: D }>;

/** Conditions of the moment, said without "if": "against undead", "as an ally". */
export type Adverb = 'role' | 'vsType' | 'place' | 'roundAtLeast';
/** Conditions on what a player has or has done. */
export type FactName = Exclude<Condition['is'], Adverb | 'won'>;

/** A verb as a condition, as a goal and as a goal in short: "you have", "have", "have". */
export interface Verb {
  readonly given: string;
  readonly goal: string;
  readonly brief: string;
}

/** What a player has or has done. */
export interface Fact {
  readonly verb: Verb;
  readonly what: string;
  /** In few words, for small cards. */
  readonly brief: string;
  /** What is counted, before "2/3"; or what is true or not. */
  readonly label: string;
}

/** Clauses that are made of others, or are said at the start of the sentence. */
type Composed = 'choice' | 'discardSpoilFor' | 'markUsed';

export interface Grammar {
  /** The typography of a whole text. */
  readonly typeset: (text: string) => string;
  /** When it happens, empty for what always works. */
  trigger(told: Told): string;
  readonly adverbs: { readonly [I in Adverb]: (condition: ConditionOf<I>) => string };
  /** The fight was won, where the moment does not say so. */
  readonly won: string;
  readonly facts: { readonly [I in FactName]: (condition: ConditionOf<I>) => Fact };
  readonly clauses: { readonly [D in Exclude<Clause['does'], Composed>]: (clause: ClauseOf<D>, told: Told) => string };
  /** One of these ways. */
  choice(ways: readonly string[]): string;
  discardSpoil(what: string): string;
  readonly oncePerGame: string;
  readonly ifYouWish: string;
  readonly ifWord: string;
  readonly and: string;
  /** Between things done one after another. */
  readonly andThen: string;
  /** The other reward of a monster that has two. */
  otherReward(gems: number, points: number): string;
  notBefore(round: number): string;
  /** What `roundAtLeast` counts. */
  readonly round: string;
  readonly yes: string;
  readonly no: string;
  /** Between a label and what follows. */
  readonly colon: string;
}

/** The moments of a fight, which need not be told that they are about it. */
const FIGHT: ReadonlySet<string> = new Set<Effect['on']>(['beforeDice', 'afterDice', 'afterReveal', 'onWound']);
export const isOfFight = ({ effect }: Told): boolean => FIGHT.has(effect.on);

/** Whether the moment is the end of a fight that was won, so that its own phrase can say so. */
export const isWon = ({ effect }: Told): boolean =>
  (effect.on === 'afterDungeon' || effect.on === 'afterArena') && effect.if?.some(({ is }) => is === 'won') === true;

/** What somebody does: the reader is told, the others are spoken of. */
export const acting =
  (subjects: Readonly<Record<Exclude<Target, 'self'>, string>>) =>
  (who: Target, you: string, they: string): string =>
    who === 'self' ? you : `${subjects[who]} ${they}`;
