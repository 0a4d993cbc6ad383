/**
 * A server in a process of its own, to be killed by tests. Arguments: the data folder, or the address of a
 * database. Prints its own address.
 */
import { createServer } from '../main.ts';
import { pebblesAbout } from './pebbles.ts';

const plenty = { burst: 100_000, perSecond: 100_000 };
const server = await createServer({
  shelf: [pebblesAbout],
  dataDir: process.argv[2],
  ...(process.argv[2].startsWith('postgres:') && { database: process.argv[2] }),
  botPause: () => 1,
  limits: { device: plenty, address: plenty, socket: plenty, creations: plenty },
});
process.on('SIGTERM', () => void server.close());
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
