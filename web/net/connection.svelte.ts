/**
 * The line to one table: a WebSocket that comes back by itself.
 *
 * It says hello with the last update it has, so that nothing is missed or told twice. A lost line is tried again at
 * growing intervals, and at once when the tab is looked at. One answer may wait for the line; it is resent with the same
 * client id, which the server takes only once. Anything else asked without a line is refused.
 */
import type {
  AckMessage,
  HelloMessage,
  Operation,
  Operations,
  Problem,
  ProblemCode,
  RequestOf,
  ServerMessage,
} from '../../wire/protocol.ts';
import { introduce, ProblemError, UNREACHABLE } from './api.ts';
import type { Line, LineState } from './line.ts';
import { Requests } from './requests.ts';

/** Seconds before each new try; the last one repeats. */
const PAUSES = [0.5, 1, 2, 4, 8, 15];

/** One message too many; a server whose disk or database is away, or that stops. */
const PASSING: readonly ProblemCode[] = ['too-many-requests', 'storage-trouble', 'stopping'];

const OFFLINE: Problem = { ...UNREACHABLE, reason: 'The line is lost.' };

const lineUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`;

export class Connection implements Line {
  state = $state<LineState>('opening');
  /** Seconds until the next try. */
  retryIn = $state(0);
  /** Whether an answer waits for the line. */
  queued = $state(false);

  private socket: WebSocket | undefined;
  private tries = 0;
  private isOpening = false;
  private wasLost = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly requests = new Requests();
  private readonly hello: () => HelloMessage;
  private readonly hear: (message: ServerMessage) => void;

  constructor(hello: () => HelloMessage, hear: (message: ServerMessage) => void) {
    this.hello = hello;
    this.hear = hear;
    addEventListener('focus', this.hurry);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.timer);
    removeEventListener('focus', this.hurry);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  greet(): void {
    if (this.state === 'open') this.post(this.hello());
  }

  ask<O extends Operation>(type: O, what: Operations[O]): Promise<AckMessage> {
    const isLost = this.state !== 'open';
    if (isLost && (type !== 'answer' || this.queued)) return Promise.reject(new ProblemError(OFFLINE));
    const { request, reply } = this.requests.add(type, what);
    if (isLost) this.queued = true;
    else this.post(request);
    return reply;
  }

  private post(message: HelloMessage | RequestOf<Operation>): void {
    this.socket?.send(JSON.stringify(message));
  }

  private open(): void {
    clearTimeout(this.timer);
    this.retryIn = 0;
    this.isOpening = true;
    introduce().then(
      () => this.call(),
      () => this.lose(),
    );
  }

  private call(): void {
    if (this.state === 'closed') return;
    const socket = new WebSocket(lineUrl());
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket && this.state !== 'closed') this.lose();
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.tries = 0;
      this.state = 'open';
      this.isOpening = false;
    }
    if (message.type === 'restart') this.state = 'restarting';
    this.requests.hear(message);
    this.hear(message);
    // Nothing comes after a hello that is turned away for what passes by itself, so it is said again later.
    if (message.type === 'refusal' && PASSING.includes(message.problem.error) && this.isOpening) this.socket?.close();
    if (message.type === 'welcome' && this.wasLost) this.resend();
  }

  /** Answers that were on their way when the line broke, or waited for it, go (again); the server takes each once. */
  private resend(): void {
    this.wasLost = false;
    this.queued = false;
    for (const request of this.requests.all()) this.post(request);
  }

  private lose(): void {
    this.isOpening = false;
    this.wasLost = true;
    if (this.state !== 'restarting') this.state = 'lost';
    this.requests.drop(({ type }) => type !== 'answer', OFFLINE);
    this.queued = this.requests.size > 0;
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)];
    // Everybody lost the line at the same moment when a server restarts: they do not come back at the same one.
    this.countDown(pause * (0.8 + 0.4 * Math.random()));
  }

  private countDown(seconds: number): void {
    this.retryIn = Math.ceil(seconds);
    this.timer = setTimeout(() => {
      if (seconds > 1) this.countDown(seconds - 1);
      else this.open();
    }, Math.min(seconds, 1) * 1000);
  }

  private readonly hurry = (): void => {
    const isLost = this.state === 'lost' || this.state === 'restarting';
    if (isLost && !document.hidden && !this.isOpening) this.open();
  };
}
