/**
 * What a log says happened: run again by the rules, row by row, and told to every viewpoint as it should have been.
 *
 * It shares the kernel with the server and nothing else.
 */
import {
  type AnswerRow,
  type AnyGame,
  type AnyShape,
  type Change,
  Match,
  type Seat,
  type Setup,
  SPECTATOR,
  sha256,
  toldTo,
} from '../kernel/index.ts';
import { chainStart, chainText, type RecordedRow, type RecordingHeader, toLogRow } from '../kernel/recording.ts';
import { type Code, stoodIn } from '../wire/protocol.ts';
import { updateDigest, viewDigest } from './diary.ts';
import { Waiting } from './waiting.ts';

/** The log of a table as the store has it. */
export interface TableLog {
  readonly code: Code;
  readonly rules: AnyGame;
  readonly header: RecordingHeader;
  readonly setup: Setup<AnyShape>;
  readonly rows: readonly (RecordedRow & { readonly clientId?: string })[];
  /** Who plays each seat. */
  readonly seats: readonly ('person' | 'bot')[];
  /** Milliseconds after which a time-out answers for somebody; missing where nobody is hurried. */
  readonly hurry?: number;
  readonly startedAt: number;
  readonly phase: string;
  readonly paused: boolean;
}

/** What one viewpoint should have been told. */
export interface Told {
  /** By number. */
  readonly updates: Map<number, string>;
  /** The views at the numbers that were asked for. */
  readonly views: Map<number, string>;
  /** The number of the last one. */
  last: number;
}

export interface Truth {
  readonly told: ReadonlyMap<Seat, Told>;
  /** By row: the number its own seat's last update has after it. */
  readonly ns: ReadonlyMap<number, number>;
  /** By row: how long the table had waited for it, where it did. */
  readonly waited: ReadonlyMap<number, number>;
  /** Whom the table waits for at the end. */
  readonly awaited: readonly Seat[];
  /** The first thing wrong with the log itself. */
  readonly unsound?: string;
}

/** Runs a log; `views` says at which numbers each viewpoint's view matters. */
export function tellTruth(log: TableLog, views: ReadonlyMap<Seat, ReadonlySet<number>>): Truth {
  const match = Match.start(log.rules, log.setup);
  const told = new Map<Seat, Told>();
  const ns = new Map<number, number>();
  const waited = new Map<number, number>();
  for (let seat = SPECTATOR; seat < log.setup.seats; seat++) {
    told.set(seat, { updates: new Map(), views: new Map(), last: 0 });
  }
  const look = () => {
    for (const [seat, one] of told) {
      if (views.get(seat)?.has(one.last) && !one.views.has(one.last)) one.views.set(one.last, viewOf(match, seat));
    }
  };
  look();
  const standing: AnswerRow[] = [];
  let chain = chainStart(log.header);
  const waiting = new Waiting(match, log.startedAt);
  for (const [i, row] of log.rows.entries()) {
    const unsound = (why: string): Truth => ({ told, ns, waited, awaited: [], unsound: `row ${row.seq} ${why}` });
    if (row.seq !== i + 1) return unsound(`stands where row ${i + 1} should`);
    chain = sha256(chain + chainText(row));
    if (chain !== row.chain) return unsound('breaks the chain');
    const result = match.apply(toLogRow(row), standing);
    if (result.refusal) return unsound(`is refused by the rules (${result.refusal.key})`);
    if (result.change.hash !== row.hash) return unsound('does not lead to the state it names');
    const change = markStandIn(log, row, match, result.change);
    for (const [seat, one] of told) tell(match, seat, change, row.by, one);
    ns.set(row.seq, match.count(row.seat));
    const wait = waiting.take(row);
    if (wait !== undefined) waited.set(row.seq, wait);
    look();
  }
  return { told, ns, waited, awaited: match.asked().map((decision) => decision.seat) };
}

/** The story says when a person's question was answered by somebody else. */
function markStandIn({ seats }: TableLog, row: RecordedRow, match: Match<AnyShape>, change: Change): Change {
  const isAsked = /^\d/.test(row.decision);
  if (row.by === 'person' || row.type !== 'answer' || !isAsked || seats[row.seat] === 'bot') return change;
  const events = [stoodIn(row.seat, row.by), ...change.events];
  match.story.splice(match.story.length - change.events.length, 0, events[0]);
  return { ...change, events };
}

function tell(match: Match<AnyShape>, seat: Seat, change: Change, by: RecordedRow['by'], told: Told): void {
  const update = match.update(seat, change);
  if (update === undefined) return;
  told.last = update.n;
  const message = {
    ...update,
    epoch: match.epoch,
    awaited: match.asked().map((decision) => decision.seat),
    ...(seat !== SPECTATOR && { undo: match.undoReach(seat) }),
    ...(by !== 'person' && { by }),
  };
  // As it comes out of the wire: what is undefined is not there.
  told.updates.set(update.n, updateDigest(JSON.parse(JSON.stringify(message))));
}

function viewOf(match: Match<AnyShape>, seat: Seat): string {
  const { pub, own } = match.state;
  return viewDigest({
    n: match.count(seat),
    pub,
    own: seat === SPECTATOR ? undefined : own[seat],
    epoch: match.epoch,
    awaited: match.asked().map((decision) => decision.seat),
    told: toldTo(match.story, seat).length,
  });
}
