/**
 * The load: a process that sits at every seat of many tables, each on a socket of its own, and plays at random.
 * Arguments: the module that knows how to talk to this kind of server, and its address; of several nodes, all of them.
 */
import { answerParent } from './child.ts';

/** What a seat knows after an update, as far as a random player of the yardstick game wants to know. */
export interface News {
  /** Whose turn it is. */
  readonly awaited: number;
  /** How many cards the deck holds. */
  readonly deck: number;
}

/** One seat on its socket. */
export interface Chair {
  /** What it was told when it sat down. */
  readonly news: News;
  /** Sends its answer: draws so many cards, or stops with 0. */
  move(cards: number): void;
}

/** A seat has heard of a move; whoever is awaited now must know the news. */
export type Heard = (seat: number, news?: News) => void;

/** Opens a table and sits down at its four seats; afterwards each seat tells of each move, once. */
export type OpenTable = (url: string, number: number, heard: Heard) => Promise<readonly Chair[]>;

export interface Run {
  /** Half of it at least and one and a half at most, at random, before each move; 0: at once. */
  readonly thinkMs: number;
  readonly warmUpMs: number;
  readonly ms: number;
}

export interface Result {
  /** Since the last run, warming up included. */
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From sending an answer to each other seat's update. */
  readonly p50: number;
  readonly p99: number;
}

/** At most this many moves of one table are under way: the next seat may answer before the last one has heard. */
const UNDER_WAY = 64;
/** After a run the last answers come in; a server that stood still may need longer. */
const QUIET_MS = 1000;
const LOOK_MS = 100;
const MOST_LOOKS = 100;

const [client, url] = process.argv.slice(2);
let running = false;
let thinkMs = 0;
let moves = 0;
let latencies: number[] = [];

class LoadTable {
  private chairs: readonly Chair[] = [];
  /** Of each move under way: when it was sent, and by whom. */
  private readonly sentAt = new Float64Array(UNDER_WAY);
  private readonly sentBy = new Uint8Array(UNDER_WAY);
  private sent = 0;
  /** How many moves each seat has heard of. */
  private readonly heard = [0, 0, 0, 0];
  private news: News = { awaited: 0, deck: 0 };

  async open(openTable: OpenTable, number: number): Promise<void> {
    this.chairs = await openTable(url, number, (seat, news) => this.hear(seat, news));
    this.news = this.chairs[0].news;
  }

  /** The awaited seat begins to think. */
  goOn(): void {
    if (!running) return;
    if (thinkMs === 0) this.move();
    else setTimeout(() => running && this.move(), thinkMs * (0.5 + Math.random()));
  }

  /** Whether everybody has heard of every move. */
  get isQuiet(): boolean {
    return this.heard.every((heard) => heard === this.sent);
  }

  private move(): void {
    const { awaited, deck } = this.news;
    const slot = this.sent++ % UNDER_WAY;
    this.sentAt[slot] = performance.now();
    this.sentBy[slot] = awaited;
    this.chairs[awaited].move(Math.floor(Math.random() * (1 + Math.min(4, deck))));
  }

  private hear(seat: number, news?: News): void {
    const slot = this.heard[seat]++ % UNDER_WAY;
    if (seat === this.sentBy[slot]) moves++;
    else latencies.push(performance.now() - this.sentAt[slot]);
    if (news?.awaited !== seat) return;
    this.news = news;
    this.goOn();
  }
}

const tables: LoadTable[] = [];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The value below which this share of the sorted numbers lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

answerParent({
  open: async ({ count }: { count: number }) => {
    const { openTable } = (await import(client)) as { openTable: OpenTable };
    for (let i = 0; i < count; i++) {
      const table = new LoadTable();
      await table.open(openTable, tables.length);
      tables.push(table);
    }
  },
  run: async (run: Run): Promise<Result> => {
    // What whoever measures has to collect is not to fall into what is measured.
    globalThis.gc?.();
    running = true;
    thinkMs = run.thinkMs;
    moves = 0;
    for (const table of tables) table.goOn();
    await wait(run.warmUpMs);
    const start = performance.now();
    const warmedUp = moves;
    latencies = [];
    await wait(run.ms);
    const movesPerSecond = ((moves - warmedUp) / (performance.now() - start)) * 1000;
    const sorted = latencies.toSorted((a, b) => a - b);
    running = false;
    await wait(QUIET_MS);
    for (let looks = 0; looks < MOST_LOOKS && tables.some((table) => !table.isQuiet); looks++) await wait(LOOK_MS);
    return { moves, movesPerSecond, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
  },
});
