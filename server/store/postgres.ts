/** Opening the store in a PostgreSQL database, and why it may not open. The password is never shown. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig, Pool } from 'pg';
import { StartError } from '../errors.ts';
import { migrate, TooNew } from './postgres-migrations.ts';
import { PostgresStore } from './postgres-store.ts';
import type { Store } from './store.ts';

/** Writes go over one connection, reads over the others: a node needs few. */
const CONNECTIONS = 6;

/** Milliseconds after which a database that does not answer counts as gone. */
const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 15_000, keepAlive: true };

/** Milliseconds a database is given to finish starting. */
const STARTING = 20_000;

/** Whether this is the address of a PostgreSQL database, rather than a file. */
export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/** Opens the database and brings its tables up to date, making them where there are none. */
export async function openPostgres(url: string): Promise<Store> {
  const config = { ...connection(url), ...PATIENCE };
  await prepared(config, url);
  const pool = new Pool({ ...config, max: CONNECTIONS });
  // A connection nobody uses may break; the next one who needs one gets another.
  pool.on('error', () => undefined);
  // So may one in use: then what it is used for fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const store = new PostgresStore(pool, config);
  try {
    await store.open();
  } catch (error) {
    await store.close();
    throw startError(url, error);
  }
  return store;
}

/** A connection for somebody who works on the whole database: up to date, and theirs to end. */
export async function connectTo(url: string): Promise<Client> {
  const config = { ...connection(url), ...PATIENCE, query_timeout: 0 };
  await prepared(config, url);
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function connection(url: string): ClientConfig {
  if (!isPostgresUrl(url) || !URL.canParse(url)) {
    throw new StartError(
      'database-refused',
      'The address of the database is not one of PostgreSQL.',
      'Write it as postgres://user:password@host:5432/name, with special characters of the password percent-encoded.',
    );
  }
  return { connectionString: url, application_name: 'tablee' };
}

/** Brings the tables up to date; a database that is just starting is waited for. */
async function prepared(config: ClientConfig, url: string): Promise<void> {
  const until = Date.now() + STARTING;
  for (;;) {
    const client = new Client({ ...config, query_timeout: 0 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await migrate(client);
      return;
    } catch (error) {
      if (codeOf(error) !== CANNOT_CONNECT_NOW || Date.now() > until) throw startError(url, error);
      await pause(200);
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

const CANNOT_CONNECT_NOW = '57P03';
const codeOf = (error: unknown): string => String((error as { code?: unknown })?.code ?? '');

/** Where the database is, without who may come in. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `${host}${port && `:${port}`}${pathname}`;
}

function startError(url: string, cause: unknown): StartError {
  const place = placeOf(url);
  const code = codeOf(cause);
  if (cause instanceof TooNew) {
    return new StartError(
      'data-too-new',
      `The database ${place} was written by a newer version of Tablée.`,
      'Start that version, or name another database.',
    );
  }
  const refused = (sentence: string, remedy: string) => new StartError('database-refused', sentence, remedy, cause);
  if (code.startsWith('28') || /password must be a string|no password/i.test(String(cause))) {
    return refused(
      `The database ${place} does not let this user in.`,
      'Check user and password in its address; special characters of the password are percent-encoded.',
    );
  }
  if (code === '3D000') {
    return refused(`There is no database ${place}.`, 'Make it first (createdb), or correct the name in its address.');
  }
  if (code === '42501') {
    return refused(
      `The user of the database ${place} may not make tables there.`,
      'Let this user create a schema: GRANT CREATE ON DATABASE … TO …',
    );
  }
  if (code === '53300') {
    return refused(
      `The database ${place} has no connection left.`,
      `Raise its max_connections (a node needs up to ${CONNECTIONS + 1}), or run fewer nodes.`,
    );
  }
  if (/SSL|certificate|self.signed/i.test(String(cause))) {
    return refused(
      `No secure connection to the database ${place} could be made: ${messageOf(cause)}.`,
      'Check sslmode in its address.',
    );
  }
  return new StartError(
    'database-unreachable',
    `The database ${place} cannot be reached (${code || messageOf(cause)}).`,
    'Check that PostgreSQL runs there and that its address is right.',
    cause,
  );
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
