/** One node on SQLite, or nodes on PostgreSQL, with the load against them. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Postgres, startPostgres } from '../server/testing/postgres.ts';
import { Child } from './child.ts';
import { makeDataDir } from './data-dir.ts';
import { FLAGS } from './flags.ts';
import type { Result, Run } from './load.ts';

/** How many nodes on PostgreSQL; none: SQLite. */
export type Nodes = 0 | 1 | 2;

export const KINDS = { sqlite: 0, postgres: 1, 'two-nodes': 2 } as const;

const CLIENT = fileURLToPath(new URL('./tablee-client.ts', import.meta.url));

/** Nodes with their database, and the load against them. */
export class Cluster {
  private readonly dataDir: string;
  private readonly postgres: Postgres | undefined;
  private readonly nodes: readonly Child[];
  private readonly load: Child;
  private stopping: Promise<void> | undefined;

  private constructor(dataDir: string, postgres: Postgres | undefined, nodes: readonly Child[], load: Child) {
    this.dataDir = dataDir;
    this.postgres = postgres;
    this.nodes = nodes;
    this.load = load;
  }

  static async open(count: Nodes, tables: number): Promise<Cluster> {
    const dataDir = await makeDataDir();
    const postgres = count === 0 ? undefined : await startPostgres({ isDurable: true });
    const database = postgres === undefined ? [] : [await postgres.newDatabase()];
    const nodes = Array.from({ length: count || 1 }, () =>
      Child.start('./tablee-server.ts', [dataDir, ...database], FLAGS),
    );
    const urls = await Promise.all(nodes.map((node) => node.ask<string>('listen')));
    const cluster = new Cluster(dataDir, postgres, nodes, Child.start('./load.ts', [CLIENT, urls.join(' ')], FLAGS));
    await cluster.seat(tables);
    return cluster;
  }

  /** Opens so many more tables. */
  seat(tables: number): Promise<void> {
    return this.load.ask('open', { count: tables });
  }

  play(run: Run): Promise<Result> {
    return this.load.ask('run', run);
  }

  /** Everybody leaves, and an hour later so do the tables. */
  async empty(): Promise<void> {
    await this.load.stop();
    await Promise.all(this.nodes.map((node) => node.ask('evict')));
  }

  /** Of all nodes together: milliseconds of processor time, kB of memory, kB of it that are in use. */
  async sum(what: 'cpu' | 'memory' | 'heap'): Promise<number> {
    const each = await Promise.all(this.nodes.map((node) => node.ask<number>(what)));
    return each.reduce((sum, one) => sum + one, 0);
  }

  /** Once is enough, however many figures were taken here. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  private async end(): Promise<void> {
    await this.load.stop();
    for (const node of this.nodes) await node.stop();
    await this.postgres?.stop();
    await rm(this.dataDir, { recursive: true });
  }
}
