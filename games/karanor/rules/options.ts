/** Table options with their defaults and presets (MK-951). */
import type { OptionSpec, OptionsSpec } from '../../../kernel/index.ts';

export type Options = {
  /** `random`, or the seat that begins, counted from 1. */
  readonly firstPlayer: 'random' | 1 | 2 | 3 | 4 | 5 | 6;
  readonly storyDeal: 'one' | 'choose';
  readonly questPrivacy: 'secret' | 'open';
  readonly goldPrivacy: 'open' | 'hidden';
  readonly twoPlayerMarket: boolean;
  readonly marketPlace: 'anywhere' | 'cities';
  readonly gifts: boolean;
  readonly curseTradable: boolean;
  readonly villasTradable: boolean;
  readonly earnOncePerRound: boolean;
  readonly tieBreak: 'gold' | 'long';
  /** Tokens of each ordinary kind, and diamonds (`reserveSize`). */
  readonly reserve: number;
  readonly diamonds: number;
  /** 0: none (MK-R83). */
  readonly roundCap: number;
  readonly interruptGapMs: number;
  readonly dropOut: 'bot' | 'frozen';
  readonly undo: boolean;
};

const either = <T extends string | boolean>(fallback: T, other: T): OptionSpec => ({
  rule: 'MK-951',
  values: [fallback, other],
  fallback: () => fallback,
});
const number = (fallback: number, min: number, max: number): OptionSpec => ({
  rule: 'MK-951',
  values: { min, max },
  fallback: () => fallback,
});
const ofTwo = (seats: number): boolean => seats === 2;

export const options: OptionsSpec = {
  fields: {
    firstPlayer: { rule: 'MK-R05', values: ['random', 1, 2, 3, 4, 5, 6], fallback: () => 'random' },
    /** Ten tiles are not enough for six to choose from (MK-R06): refused there by `cannotStart`. */
    storyDeal: either('one', 'choose'),
    questPrivacy: either('secret', 'open'),
    goldPrivacy: either('open', 'hidden'),
    twoPlayerMarket: { ...either(true, false), applies: ofTwo },
    marketPlace: { ...either('anywhere', 'cities'), applies: ofTwo },
    gifts: either(true, false),
    curseTradable: either(true, false),
    villasTradable: either(false, true),
    earnOncePerRound: either(false, true),
    tieBreak: either('gold', 'long'),
    reserve: number(12, 6, 30),
    diamonds: number(8, 2, 20),
    roundCap: number(0, 0, 100),
    interruptGapMs: number(1500, 0, 5000),
    dropOut: either('bot', 'frozen'),
    undo: either(true, false),
  },
  presets: {
    /** Every option at its default: a new table is this. */
    classic: {},
    /** Gold and goods behind the screen. */
    secretive: { goldPrivacy: 'hidden' },
    /** Ended after round 10 at the latest. */
    short: { roundCap: 10 },
  },
};
