/**
 * The independent checker: compares what every player was told with what the log says, and names each difference.
 *
 * Every acknowledged answer is in the log once and in order; nobody saw an update that is not in the log, or twice, or
 * out of order, or with a gap; what each player ended with is what the log gives their seat; every log runs again to its
 * hashes and chain; bots and people answered for their own seats only, a time-out never too soon.
 */
import type { Seat } from '../kernel/index.ts';
import type { Asked, Diary, Entry } from './diary.ts';
import { type TableLog, type Told, type Truth, tellTruth } from './truth.ts';

export type Wrong =
  | 'unsound-log'
  | 'stopped-table'
  | 'lost-answer'
  | 'doubled-answer'
  | 'changed-answer'
  | 'swapped-answers'
  | 'refused-yet-logged'
  | 'row-of-nobody'
  | 'wrong-hand'
  | 'hasty-clock'
  | 'idle-bot'
  | 'untrue-update'
  | 'told-twice'
  | 'gap'
  | 'untrue-view'
  | 'left-behind'
  | 'turned-away'
  | 'dead-node';

/** Something that must never happen, in plain words. */
export interface Violation {
  readonly kind: Wrong;
  readonly text: string;
}

type Complain = (kind: Wrong, text: string) => void;

/** Everything wrong with one table, given its log and the diaries of all who were there. */
export function checkTable(log: TableLog, diaries: readonly Diary[]): Violation[] {
  const violations: Violation[] = [];
  const complain: Complain = (kind, text) => violations.push({ kind, text: `table ${log.code}: ${text}` });
  const truth = tellTruth(log, numbersNamed(diaries));
  if (truth.unsound !== undefined) complain('unsound-log', `${truth.unsound}.`);
  if (log.phase === 'stopped') complain('stopped-table', 'the server stopped it.');
  checkHands(log, truth, complain);
  if (log.phase === 'playing' && !log.paused && truth.awaited.some((seat) => log.seats[seat] === 'bot'))
    complain('idle-bot', `it still waits for a bot after row ${log.rows.length}.`);
  checkAnswers(log, diaries, truth, complain);
  checkOrder(log, diaries, complain);
  for (const diary of diaries) checkDiary(diary, truth, complain);
  return violations;
}

const viewpoint = (seat: Seat): string => (seat < 0 ? 'an onlooker' : `seat ${seat}`);

/** The views that were seen, by viewpoint and number. */
function numbersNamed(diaries: readonly Diary[]): Map<Seat, Set<number>> {
  const named = new Map<Seat, Set<number>>();
  for (const { seat, lines, seen, end } of diaries) {
    const numbers = named.get(seat) ?? new Set();
    named.set(seat, numbers);
    for (const entry of [...lines.flat(), ...seen]) {
      if (entry.kind === 'welcome' && entry.n !== undefined) numbers.add(entry.n);
    }
    if (end !== undefined) numbers.add(end.n);
  }
  return named;
}

/** Bots answer for their own seats; for people only when their time is out. */
function checkHands({ rows, seats, hurry }: TableLog, { waited }: Truth, complain: Complain): void {
  for (const { seq, seat, by } of rows) {
    if (by === (seats[seat] === 'bot' ? 'bot' : 'person')) continue;
    if (seats[seat] === 'bot' || hurry === undefined)
      complain('wrong-hand', `row ${seq} was given by a ${by} in the seat of a ${seats[seat]} (seat ${seat}).`);
    else if ((waited.get(seq) ?? 0) < hurry)
      complain('hasty-clock', `row ${seq} answered for seat ${seat} after ${waited.get(seq) ?? 0} ms.`);
  }
}

function checkAnswers({ rows }: TableLog, diaries: readonly Diary[], truth: Truth, complain: Complain): void {
  const wanted = new Map<string, { readonly asked: Asked; readonly seat: Seat }>();
  for (const { seat, asked } of diaries) for (const one of asked) wanted.set(one.clientId, { asked: one, seat });
  const found = new Map<string, number>();
  for (const { seq, seat, by, type, decision, answer, clientId } of rows) {
    if (by !== 'person') continue;
    const known = clientId === undefined ? undefined : wanted.get(clientId);
    if (clientId === undefined || known === undefined) {
      complain('row-of-nobody', `row ${seq} (seat ${seat}) is an answer nobody gave.`);
      continue;
    }
    const before = found.get(clientId);
    if (before !== undefined) {
      complain('doubled-answer', `an answer of seat ${seat} is in the log twice, as rows ${before} and ${seq}.`);
      continue;
    }
    found.set(clientId, seq);
    const { asked } = known;
    const isSame =
      known.seat === seat &&
      asked.type === type &&
      (type !== 'answer' || (asked.decision === decision && JSON.stringify(asked.answer) === JSON.stringify(answer)));
    if (!isSame) complain('changed-answer', `row ${seq} is not what seat ${known.seat} answered.`);
    checkOutcome(asked, seq, truth, complain);
  }
  for (const [clientId, { asked, seat }] of wanted) {
    if (asked.outcome?.kind === 'acknowledged' && !found.has(clientId))
      complain('lost-answer', `an acknowledged ${asked.type} of seat ${seat} (${asked.decision}) is not in the log.`);
  }
}

/** What was said about an answer that is in the log. */
function checkOutcome({ outcome, otherN, copies, type }: Asked, seq: number, truth: Truth, complain: Complain): void {
  const n = truth.ns.get(seq);
  if (outcome?.kind === 'acknowledged' && n !== undefined && (outcome.n !== n || (otherN ?? n) !== n))
    complain('changed-answer', `row ${seq} is shown by update ${n}, but acknowledged as ${otherN ?? outcome.n}.`);
  // Another copy may have arrived after the one that was refused.
  if (outcome?.kind === 'refused' && copies === 1)
    complain('refused-yet-logged', `the ${type} of row ${seq} was refused (${outcome.error}).`);
}

/** Who was acknowledged before somebody else even asked stands before them in the log. */
function checkOrder({ rows }: TableLog, diaries: readonly Diary[], complain: Complain): void {
  const asked = new Map(diaries.flatMap((diary) => diary.asked.map((one) => [one.clientId, one] as const)));
  let soonest = { at: Number.POSITIVE_INFINITY, seq: 0 };
  for (const { seq, clientId } of rows.toReversed()) {
    const one = clientId === undefined ? undefined : asked.get(clientId);
    if (one === undefined) continue;
    if (one.sentAt > soonest.at)
      complain('swapped-answers', `row ${seq} was asked for after row ${soonest.seq} had been acknowledged.`);
    if (one.outcome?.kind === 'acknowledged' && one.outcome.at < soonest.at) soonest = { at: one.outcome.at, seq };
  }
}

function checkDiary(diary: Diary, truth: Truth, complain: Complain): void {
  const told = truth.told.get(diary.seat);
  if (told === undefined) return;
  const who = viewpoint(diary.seat);
  const say: Complain = (kind, text) => complain(kind, `${who} ${text}`);
  for (const entries of diary.lines) checkLine(entries, told, say);
  checkSeen(diary.seen, say);
  for (const why of diary.turnedAway) say('turned-away', `was turned away: ${why}.`);
  const { end } = diary;
  if (end === undefined) say('left-behind', 'never saw the game.');
  else if (end.n !== told.last) say('left-behind', `ended at update ${end.n}; the log has ${told.last}.`);
  else if (end.view !== told.views.get(end.n))
    say('untrue-view', `ended with ${end.view}; the log gives ${told.views.get(end.n) ?? 'nothing'}.`);
}

/** What one connection carried: true updates, each once, by ones from where a welcome said. */
function checkLine(entries: readonly Entry[], told: Told, complain: Complain): void {
  /** The next number; undefined before any game was shown. */
  let next: number | undefined;
  let isResuming = false;
  const lastNs = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'hello') {
      if (entry.lastN !== undefined) lastNs.add(entry.lastN);
    } else if (entry.kind === 'welcome') {
      if (entry.resumed) isResuming = true;
      else if (entry.n !== undefined) {
        isResuming = false;
        next = entry.n + 1;
        const view = told.views.get(entry.n);
        if (entry.view !== view)
          complain('untrue-view', `was shown at update ${entry.n} ${entry.view}; the log gives ${view ?? 'nothing'}.`);
      }
    } else {
      const { n, text } = entry;
      if (!told.updates.has(n)) complain('untrue-update', `was told update ${n}, which is not in the log.`);
      else if (told.updates.get(n) !== text)
        complain('untrue-update', `was told another update ${n} than the log has.`);
      if (isResuming ? !lastNs.has(n - 1) : next === undefined || n > next)
        complain('gap', `was told update ${n} when ${next ?? 'a welcome'} was due.`);
      else if (!isResuming && next !== undefined && n < next) complain('told-twice', `was told update ${n} again.`);
      isResuming = false;
      next = n + 1;
    }
  }
}

/** What a player took in goes up by ones from each fresh view. */
function checkSeen(seen: readonly Entry[], complain: Complain): void {
  let at: number | undefined;
  for (const entry of seen) {
    if (entry.kind === 'welcome' && entry.n !== undefined) at = entry.n;
    if (entry.kind !== 'update') continue;
    if (at === undefined || entry.n > at + 1) complain('gap', `took update ${entry.n} after ${at ?? 'nothing'}.`);
    else if (entry.n <= at) complain('told-twice', `took update ${entry.n} after ${at}.`);
    at = entry.n;
  }
}
