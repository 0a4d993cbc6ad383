/** A server whose dice are loaded: the same tables each time the pictures are made. */
import crypto from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf } from '../../games/index.ts';
import { Chance, sha256Words } from '../../kernel/index.ts';
import { createServer } from '../../server/main.ts';
import { root } from '../lib/toolchain.mjs';

export interface House {
  readonly address: string;
  /** Fixes the dice anew: what this game's tables are does not depend on those opened before. */
  shuffle(name: string): void;
  close(): Promise<void>;
}

/** Opens the host page. */
export const HOST_KEY = 'the-key-of-this-house';

export async function openHouse(): Promise<House> {
  const shuffle = loadDice();
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-screens-'));
  const plenty = { burst: 1e6, perSecond: 1e6 };
  const server = await createServer({
    shelf,
    dataDir,
    webRoot: join(root, 'dist/web'),
    botPause: () => 0,
    version: '0.1.0',
    hostKey: HOST_KEY,
    limits: { device: plenty, address: plenty, creations: plenty },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    shuffle,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Seeds, codes and the bots' whims come from one fixed stream; the keys of devices stay random, they are not seen. */
function loadDice(): (name: string) => void {
  let chance = new Chance(sha256Words('screens'));
  const { randomBytes } = crypto;
  const isSeed = (size: number): boolean => size === 32;
  const loaded = (size: number) =>
    isSeed(size) ? Buffer.from(Array.from({ length: size }, () => chance.int(256))) : randomBytes(size);
  Object.assign(crypto, { randomBytes: loaded, randomInt: (below: number) => chance.int(below) });
  syncBuiltinESMExports();
  const fill = (words: Uint32Array) => words.set(words.map(() => chance.int(2 ** 31)));
  Object.defineProperty(globalThis.crypto, 'getRandomValues', {
    value: (words: Uint32Array) => {
      fill(words);
      return words;
    },
  });
  return (name) => {
    chance = new Chance(sha256Words(`screens ${name}`));
  };
}
