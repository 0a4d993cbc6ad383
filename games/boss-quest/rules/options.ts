/** Table options with their defaults and presets (9xx). */
import type { OptionSpec, OptionsSpec } from '../../../kernel/index.ts';

/** Table options (9xx). */
export type Options = {
  /** BQ-103: without the 7 yellow weapons and the spell that asks for one. Never at 5–6. */
  readonly removeYellow: boolean;
  readonly potions: boolean;
  readonly companions: boolean;
  readonly reaper: boolean;
  /** BQ-971: duel of knights; 2 players only. */
  readonly duel: boolean;
  /** R58. */
  readonly duelLastTurn: 'once' | 'unlimited';
  /** R27. */
  readonly secondRank: 'dense' | 'strict';
  /** R24. */
  readonly lastCallMode: 'oneTurn' | 'eitherOr';
  /** R19. */
  readonly swapTopReturn: 'top' | 'bottom';
  /** R37, R38. */
  readonly expansionSpellsInstant: boolean;
  /** R54. */
  readonly reaperBlocksKey: boolean;
  /** R46. */
  readonly reaperHp: number;
  /** R31: the sizes of both readings of each potion. */
  readonly potion1Minus: number;
  readonly potion1Plus: number;
  readonly potion2Minus: number;
  readonly potion2Plus: number;
  readonly potion3Minus: number;
  readonly potion3Plus: number;
  /** R03: which dark spell exists twice. */
  readonly eighthDark: 'heartShield' | 'swapHidden' | 'swapTop';
  /** Whether the table allows private overshoot odds; an aid, no rule. */
  readonly odds: boolean;
  /** BQ-114, cosmetic. */
  readonly royal: 'princess' | 'prince';
};

type Scalar = string | number | boolean;

/** One of a few values, the first being the default. */
const choice = (rule: string, ...values: readonly Scalar[]): OptionSpec => ({
  rule,
  values,
  fallback: () => values[0],
});
const size = (rule: string, standard: number, min: number, max: number): OptionSpec => ({
  rule,
  values: { min, max },
  fallback: () => standard,
});
const duelOnly = (spec: OptionSpec): OptionSpec => ({ ...spec, applies: (seats) => seats === 2 });

const EXPANSIONS = { potions: true, companions: true, reaper: true };

export const options: OptionsSpec = {
  fields: {
    removeYellow: {
      rule: 'BQ-103',
      values: [true, false],
      fallback: (seats) => seats <= 4,
      applies: (seats) => seats <= 4,
    },
    potions: choice('BQ-102', false, true),
    companions: choice('BQ-102', false, true),
    reaper: choice('BQ-102', false, true),
    duel: duelOnly({ rule: 'BQ-971', values: [true, false], fallback: (seats) => seats === 2 }),
    duelLastTurn: duelOnly(choice('BQ-R58', 'once', 'unlimited')),
    secondRank: choice('BQ-R27', 'dense', 'strict'),
    lastCallMode: choice('BQ-R24', 'oneTurn', 'eitherOr'),
    swapTopReturn: choice('BQ-R19', 'top', 'bottom'),
    expansionSpellsInstant: choice('BQ-R37', false, true),
    reaperBlocksKey: choice('BQ-R54', true, false),
    reaperHp: size('BQ-R46', 22, 11, 30),
    potion1Minus: size('BQ-R31', 1, 0, 9),
    potion1Plus: size('BQ-R31', 1, 0, 9),
    potion2Minus: size('BQ-R31', 2, 0, 9),
    potion2Plus: size('BQ-R31', 2, 0, 9),
    potion3Minus: size('BQ-R31', 3, 0, 9),
    potion3Plus: size('BQ-R31', 3, 0, 9),
    eighthDark: choice('BQ-R03', 'heartShield', 'swapHidden', 'swapTop'),
    odds: choice('BQ-112', true, false),
    royal: choice('BQ-114', 'princess', 'prince'),
  },
  presets: {
    /** As the book advises for a first game, with the odds of overshooting told. */
    'first-game': { odds: true },
    /** The same without that help. */
    classic: { odds: false },
    /** Each expansion alone. */
    potions: { potions: true },
    companions: { companions: true },
    reaper: { reaper: true },
    /** All three expansions. */
    full: EXPANSIONS,
  },
};
