/** A node in a process of its own, to be killed. Its argument is a data folder or a database. Prints its address. */
import { shelf } from '../games/index.ts';
import { LIMITS, type Limits } from '../server/limits.ts';
import { createServer } from '../server/main.ts';
import { isPostgresUrl, openPostgres } from '../server/store/postgres.ts';

/** Everybody plays from one address here, faster than any person. */
const ample = { burst: 1e9, perSecond: 1e9 };
const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, ample])) as unknown as Limits;

const [, , where] = process.argv;
const store = isPostgresUrl(where) ? await openPostgres(where) : undefined;
const server = await createServer({ shelf, dataDir: where, limits, ...(store && { store }) });
// It never outlives whoever started it.
process.stdin.resume().on('end', () => process.exit(1));
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
