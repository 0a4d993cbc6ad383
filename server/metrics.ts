/**
 * What a server can tell Prometheus about itself. Labels are words of this house, never of its players: no code of a table,
 * no name, no address. Each server has figures of its own; those of the process are gathered from the first look on, so
 * that a server nobody watches pays nothing for them.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { By, Phase, ProblemCode } from '../wire/protocol.ts';

/** What is counted when somebody looks. */
export interface Attended {
  /** Tables in memory. */
  readonly phases: Readonly<Partial<Record<Phase, number>>>;
  readonly paused: number;
  /** Devices that look at some table. */
  readonly people: number;
}

/** Seconds, from what a quick disk takes to what somebody notices. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const PHASES: readonly Phase[] = ['lobby', 'playing', 'finished', 'closed', 'stopped'];
const BATCHES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly answers = new Counter({
    name: 'tablee_answers_total',
    help: 'Answers that are on the disk, by who gave them.',
    labelNames: ['by'],
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'tablee_refusals_total',
    help: 'Requests that were not carried out, by the code of their problem.',
    labelNames: ['problem'],
    registers: this.registers,
  });
  private readonly updates = new Histogram({
    name: 'tablee_update_seconds',
    help: 'From an answer being judged to everybody being sent what it changed.',
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly commits = new Histogram({
    name: 'tablee_commit_seconds',
    help: 'How long the store takes to make a batch durable.',
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly batches = new Histogram({
    name: 'tablee_commit_tables',
    help: 'How many tables share a commit.',
    buckets: BATCHES,
    registers: this.registers,
  });
  private readonly failures = new Counter({
    name: 'tablee_store_errors_total',
    help: 'What could not be saved; overtaken: another node was first, which is no error and tried again.',
    labelNames: ['kind'],
    registers: this.registers,
  });
  private readonly thinking = new Histogram({
    name: 'tablee_bot_seconds',
    help: 'How long bots think about an answer, without the pause they make for people.',
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly reports = new Counter({
    name: 'tablee_errors_total',
    help: 'What broke inside; the log has each.',
    registers: this.registers,
  });
  private readonly lines = new Gauge({
    name: 'tablee_sockets',
    help: 'Open WebSockets.',
    registers: this.registers,
  });
  private watchesProcess = false;

  constructor(version: string, look: () => Attended) {
    const { registers } = this;
    new Gauge({ name: 'tablee_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
      { version },
      1,
    );
    new Gauge({
      name: 'tablee_tables',
      help: 'Tables in memory, by phase.',
      labelNames: ['phase'],
      registers,
      collect() {
        const { phases } = look();
        for (const phase of PHASES) this.set({ phase }, phases[phase] ?? 0);
      },
    });
    new Gauge({
      name: 'tablee_tables_paused',
      help: 'Tables in memory that are paused.',
      registers,
      collect() {
        this.set(look().paused);
      },
    });
    new Gauge({
      name: 'tablee_people',
      help: 'Devices that look at a table now.',
      registers,
      collect() {
        this.set(look().people);
      },
    });
    for (const by of ['person', 'bot', 'default'] as const) this.answers.inc({ by }, 0);
    for (const kind of ['error', 'overtaken']) this.failures.inc({ kind }, 0);
  }

  /** An answer is durable and was shown; `since` is when it had been judged, by `performance.now()`. */
  answered(by: By, since: number): void {
    this.answers.inc({ by });
    this.updates.observe((performance.now() - since) / 1000);
  }

  refused(problem: ProblemCode): void {
    this.refusals.inc({ problem });
  }

  /** A batch of so many tables' writes was committed; those of some of them may have failed. */
  committed(tables: number, milliseconds: number, failures: readonly (Error | undefined)[]): void {
    this.batches.observe(tables);
    this.commits.observe(milliseconds / 1000);
    for (const error of failures) {
      if (error !== undefined) this.failures.inc({ kind: error.name === 'Overtaken' ? 'overtaken' : 'error' });
    }
  }

  /** A bot thought about its answer; `since` is when it began. */
  thought(since: number): void {
    this.thinking.observe((performance.now() - since) / 1000);
  }

  broke(): void {
    this.reports.inc();
  }

  connected(): void {
    this.lines.inc();
  }

  disconnected(): void {
    this.lines.dec();
  }

  /** All of it in the words of Prometheus. */
  async text(): Promise<string> {
    if (!this.watchesProcess) collectDefaultMetrics({ register: this.registry });
    this.watchesProcess = true;
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
