/**
 * How long the table has waited for each answer, by the log alone. It counts while a question is asked: one that was sealed
 * or interrupted and is asked again goes on from there, and whoever undoes an answer has used the time since.
 */
import type { AnyShape, Match, Seat } from '../kernel/index.ts';
import type { RecordedRow } from '../kernel/recording.ts';

interface Wait {
  readonly seat: Seat;
  /** Milliseconds, up to the last row. */
  readonly used: number;
  readonly isAsked: boolean;
}

export class Waiting {
  private readonly match: Match<AnyShape>;
  private at: number;
  private epoch: number;
  private waits = new Map<string, Wait>();

  constructor(match: Match<AnyShape>, startedAt: number) {
    this.match = match;
    this.at = startedAt;
    this.epoch = match.epoch;
    this.ask();
  }

  /** A row was run: how long the table had waited for its answer, if it did. */
  take({ decision, seat, type, at }: Pick<RecordedRow, 'decision' | 'seat' | 'type' | 'at'>): number | undefined {
    const { match, epoch } = this;
    const passed = at - this.at;
    for (const [id, wait] of this.waits) if (wait.isAsked) this.waits.set(id, { ...wait, used: wait.used + passed });
    const answered = this.waits.get(decision);
    const own = [...this.waits.values()].find((wait) => wait.seat === seat && wait.isAsked);
    this.at = at;
    this.epoch = match.epoch;
    // In another epoch the same names are other questions.
    if (epoch !== match.epoch) this.waits.clear();
    this.ask(type === 'undo' ? own : undefined);
    return answered?.isAsked ? answered.used : undefined;
  }

  private ask(undone?: Wait): void {
    for (const [id, wait] of this.waits) this.waits.set(id, { ...wait, isAsked: false });
    for (const { id, seat } of this.match.asked()) {
      const before = this.waits.get(id) ?? (undone?.seat === seat ? undone : undefined);
      this.waits.set(id, { seat, used: before?.used ?? 0, isAsked: true });
    }
  }
}
