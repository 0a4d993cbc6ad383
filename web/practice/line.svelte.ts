/** The line to a practice game: a worker in the place of a server. It is never lost. */
import type { AckMessage, HelloMessage, Operation, Operations, ServerMessage } from '../../wire/protocol.ts';
import type { Line, LineState } from '../net/line.ts';
import { Requests } from '../net/requests.ts';
import { forgetPractice, keepPractice } from './keep.ts';
import type { FromWorker, Opening } from './worker.ts';

/** What a practice game asks of its screen. */
interface Screen {
  setUpAnew(): void;
  /** The game cannot be gone on with. */
  onlost(): void;
}

export class PracticeLine implements Line {
  state = $state<LineState>('opening');
  readonly retryIn = 0;
  readonly queued = false;
  readonly setUpAnew: () => void;

  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly requests = new Requests();
  private isOver = false;
  private readonly hello: () => HelloMessage;
  private readonly hear: (message: ServerMessage) => void;

  constructor(opening: Opening, screen: Screen, hello: () => HelloMessage, hear: (message: ServerMessage) => void) {
    this.setUpAnew = screen.setUpAnew;
    this.hello = hello;
    this.hear = hear;
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'keep') keepPractice(data.text);
      else if (data.type === 'lost') screen.onlost();
      else this.receive(data);
    };
    this.worker.onerror = () => screen.onlost();
    this.worker.postMessage(opening);
  }

  greet(): void {
    this.worker.postMessage(this.hello());
  }

  ask<O extends Operation>(type: O, what: Operations[O]): Promise<AckMessage> {
    const { request, reply } = this.requests.add(type, what);
    // As plain data: what components hold may be watched, and cannot be handed to a worker.
    this.worker.postMessage(JSON.parse(JSON.stringify(request)));
    return reply;
  }

  /** A game that is over is kept until its score sheet is left. */
  close(): void {
    this.state = 'closed';
    this.worker.terminate();
    if (this.isOver) forgetPractice();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') this.state = 'open';
    if (message.type === 'welcome' || message.type === 'table') this.isOver = message.table.phase === 'finished';
    this.requests.hear(message);
    this.hear(message);
  }
}
