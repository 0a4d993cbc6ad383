/**
 * A contestant: Tablée's server, every commit forced to the disk. Its arguments are the data folder, for SQLite, and the
 * address of a PostgreSQL database where that is to be used instead.
 */
import { shelf } from '../games/index.ts';
import { LIMITS, type Limits } from '../server/limits.ts';
import { createServer } from '../server/main.ts';
import { answerParent, heldMemory } from './child.ts';
import { yardstickBox } from './yardstick-box.ts';

/** All the load comes from one address, faster than any person: the limits count, and never bite. */
const ample = { burst: 1e9, perSecond: 1e9 };
const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, ample])) as unknown as Limits;

const [dataDir, database] = process.argv.slice(2);

answerParent({
  listen: async () => {
    const server = await createServer({ shelf: [yardstickBox, ...shelf], dataDir, database, limits });
    return server.listen({ port: 0, host: '127.0.0.1' });
  },
  memory: heldMemory,
  /** Milliseconds of processor time, of all threads. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
});
