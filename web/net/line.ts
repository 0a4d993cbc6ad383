/** What a table is spoken to through: the server's line, or a practice game in this very browser. */
import type { AckMessage, HelloMessage, Operation, Operations, ServerMessage } from '../../wire/protocol.ts';

export type LineState = 'opening' | 'open' | 'lost' | 'restarting' | 'closed';

export interface Line {
  readonly state: LineState;
  /** Seconds until the next try. */
  readonly retryIn: number;
  /** Whether an answer waits for the line. */
  readonly queued: boolean;
  /** Only in practice, where there is no server: gives the game up and sets up another. */
  readonly setUpAnew?: () => void;
  /** Says hello again: another seat of this device, or the public view. */
  greet(): void;
  /** Asks for something at the table; resolves with the ack, rejects with the problem. */
  ask<O extends Operation>(type: O, what: Operations[O]): Promise<AckMessage>;
  close(): void;
}

/** Opens a line: it says hello by itself, and tells what it hears. */
export type Dial = (hello: () => HelloMessage, hear: (message: ServerMessage) => void) => Line;
