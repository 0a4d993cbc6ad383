/** What is said to people, on its way to their sockets. */
import type { Duplex } from 'node:stream';
import { Sender } from 'ws';

declare module 'ws' {
  /** The part of `ws` that writes frames; it exports it, but its types do not say so. */
  const Sender: { frame(data: Buffer, how: { fin: boolean; opcode: number; mask: boolean }): Buffer[] };
}

/** A message as it travels: what several people are told alike is written once. */
export type Letter = Buffer;

const TEXT = { fin: true, opcode: 1, mask: false };

export const letter = (text: string): Letter => Buffer.concat(Sender.frame(Buffer.from(text), TEXT));

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
