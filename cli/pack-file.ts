/** The JSON of a pack's file and the keys it has twice, or one sentence that says why there is none. */
import { readFileSync, statSync } from 'node:fs';
import { doubledKeys } from '../games/doubled-keys.ts';
import { MOST_PACK_BYTES, readPack, tooLarge } from '../games/packs.ts';
import type { PackProblem } from '../kernel/index.ts';
import { Failure } from './failure.ts';
import { whyUnreadable } from './unreadable.ts';

export interface PackFile {
  readonly json: unknown;
  readonly doubled: readonly PackProblem[];
}

export function readPackFile(file: string): PackFile {
  let text: string;
  try {
    const { size } = statSync(file);
    if (size > MOST_PACK_BYTES)
      throw new Failure(`${file}: ${tooLarge(size).wrong.en}; a pack has ${MOST_PACK_BYTES} at most.`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file}: ${whyUnreadable(error)}; name the file of a pack.`);
  }
  const read = readPack(text);
  if ('json' in read) return { json: read.json, doubled: doubledKeys(text) };
  const { wrong, right } = read.problem;
  throw new Failure(`${file}: ${wrong.en}: ${right.en}.`);
}
