/** What a language has to say to tell abilities, and what both languages ask of a clause. */
import type {
  Clause,
  ClauseName,
  Comparison,
  Condition,
  Effect,
  Filter,
  Heroes,
  Players,
  StatTarget,
} from '../rules/clauses.ts';
import type { SourceKind } from '../rules/effects/types.ts';

/** Who is told what: the kind of the card, the effect, and the names of its table's cards. */
export interface Told {
  readonly kind: SourceKind;
  readonly effect: Effect;
  className(id: string): string;
  /** A hero's or an employee's title, however the set wrote it. */
  titled(title: string): string;
}

export type ConditionOf<I extends Condition['is']> = Extract<Condition, { is: I }>;
export type ClauseOf<D extends Clause['does']> = Extract<Clause, { does: D }>;

/** A condition that is not made of others. */
export type PlainCondition = Exclude<Condition, { is: 'not' | 'all' | 'any' }>;

/** What one language says. Phrases start small and end without a stop. */
export interface Grammar {
  /** When it happens, empty for what always works. */
  trigger(told: Told): string;
  readonly from: Readonly<Record<NonNullable<Effect['from']>, string>>;
  readonly uses: Readonly<Record<'round' | 'game', string>>;
  readonly everyTime: string;
  readonly ifYouWish: string;
  readonly alsoWhenDefeated: string;
  /** The word before a condition, and between two of them. */
  readonly ifWord: string;
  readonly and: string;
  readonly or: string;
  /** Between what is told and what is ordered: "et" would mix persons. */
  readonly apart: string;
  readonly conditions: {
    readonly [I in PlainCondition['is']]: (condition: ConditionOf<I>, isNot: boolean, told: Told) => string;
  };
  readonly clauses: { readonly [D in Clause['does']]: (clause: ClauseOf<D>, told: Told) => string };
}

/** The comparison that holds when this one does not; equality has none. */
export const opposite: Readonly<Record<Exclude<Comparison, '='>, Comparison>> = {
  '<': '>=',
  '<=': '>',
  '>=': '<',
  '>': '<=',
};

/** Whether the hero of the text is the card's own one, so that "attack" needs no owner. */
export const isOwnHero = (of: Heroes, { kind, effect }: Told): boolean =>
  of === 'hero' && kind !== 'employee' && kind !== 'monster' && effect.from === undefined;

/** Whether a number belongs to the card itself, so that its owner goes without saying. */
export const isOwnStat = (target: StatTarget, told: Told): boolean =>
  target.stat === 'attack' || target.stat === 'defence'
    ? isOwnHero(target.of, told)
    : 'of' in target && target.of === 'self';

/** Whether the text has named the hero's adventure card already. */
export const hasNamedAdventure = ({ effect }: Told): boolean =>
  effect.if?.some(({ is }) => is === 'adventureStat') === true;

const COMMANDS: ReadonlySet<ClauseName> = new Set([
  'redrawAdventure',
  'peekAdventure',
  'giveAdventureTo',
  'peekItems',
  'swapItem',
  'stealItem',
  'swapHero',
  'takeQuestToken',
  'freeFlip',
] satisfies ClauseName[]);

/** Whether a clause is told as an order to the reader, "prenez le jeton", and not as what somebody does. */
export const isCommand = (clause: Clause): boolean =>
  COMMANDS.has(clause.does) || (clause.does === 'drawExtra' && clause.keep === 'choose');

/** The parts of a filter, each told by the language. */
export const filterParts = (
  filter: Filter | undefined,
  say: {
    class(id: string): string;
    price(compare: Comparison, n: number): string;
    hearts(compare: Comparison, n: number): string;
  },
): string[] => [
  ...(filter?.class === undefined ? [] : [say.class(filter.class)]),
  ...(filter?.price === undefined ? [] : [say.price(...filter.price)]),
  ...(filter?.hearts === undefined ? [] : [say.hearts(...filter.hearts)]),
];

/** The players a text speaks of, the richest among them. */
export type AnyPlayers = Players | 'richestPlayer';

/** Moments and conditions whose phrase has the hero for its subject. */
const NAMING: ReadonlySet<string> = new Set<Effect['on'] | Condition['is']>([
  'heroInvited',
  'heroSurvived',
  'heroDefeated',
  'heroClass',
  'heroTitle',
  'itemCount',
  'heroCoins',
  'woundedThisRound',
  'survivedThisRound',
  'firstToFight',
  'lastToFight',
]);

/** Whether the text has named the hero already, so that a pronoun will do. */
export const isHeroNamed = ({ effect }: Told): boolean =>
  NAMING.has(effect.on) || effect.if?.some(({ is }) => NAMING.has(is)) === true;

/** A monster's level as printed. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;
