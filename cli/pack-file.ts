/** The JSON of a pack's file, or one sentence that says why there is none. */
import { readFileSync, statSync } from 'node:fs';
import { MOST_PACK_BYTES, readPack, tooLarge } from '../games/packs.ts';
import { Failure } from './failure.ts';
import { whyUnreadable } from './unreadable.ts';

export function readPackFile(file: string): unknown {
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
  if ('json' in read) return read.json;
  const { wrong, right } = read.problem;
  throw new Failure(`${file}: ${wrong.en}: ${right.en}.`);
}
