/** A server for tests, on a database in a folder of its own, with a clock that can be set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type ServerOptions } from '../main.ts';
import { Device } from './client.ts';
import { pebblesAbout } from './pebbles.ts';

export interface House {
  readonly url: string;
  readonly dataDir: string;
  readonly server: Server;
  /** What the server complained about. */
  readonly complaints: string[];
  /** A new device, or one that was here before. */
  device(known?: Device): Device;
  /** Lets time pass, for absences and idleness. */
  pass(seconds: number): void;
  /** Stops it and starts it again on the same data. */
  restart(options?: Partial<ServerOptions>): Promise<House>;
  close(): Promise<void>;
}

export const tempDir = (): string => mkdtempSync(join(tmpdir(), 'tablee-test-'));

export async function openHouse(options: Partial<ServerOptions> = {}): Promise<House> {
  const dataDir = options.dataDir ?? tempDir();
  const complaints: string[] = [];
  let ahead = 0;
  const server = await createServer({
    shelf: [pebblesAbout],
    dataDir,
    botPause: () => 1,
    now: () => Date.now() + ahead,
    // A house that keeps a log complains there.
    ...(options.log === undefined && { report: (error, code) => complaints.push(`${code} ${error}`) }),
    ...options,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    dataDir,
    server,
    complaints,
    device: (known) => Object.assign(new Device(url), { cookie: known?.cookie ?? '' }),
    pass(seconds) {
      ahead += seconds * 1000;
      server.tick();
    },
    async restart(more) {
      await server.close();
      return openHouse({ ...options, dataDir, ...more });
    },
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
