/** A practice game as it is kept between two visits: what it was made from and every row since. Chance and rules do the rest. */
import { freeChance } from '../../bots/free-chance.ts';
import { invite } from '../../bots/people.ts';
import type { Strength } from '../../bots/players.ts';
import type { Box } from '../../games/box.ts';
import {
  type AnyShape,
  completeOptions,
  isOptionProblem,
  type LogRow,
  Match,
  type OptionValues,
} from '../../kernel/index.ts';
import { type SeatInfo, SYMBOLS } from '../../wire/protocol.ts';

/** What somebody chose on the set-up screen. */
export interface PracticeWish {
  readonly game: string;
  readonly players: number;
  readonly strength: Strength;
  /** Bots answer at once. */
  readonly fast: boolean;
  readonly name: string;
  /** Of the game: those that were changed. */
  readonly options?: Partial<OptionValues>;
}

export interface KeptGame {
  /** Of this form. */
  readonly practice: 1;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** The person's own is the first. */
  readonly seats: readonly SeatInfo[];
  readonly options: OptionValues;
  readonly seed: string;
  readonly fast: boolean;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly rows: readonly LogRow[];
  /** Of the state after the last row: other rules would come to another. */
  readonly hash: string;
}

const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who sits there: the person first, then bots who are not alike. */
export function seatsFor({ name, players, strength }: PracticeWish): SeatInfo[] {
  const seats: SeatInfo[] = [{ kind: 'person', name, symbol: SYMBOLS[0] }];
  const chance = freeChance();
  for (const symbol of SYMBOLS.slice(1, players)) {
    const bot = invite(
      seats.map(({ person }) => person ?? ''),
      chance,
    );
    seats.push({ kind: 'bot', name: bot.name, symbol, person: bot.id, strength });
  }
  return seats;
}

/** A new game for those who sit there, before its first answer. */
export function deal(
  { rules }: Box,
  {
    game,
    seats,
    fast,
    options: wanted = {},
  }: Pick<KeptGame, 'game' | 'seats' | 'fast'> & Pick<PracticeWish, 'options'>,
): { readonly kept: KeptGame; readonly match: Match<AnyShape> } {
  const options = completeOptions(rules.options, seats.length, wanted);
  if (isOptionProblem(options)) throw new Error(`option "${options.option}": ${options.problem}`);
  const seed = newSeed();
  const match = Match.start(rules, setupOf({ seats, options, seed }));
  const { version } = rules;
  const startedAt = Date.now();
  return {
    kept: { practice: 1, game, version, seats, options, seed, fast, startedAt, rows: [], hash: match.hash() },
    match,
  };
}

const setupOf = ({ seats, options, seed }: Pick<KeptGame, 'seats' | 'options' | 'seed'>) => ({
  seats: seats.length,
  options,
  seed,
});

/** What was kept, as far as it looks like a game; whether it can be gone on with, `replay` says. */
export function readKept(text: string): KeptGame | undefined {
  try {
    const kept = JSON.parse(text) as Partial<KeptGame> | null;
    const isGame =
      kept?.practice === 1 &&
      typeof kept.game === 'string' &&
      typeof kept.seed === 'string' &&
      Array.isArray(kept.seats) &&
      Array.isArray(kept.rows);
    return isGame ? (kept as KeptGame) : undefined;
  } catch {
    return undefined;
  }
}

/** The match after its last row; undefined where rules have changed since, or something is not as it was written. */
export function replay({ rules }: Box, kept: KeptGame): Match<AnyShape> | undefined {
  if (kept.version !== rules.version) return undefined;
  try {
    const match = Match.replay(rules, setupOf(kept), kept.rows);
    return match.hash() === kept.hash ? match : undefined;
  } catch {
    return undefined;
  }
}
