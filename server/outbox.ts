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

/** All that is said to somebody in one turn leaves in one piece: an update and its ack cost one call of the system. */
export class Outbox {
  private readonly held = new Map<Duplex, Letter | Letter[]>();

  put(line: Duplex, message: Letter): void {
    if (this.held.size === 0) process.nextTick(() => this.release());
    const before = this.held.get(line);
    if (before === undefined) this.held.set(line, message);
    else if (Array.isArray(before)) before.push(message);
    else this.held.set(line, [before, message]);
  }

  /** To be called before anything else is written to a line. */
  release(): void {
    for (const [line, messages] of this.held) line.write(Array.isArray(messages) ? Buffer.concat(messages) : messages);
    this.held.clear();
  }
}
