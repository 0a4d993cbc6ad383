/**
 * Time at one table: follows the clocks of its open questions, reminds, and answers for those whose time is out, through
 * the same door as people.
 *
 * The clocks are written with the row or the table that changed them. A time-out is one row of the log like any other: of
 * two nodes that try, the number of the row lets one through, and the other finds the question answered.
 */
import { type Decision, type Seat, same } from '../kernel/index.ts';
import type { ClockInfo, TimePolicy } from '../wire/protocol.ts';
import { clockInfo, ending, follow, NO_TIME, nextDue, reminding } from './clock.ts';
import { Refused } from './errors.ts';
import { isPerson } from './seats.ts';
import { type Clocks, Overtaken, type StoredRow } from './store/store.ts';
import type { Table } from './table.ts';

/** Milliseconds in which nothing is played for anybody after a table came back: those who lost their line come back too. */
const GRACE = 10_000;
/** Milliseconds before what could not be done is tried again. */
const AGAIN = 1000;
/** The longest a timer can wait. */
const LONGEST = 2 ** 31 - 1;

export class Timekeeper {
  private readonly table: Table;
  private clocks: Clocks | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isPlaying = false;
  private quietUntil = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** The game moved, by this row or from its start. */
  moved(at: number, row?: Pick<StoredRow, 'type' | 'seat'>): void {
    if (this.policy.kind === 'none') return;
    this.follow(at, row?.type === 'undo' ? row.seat : undefined);
    this.keep();
  }

  /** Paused or resumed, or the host wants another time: whoever is awaited begins anew then. */
  changed(isNewTime = false): void {
    if (this.policy.kind === 'none' && this.clocks === undefined) return;
    if (isNewTime) this.clocks = undefined;
    if (this.policy.kind !== 'none') this.follow(this.table.around.now());
    this.keep();
  }

  /** Takes the clocks as they were kept. */
  async restore(): Promise<void> {
    const { table } = this;
    if (this.policy.kind === 'none') return;
    const { around, doc } = table;
    this.clocks = await around.store.clocks(doc.code);
    this.quietUntil = around.now() + GRACE;
    if (this.clocks === undefined) this.follow(around.now());
    this.schedule();
  }

  /** Takes the clocks as another node kept them. */
  take(clocks: Clocks | undefined): void {
    // That another node wrote something is not told where nothing changed.
    if (this.clocks === undefined ? clocks === undefined : clocks !== undefined && same(this.clocks, clocks)) return;
    this.clocks = clocks;
    this.tell();
    this.schedule();
  }

  /** What those who see the game as it is now may see. */
  info(): readonly ClockInfo[] {
    const { match, around, doc } = this.table;
    if (this.clocks === undefined || match === undefined || doc.phase !== 'playing') return [];
    const now = around.now();
    const asked = match.asked().filter(({ seat }) => isPerson(doc.seats[seat]));
    return clockInfo(this.clocks, this.policy, asked, now).map((clock) => ({
      ...clock,
      left: Math.max(clock.left, Math.min(clock.of, this.quietUntil - now)),
    }));
  }

  /** What is due happens; to be called from time to time, and at the moment itself. */
  tick(): void {
    if (this.clocks === undefined || !this.isRunning()) return;
    this.remind();
    if (this.overdue().length > 0 && !this.isPlaying) {
      this.isPlaying = true;
      this.table.around.background(
        this.play().finally(() => {
          this.isPlaying = false;
          this.schedule();
        }),
        this.table.doc.code,
      );
    }
    this.schedule();
  }

  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private get policy(): TimePolicy {
    return this.table.doc.time ?? NO_TIME;
  }

  private isRunning(): boolean {
    const { doc, isGone, isKept, match } = this.table;
    return isKept && !isGone && match !== undefined && doc.phase === 'playing' && !doc.paused;
  }

  private follow(at: number, undoneBy?: Seat): void {
    const { match, doc } = this.table;
    if (match === undefined) return;
    const isPaused = doc.paused || doc.phase !== 'playing';
    this.clocks = follow(this.clocks, match, { at, isPaused, ...(undoneBy !== undefined && { undoneBy }) });
  }

  /** Writes the clocks with whatever changed them, and tells everybody. */
  private keep(): void {
    const { table } = this;
    if (table.doc.phase !== 'playing' || this.policy.kind === 'none') this.clocks = undefined;
    table.pen.saveClocks(this.clocks, this.clocks && nextDue(this.clocks, this.policy));
    this.tell();
    this.schedule();
  }

  private tell(): void {
    const { table } = this;
    if (ending(this.policy) !== undefined || this.clocks === undefined) {
      table.tell({ type: 'clock', clocks: this.info() }, table.onlookers.split().now);
    }
  }

  private schedule(): void {
    this.rest();
    if (this.clocks === undefined || !this.isRunning() || this.isPlaying) return;
    const due = nextDue(this.clocks, this.policy);
    if (due === undefined) return;
    const wait = Math.max(due, this.quietUntil) - this.table.around.now();
    this.timer = setTimeout(() => this.tick(), Math.min(wait > 0 ? wait : AGAIN, LONGEST));
    this.timer.unref();
  }

  /** The questions whose time is out, of people nobody else plays for. */
  private overdue(): Decision[] {
    const { match, doc, around } = this.table;
    const end = ending(this.policy);
    const now = around.now();
    if (end === undefined || match === undefined || now < this.quietUntil) return [];
    return match.asked().filter(({ id, seat }) => {
      const clock = this.clocks?.of[id];
      const place = doc.seats[seat];
      return clock !== undefined && clock.since + end <= now && isPerson(place) && place.standIn === undefined;
    });
  }

  /** One after the other, each looked for anew: an answer may take the others' questions away. */
  private async play(): Promise<void> {
    const { table } = this;
    // Begun on any node.
    for (const [seat, drafts] of await table.around.store.drafts(table.doc.code)) table.drafts.set(seat, drafts);
    await table.following.work;
    const tried = new Set<string>();
    for (;;) {
      const decision = this.isRunning() ? this.overdue().find(({ id }) => !tried.has(id)) : undefined;
      if (decision === undefined) break;
      tried.add(decision.id);
      this.answerFor(decision);
      table.keepDrafts(decision.seat, undefined);
    }
    await table.committed().catch(dropOvertaken);
  }

  /** What the seat had begun, if it is legal, else the bot's answer or the decision's default. */
  private answerFor(decision: Decision): void {
    const { table } = this;
    const draft = table.drafts.get(decision.seat)?.[decision.id];
    if (draft !== undefined && this.give(decision, draft)) return;
    if (!this.isRunning()) return;
    if (this.policy.out === 'bot' && table.bots.answerFor(decision)) return;
    if (this.isRunning()) this.give(decision, table.bots.fallback(decision));
  }

  private give({ id, seat }: Decision, answer: unknown): boolean {
    const { table } = this;
    try {
      table.answer(seat, id, answer, table.match?.epoch ?? 0, 'default');
      return true;
    } catch (error) {
      // Another node was first: nothing is left to do here.
      if (!(error instanceof Refused || error instanceof Overtaken)) table.around.report(error, table.doc.code);
      return false;
    }
  }

  /** To those who look from that seat at this node. */
  tellReminder(seat: Seat): void {
    const there = [...this.table.viewers].filter((viewer) => viewer.seat === seat);
    this.table.tell({ type: 'reminder', seat }, there);
  }

  private remind(): void {
    const { match, around } = this.table;
    const after = reminding(this.policy);
    if (after === undefined || match === undefined || this.clocks === undefined) return;
    const { of } = this.clocks;
    const due = match.asked().filter(({ id }) => of[id] && !of[id].isReminded && of[id].since + after <= around.now());
    if (due.length === 0) return;
    const reminded = Object.fromEntries(due.map(({ id }) => [id, { ...of[id], isReminded: true as const }]));
    this.clocks = { ...this.clocks, of: { ...of, ...reminded } };
    this.table.pen.saveClocks(this.clocks, nextDue(this.clocks, this.policy));
    for (const decision of due) {
      const { seat } = decision;
      this.tellReminder(seat);
      this.table.around.store.say(this.table.doc.code, { reminder: seat });
      this.table.notices.remind(decision);
    }
  }
}

/** What another node did first is not done again. */
function dropOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}
