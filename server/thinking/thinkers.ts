/**
 * The threads that think for *maître*: a few for the whole server, begun when first needed. The server itself never waits
 * for them: a thought that fails or takes too long is given up, and somebody else answers.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Idea, Thought } from './thought.ts';

/** A thread that has not answered this many milliseconds after its time is given up. */
const GRACE = 5000;
/** A new one reads all games first, which takes a busy machine a while. */
const BEGINNING = 15_000;
/** Nobody gets less than this, however many wait. */
const LEAST = 100;

interface Job {
  readonly thought: Thought;
  readonly since: number;
  readonly resolve: (idea: Idea) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  hasAnswered: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

export class Thinkers {
  private readonly entry: URL;
  private readonly size: number;
  private readonly threads = new Set<Thread>();
  private readonly waiting: Job[] = [];
  private isClosed = false;

  /** One core is left to the server. */
  constructor(
    entry = new URL('./thinker.ts', import.meta.url),
    size = Math.max(1, Math.min(4, availableParallelism() - 1)),
  ) {
    this.entry = entry;
    this.size = size;
  }

  think(thought: Thought): Promise<Idea> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) reject(new Error('the thinkers have gone'));
      else {
        this.waiting.push({ thought, since: performance.now(), resolve, reject });
        this.next();
      }
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.waiting.splice(0)) job.reject(new Error('the thinkers have gone'));
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const free = [...this.threads].find(({ job }) => job === undefined) ?? this.begin();
    if (free === undefined) return;
    const job = this.waiting.shift();
    if (job === undefined) return;
    // Whoever had to wait thinks less, so that nobody waits long.
    const ms = Math.max(Math.min(LEAST, job.thought.ms), job.thought.ms - (performance.now() - job.since));
    free.job = job;
    const grace = free.hasAnswered ? GRACE : BEGINNING;
    free.timer = setTimeout(() => this.end(free, new Error('a thinker does not answer')), ms + grace);
    free.worker.postMessage({ ...job.thought, ms });
  }

  private begin(): Thread | undefined {
    if (this.threads.size >= this.size) return undefined;
    const thread: Thread = { worker: new Worker(this.entry), hasAnswered: false, job: undefined, timer: undefined };
    thread.worker.unref();
    thread.worker.on('message', (idea: Idea) => {
      clearTimeout(thread.timer);
      thread.hasAnswered = true;
      thread.job?.resolve(idea);
      thread.job = undefined;
      this.next();
    });
    thread.worker.on('error', (error: Error) => this.end(thread, error));
    thread.worker.on('exit', () => this.end(thread, new Error('a thinker has gone')));
    this.threads.add(thread);
    return thread;
  }

  /** This thread is done for; the next question begins another one. */
  private end(thread: Thread, error: Error): void {
    if (!this.threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.job?.reject(error);
    if (!this.isClosed) this.next();
  }
}
