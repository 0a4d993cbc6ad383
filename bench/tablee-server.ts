/**
 * A contestant: Tablée's server, every commit forced to the disk. Its arguments are the data folder, for SQLite, and the
 * address of a PostgreSQL database where that is to be used instead.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { shelf } from '../games/index.ts';
import { LIMITS, type Limits } from '../server/limits.ts';
import { createServer, type Server } from '../server/main.ts';
import { answerParent, heldMemory, usedMemory } from './child.ts';
import { yardstickBox } from './yardstick-box.ts';

/** All the load comes from one address, faster than any person: the limits count, and never bite. */
const ample = { burst: 1e9, perSecond: 1e9 };
const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, ample])) as unknown as Limits;

const [dataDir, database] = process.argv.slice(2);
let server: Server;
let url: string;
/** Milliseconds the server's clock is ahead. */
let ahead = 0;

async function isEmpty(): Promise<boolean> {
  const { live } = (await (await fetch(`${url}/api/health`)).json()) as { live: number };
  return live === 0;
}

answerParent({
  listen: async () => {
    const now = () => Date.now() + ahead;
    server = await createServer({ shelf: [yardstickBox, ...shelf], dataDir, database, limits, now });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
    return url;
  },
  /** An hour passes: tables nobody looks at leave memory, once all have hung up. */
  evict: async () => {
    do {
      // Who hangs up only now has been there until now.
      ahead += 3_600_000;
      server.tick();
      await wait(500);
    } while (!(await isEmpty()));
  },
  memory: heldMemory,
  heap: usedMemory,
  /** Milliseconds of processor time, of all threads. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
