/** A contestant: Tablée's server on SQLite, every commit forced to the disk. Its argument is the data folder. */
import { LIMITS, type Limits } from '../server/limits.ts';
import { createServer } from '../server/main.ts';
import { answerParent, heldMemory } from './child.ts';
import { yardstickBox } from './yardstick-box.ts';

/** All the load comes from one address, faster than any person: the limits count, and never bite. */
const ample = { burst: 1e9, perSecond: 1e9 };
const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, ample])) as unknown as Limits;

answerParent({
  listen: async () => {
    const server = await createServer({ shelf: [yardstickBox], dataDir: process.argv[2], limits });
    return server.listen({ port: 0, host: '127.0.0.1' });
  },
  memory: heldMemory,
});
