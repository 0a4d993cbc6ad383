/** What a table of bots is made from, as typed: who plays, with which options and cards. */
import { parseStrength, STRENGTH_NAMES } from '../bots/names.ts';
import type { Strength } from '../bots/players.ts';
import type { About, Box } from '../games/box.ts';
import { completeOptions, isOptionProblem, type Json, type OptionValues, startProblem } from '../kernel/index.ts';
import type { Given, OptionDescription } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { didYouMean } from './near.ts';
import { readPackFile } from './pack-file.ts';

const BOTS = Object.values(STRENGTH_NAMES).join(', ');

/** What commands that play among bots have in common. */
export const TABLE_OPTIONS = {
  players: { value: 'N', help: 'how many play (4, or as near as the game allows)' },
  bots: { value: 'LIST', help: `who plays, seat by seat, repeated to fill the table: ${BOTS} (malin)` },
  thinking: {
    value: 'MS',
    help: 'how long a maître thinks about an answer, on a usual machine: so many thoughts (1000)',
  },
  options: { value: 'JSON', help: `table options, such as '{"name":true}' (the game's own)` },
  pack: { value: 'FILE', help: "owners' cards instead of the game's own (docs/packs.md)" },
} satisfies { readonly [name: string]: OptionDescription };

export const WORKERS = {
  workers: { value: 'N', help: 'how many threads play (one for each core); results are the same with any number' },
} satisfies { readonly [name: string]: OptionDescription };

export function readPlayers(given: Given, { seats: { min, max } }: About): number {
  return given.number('players', Math.min(Math.max(4, min), max), min, max);
}

/** What a maître is given to think about one answer. */
export const readThinking = (given: Given): number => given.number('thinking', 1000, 1, 1_000_000);

export function readStrengths(typed: string): Strength[] {
  return typed.split(',').map((name) => {
    const strength = parseStrength(name);
    if (typeof strength === 'string') return strength;
    throw misuse(`--bots: ${strength.problem}.${didYouMean(name, Object.values(STRENGTH_NAMES))}`);
  });
}

/** One strength per seat; a shorter list is repeated. */
export function readBots(typed: string, players: number): Strength[] {
  const list = readStrengths(typed);
  if (list.length > players) {
    throw misuse(`--bots names ${list.length} bots for ${players} seats: name at most ${players}, or raise --players.`);
  }
  return Array.from({ length: players }, (_, seat) => list[seat % list.length]);
}

/** `option` is the name it was typed under. */
export function readOptions(
  { rules }: Box,
  players: number,
  typed: string | undefined,
  option = '--options',
): OptionValues {
  let given: unknown = {};
  try {
    if (typed !== undefined) given = JSON.parse(typed);
  } catch {
    throw misuse(`${option} is not JSON: write it like '{"name":true}', in single quotes.`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw misuse(`${option} must be a JSON object like '{"name":true}', not ${typed}.`);
  }
  const options = completeOptions(rules.options, players, given as Record<string, unknown>);
  if (isOptionProblem(options)) throw misuse(`${option}: ${options.option}: ${options.problem}.`);
  return options;
}

/** The cards of a file, if one is named; a pack with a mistake is told by its first. */
export function readPack(about: About, { packs }: Box, file: string | undefined): Json | undefined {
  if (file === undefined) return undefined;
  if (packs === undefined) throw misuse(`${about.title.en} is played with its own cards only; it takes no packs.`);
  const { json, doubled } = readPackFile(file);
  const [first] = [...doubled, ...packs.check(json)];
  if (first === undefined) return json as Json;
  throw new Failure(`${file}: ${first.place} ${first.wrong.en}; see all with "tablee pack check ${file}".`);
}

/** Cards and options may not go together. */
export function checkStart({ rules }: Box, players: number, options: OptionValues, pack: Json | undefined): void {
  const problem = startProblem(rules, players, options, pack);
  if (problem !== undefined) throw misuse(`This table cannot start: ${problem.option}: ${problem.problem}.`);
}
