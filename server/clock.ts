/**
 * How long each open question has been asked: a pure function of the log's times, so that every node counts alike.
 *
 * A clock runs while its question is asked and the table is not paused. Interrupted or sealed and reopened, it goes on with
 * what was left, so nobody gains time by it; nor by undo, where the seat's clock simply runs on.
 */
import type { AnyShape, Match, Seat } from '../kernel/index.ts';
import type { ClockInfo, TimePolicy } from '../wire/protocol.ts';
import { refuse } from './errors.ts';
import type { Clock, Clocks } from './store/store.ts';

/** What just happened at a table, as far as time is concerned. */
export interface Moment {
  readonly at: number;
  readonly isPaused: boolean;
  /** Whose undo led here. */
  readonly undoneBy?: Seat;
}

export const NO_TIME: TimePolicy = { kind: 'none', seconds: 0, out: 'bot' };

/** The least and the most seconds of each kind. */
const BOUNDS = { none: [0, 604_800], nudge: [30, 86_400], firm: [10, 3600], days: [86_400, 604_800] } as const;

/** A time somebody wishes for, if it makes sense. */
export function soundTime(time: TimePolicy): TimePolicy {
  const [least, most] = BOUNDS[time.kind];
  if (time.seconds >= least && time.seconds <= most) return time;
  throw refuse('bad-request', `A time of this kind has ${least} to ${most} seconds.`, { field: 'time.seconds' });
}

/** A third of the days is gone: time for a reminder. */
const REMINDER = 1 / 3;

/** Milliseconds after which the decision is made for the seat, if it is. */
export function ending({ kind, seconds }: TimePolicy): number | undefined {
  return kind === 'firm' || kind === 'days' ? seconds * 1000 : undefined;
}

/** Milliseconds after which the seat is reminded, if it is. */
export function reminding({ kind, seconds }: TimePolicy): number | undefined {
  if (kind === 'nudge') return seconds * 1000;
  return kind === 'days' ? seconds * 1000 * REMINDER : undefined;
}

/** The clocks as they go on from here. */
export function follow(before: Clocks | undefined, match: Match<AnyShape>, moment: Moment): Clocks {
  const { at, isPaused, undoneBy } = moment;
  const isSame = before?.epoch === match.epoch;
  const open = new Set(match.state.pub.agenda.map((frame) => ('question' in frame ? String(frame.question) : '')));
  const known = Object.entries(before?.of ?? {});
  const asked = match.asked();
  const of: { [decision: string]: Clock } = {};
  if (isSame) {
    for (const [id, clock] of known) if (open.has(id.split('.')[0])) of[id] = stopped(clock, at);
  }
  for (const { id, seat } of asked) {
    const running = seat === undoneBy ? known.find(([, one]) => one.seat === seat && !one.stoppedAt)?.[1] : undefined;
    const clock = of[id] ?? running ?? { seat, since: at };
    of[id] = isPaused ? stopped(clock, at) : going(clock, at);
  }
  return { epoch: match.epoch, of };
}

const stopped = (clock: Clock, at: number): Clock =>
  clock.stoppedAt === undefined ? { ...clock, stoppedAt: at } : clock;

function going({ stoppedAt, ...clock }: Clock, at: number): Clock {
  return stoppedAt === undefined ? clock : { ...clock, since: clock.since + at - stoppedAt };
}

/** When the next thing is to happen, if anything is. */
export function nextDue(clocks: Clocks, policy: TimePolicy): number | undefined {
  const [end, remind] = [ending(policy), reminding(policy)];
  const moments = Object.values(clocks.of).flatMap(({ since, stoppedAt, isReminded }) => {
    if (stoppedAt !== undefined) return [];
    return [
      ...(end === undefined ? [] : [since + end]),
      ...(remind === undefined || isReminded ? [] : [since + remind]),
    ];
  });
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** What everybody may see of the clocks: those that stand at an open question too, when the table is paused. */
export function clockInfo(
  clocks: Clocks,
  policy: TimePolicy,
  asked: readonly { id: string; seat: Seat }[],
  now: number,
): ClockInfo[] {
  const end = ending(policy);
  if (end === undefined) return [];
  return asked.flatMap(({ id, seat }) => {
    const clock = clocks.of[id];
    return clock ? [{ seat, left: Math.max(0, clock.since + end - (clock.stoppedAt ?? now)), of: end }] : [];
  });
}
