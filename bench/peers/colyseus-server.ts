/**
 * A contestant: Colyseus 0.17 with the yardstick game as a room. It ships with a patch every 50 ms; here it sends one
 * after each move, which is faster. Hidden cards go to their owners as messages, cheaper than a filtered state.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent, heldMemory } from '../child.ts';
import { peer } from './install.ts';

interface Client {
  readonly sessionId: string;
  send(type: string, message: unknown): void;
}
interface RoomBase {
  clients: Client[];
  state: Yardstick;
  maxClients: number;
  patchRate: number | null;
  onMessage(type: string, heard: (client: Client, message: number) => void): void;
  broadcastPatch(): boolean;
}
interface Core {
  Server: new (setup: {
    transport: object;
    greet: boolean;
    gracefullyShutdown: boolean;
  }) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> };
  Room: new () => RoomBase;
}
interface Yardstick {
  boss: number;
  left: number;
  turn: number;
  keys: number[];
  /** How many cards of each value lie open, and the sum of each seat's. */
  open: number[];
  sums: number[];
  status: string[];
}
interface SchemaModule {
  schema<T>(fields: object, name: string): new () => T;
  ArraySchema: new <T>(...items: T[]) => T[];
}

const { Server, Room } = peer<Core>('@colyseus/core');
const { schema, ArraySchema } = peer<SchemaModule>('@colyseus/schema');
const { WebSocketTransport } = peer<{ WebSocketTransport: new (options: object) => object }>('@colyseus/ws-transport');

const SEATS = [0, 1, 2, 3];
const CARDS = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => [value, value, value, value]);

const State = schema<Yardstick>(
  {
    boss: 'uint8',
    left: 'uint8',
    turn: 'uint8',
    keys: ['uint16'],
    open: ['uint8'],
    sums: ['uint8'],
    status: ['string'],
  },
  'Yardstick',
);

const random = (below: number): number => Math.floor(Math.random() * below);

function shuffled(): number[] {
  const deck = [...CARDS];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

class YardstickRoom extends Room {
  private deck: number[] = [];
  private hidden: number[] = [];

  onCreate(): void {
    this.maxClients = SEATS.length;
    this.patchRate = null;
    this.state = new State();
    this.state.keys = new ArraySchema(0, 0, 0, 0);
    this.state.open = new ArraySchema(0, 0, 0, 0, 0, 0, 0, 0);
    this.state.sums = new ArraySchema(0, 0, 0, 0);
    this.state.status = new ArraySchema('in', 'in', 'in', 'in');
    this.deal(0);
    this.onMessage('move', (client, cards) => this.move(this.seatOf(client), cards));
  }

  onJoin(client: Client): void {
    client.send('hidden', this.hidden[this.seatOf(client)]);
  }

  /** Seats are taken in order, and nobody leaves. */
  private seatOf(client: Client): number {
    return this.clients.indexOf(client);
  }

  private total(seat: number): number {
    return this.hidden[seat] + this.state.sums[seat];
  }

  private deal(first: number): void {
    const { state } = this;
    this.deck = shuffled();
    this.hidden = this.deck.splice(-SEATS.length);
    state.boss = 14 + random(8);
    state.left = this.deck.length;
    state.turn = first;
    for (let value = 1; value <= 7; value++) state.open[value] = 0;
    for (const seat of SEATS) {
      state.sums[seat] = 0;
      state.status[seat] = 'in';
      this.clients[seat]?.send('hidden', this.hidden[seat]);
    }
  }

  private move(seat: number, cards: number): void {
    const { state } = this;
    if (seat !== state.turn || !(Number.isInteger(cards) && cards >= 0 && cards <= Math.min(4, state.left))) return;
    if (cards === 0) state.status[seat] = 'stopped';
    else {
      for (let i = 0; i < cards; i++) {
        const card = this.deck.pop() ?? 0;
        state.sums[seat] += card;
        state.open[card]++;
      }
      state.left = this.deck.length;
      if (this.total(seat) > state.boss) state.status[seat] = 'out';
    }
    this.goOn();
    this.broadcastPatch();
  }

  private goOn(): void {
    const { state } = this;
    for (let i = 1; i <= SEATS.length; i++) {
      const seat = (state.turn + i) % SEATS.length;
      if (state.status[seat] === 'in') {
        state.turn = seat;
        return;
      }
    }
    this.endRound();
    this.deal((state.turn + 1) % SEATS.length);
  }

  private endRound(): void {
    const { state } = this;
    const totals = SEATS.map((seat) => (this.total(seat) > state.boss ? 0 : this.total(seat)));
    const best = Math.max(...totals);
    if (best === 0) return;
    for (const seat of SEATS) if (totals[seat] === best) state.keys[seat] += best === state.boss ? 2 : 1;
  }
}

answerParent({
  listen: async () => {
    const http = createServer();
    const transport = new WebSocketTransport({ server: http });
    const server = new Server({ transport, greet: false, gracefullyShutdown: false });
    server.define('yardstick', YardstickRoom);
    await server.listen(0, '127.0.0.1');
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  },
  memory: heldMemory,
});
