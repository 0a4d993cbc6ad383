/**
 * The writes of many tables on their way to the disk. All of one turn of the event loop share a commit; while one is
 * under way the next one gathers. So the busier the server, the more share one.
 */
export type Done = (error?: Error) => void;

/** What one author wrote into one commit, and who waits for it. */
interface Part<Write> {
  readonly author: Author<Write>;
  readonly writes: Write[];
  readonly waiting: Done[];
}

class Batch<Write> {
  readonly parts = new Set<Part<Write>>();
  private readonly end = Promise.withResolvers<void>();

  /** Resolves when it is durable, or could not be made so. */
  get settled(): Promise<void> {
    return this.end.promise;
  }

  settle(failures: readonly (Error | undefined)[]): void {
    for (const [i, part] of [...this.parts].entries()) part.author.settle(part, failures[i]);
    this.end.resolve();
  }
}

/**
 * Makes what several authors wrote durable: of each all or nothing. Says for each why nothing of it was kept; when it throws,
 * nothing of anybody's was.
 */
export type Commit<Write> = (parts: readonly (readonly Write[])[]) => Promise<readonly (Error | undefined)[]>;

/** Told of every commit: how many authors shared it, how long it took, and whose writes were not kept and why. */
export type CommitListener = (authors: number, milliseconds: number, failures: readonly (Error | undefined)[]) => void;

export class Journal<Write> {
  private readonly commit: Commit<Write>;
  /** For the figures of the server. */
  listener: CommitListener | undefined;
  private underWay: Batch<Write> | undefined;
  private gathering: Batch<Write> | undefined;

  constructor(commit: Commit<Write>) {
    this.commit = commit;
  }

  /** Resolves when all that was written so far is durable, or could not be made so; or only what somebody cares about. */
  settled(matters: (writes: readonly Write[]) => boolean = () => true): Promise<void> {
    const isAwaited = (batch: Batch<Write> | undefined) => batch?.parts.values().some(({ writes }) => matters(writes));
    const last = [this.gathering, this.underWay].find(isAwaited);
    return last?.settled ?? Promise.resolve();
  }

  /** A part of the next commit; what is written in one turn of the event loop always shares one. */
  open(author: Author<Write>): Part<Write> {
    if (this.gathering === undefined) {
      this.gathering = new Batch();
      if (this.underWay === undefined) this.leaveSoon();
    }
    const part = { author, writes: [], waiting: [] };
    this.gathering.parts.add(part);
    return part;
  }

  /** Takes a part out of the commit it waits for. */
  withdraw(part: Part<Write>): void {
    this.gathering?.parts.delete(part);
  }

  private leaveSoon(): void {
    setImmediate(() => void this.leave());
  }

  private async leave(): Promise<void> {
    const batch = this.gathering;
    if (batch === undefined) return;
    this.gathering = undefined;
    this.underWay = batch;
    for (const { author } of batch.parts) author.left();
    const since = performance.now();
    const failures = await this.commitAll([...batch.parts]);
    this.listener?.(failures.length, performance.now() - since, failures);
    this.underWay = undefined;
    // The disk goes on while those who waited are told; but what follows a failure may have to be given up.
    const isSound = failures.every((failure) => failure === undefined);
    if (isSound) void this.leave();
    batch.settle(failures);
    if (!isSound) void this.leave();
  }

  private async commitAll(parts: readonly Part<Write>[]): Promise<readonly (Error | undefined)[]> {
    try {
      return await this.commit(parts.map((part) => part.writes));
    } catch (error) {
      return parts.map(() => (error instanceof Error ? error : new Error(String(error))));
    }
  }
}

/** One hand that writes. Once something it wrote could not be saved, nothing it writes later is. */
export class Author<Write> {
  private readonly journal: Journal<Write>;
  /** What waits for the next commit. */
  private next: Part<Write> | undefined;
  /** What is being committed. */
  private underWay: Part<Write> | undefined;
  private failure: Error | undefined;

  constructor(journal: Journal<Write>) {
    this.journal = journal;
  }

  write(write: Write): void {
    if (this.failure !== undefined) return;
    this.next ??= this.journal.open(this);
    this.next.writes.push(write);
  }

  /** Whether nothing it wrote is on its way. */
  get isIdle(): boolean {
    return this.next === undefined && this.underWay === undefined;
  }

  /** Calls back once all that was written so far is durable (at once when there is nothing), or could not be. */
  afterCommit(done: Done): void {
    const part = this.next ?? this.underWay;
    if (this.failure !== undefined || part === undefined) done(this.failure);
    else part.waiting.push(done);
  }

  /** Its part of a commit is on its way. */
  left(): void {
    this.underWay = this.next;
    this.next = undefined;
  }

  /** Its part of a commit is durable, or could not be made so: then what waits for the next one is given up too. */
  settle(part: Part<Write>, failure: Error | undefined): void {
    // The next one may be on its way already.
    if (this.underWay === part) this.underWay = undefined;
    this.failure = failure;
    const givenUp = failure && this.next;
    if (givenUp !== undefined) {
      this.next = undefined;
      this.journal.withdraw(givenUp);
    }
    for (const done of part.waiting) done(failure);
    for (const done of givenUp?.waiting ?? []) done(failure);
  }
}
