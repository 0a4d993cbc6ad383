/**
 * Seats at Tablée's server, each a device of its own.
 *
 * What all seats are told alike is folded once for the table, by whoever is awaited next; the others only notice that
 * they were told. The load is to be lighter than the server it measures.
 */
import { applyPatch } from '../kernel/index.ts';
import type {
  CreateRequest,
  Operation,
  Operations,
  TableInfo,
  UpdateMessage,
  WelcomeMessage,
} from '../wire/protocol.ts';
import type { Heard, News, OpenTable } from './load.ts';
import { BareSocket } from './socket.ts';

interface Pub {
  readonly left: number;
  readonly agenda: readonly { readonly seat: number; readonly question: number }[];
}

/** One device: its cookie is its key. */
export class Device {
  private readonly url: string;
  private cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  async post<T>(path: string, body: object): Promise<T> {
    const reply = await fetch(this.url + path, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(await reply.text());
    this.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return (await reply.json()) as T;
  }

  ask<O extends Operation>(code: string, operation: O, body: Operations[O]): Promise<unknown> {
    return this.post(`/api/tables/${code}/${operation}`, body);
  }

  connect(): Promise<BareSocket> {
    return BareSocket.open(`${this.url}/api/live`, this.cookie);
  }
}

/** Of several nodes, neighbours sit at different ones. */
export const openTable: OpenTable = async (url, _number, heard) => {
  const nodes = url.split(' ');
  const devices = [0, 1, 2, 3].map((seat) => new Device(nodes[seat % nodes.length]));
  // Nobody plays for those who leave: the game never ends.
  const absence = { act: 'wait', after: 90 } as const;
  const wish: CreateRequest = { game: 'yardstick', mode: 'friends', name: 'P0', options: { goal: 0 }, absence };
  const { table } = await devices[0].post<{ table: TableInfo }>('/api/tables', wish);
  for (const seat of [1, 2, 3]) await devices[seat].ask(table.code, 'sit', { name: `P${seat}` });
  await devices[0].ask(table.code, 'start', {});
  const shared = new SharedView();
  return Promise.all(devices.map((device, seat) => sitDown(device, table.code, seat, shared, heard)));
};

/** The public part of a table's view: four seats see the same. */
class SharedView {
  pub: Pub = { left: 0, agenda: [] };

  get question(): number {
    return this.top.question;
  }

  get news(): News {
    return { awaited: this.top.seat, deck: this.pub.left };
  }

  private get top() {
    return this.pub.agenda[this.pub.agenda.length - 1];
  }
}

async function sitDown(device: Device, code: string, seat: number, shared: SharedView, heard: Heard) {
  const socket = await device.connect();
  const myTurn = `"awaited":[${seat}]`;
  let moves = 0;
  const welcome = new Promise<WelcomeMessage>((resolve) => {
    socket.heard = (bytes) => {
      const text = bytes.toString('latin1');
      if (text.startsWith('{"type":"update"')) {
        if (!text.includes(myTurn)) return heard(seat);
        const { pub } = JSON.parse(text) as UpdateMessage;
        if (pub) shared.pub = applyPatch(shared.pub, pub);
        return heard(seat, shared.news);
      }
      if (text.startsWith('{"type":"refusal"')) throw new Error(text);
      if (text.startsWith('{"type":"welcome"')) resolve(JSON.parse(text));
    };
  });
  socket.sendText(JSON.stringify({ type: 'hello', table: code }));
  shared.pub = (await welcome).play?.view.pub as Pub;
  return {
    news: shared.news,
    move: (cards: number) => {
      const decision = `${shared.question}.${seat}`;
      const clientId = `${seat}-${moves++}`;
      socket.sendText(JSON.stringify({ type: 'answer', clientId, decision, answer: cards, epoch: 0 }));
    },
  };
}
