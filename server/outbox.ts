/** What is said to people, on its way to their sockets. */
import type { Duplex } from 'node:stream';

/** A message as it travels: what several people are told alike is written once. */
export type Letter = Buffer;

/** WebSocket frame (RFC 6455): the only one of its message, text, not masked since it comes from the server. */
const WHOLE_TEXT = 0x81;
/** Lengths up to here are said in one byte; these two say that 2 or 8 bytes follow instead. */
const SHORT = 125;
const IN_2_BYTES = 126;
const IN_8_BYTES = 127;

/** A message in its frame, written once and in one piece. */
export function letter(text: string): Letter {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = head === 2 ? length : head === 4 ? IN_2_BYTES : IN_8_BYTES;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}

/** Milliseconds: who was spoken to so lately hears the next thing that can wait a moment later, and all of it in one piece. */
const BREATH = 30;
/** Milliseconds between two looks at those who wait for that. */
const LOOK = 10;

/** The line to one person, and what waits to be said to them. */
export class Mailbox {
  private readonly line: Duplex;
  private held: Letter | Letter[] | undefined;
  private spokenAt = Number.NEGATIVE_INFINITY;
  /** Somebody looks after it until it is empty. */
  isWaiting = false;

  constructor(line: Duplex) {
    this.line = line;
  }

  put(message: Letter): void {
    const { held } = this;
    if (held === undefined) this.held = message;
    else if (Array.isArray(held)) held.push(message);
    else this.held = [held, message];
  }

  get isEmpty(): boolean {
    return this.held === undefined;
  }

  /** Whether nothing was said to them for a while. */
  isRested(now: number): boolean {
    return now - this.spokenAt >= BREATH;
  }

  empty(now = performance.now()): void {
    const { held } = this;
    if (held === undefined) return;
    this.held = undefined;
    this.spokenAt = now;
    // They may have hung up since.
    if (this.line.writable) this.line.write(Array.isArray(held) ? Buffer.concat(held) : held);
  }
}

/**
 * All that is said to somebody in one turn leaves in one piece: an update and its ack cost one call of the system. Where a
 * lot happens at a table, whoever it does not wait for is told of several moves in one piece, too: nobody notices a twenty-fifth of a
 * second, and a busy server takes a fifth more answers.
 */
export class Outbox {
  /** Emptied at the end of this turn. */
  private now: Mailbox[] = [];
  /** Emptied a breath after they were last spoken to, each once in the list. */
  private later: Mailbox[] = [];

  put(box: Mailbox, message: Letter, canWait: boolean): void {
    box.put(message);
    if (canWait && !box.isRested(performance.now())) {
      if (!box.isWaiting) this.wait(box);
      return;
    }
    if (this.now.length === 0) process.nextTick(() => this.release());
    this.now.push(box);
  }

  private release(): void {
    const boxes = this.now;
    this.now = [];
    const now = performance.now();
    for (const box of boxes) box.empty(now);
  }

  private wait(box: Mailbox): void {
    if (this.later.length === 0) setTimeout(() => this.releaseLater(), LOOK);
    box.isWaiting = true;
    this.later.push(box);
  }

  /** Who was spoken to meanwhile heard all of it then, and what has come since can wait again. */
  private releaseLater(): void {
    const boxes = this.later;
    this.later = [];
    const now = performance.now();
    for (const box of boxes) {
      if (box.isRested(now)) box.empty(now);
      if (box.isEmpty) box.isWaiting = false;
      else this.wait(box);
    }
  }
}
