/** Clients for tests: one that plays by HTTP, one on a WebSocket that folds updates as the web client does. */
import { WebSocket } from 'ws';
import { applyPatch } from '../../kernel/index.ts';
import type {
  AckMessage,
  ClientMessage,
  CreateRequest,
  HttpView,
  Operation,
  Operations,
  Problem,
  RefusalMessage,
  ServerMessage,
  TableInfo,
  UpdateMessage,
  WelcomeMessage,
  You,
} from '../../wire/protocol.ts';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Headers;
}

/** A device: it keeps its cookie. */
export class Device {
  readonly url: string;
  cookie = '';
  /** Every byte it was ever sent. */
  heard = '';

  constructor(url: string) {
    this.url = url;
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const reply = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = reply.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    const text = await reply.text();
    this.heard += text;
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: (isJson ? JSON.parse(text) : text) as T, text, headers: reply.headers };
  }

  async create(wish: Partial<CreateRequest> = {}): Promise<TableInfo> {
    const { body, status, text } = await this.call<{ table: TableInfo; you: You }>('POST', '/api/tables', {
      game: 'pebbles',
      mode: 'friends',
      name: 'Léa',
      ...wish,
    });
    if (status !== 200) throw new Error(text);
    return body.table;
  }

  /** Any operation; the result, or the problem. */
  async ask<O extends Operation>(
    code: string,
    operation: O,
    body: Operations[O] & { clientId?: string },
  ): Promise<Reply<Record<string, unknown> & Partial<Problem>>> {
    return this.call('POST', `/api/tables/${code}/${operation}`, body);
  }

  async view(code: string, seat?: number): Promise<HttpView> {
    const reply = await this.call<HttpView>(
      'GET',
      `/api/tables/${code}/view${seat === undefined ? '' : `?seat=${seat}`}`,
    );
    if (reply.status !== 200) throw new Error(reply.text);
    return reply.body;
  }

  connect(): Promise<Line> {
    return Line.open(this);
  }
}

/** A socket of a device. */
export class Line {
  readonly device: Device;
  readonly messages: ServerMessage[] = [];
  /** The folded view. */
  view: { pub: unknown; own?: unknown } = { pub: undefined };
  n = 0;
  epoch = 0;
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();

  private constructor(device: Device, socket: WebSocket) {
    this.device = device;
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', () => this.wake());
  }

  static async open(device: Device): Promise<Line> {
    if (device.cookie === '') await device.call('GET', '/api/me');
    const socket = new WebSocket(`${device.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: device.cookie },
    });
    const line = new Line(device, socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }

  get isClosed(): boolean {
    return this.socket.readyState === WebSocket.CLOSED;
  }

  /** Sends a message, or any text at all. */
  send(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async hello(table: string, more: { seat?: number; lastN?: number; epoch?: number } = {}): Promise<WelcomeMessage> {
    const from = this.messages.length;
    this.send({ type: 'hello', table, ...more });
    const reply = await this.next((message) => message.type === 'welcome' || message.type === 'refusal', from);
    if (reply.type === 'welcome') return reply;
    throw new Error(JSON.stringify(reply));
  }

  async ask<O extends Operation>(
    type: O,
    body: Operations[O],
    clientId = `c${Math.random()}`,
  ): Promise<AckMessage | RefusalMessage> {
    const from = this.messages.length;
    this.send({ type, clientId, ...body } as ClientMessage);
    const isReply = (message: ServerMessage) =>
      (message.type === 'ack' || message.type === 'refusal') && message.clientId === clientId;
    return (await this.next(isReply, from)) as AckMessage | RefusalMessage;
  }

  /** The first message that fits, from the given one on; waits for it. */
  async next(fits: (message: ServerMessage) => boolean, from = 0, ms = 5000): Promise<ServerMessage> {
    const end = Date.now() + ms;
    for (;;) {
      const found = this.messages.slice(from).find(fits);
      if (found !== undefined) return found;
      if (Date.now() > end)
        throw new Error(`no such message among ${JSON.stringify(this.messages.slice(from)).slice(0, 2000)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(1, end - Date.now()));
        this.waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async closed(): Promise<void> {
    while (!this.isClosed) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  close(): void {
    this.socket.close();
  }

  private hear(text: string): void {
    this.device.heard += text;
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.type === 'welcome' && message.play) this.start(message);
    if (message.type === 'update') this.fold(message);
    this.wake();
  }

  private start({ play }: WelcomeMessage): void {
    if (play === undefined) return;
    this.view = structuredClone({ pub: play.view.pub, own: play.view.own });
    this.n = play.n;
    this.epoch = play.epoch;
  }

  private fold(update: UpdateMessage): void {
    if (update.n !== this.n + 1) throw new Error(`update ${update.n} after ${this.n}`);
    if (update.pub) this.view.pub = applyPatch(this.view.pub, update.pub);
    if (update.own) this.view.own = applyPatch(this.view.own, update.own);
    this.n = update.n;
    this.epoch = update.epoch;
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
