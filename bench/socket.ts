/**
 * A plain WebSocket client with nothing to spare: the load shares two cores with the server, and should leave them to
 * it. Whole text frames only, which is all Tablée sends.
 */
import { randomBytes } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export class BareSocket {
  private readonly line: Duplex;
  /** The beginning of a frame whose end has not come yet. */
  private rest: Buffer | undefined;
  /** Told of every message. */
  heard: (message: Buffer) => void = () => {};

  private constructor(line: Duplex) {
    this.line = line;
    line.on('data', (bytes: Buffer) => this.read(bytes));
    line.on('error', (trouble) => {
      throw trouble;
    });
  }

  /** Shakes hands; the socket is quiet until somebody listens, in the same turn. */
  static open(url: string, headers: OutgoingHttpHeaders = {}): Promise<BareSocket> {
    return new Promise((resolve, reject) => {
      const upgrade = request(url.replace(/^ws/, 'http'), {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
          ...headers,
        },
      });
      upgrade.on('error', reject);
      upgrade.on('response', (reply) => reject(new Error(`no WebSocket at ${url}: ${reply.statusCode}`)));
      upgrade.on('upgrade', (_, line, head) => {
        const socket = new BareSocket(line);
        resolve(socket);
        // What came with the handshake is heard once the caller listens.
        if (head.length > 0) setImmediate(() => socket.read(head));
      });
      upgrade.end();
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
    let at = 0;
    while (at < all.length) {
      const start = at + headerLength(all, at);
      if (start > all.length) break;
      const end = start + payloadLength(all, at);
      if (end > all.length) break;
      this.frame(all[at], all.subarray(start, end));
      at = end;
    }
    this.rest = at < all.length ? all.subarray(at) : undefined;
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
