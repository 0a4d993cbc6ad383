/** A WebSocket to one node through a bad network. What the node itself got and sent is written into the diary. */
import { WebSocket } from 'ws';
import type { HelloMessage, RequestOf, ServerMessage } from '../wire/protocol.ts';
import { type Entry, updateDigest, viewDigest } from './diary.ts';
import { Channel, type Mischief } from './mischief.ts';

export type Sent = HelloMessage | RequestOf<'answer'> | RequestOf<'undo'>;

/** A message as it came, with what the diary keeps of it. */
export interface Heard {
  readonly message: ServerMessage;
  readonly entry: Entry | undefined;
}

/** The player at this end. */
export interface Ends {
  hear(heard: Heard): void;
  /** A copy of a message left for the node. */
  sent(message: Sent): void;
}

export class Line {
  isOpen = false;
  isClosed = false;
  private readonly socket: WebSocket;
  private readonly out: Channel<Sent>;
  private readonly entries: Entry[];
  private readonly ends: Ends;

  constructor(url: string, cookie: string, mischief: Mischief, entries: Entry[], ends: Ends) {
    this.entries = entries;
    this.ends = ends;
    const cut = () => this.socket.terminate();
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    this.out = new Channel(mischief, (message) => this.post(message), cut);
    // A message that was on its way when the line broke never arrives.
    const into = new Channel<Heard>(mischief, (heard) => !this.isClosed && ends.hear(heard), cut);
    this.socket.on('open', () => {
      this.isOpen = true;
    });
    this.socket.on('message', (data) => into.put(this.note(JSON.parse(String(data)))));
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isClosed = true;
    });
  }

  send(message: Sent): void {
    this.out.put(message);
  }

  cut(): void {
    this.isClosed = true;
    this.socket.terminate();
  }

  private post(message: Sent): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (message.type === 'hello') {
      const { lastN } = message;
      this.entries.push({ kind: 'hello', ...(lastN !== undefined && { lastN }) });
    }
    this.ends.sent(message);
    this.socket.send(JSON.stringify(message));
  }

  private note(message: ServerMessage): Heard {
    const entry = entryOf(message);
    if (entry !== undefined) this.entries.push(entry);
    return { message, entry };
  }
}

function entryOf(message: ServerMessage): Entry | undefined {
  if (message.type === 'update') return { kind: 'update', n: message.n, text: updateDigest(message) };
  if (message.type !== 'welcome') return undefined;
  const { play, resumed } = message;
  if (play === undefined) return { kind: 'welcome', resumed: resumed ?? false };
  const { pub, own } = play.view;
  return {
    kind: 'welcome',
    resumed: false,
    n: play.n,
    view: viewDigest({ ...play, pub, own, told: play.story.length }),
  };
}
