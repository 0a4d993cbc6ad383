/** Table options with their defaults and presets (9xx). */
import type { OptionSpec, OptionsSpec } from '../../../kernel/index.ts';

export type Options = {
  /** DQ-901: trophy points that trigger the end. */
  readonly targetTP: 12 | 15 | 20;
  /** DQ-902. */
  readonly endTiming: 'round' | 'turn';
  /** DQ-903. */
  readonly deckOutTiming: 'turn' | 'round';
  /** DQ-904. */
  readonly startingGems: 0 | 2;
  /** DQ-905: gains and the pot get only what the bank holds. */
  readonly strictGems: boolean;
  /** DQ-906. */
  readonly failedMainPenalty: 'doubled' | 'printed';
  /** DQ-907. */
  readonly fledMonster: 'discard' | 'shuffleBack';
  /** DQ-908. */
  readonly usedUpObject: 'removed' | 'shop';
  /** DQ-909: gems may pass at once while a fight is negotiated. */
  readonly upfrontGems: boolean;
  /** DQ-910: offers and words are known to their two parties only. */
  readonly whispers: boolean;
  /** DQ-911: what a time-out does with a promise. */
  readonly promiseTimeout: 'honour' | 'keep';
  /** DQ-912: the book's order. */
  readonly questBeforeCharacter: boolean;
  /** DQ-913. */
  readonly uniquePowers: 'oncePerGame' | 'off';
  /** DQ-914. */
  readonly tieAfterSpoils: 'shared' | 'playOff';
  /** Whether the table allows chances to be told; an aid, no rule. */
  readonly odds: boolean;
};

const either = <T extends string | boolean>(rule: string, fallback: T, other: T): OptionSpec => ({
  rule,
  values: [fallback, other],
  fallback: () => fallback,
});

export const options: OptionsSpec = {
  fields: {
    targetTP: { rule: 'DQ-901', values: [12, 15, 20], fallback: (seats) => (seats < 5 ? 12 : 15) },
    endTiming: either('DQ-902', 'round', 'turn'),
    deckOutTiming: either('DQ-903', 'turn', 'round'),
    startingGems: { rule: 'DQ-904', values: [0, 2], fallback: () => 0 },
    strictGems: either('DQ-905', false, true),
    failedMainPenalty: either('DQ-906', 'doubled', 'printed'),
    fledMonster: either('DQ-907', 'discard', 'shuffleBack'),
    usedUpObject: either('DQ-908', 'removed', 'shop'),
    upfrontGems: either('DQ-909', false, true),
    whispers: either('DQ-910', false, true),
    promiseTimeout: either('DQ-911', 'honour', 'keep'),
    questBeforeCharacter: either('DQ-912', true, false),
    uniquePowers: either('DQ-913', 'oncePerGame', 'off'),
    tieAfterSpoils: either('DQ-914', 'shared', 'playOff'),
    odds: either('DQ-411', true, false),
  },
  presets: {
    /** Every option at its default: a new table is this. */
    classic: {},
    short: { targetTP: 12 },
    medium: { targetTP: 15 },
    long: { targetTP: 20 },
  },
};
