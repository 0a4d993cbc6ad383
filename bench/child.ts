/**
 * Everything that is measured runs in a process of its own, so that no contestant warms, slows or fills another's.
 * The bench asks (`Child`), the process answers (`answerParent`): one request at a time, plain data both ways.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any single request may take: a contestant that hangs ends its row, not the bench. */
const PATIENCE_MS = 120_000;

type Reply = { readonly value: unknown } | { readonly trouble: string };

export class Child {
  private readonly process: ChildProcess;
  private said = '';

  private constructor(process: ChildProcess) {
    this.process = process;
    process.stderr?.on('data', (text) => {
      this.said = (this.said + text).slice(-2000);
    });
  }

  /**
   * Starts a contestant: a script of this folder. Its collector can be called, for honest memory figures.
   * All run in the environment of whoever starts the bench, so that nobody is given what another lacks; with
   * `NODE_ENV=production`, which the bars were not set for, boardgame.io is up to half faster.
   */
  static start(script: string, args: readonly string[] = [], flags: readonly string[] = []): Child {
    return new Child(
      fork(new URL(script, import.meta.url), args, {
        execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning', ...flags],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      }),
    );
  }

  async ask<T>(request: string, about: object = {}): Promise<T> {
    const stop = new AbortController();
    try {
      const reply = await Promise.race([
        this.send({ request, ...about }, stop.signal),
        this.end(stop.signal),
        wait(PATIENCE_MS, { trouble: `no answer to "${request}" in ${PATIENCE_MS / 1000} s` }, { signal: stop.signal }),
      ]);
      if ('trouble' in reply) throw new Error(reply.trouble);
      return reply.value as T;
    } finally {
      stop.abort();
    }
  }

  /** Takes nothing from others until it goes on. */
  halt(): void {
    this.process.kill('SIGSTOP');
  }

  goOn(): void {
    this.process.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  private async send(message: object, signal: AbortSignal): Promise<Reply> {
    this.process.send(message);
    const [reply] = await once(this.process, 'message', { signal });
    return reply as Reply;
  }

  private async end(signal: AbortSignal): Promise<Reply> {
    if (this.process.exitCode === null) await once(this.process, 'exit', { signal });
    return { trouble: `the process ended: ${this.said.trim() || `code ${this.process.exitCode}`}` };
  }
}

/** The child's side: carries out what the bench asks, by name. */
export function answerParent(handlers: { readonly [request: string]: (about: never) => unknown }): void {
  process.on('message', async ({ request, ...about }: { request: string }) => {
    let reply: Reply;
    try {
      reply = { value: await handlers[request](about as never) };
    } catch (trouble) {
      reply = { trouble: trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble) };
    }
    process.send?.(reply);
  });
}

/** The memory this process holds, in kB, once what can be thrown away is. */
export async function heldMemory(): Promise<number> {
  await collect();
  return process.memoryUsage.rss() / 1024;
}

/** The part of it that is in use, in kB. */
export async function usedMemory(): Promise<number> {
  await collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024;
}

async function collect(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    globalThis.gc?.();
    await wait(100);
  }
}
