/** A whole server: store, tables, API, live play and the web client. The games are given to it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { PATIENCE, personsPause } from '../bots/pace.ts';
import type { About } from '../games/box.ts';
import type { BackupInfo } from '../wire/host.ts';
import { docs } from './api/docs.ts';
import { routes } from './api/routes.ts';
import { problemOf, Refused, StartError, schemaProblem } from './errors.ts';
import { answerProbes, Health } from './health.ts';
import { Backups } from './host/backups.ts';
import { Owner } from './host/owner.ts';
import { hostRoutes } from './host/routes.ts';
import { Door } from './leaving.ts';
import { LIMITS, type Limits, MOST_BYTES } from './limits.ts';
import { acceptSockets, openLive } from './live.ts';
import { type LogOptions, logging, logRequests } from './logging.ts';
import { Metrics } from './metrics.ts';
import { Messenger } from './notices/messenger.ts';
import { knowDevices } from './people.ts';
import { openMetrics } from './scrape.ts';
import { Guard, secure } from './security.ts';
import { serveClient } from './static.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import type { Around } from './table.ts';
import { Tables, TURNS } from './tables.ts';
import { Thinkers } from './thinking/thinkers.ts';

export interface ServerOptions {
  /** The games. */
  readonly shelf: readonly About[];
  /** Where the database is kept, unless one is named or a store is given. */
  readonly dataDir: string;
  /** The address of a PostgreSQL database, which other nodes may share. */
  readonly database?: string | undefined;
  readonly store?: Store;
  /** The folder of the built web client. */
  readonly webRoot?: string;
  /** Shown at /api/health. */
  readonly version?: string;
  /** Behind a reverse proxy: believe what it says about addresses. */
  readonly trustProxy?: boolean;
  readonly limits?: Partial<Limits>;
  /** Milliseconds a bot seems to think. */
  readonly botPause?: () => number;
  /** Milliseconds a bot waits for people to make or answer an offer. */
  readonly botPatience?: number;
  /** What thinks for bots that take their time; threads of this server, if nothing is said. */
  readonly thinkers?: Thinkers;
  /** Milliseconds without anybody after which a table leaves memory. */
  readonly idle?: number;
  /** Lets notices go to addresses of this machine and its network. */
  readonly privateHooks?: boolean;
  readonly now?: () => number;
  /** Told when something breaks inside, instead of the log; `code` is the table's, if it was one. */
  readonly report?: (error: unknown, code: string) => void;
  /** What is logged: warnings and errors unless it says otherwise. */
  readonly log?: LogOptions;
  /** The key of whoever runs the server; one is made when none is given. */
  readonly hostKey?: string | undefined;
  /** Opens /metrics to whoever has it; without one only this machine may read them. */
  readonly metricsToken?: string | undefined;
  /** Milliseconds between turning people away and closing, for a load balancer to notice. */
  readonly drain?: number;
}

export interface Server {
  /** The address it can be reached at. */
  listen(where?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /** Stops gracefully: what was acknowledged is on the disk, every table leaves a snapshot. */
  close(): Promise<void>;
  /** What happens from time to time: absences, idle tables. */
  tick(): void;
  /** Opens the host page. */
  readonly hostKey: string;
  /** Writes all there is into a new file of this machine while everybody plays on, and checks it. */
  backup(target: string): Promise<BackupInfo>;
}

/** Milliseconds between two looks at the absences of a table, and whether it is idle. */
const TICK = 5000;

export async function createServer(options: ServerOptions): Promise<Server> {
  const now = options.now ?? Date.now;
  const store = options.store ?? (await openStore(options));
  const version = options.version ?? '0';
  const app = fastify({
    trustProxy: options.trustProxy ?? false,
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
    ...logging(options.log ?? { level: 'warn' }),
  });
  const metrics = new Metrics(version, () => tables.attended());
  store.watch((tables, milliseconds, failures) => metrics.committed(tables, milliseconds, failures));
  const report = (error: unknown, code: string) => {
    metrics.broke();
    if (options.report !== undefined) options.report(error, code);
    else app.log.error({ err: error, ...(code !== '' && { table: code }) }, 'something broke');
  };
  const messenger = new Messenger(await store.secret('push'), options.privateHooks ?? false);
  const around = {
    store,
    node: randomUUID(),
    messenger,
    now,
    botPause: options.botPause ?? personsPause,
    botPatience: options.botPatience ?? PATIENCE,
    thinkers: options.thinkers ?? new Thinkers(),
    metrics,
    report,
  };
  const tables = new Tables(options.shelf, around, options.idle);
  const limits = { ...LIMITS, ...options.limits };
  const guard = new Guard(limits, now);
  const health = new Health(store, app.log);

  logRequests(app);
  readStrictly(app);
  tellErrors(app, around);
  await acceptSockets(app);
  const door = new Door(app, health);
  await knowDevices(app, await store.secret('cookies'));
  await secure(app, guard);
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Tablée',
        version,
        description: 'Play board games over HTTP. A cookie is the key to your seats: keep it.',
      },
    },
  });
  const sayGoodBye = openLive(app, tables, guard, limits);
  answerProbes(app, health);
  openMetrics(app, metrics, options.metricsToken);
  routes(app, tables, guard, health, version);
  const hostKey = options.hostKey ?? (await store.secret('host'));
  const backups = new Backups(store, options.dataDir, app.log);
  hostRoutes(app, { tables, health, backups, owner: new Owner(hostKey, now), version });
  docs(app);
  await serveClient(app, options.webRoot);

  let turn = 0;
  const ticks = setInterval(() => tables.tick(turn++ % TURNS), TICK / TURNS);
  ticks.unref();
  let closing: Promise<void> | undefined;
  return {
    listen: (where) => listen(app, where?.port ?? 8080, where?.host ?? '0.0.0.0'),
    tick: () => tables.tick(),
    hostKey,
    backup: async (target) => backups.make(target),
    close() {
      closing ??= (async () => {
        app.log.info({}, 'stopping');
        await door.close();
        clearInterval(ticks);
        await tables.settled();
        tables.leave();
        sayGoodBye();
        messenger.close();
        around.thinkers.close();
        await pause(options.drain ?? 0);
        await app.close();
        await tables.finish();
        await store.close();
        app.log.info({}, 'stopped');
      })();
      return closing;
    },
  };
}

/** Bodies are taken as they are; what comes in an address is read as the number it stands for. */
function readStrictly(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const check = Compile(schema);
    return (value: unknown) => {
      const given = httpPart === 'body' ? (value ?? {}) : Value.Convert(schema, value);
      return check.Check(given)
        ? { value: given }
        : { error: new Refused(schemaProblem(check.Errors(given), httpPart)) };
    };
  });
}

function tellErrors(app: FastifyInstance, { metrics, report }: Pick<Around, 'metrics' | 'report'>): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof Refused) {
      metrics.refused(error.problem.error);
      return reply.code(error.status).send(error.problem);
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      return reply.code(413).send({
        error: 'too-large',
        field: 'body',
        reason: `This has at most ${request.routeOptions.bodyLimit} bytes.`,
      });
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply
        .code(error.statusCode)
        .send({ error: 'bad-request', field: 'body', reason: error.message, remedy: 'Send JSON; see /api/docs.' });
    }
    report(error, '');
    const { status, problem } = new Refused(problemOf(error));
    return reply.code(status).send(problem);
  });
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
  } catch (cause) {
    const { code } = cause as { code?: string };
    if (code === 'EADDRINUSE') {
      throw new StartError(
        'port-busy',
        `Port ${port} is already in use.`,
        'Stop what uses it, or choose another with --port.',
        cause,
      );
    }
    throw new StartError(
      'port-refused',
      `The server may not listen on ${host}:${port} (${code}).`,
      'Choose another port with --port, above 1023.',
      cause,
    );
  }
}
