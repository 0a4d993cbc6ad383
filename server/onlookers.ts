/**
 * Onlookers, whom the host may let see the game some moves late.
 *
 * What is held back is not sent at all: late ones have a public view of their own, into which each move is folded when
 * its time has come. Moves they could not notice anyway do not count, so that nothing shows when one is made.
 */
import {
  type AnyShape,
  applyPatch,
  type Change,
  copy,
  type Json,
  Match,
  type Patch,
  type Seat,
  SPECTATOR,
  toldTo,
} from '../kernel/index.ts';
import { firstRunnable } from '../kernel/rebase.ts';
import { toLogRow } from '../kernel/recording.ts';
import type { ChatLine, Play, ServerMessage } from '../wire/protocol.ts';
import type { Viewer } from './audience.ts';
import { markStoodIn, setupOf } from './log.ts';
import { letter } from './outbox.ts';
import { seatsOf } from './seats.ts';
import type { StoredRow, TableDoc } from './store/store.ts';
import type { Table } from './table.ts';
import { type Entry, numberOf, textFor, Updates } from './updates.ts';

/** A move that was made and is not shown yet. */
interface Held {
  readonly text: string;
  readonly pub: Patch | undefined;
  /** How many lines of the story it wrote. */
  readonly lines: number;
  readonly now: Pick<Play, 'n' | 'epoch' | 'awaited'>;
  readonly at: number;
}

class LateView {
  private pub: unknown;
  private now: Pick<Play, 'n' | 'epoch' | 'awaited'>;
  private readonly held: Held[] = [];
  /** The last line of talk that was shown. */
  private heard: number;

  /** Begins with what everybody sees now. */
  constructor(match: Match<AnyShape>, heard = 0) {
    this.pub = copy(match.state.pub);
    this.now = nowOf(match);
    this.heard = heard;
  }

  /** How many updates of the public film are not shown yet. */
  get behind(): number {
    return this.held.length;
  }

  /**
   * What was said before the first move that is not shown yet; what was said later, or in its very millisecond, may be
   * about it.
   */
  talk(lines: readonly ChatLine[]): ChatLine[] {
    const until = this.held[0]?.at ?? Number.POSITIVE_INFINITY;
    return lines.filter(({ at }) => at < until);
  }

  hold(match: Match<AnyShape>, change: Change, entry: Entry, at: number): void {
    const text = textFor(entry, SPECTATOR);
    if (text === undefined) return;
    const now = { ...nowOf(match), n: numberOf(entry, SPECTATOR) };
    this.held.push({ text, pub: change.pub, lines: toldTo(change.events, SPECTATOR).length, now, at });
  }

  /** Shows all but the last moves, and what was said before them: the messages to send. */
  release(keep: number, lines: readonly ChatLine[] = []): string[] {
    const due = this.held.splice(0, Math.max(0, this.held.length - keep));
    for (const { pub, now } of due) {
      if (pub !== undefined) this.pub = applyPatch(this.pub as Json, pub);
      this.now = now;
    }
    const news = this.talk(lines).filter(({ id }) => id > this.heard);
    this.heard = news.at(-1)?.id ?? this.heard;
    const talk = news.map((line) => JSON.stringify({ type: 'chat', line } satisfies ServerMessage));
    return [...due.map(({ text }) => text), ...talk];
  }

  play(match: Match<AnyShape>): Play {
    const hidden = this.held.reduce((sum, { lines }) => sum + lines, 0);
    const story = match.storyOf(SPECTATOR);
    return {
      view: { seat: SPECTATOR, pub: this.pub },
      ...this.now,
      story: story.slice(0, Math.max(0, story.length - hidden)),
      since: 0,
    };
  }
}

const nowOf = (match: Match<AnyShape>): Pick<Play, 'n' | 'epoch' | 'awaited'> => ({
  n: match.count(SPECTATOR),
  epoch: match.epoch,
  awaited: match.asked().map((decision): Seat => decision.seat),
});

/** Whether onlookers are shown this game late: until it is over. */
const isDelayed = ({ delay, phase }: TableDoc): boolean =>
  (delay ?? 0) > 0 && (phase === 'playing' || phase === 'stopped');

/** Those without a seat at one table. */
export class Onlookers {
  private readonly table: Table;
  private view: LateView | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  /** The game as this viewer sees it, when it is late: only for who has no seat here. */
  late({ seat, device }: Pick<Viewer, 'seat' | 'device'>): LateView | undefined {
    return seat === SPECTATOR && seatsOf(this.table.doc, device).length === 0 ? this.view : undefined;
  }

  /** Everybody who sees the game as it is now, and those who see it late. */
  split(): { readonly now: Iterable<Viewer>; readonly later: readonly Viewer[] } {
    const { viewers } = this.table;
    if (this.view === undefined) return { now: viewers, later: [] };
    const { now = [], later = [] } = Object.groupBy(viewers, (one) => (this.late(one) ? 'later' : 'now'));
    return { now, later };
  }

  get areLate(): boolean {
    return this.view !== undefined;
  }

  hold(match: Match<AnyShape>, change: Change, entry: Entry, at: number): void {
    this.view?.hold(match, change, entry, at);
  }

  /** Shows what the time has come for; everything, once nobody sees the game late any more. */
  show(): void {
    const { doc, match, talk } = this.table;
    const keep = isDelayed(doc) ? (doc.delay ?? 0) : 0;
    if (this.view !== undefined) this.release(this.view, keep);
    else if (keep > 0 && match !== undefined) this.view = new LateView(match, talk.at(-1)?.id);
  }

  private release(view: LateView, keep: number): void {
    const messages = view.release(keep, this.table.talk).map(letter);
    const { later } = this.split();
    if (keep === 0) this.view = undefined;
    if (messages.length === 0) return;
    this.table.afterCommit(() => {
      for (const viewer of later) for (const message of messages) viewer.send(message);
    });
  }

  /** After a table came back into memory: the log says what had been shown. */
  async restore(rows: number): Promise<void> {
    const { doc, around } = this.table;
    this.view = undefined;
    if (isDelayed(doc)) this.rebuild((await around.store.rows(doc.code, 0)).slice(0, rows));
  }

  /** What had been shown after these rows. */
  rebuild(rows: readonly StoredRow[]): void {
    const { doc, box, pack, talk } = this.table;
    if (doc.header === undefined) return;
    const match = Match.start(box.rules, setupOf(doc.header, pack));
    const view = new LateView(match);
    const updates = new Updates();
    const standing: Parameters<typeof match.apply>[1] = [];
    for (const row of rows.slice(firstRunnable(rows))) {
      const result = match.apply(toLogRow(row), standing);
      if (result.refusal) break;
      const change = markStoodIn(match, result.change, row, doc);
      const by = row.by === 'person' ? undefined : row.by;
      view.hold(match, change, updates.add(match, change, nowOf(match).awaited, by), row.at);
    }
    view.release(doc.delay ?? 0, talk);
    this.view = view;
  }
}
