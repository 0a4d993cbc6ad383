/**
 * A node's own connection, which it holds as long as it lives: on it the node hears of others, and the lock on its number
 * tells them that it is there. When it breaks, the node is as good as gone for the others; it comes back by itself, with
 * a new number.
 */
import { Client, type ClientConfig } from 'pg';
import { LOCKS } from './postgres-migrations.ts';
import { CHANNEL } from './postgres-news.ts';

/** Milliseconds between two looks whether the connection still stands, and between two tries to have it back. */
const LOOK = 5000;
const FIRST_TRY = 100;
const LAST_TRY = 2000;

export interface LineEvents {
  /** A notification. */
  heard(text: string): void;
  /** The connection is gone: so is everything that depended on this node's number. */
  lost(): void;
  /** It is back; what was told meanwhile is not known. */
  back(): void;
}

export class Line {
  private readonly config: ClientConfig;
  private readonly events: LineEvents;
  private client: Client | undefined;
  private wait = FIRST_TRY;
  private retry: NodeJS.Timeout | undefined;
  private readonly looks: NodeJS.Timeout;
  private isClosed = false;
  /** The number of this node, while it is connected. */
  node: number | undefined;

  constructor(config: ClientConfig, events: LineEvents) {
    this.config = config;
    this.events = events;
    this.looks = setInterval(() => this.look(), LOOK);
    this.looks.unref();
  }

  async open(): Promise<void> {
    const client = new Client(this.config);
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.events.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      const { rows } = await client.query<{ node: number }>("SELECT nextval('tablee.nodes')::int AS node");
      const [{ node }] = rows;
      await client.query('SELECT pg_advisory_lock($1, $2)', [LOCKS, node]);
      await client.query(CLEAR, [LOCKS]);
      this.client = client;
      this.node = node;
    } catch (error) {
      client.removeAllListeners('end');
      hangUp(client);
      throw error;
    }
    if (this.isClosed) hangUp(client);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.looks);
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  /** A connection may be dead without saying so. */
  private look(): void {
    const { client } = this;
    client?.query('SELECT 1').catch(() => this.lose(client));
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.node = undefined;
    hangUp(client);
    if (this.isClosed) return;
    this.events.lost();
    this.wait = FIRST_TRY;
    this.comeBackLater();
  }

  private comeBackLater(): void {
    this.retry = setTimeout(() => {
      this.open().then(
        () => this.events.back(),
        () => !this.isClosed && this.comeBackLater(),
      );
    }, this.wait);
    this.retry.unref();
    this.wait = Math.min(this.wait * 2, LAST_TRY);
  }
}

/** Numbers of nodes that are there, of those who share this database. */
export const ALIVE = `SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
  AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** What nodes kept that are gone is free. */
const CLEAR = `DELETE FROM tablee.keepers WHERE node NOT IN (${ALIVE})`;

/** Ends a connection that may be dead: nobody waits for it. */
function hangUp(client: Client): void {
  client.on('error', () => undefined);
  client.end().catch(() => undefined);
}
