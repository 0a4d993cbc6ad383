/** Table options with their defaults and presets (9xx). */
import type { OptionSpec, OptionsSpec } from '../../../kernel/index.ts';

export type Options = {
  /** BZ-107, BZ-112: the named monsters and heroes. */
  readonly firstGame: boolean;
  /** BZ-94x: without adventure cards. */
  readonly unshakeableHeroes: boolean;
  /** BZ-92x: two heroes each; 2 players only. */
  readonly advancedTwoPlayer: boolean;
  /** BZ-R26: sales are prepared in the open. */
  readonly openSales: boolean;
  /** BZ-R08: who holds the quest token first; 0 draws a seat. */
  readonly firstHolder: number;
  /** Whether the table allows the chances to hit and to survive to be told; an aid, no rule. */
  readonly odds: boolean;
};

const off = (rule: string): OptionSpec => ({ rule, values: [false, true], fallback: () => false });

export const options: OptionsSpec = {
  fields: {
    firstGame: off('BZ-R67'),
    unshakeableHeroes: off('BZ-R64'),
    advancedTwoPlayer: { ...off('BZ-R67'), applies: (seats) => seats === 2 },
    openSales: off('BZ-R26'),
    firstHolder: { rule: 'BZ-R08', values: { min: 0, max: 6 }, fallback: () => 0 },
    odds: { rule: 'BZ-502', values: [true, false], fallback: () => true },
  },
  presets: {
    /** The book's first game, with the chances told. */
    'first-game': { firstGame: true, odds: true },
    /** Every option at its default: a new table is this. */
    classic: {},
    /** Two heroes each. */
    advanced: { advancedTwoPlayer: true },
    unshakeable: { unshakeableHeroes: true },
  },
};
