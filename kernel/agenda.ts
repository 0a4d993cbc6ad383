/**
 * The agenda: a stack of frames inside the state, in `pub`. It replaces the call stack, so that a game can be saved,
 * copied, undone and searched between any two answers. An interruption pushes frames on top; the suspended question
 * comes back by itself.
 */
import type { AskFrame, Decision, DoFrame, Frame, SealedFrame, Seat, Shape, State } from './types.ts';

/** What a window's answer says when its seat lets the moment pass. */
export const PASS = 'pass';

/**
 * Pushes what follows, in reading order: the first frame is the next to run; `undefined` stands for nothing to do.
 * Not called `then`: a module that exports one is taken for a promise by whoever awaits its import.
 */
export function andThen<G extends Shape>(s: State<G>, ...frames: readonly (Frame<G> | undefined)[]): void {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined) s.pub.agenda.push(frame);
  }
}

/** A question to one seat, with the public facts it is asked about. */
export function ask<Facts extends object>(kind: string, seat: Seat, facts?: Facts): AskFrame & Facts {
  const frame: AskFrame = { ask: kind, seat, question: -1 };
  return facts === undefined ? (frame as AskFrame & Facts) : Object.assign(frame, facts);
}

/** A sealed choice: all these seats at once, each answer hidden until the last one, then taken in seat order. */
export function sealed<Facts extends object>(kind: string, seats: readonly Seat[], facts?: Facts): SealedFrame & Facts {
  return { ask: kind, seats, ready: [], question: -1, sealed: 'all', ...facts } as SealedFrame & Facts;
}

/**
 * A reaction window: all eligible seats at once, sealed, in order of precedence; the first who does not pass counts.
 * That is all a sequential asker would have known, with one wait instead of five; unused answers stay secret.
 * Eligibility must follow from public facts.
 */
export function window<Facts extends object>(kind: string, seats: readonly Seat[], facts?: Facts): SealedFrame & Facts {
  return { ask: kind, seats, ready: [], question: -1, sealed: 'window', ...facts } as SealedFrame & Facts;
}

// Frames have many shapes, and reading a property of many shapes is much faster than asking whether it is there.

/** Whether this frame runs, rather than waits. */
export function isWork<G extends Shape>(frame: Frame<G>): frame is DoFrame<G> {
  return (frame as { do?: string }).do !== undefined;
}

/** Whether this question is put to several seats at once. */
export function isSealed(frame: AskFrame | SealedFrame): frame is SealedFrame {
  return (frame as { sealed?: string }).sealed !== undefined;
}

/** The frame the table waits at, if it waits. */
export function waiting<G extends Shape>(s: { pub: State<G>['pub'] }): AskFrame | SealedFrame | undefined {
  const { agenda } = s.pub;
  const top = agenda[agenda.length - 1];
  return top === undefined || isWork(top) ? undefined : top;
}

export function decision(frame: AskFrame | SealedFrame, seat: Seat): Decision {
  return { id: decisionId(frame.question, seat), seat, kind: frame.ask, blocking: true, about: frame };
}

/** An id is the number of the question and the seat: kept through interruptions, found by value after any copy. */
function decisionId(question: number, seat: Seat): string {
  if (question >= REMEMBERED_QUESTIONS || seat >= REMEMBERED_SEATS) return `${question}.${seat}`;
  const at = question * REMEMBERED_SEATS + seat;
  remembered[at] ??= `${question}.${seat}`;
  return remembered[at];
}

// Writing numbers as text was a fifth of what a small move costs, so the ids of a usual game are written once.
const REMEMBERED_QUESTIONS = 1024;
const REMEMBERED_SEATS = 8;
const remembered = new Array<string | undefined>(REMEMBERED_QUESTIONS * REMEMBERED_SEATS).fill(undefined) as string[];

/** Whom the table waits for, and with what question. Public: it depends on the agenda only. */
export function asked<G extends Shape>(s: { pub: State<G>['pub'] }): Decision[] {
  const frame = waiting(s);
  if (frame === undefined) return [];
  if (!isSealed(frame)) return [decision(frame, frame.seat)];
  return frame.seats.filter((seat) => !frame.ready.includes(seat)).map((seat) => decision(frame, seat));
}

/** The first decision the table waits for: the cheap way through a game of single questions. */
export function firstAsked<G extends Shape>(s: { pub: State<G>['pub'] }): Decision | undefined {
  const frame = waiting(s);
  if (frame === undefined) return undefined;
  if (!isSealed(frame)) return decision(frame, frame.seat);
  const seat = frame.seats.find((one) => !frame.ready.includes(one));
  return seat === undefined ? undefined : decision(frame, seat);
}

/** A decision this seat may take unasked. `key` tells apart two of the same kind. */
export function unasked<Ask extends object>(kind: string, seat: Seat, key: string | number, about: Ask): Decision<Ask> {
  const rest = typeof key === 'number' ? decisionId(key, seat) : `${key}.${seat}`;
  return { id: kind + DOT + rest, seat, kind, blocking: false, about };
}

/** Added to, not put into a template, where each part would be made a text again: these ids are made for every look. */
const DOT = '.';

/** Whether the table waited for this decision: the ids of unasked ones begin with their kind. */
export const isAskedFor = (id: string): boolean => /^\d/.test(id);

/** The kind of an unasked decision, by its id. */
export const kindIn = (id: string): string => id.slice(0, Math.max(0, id.indexOf(DOT)));

/** Every seat once, clockwise, beginning with `first`. */
export function clockwise(seats: number, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}
