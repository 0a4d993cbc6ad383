import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the server keeps its data unless told otherwise: the disk it commits to in earnest. */
const DATA = fileURLToPath(new URL('../data', import.meta.url));

/** A folder for one server's database; whoever made it removes it. */
export async function makeDataDir(): Promise<string> {
  await mkdir(DATA, { recursive: true });
  return mkdtemp(join(DATA, 'bench-'));
}
