/**
 * A plain WebSocket client with nothing to spare: the load shares two cores with the server, and should leave them to
 * it. Whole text frames only, which is all Tablée sends.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** What comes in is read here, by all sockets in turn: nothing is allocated, and what must stay is copied. */
const arrived = Buffer.alloc(65_536);

const END_OF_HEADERS = '\r\n\r\n';

export class BareSocket {
  private readonly line: Socket;
  /** The beginning of a frame whose end has not come yet. */
  private rest: Buffer | undefined;
  private greeted: ((trouble?: Error) => void) | undefined;
  /** Told of every message. Its bytes are there until it returns. */
  heard: (message: Buffer) => void = () => {};

  private constructor(url: URL, cookie: string, greeted: (trouble?: Error) => void) {
    this.greeted = greeted;
    this.line = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: arrived,
        callback: (length) => {
          this.read(arrived.subarray(0, length));
          return true;
        },
      },
    });
    this.line.on('error', (trouble) => {
      if (this.greeted === undefined) throw trouble;
      this.greeted(trouble);
    });
    const headers = [
      `GET ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Cookie: ${cookie}`,
    ];
    this.line.write(headers.join('\r\n') + END_OF_HEADERS);
  }

  /** Shakes hands; the server is to be silent until it is spoken to. */
  static open(url: string, cookie: string): Promise<BareSocket> {
    return new Promise((resolve, reject) => {
      const socket: BareSocket = new BareSocket(new URL(url), cookie, (trouble) =>
        trouble === undefined ? resolve(socket) : reject(trouble),
      );
    });
  }

  sendText(text: string): void {
    this.send(TEXT, Buffer.from(text));
  }

  /** Clients must mask what they send; the mask here is zero, which leaves it as it is. */
  private send(code: number, payload: Uint8Array): void {
    const isLong = payload.length > 125;
    const start = isLong ? 8 : 6;
    const frame = Buffer.alloc(start + payload.length);
    frame[0] = 0x80 | code;
    frame[1] = 0x80 | (isLong ? 126 : payload.length);
    if (isLong) frame.writeUInt16BE(payload.length, 2);
    frame.set(payload, start);
    this.line.write(frame);
  }

  private read(bytes: Buffer): void {
    const all = this.rest === undefined ? bytes : Buffer.concat([this.rest, bytes]);
    const read = this.greeted === undefined ? this.readFrames(all) : this.readGreeting(all);
    this.rest = read < all.length ? Buffer.from(all.subarray(read)) : undefined;
  }

  /** How many bytes were read. */
  private readGreeting(all: Buffer): number {
    const end = all.indexOf(END_OF_HEADERS);
    if (end < 0) return 0;
    const [status] = all.toString('latin1', 0, end).split('\r\n');
    this.greeted?.(/^HTTP\/1.1 101 /.test(status) ? undefined : new Error(`no WebSocket here: ${status}`));
    this.greeted = undefined;
    return end + END_OF_HEADERS.length;
  }

  private readFrames(all: Buffer): number {
    let at = 0;
    while (at + 2 <= all.length) {
      const start = at + headerLength(all, at);
      if (start > all.length) break;
      const end = start + payloadLength(all, at);
      if (end > all.length) break;
      this.frame(all[at], all.subarray(start, end));
      at = end;
    }
    return at;
  }

  private frame(first: number, payload: Buffer): void {
    const code = first & 0x0f;
    if (code === PING) this.send(PONG, payload);
    else if (code === CLOSE) throw new Error(`the server closed a socket: ${payload.toString('utf8', 2)}`);
    else if (code !== PONG) this.heard(payload);
  }
}

function headerLength(bytes: Buffer, at: number): number {
  const length = bytes[at + 1];
  return length < 126 ? 2 : length === 126 ? 4 : 10;
}

/** Only called when the whole header is there. */
function payloadLength(bytes: Buffer, at: number): number {
  const length = bytes[at + 1];
  if (length < 126) return length;
  return length === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
}
