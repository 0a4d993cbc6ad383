/**
 * The thread the SQLite database lives in, and the way to it: whoever asks goes on meanwhile. A busy server would spend a
 * seventh of its time in the database, and every commit waits for the disk.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Database } from './database.ts';

/** What the database can be asked for. */
type Methods = Omit<Database, 'close'>;
type Answer<M extends keyof Methods> = Awaited<ReturnType<Methods[M]>>;

interface Question {
  readonly id: number;
  readonly method: keyof Methods;
  readonly about: readonly unknown[];
}

/** The first one says that the database is open. */
type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly trouble: Error });
const OPENED = 0;

export class DatabaseThread {
  private readonly file: string;
  /** Begun anew by the next question when it has ended by itself. */
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private asked = OPENED;
  private isClosed = false;

  private constructor(file: string) {
    this.file = file;
  }

  /** Makes the file where there is none, and brings an older one up to date. */
  static async open(file: string): Promise<DatabaseThread> {
    const thread = new DatabaseThread(file);
    await thread.expect(OPENED, thread.begun());
    return thread;
  }

  /** Questions are answered in the order they were asked. */
  async ask<M extends keyof Methods>(method: M, ...about: Parameters<Methods[M]>): Promise<Answer<M>> {
    if (this.isClosed) throw new Error('the database is closed');
    const worker = this.begun();
    const id = ++this.asked;
    worker.postMessage({ id, method, about } satisfies Question);
    return this.expect(id, worker) as Promise<Answer<M>>;
  }

  /** After all that was asked; the file is free then. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    if (worker === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    worker.once('exit', () => resolve());
    worker.ref();
    worker.postMessage(undefined);
    await promise;
  }

  private begun(): Worker {
    if (this.worker !== undefined) return this.worker;
    const worker = new Worker(new URL(import.meta.url), { workerData: this.file });
    let trouble = new Error('the thread of the database has ended');
    worker.on('message', (reply: Reply) => this.hear(reply, worker));
    worker.on('error', (error) => {
      trouble = error;
    });
    worker.on('exit', () => this.ended(trouble));
    this.worker = worker;
    return worker;
  }

  /** A process lives on for what it has asked, not for having somebody to ask. */
  private expect(id: number, worker: Worker): Promise<unknown> {
    const wish = Promise.withResolvers<unknown>();
    this.waiting.set(id, wish);
    worker.ref();
    return wish.promise;
  }

  private hear(reply: Reply, worker: Worker): void {
    const wish = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) worker.unref();
    if ('trouble' in reply) wish?.reject(reply.trouble);
    else wish?.resolve(reply.answer);
  }

  /** What was under way may have been done or not; whoever asked reads again what is there. */
  private ended(trouble: Error): void {
    this.worker = undefined;
    for (const wish of this.waiting.values()) wish.reject(trouble);
    this.waiting.clear();
  }
}

if (!isMainThread && parentPort !== null && typeof workerData === 'string') serve(parentPort, new Database(workerData));

/** The thread's own side. */
function serve(port: NonNullable<typeof parentPort>, database: Database): void {
  port.on('message', async (question: Question | undefined) => {
    if (question === undefined) {
      database.close();
      return port.close();
    }
    const { id, method, about } = question;
    try {
      const given = (database[method] as (...about: readonly unknown[]) => unknown)(...about);
      port.postMessage({ id, answer: given instanceof Promise ? await given : given } satisfies Reply);
    } catch (trouble) {
      port.postMessage({ id, trouble: trouble as Error } satisfies Reply);
    }
  });
  port.postMessage({ id: OPENED, answer: undefined } satisfies Reply);
}
