/** A server in one process and the load against it in another: where servers are measured. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Child } from './child.ts';
import { makeDataDir } from './data-dir.ts';
import { FLAGS } from './flags.ts';
import type { Result, Run } from './load.ts';
import { installPeers } from './peers/install.ts';
import type { Contestant } from './race.ts';

export interface Kind {
  readonly server: string;
  readonly client: string;
  readonly isPeer: boolean;
  /** Options of Node it is shipped with. */
  readonly flags: readonly string[];
}

export const KINDS: { readonly [name: string]: Kind } = {
  tablee: {
    server: './tablee-server.ts',
    client: './tablee-client.ts',
    isPeer: false,
    flags: FLAGS,
  },
  'boardgame.io': {
    server: './peers/boardgameio-server.ts',
    client: './peers/boardgameio-client.ts',
    isPeer: true,
    flags: [],
  },
  Colyseus: {
    server: './peers/colyseus-server.ts',
    client: './peers/colyseus-client.ts',
    isPeer: true,
    flags: [],
  },
  floor: {
    server: './floor-server.ts',
    client: './floor-client.ts',
    isPeer: false,
    flags: FLAGS,
  },
};

export class Arena {
  private readonly server: Child;
  private readonly load: Child;
  private readonly dataDir: string;
  /** Where the server is. */
  readonly url: string;

  private constructor(server: Child, url: string, load: Child, dataDir: string) {
    this.server = server;
    this.url = url;
    this.load = load;
    this.dataDir = dataDir;
  }

  static async open(kind: Kind): Promise<Arena> {
    if (kind.isPeer) await installPeers();
    const dataDir = await makeDataDir();
    const server = Child.start(kind.server, [dataDir], kind.flags);
    try {
      const url = await server.ask<string>('listen');
      const client = fileURLToPath(new URL(kind.client, import.meta.url));
      return new Arena(server, url, Child.start('./load.ts', [client, url], FLAGS), dataDir);
    } catch (trouble) {
      await server.stop();
      await rm(dataDir, { recursive: true });
      throw trouble;
    }
  }

  tables(count: number): Promise<void> {
    return this.load.ask('open', { count });
  }

  play(run: Run): Promise<Result> {
    return this.load.ask('run', run);
  }

  memory(): Promise<number> {
    return this.server.ask('memory');
  }

  halt(): void {
    this.load.halt();
    this.server.halt();
  }

  goOn(): void {
    this.server.goOn();
    this.load.goOn();
  }

  async stop(): Promise<void> {
    await this.load.stop();
    await this.server.stop();
    await rm(this.dataDir, { recursive: true });
  }
}

/** What else happens at a server, while it is measured and only then. */
export interface Company {
  come(): Promise<void>;
  go(): Promise<void>;
}

/**
 * A contestant that keeps its tables open and plays on at them in every round. In the rounds of others it is halted: a thousand
 * open sockets are never quite still.
 */
export const playing =
  (
    kind: Kind,
    tables: number,
    run: Run,
    figure: (result: Result) => number,
    openCompany?: (url: string) => Promise<Company>,
  ) =>
  async (): Promise<Contestant> => {
    const arena = await Arena.open(kind);
    try {
      await arena.tables(tables);
      const company = await openCompany?.(arena.url);
      arena.halt();
      const measure = async (): Promise<number> => {
        arena.goOn();
        await company?.come();
        const result = await arena.play(run);
        await company?.go();
        arena.halt();
        return figure(result);
      };
      return { measure, stop: () => arena.stop() };
    } catch (trouble) {
      await arena.stop();
      throw trouble;
    }
  };
