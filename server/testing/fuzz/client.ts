/** Somebody with a cookie, or without: HTTP and one socket, every byte read by the watcher. */
import { request } from 'node:http';
import { WebSocket } from 'ws';
import type { Seat } from '../../../kernel/index.ts';
import type { ServerMessage } from '../../../wire/protocol.ts';
import { Folded, type Watcher } from './watcher.ts';

export interface Answered {
  readonly status: number;
  readonly text: string;
}

export class Person {
  readonly name: string;
  readonly url: string;
  cookie = '';
  origin: string | undefined;
  /** Where they sit, by table. */
  readonly seats = new Map<string, Seat>();
  readonly folded = new Folded();
  private readonly watcher: Watcher;
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, (message: ServerMessage) => void>();

  constructor(name: string, url: string, watcher: Watcher) {
    this.name = name;
    this.url = url;
    this.watcher = watcher;
  }

  /** The key of the device, as the server knows it. */
  get key(): string {
    return decodeURIComponent(this.cookie).replace('tablee=', '').split('.')[0];
  }

  async call(method: string, path: string, body?: string, type = 'application/json'): Promise<Answered> {
    const answered = await new Promise<Answered & { cookies: readonly string[] }>((resolve, reject) => {
      const headers = {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.origin && { origin: this.origin }),
        ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      };
      const sent = request(this.url + path, { method, headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part) => parts.push(part));
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: reply.statusCode ?? 0, text, cookies: reply.headers['set-cookie'] ?? [] });
        });
        reply.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
    const [cookie] = answered.cookies;
    if (cookie && this.cookie === '') this.cookie = cookie.split(';')[0];
    if (answered.status >= 500) this.watcher.violated(`${this.name} got ${answered.status} for ${method} ${path}`);
    this.watcher.read(answered.text, this);
    return answered;
  }

  /** Opens a socket; false when the server does not want to speak. */
  async connect(): Promise<boolean> {
    if (this.socket?.readyState === WebSocket.OPEN) return true;
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...(this.origin && { origin: this.origin }) };
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, { headers });
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => {});
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('close', () => resolve(false));
    });
    if (isOpen) this.socket = socket;
    return isOpen;
  }

  /** Sends a text; what it is answered under this client id, or undefined when the line was cut. */
  async say(text: string, clientId: string): Promise<ServerMessage | undefined> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return undefined;
    return new Promise((resolve) => {
      const done = (message?: ServerMessage) => {
        this.waiting.delete(clientId);
        socket.off('close', cut);
        resolve(message);
      };
      const cut = () => done();
      this.waiting.set(clientId, done);
      socket.once('close', cut);
      socket.send(text);
    });
  }

  /** Sends any text, whatever comes of it. */
  shout(text: string): void {
    this.socket?.send(text);
  }

  /** After this, all that was sent before has been read. */
  async settle(clientId: string): Promise<void> {
    await this.say(JSON.stringify({ type: 'nothing', clientId }), clientId);
  }

  async hello(table: string, seat: Seat | undefined, clientId: string): Promise<void> {
    this.socket?.send(JSON.stringify({ type: 'hello', table, ...(seat !== undefined && { seat }) }));
    await this.settle(clientId);
    await this.settle(`${clientId}+`);
  }

  hangUp(): void {
    this.socket?.terminate();
  }

  private hear(text: string): void {
    this.watcher.read(text, this);
    const message = JSON.parse(text) as ServerMessage;
    this.folded.take(message);
    if (message.type === 'refusal' && message.problem.error === 'internal')
      this.watcher.violated(`${this.name} was told of an internal error`);
    if ('clientId' in message && message.clientId !== undefined) this.waiting.get(message.clientId)?.(message);
  }
}
