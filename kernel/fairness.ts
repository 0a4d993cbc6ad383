/**
 * Fair chance: the seed of a game comes from a secret of the server and a salt of each person's device.
 *
 * The hash of the secret (the commitment) is published before any salt is given, so the server cannot choose the secret
 * to fit the salts; the salts come from elsewhere, so it cannot choose the seed by choosing the secret. Once the secret
 * is published anybody can compute the seed again. docs/fairness.md tells what this proves and what not.
 */
import { sha256 } from './sha256.ts';

/** A seat's salt, 64 hexadecimal digits; null where nobody's device gave one, as at a bot's seat. */
export type Salt = string | null;

/** What a seed is made from. */
export interface Drawing {
  readonly secret: string;
  /** By seat. */
  readonly salts: readonly Salt[];
}

const HEX = /^[0-9a-f]{64}$/;

/** Secrets, salts, commitments and seeds are all written so. */
export const isHex64 = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** What is published while the secret is kept. */
export const commitmentTo = (secret: string): string => sha256(secret);

/** What is hashed into the seed: a line for the secret and one for each seat, so that no two drawings share a text. */
export const seedText = ({ secret, salts }: Drawing): string =>
  ['tablee seed 1', `secret ${secret}`, ...salts.map((salt, seat) => `seat ${seat} ${salt ?? '-'}`)].join('\n');

export const drawSeed = (drawing: Drawing): string => sha256(seedText(drawing));
