/** Seats at Tablée's server, each a device of its own that folds its view as the web client does. */
import { applyPatch } from '../kernel/index.ts';
import type { CreateRequest, Operation, Operations, ServerMessage, TableInfo } from '../wire/protocol.ts';
import type { News, OpenTable } from './load.ts';
import { BareSocket } from './socket.ts';

interface Pub {
  readonly left: number;
  readonly agenda: readonly { readonly seat: number; readonly question: number }[];
}

/** One device: its cookie is its key. */
class Device {
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
    return BareSocket.open(`${this.url}/api/live`, { cookie: this.cookie });
  }
}

export const openTable: OpenTable = async (url, _number, heard) => {
  const devices = [0, 1, 2, 3].map(() => new Device(url));
  const wish: CreateRequest = { game: 'yardstick', mode: 'friends', name: 'P0', options: { goal: 0 } };
  const { table } = await devices[0].post<{ table: TableInfo }>('/api/tables', wish);
  for (const seat of [1, 2, 3]) await devices[seat].ask(table.code, 'sit', { name: `P${seat}` });
  await devices[0].ask(table.code, 'start', {});
  return Promise.all(devices.map((device, seat) => sitDown(device, table.code, seat, heard)));
};

async function sitDown(device: Device, code: string, seat: number, heard: (seat: number, news: News) => void) {
  const socket = await device.connect();
  let pub: Pub = { left: 0, agenda: [] };
  let moves = 0;
  const top = () => pub.agenda[pub.agenda.length - 1];
  const see = (): News => ({ awaited: top().seat, deck: pub.left });
  await new Promise<void>((resolve) => {
    socket.heard = (bytes) => {
      const message = JSON.parse(bytes.toString('latin1')) as ServerMessage;
      if (message.type === 'update') {
        if (message.pub) pub = applyPatch(pub, message.pub);
        heard(seat, see());
      } else if (message.type === 'welcome' && message.play) {
        pub = message.play.view.pub as Pub;
        resolve();
      } else if (message.type === 'refusal') throw new Error(JSON.stringify(message.problem));
    };
    socket.sendText(JSON.stringify({ type: 'hello', table: code }));
  });
  return {
    news: see(),
    move: (cards: number) => {
      const decision = `${top().question}.${seat}`;
      const clientId = `${seat}-${moves++}`;
      socket.sendText(JSON.stringify({ type: 'answer', clientId, decision, answer: cards, epoch: 0 }));
    },
  };
}
