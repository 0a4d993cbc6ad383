/** The database in a thread of its own: while it waits for the disk, the server goes on. */
import { Worker } from 'node:worker_threads';
import type { Database } from './database.ts';

/** Which method of the database is called, and what it takes. */
export type Asked = readonly [method: keyof Database, ...values: unknown[]];
export type Reply = { readonly value: unknown } | { readonly error: unknown };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * The end of the thread that the server holds. Answers come in the order of the questions; while none is awaited, the
 * thread does not keep the process alive.
 */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private failure: unknown;

  private constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { name: 'store', workerData: { file } });
    this.worker.on('message', (reply: Reply) => {
      const one = this.waiting.shift();
      if (this.waiting.length === 0) this.worker.unref();
      if ('error' in reply) one?.reject(reply.error);
      else one?.resolve(reply.value);
    });
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the database is closed')));
  }

  /** Opens the database, or says why it cannot be. */
  static async open(file: string): Promise<SqliteThread> {
    const thread = new SqliteThread(file);
    await thread.reply();
    return thread;
  }

  ask<M extends keyof Database>(method: M, ...values: Parameters<Database[M]>): Promise<ReturnType<Database[M]>> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    this.worker.postMessage([method, ...values] satisfies Asked);
    return this.reply() as Promise<ReturnType<Database[M]>>;
  }

  async close(): Promise<void> {
    await this.ask('close');
    await this.worker.terminate();
  }

  private reply(): Promise<unknown> {
    this.worker.ref();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    for (const one of this.waiting.splice(0)) one.reject(error);
  }
}
