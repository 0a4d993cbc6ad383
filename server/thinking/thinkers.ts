/**
 * The processes that think for *maître*: a few for the whole server, begun when first needed. The server itself never waits
 * for them: a thought that fails or takes too long is given up, and somebody else answers.
 *
 * Processes, not threads: what compiles and collects for a thread works at the server's own priority, and held its
 * commits up for milliseconds.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Idea, Thought, Trouble } from './thought.ts';

/** Whoever asks waits at most this many milliseconds longer than a thought may take. */
const GRACE = 3000;
/** A new thinker reads all games first, which takes a busy machine a while. */
const BEGINNING = 15_000;
/** One that has said nothing for this long will never do so: a busy machine leaves it little, but not that little. */
const HANGING = 60_000;
/** Nobody gets less than this, however many wait. */
const LEAST = 100;

interface Job {
  readonly thought: Thought;
  readonly since: number;
  readonly resolve: (idea: Idea) => void;
  readonly reject: (error: Error) => void;
  /** Ends the patience of whoever asks. */
  timer: NodeJS.Timeout | undefined;
}

interface Thinker {
  readonly child: ChildProcess;
  hasAnswered: boolean;
  /** What it thinks about, though perhaps nobody waits for it any more. */
  job: Job | undefined;
  /** Ends one that hangs. */
  timer: NodeJS.Timeout | undefined;
}

export class Thinkers {
  private readonly entry: URL;
  private readonly size: number;
  private readonly thinkers = new Set<Thinker>();
  private readonly waiting = new Set<Job>();
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
    const { promise, resolve, reject } = Promise.withResolvers<Idea>();
    const job: Job = { thought, since: performance.now(), resolve, reject, timer: undefined };
    if (this.isClosed) reject(new Error('the thinkers have gone'));
    else {
      this.bePatient(job, thought.ms + (this.isReady ? GRACE : BEGINNING));
      this.waiting.add(job);
      this.next();
    }
    return promise.finally(() => clearTimeout(job.timer));
  }

  close(): void {
    this.isClosed = true;
    const gone = new Error('the thinkers have gone');
    for (const job of this.waiting) job.reject(gone);
    this.waiting.clear();
    for (const thinker of this.thinkers) this.end(thinker, gone);
  }

  /** Whether somebody has read the games already. */
  private get isReady(): boolean {
    return [...this.thinkers].some(({ hasAnswered }) => hasAnswered);
  }

  private bePatient(job: Job, ms: number): void {
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      this.waiting.delete(job);
      job.reject(new Error('no thinker answers in time'));
    }, ms);
  }

  private next(): void {
    const [job] = this.waiting;
    if (job === undefined) return;
    const free = [...this.thinkers].find((thinker) => thinker.job === undefined) ?? this.begin();
    if (free === undefined) return;
    this.waiting.delete(job);
    // Whoever had to wait thinks less, so that nobody waits long.
    const ms = Math.max(Math.min(LEAST, job.thought.ms), job.thought.ms - (performance.now() - job.since));
    this.bePatient(job, ms + (free.hasAnswered ? GRACE : BEGINNING));
    free.job = job;
    free.timer = setTimeout(() => this.end(free, new Error('a thinker hangs')), ms + HANGING);
    free.child.send({ ...job.thought, ms });
  }

  private begin(): Thinker | undefined {
    if (this.thinkers.size >= this.size) return undefined;
    // Without the server's own options of Node, which are for somebody in a hurry, and without threads that compile and collect
    // beside it: a thinker takes one core, and those would take the server's.
    const child = fork(this.entry, { execArgv: ['--single-threaded'], serialization: 'advanced', stdio: 'ignore' });
    const thinker: Thinker = { child, hasAnswered: false, job: undefined, timer: undefined };
    child.unref();
    child.channel?.unref();
    child.on('message', (said: Idea | Trouble) => {
      clearTimeout(thinker.timer);
      thinker.hasAnswered = true;
      if ('trouble' in said) thinker.job?.reject(new Error(said.trouble));
      else thinker.job?.resolve(said);
      thinker.job = undefined;
      this.next();
    });
    child.on('error', (error: Error) => this.end(thinker, error));
    child.on('exit', () => this.end(thinker, new Error('a thinker has gone')));
    this.thinkers.add(thinker);
    return thinker;
  }

  /** This one is done for; the next question begins another. */
  private end(thinker: Thinker, error: Error): void {
    if (!this.thinkers.delete(thinker)) return;
    clearTimeout(thinker.timer);
    thinker.child.kill('SIGKILL');
    thinker.job?.reject(error);
    if (!this.isClosed) this.next();
  }
}
