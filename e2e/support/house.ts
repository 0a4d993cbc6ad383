/** A real server in a process of its own, as people run it; a test may kill it and start it again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/lib/toolchain.mjs';

export class House {
  readonly address: string;
  private readonly port: number;
  private readonly data: string;
  private child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
    this.address = `http://127.0.0.1:${port}`;
    this.data = mkdtempSync(join(tmpdir(), 'tablee-e2e-'));
  }

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    return house;
  }

  /** Starts the server, again on the same data after `kill`. */
  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.port), '--host', '127.0.0.1', '--data', this.data];
    const env = { ...process.env, TABLEE_LOG: 'warn' };
    const child = spawn(join(root, 'tablee'), args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('http://')) return;
    }
    throw new Error('The server did not start: is the client built, and the port free?');
  }

  /** What opens the host page. */
  get hostKey(): string {
    return readFileSync(join(this.data, 'host-key'), 'utf8').trim();
  }

  /** Ends the server at once, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A port nobody uses; the server keeps it when it is started again. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
