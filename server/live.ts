/** Play over WebSocket: one socket looks at one table from one viewpoint, and asks for any operation there. */
import type { ServerResponse } from 'node:http';
import type { Socket as Line } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { type Seat, SPECTATOR } from '../kernel/index.ts';
import type { HelloMessage, Operation, ServerMessage } from '../wire/protocol.ts';
import { seat as seatField } from './api/fields.ts';
import type { Done, OperationDef } from './api/operation.ts';
import { OPERATIONS } from './api/operations.ts';
import { type Viewer, viewpoint, welcome } from './audience.ts';
import { carryOut } from './carry-out.ts';
import { problemOf, Refused, refuse, STORAGE_TROUBLE, schemaProblem } from './errors.ts';
import { Limiter, type Limits, MOST_BYTES } from './limits.ts';
import { lookUp } from './look-up.ts';
import { type Letter, letter, Mailbox, Outbox } from './outbox.ts';
import { SILENCE } from './presence.ts';
import { type Guard, tooMany } from './security.ts';
import type { Device } from './store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** Milliseconds between two pings; browsers answer them by themselves. People are asked in turns: all at once would hold up everybody. */
const PING = 20_000;
const PING_TURNS = 50;
/** Milliseconds in which one sign of life is as good as many. */
const A_BREATH = 1000;
/** A reader this far behind is cut off; it resumes from its last update. */
const MOST_BUFFERED = 1 << 20;
/** WebSocket ready state: neither closing nor closed. */
const OPEN = 1;
/** One device has at most so many sockets: a tab each is plenty. */
const MOST_SOCKETS = 50;
/** WebSocket close code: try again later. */
const TRY_AGAIN = 1013;
/** WebSocket close code: the server restarts. */
const RESTART = 1012;

/** As much of a WebSocket as is used here. */
interface Socket {
  readonly readyState: number;
  ping(): void;
  close(code?: number): void;
  terminate(): void;
  on(event: 'message' | 'close' | 'pong' | 'error', listener: (data: Buffer) => void): void;
  removeAllListeners(event: 'error'): void;
}

const hello = Compile(
  Type.Object({
    type: Type.Literal('hello'),
    table: Type.String({ maxLength: 20 }),
    seat: Type.Optional(Type.Union([seatField, Type.Literal(SPECTATOR)])),
    lastN: Type.Optional(Type.Integer({ minimum: 0 })),
    epoch: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
);

const STRICT = { additionalProperties: false };

const operations = new Map(
  (Object.entries(OPERATIONS) as [Operation, OperationDef][]).map(([name, { schema, run }]) => [
    name as string,
    { check: Compile(Type.Object({ type: Type.Literal(name), ...schema.properties }, STRICT)), run },
  ]),
);

/** What all sockets of a server share. */
interface Hall {
  readonly tables: Tables;
  readonly guard: Guard;
  readonly limiter: Limiter;
  readonly outbox: Outbox;
}

/** Somebody at the other end of a socket. */
class Client implements Viewer {
  readonly device: Device;
  readonly ip: string;
  seat: Seat = SPECTATOR;
  heardAt: number;
  private readonly socket: Socket;
  private readonly line: Line;
  private readonly mailbox: Mailbox;
  private readonly hall: Hall;
  /** One of its own. */
  readonly number: number;
  private readonly key: string;
  private table: Table | undefined;

  constructor(socket: Socket, line: Line, hall: Hall, device: Device, ip: string, number: number) {
    this.socket = socket;
    this.line = line;
    this.mailbox = new Mailbox(line);
    this.hall = hall;
    this.device = device;
    this.ip = ip;
    this.number = number;
    this.key = String(number);
    this.heardAt = hall.tables.around.now();
  }

  send(message: Letter, canWait = false): void {
    if (this.socket.readyState !== OPEN) return;
    if (this.line.writableLength > MOST_BUFFERED) this.socket.terminate();
    else this.hall.outbox.put(this.mailbox, message, canWait);
  }

  drop(): void {
    this.close(TRY_AGAIN);
  }

  /** After all that was said before. */
  close(code: number): void {
    this.mailbox.empty();
    this.socket.close(code);
  }

  /** Asks for a sign of life; a line that gave none for too long is dead. */
  ping(now: number): void {
    if (now - this.heardAt >= SILENCE) this.socket.terminate();
    else this.socket.ping();
  }

  heard(): void {
    const now = this.hall.tables.around.now();
    // Who says a lot at once was noticed the first time; what they have seen is noted when they leave as well.
    if (now - this.heardAt < A_BREATH) return;
    this.heardAt = now;
    this.table?.attendance.beat(this.device);
  }

  /** Most messages are answered in the same turn. */
  receive(data: Buffer): void {
    this.heard();
    let clientId: string | undefined;
    try {
      if (!this.hall.limiter.take(this.key)) throw tooMany();
      const message = readMessage(data);
      if (typeof message.clientId === 'string') clientId = message.clientId.slice(0, 64);
      const later: Promise<unknown> = message.type === 'hello' ? this.hello(message) : this.ask(message, clientId);
      later.catch((error) => this.refused(error, clientId));
    } catch (error) {
      this.refused(error, clientId);
    }
  }

  leave(): void {
    const { table, device } = this;
    if (table === undefined) return;
    this.table = undefined;
    table.viewers.delete(this);
    if (table.isGone || [...table.viewers].some((viewer) => viewer.device === device)) return;
    table.touchedAt = this.hall.tables.around.now();
    table.attendance.left(device);
  }

  private async hello(message: Record<string, unknown>): Promise<void> {
    if (!hello.Check(message)) throw new Refused(schemaProblem(hello.Errors(message), 'message'));
    const { table: code, seat, lastN, epoch } = message as unknown as HelloMessage;
    const table = await lookUp(this.hall.tables, this.hall.guard, code, this);
    await table.following.look();
    const from = viewpoint(table, this.device, seat);
    if (this.table !== table) this.leave();
    this.table = table;
    this.seat = from;
    const last = lastN === undefined ? undefined : { n: lastN, epoch: epoch ?? 0 };
    table.viewers.add(this);
    welcome(table, this, last);
    const { around } = this.hall.tables;
    around.background(
      carryOut(table, () => table.attendance.arrived(this.device)),
      table.doc.code,
    );
  }

  private ask(message: Record<string, unknown>, clientId: string | undefined): Promise<Done> {
    const { type } = message;
    const operation = typeof type === 'string' ? operations.get(type) : undefined;
    if (operation === undefined) throw unknownType(type);
    const { table, device, seat } = this;
    if (table === undefined)
      throw refuse('bad-request', 'Say hello to a table first.', { field: 'type', remedy: 'See docs/protocol.md.' });
    if (table.isGone) throw new Refused(STORAGE_TROUBLE);
    if (clientId === undefined) throw refuse('bad-request', '"clientId" is missing.', { field: 'clientId' });
    if (!operation.check.Check(message)) throw new Refused(schemaProblem(operation.check.Errors(message), 'message'));
    this.hall.guard.beforeOperation(type, device);
    const at = { tables: this.hall.tables, table, device, clientId, ...(seat !== SPECTATOR && { seat }) };
    return carryOut<Done>(
      table,
      () => operation.run(at, message as never),
      (done) => this.tell({ type: 'ack', clientId, ...done }, true),
    );
  }

  private refused(error: unknown, clientId: string | undefined): void {
    const problem = problemOf(error);
    if (!(error instanceof Refused)) this.hall.tables.around.report(error, this.table?.doc.code ?? '');
    this.hall.tables.around.metrics.refused(problem.error);
    this.tell({ type: 'refusal', ...(clientId !== undefined && { clientId }), problem });
  }

  private tell(message: ServerMessage, canWait = false): void {
    this.send(letter(JSON.stringify(message)), canWait);
  }
}

function unknownType(type: unknown): Refused {
  // What is no text may not even have one.
  const named = typeof type === 'string' ? `of type "${type.slice(0, 40)}"` : 'without a type';
  return refuse('bad-request', `There is no message ${named}.`, {
    field: 'type',
    remedy: `Known: hello, ${[...operations.keys()].join(', ')}.`,
  });
}

function readMessage(data: Buffer): Record<string, unknown> {
  const text = data.toString();
  let message: unknown;
  try {
    // Looking at every key is slow, so it is done only where one may be bad, spelt out or escaped.
    message = /__proto__|\\u/.test(text) ? JSON.parse(text, plainKey) : JSON.parse(text);
  } catch {
    throw refuse('bad-request', 'A message is one JSON object.', { field: 'message' });
  }
  const isPlain = typeof message === 'object' && message !== null && !Array.isArray(message);
  if (!isPlain) throw refuse('bad-request', 'A message is one JSON object.', { field: 'message' });
  return message as Record<string, unknown>;
}

function plainKey(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('no key of plain data');
  return value;
}

/**
 * Lets go of the request a socket began as, with its reply and all that listens to them: half of the memory of somebody
 * who only looks on.
 */
function forgetHandshake(socket: Socket, line: Line): void {
  const { _httpMessage: reply } = line as { _httpMessage?: ServerResponse | null };
  reply?.detachSocket(line);
  socket.removeAllListeners('error');
  // A line that breaks is closed by itself.
  socket.on('error', () => {});
}

/** Makes sockets possible. To come before whatever may turn a request away, so that its socket is closed then. */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
}

/** Opens the door for sockets at /api/live; the result says good-bye to all of them. */
export function openLive(app: FastifyInstance, tables: Tables, guard: Guard, limits: Limits): () => void {
  const clients = new Set<Client>();
  const hall: Hall = { tables, guard, limiter: new Limiter(limits.socket, tables.around.now), outbox: new Outbox() };
  let count = 0;
  const perDevice = new Map<Device, number>();
  app.get('/api/live', { websocket: true }, (socket: Socket, request) => {
    const { device, ip, raw } = request;
    const others = perDevice.get(device) ?? 0;
    if (others >= MOST_SOCKETS) return socket.close(TRY_AGAIN);
    perDevice.set(device, others + 1);
    const client = new Client(socket, raw.socket, hall, device, ip, count++);
    forgetHandshake(socket, raw.socket);
    clients.add(client);
    tables.around.metrics.connected();
    socket.on('message', (data) => client.receive(data));
    socket.on('pong', () => client.heard());
    socket.on('close', () => {
      clients.delete(client);
      const left = (perDevice.get(device) ?? 1) - 1;
      if (left > 0) perDevice.set(device, left);
      else perDevice.delete(device);
      tables.around.metrics.disconnected();
      client.leave();
    });
  });
  let turn = 0;
  const pings = setInterval(() => {
    turn = (turn + 1) % PING_TURNS;
    for (const client of clients) if (client.number % PING_TURNS === turn) client.ping(tables.around.now());
  }, PING / PING_TURNS);
  pings.unref();
  return () => {
    clearInterval(pings);
    const message = letter(JSON.stringify({ type: 'restart' } satisfies ServerMessage));
    for (const client of clients) {
      client.send(message);
      client.close(RESTART);
    }
  };
}
