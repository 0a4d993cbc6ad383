/**
 * A contestant: Colyseus 0.17 with the yardstick game as a room, as its documentation writes rooms with secrets: a
 * state of schemas, a view for each client that sees its own card. It ships with a patch every 50 ms; here it sends one
 * after each move, which is faster.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent, heldMemory } from '../child.ts';
import { peer } from './install.ts';

interface StateView {
  add(visible: object): void;
}
interface Client {
  view?: StateView;
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
  Room: new () => RoomBase;
  Server: new (setup: {
    transport: object;
    greet: boolean;
    gracefullyShutdown: boolean;
  }) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> };
}
interface SchemaModule {
  ArraySchema: new <T>(...items: T[]) => T[];
  StateView: new () => StateView;
  schema<T>(fields: object, name: string): new () => T;
}
interface Player {
  card: number;
  cards: number[];
  status: 'in' | 'stopped' | 'out';
  keys: number;
}
interface Yardstick {
  boss: number;
  /** How many cards the deck holds. */
  left: number;
  turn: number;
  players: Player[];
}

const { Server, Room } = peer<Core>('@colyseus/core');
const { schema, ArraySchema, StateView } = peer<SchemaModule>('@colyseus/schema');
const { WebSocketTransport } = peer<{ WebSocketTransport: new (options: object) => object }>('@colyseus/ws-transport');

const SEATS = [0, 1, 2, 3];
const CARDS = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => [value, value, value, value]);

const PlayerSchema = schema<Player>(
  { card: { type: 'uint8', view: true }, cards: ['uint8'], status: 'string', keys: 'uint16' },
  'Player',
);
const YardstickSchema = schema<Yardstick>(
  { boss: 'uint8', left: 'uint8', turn: 'uint8', players: [PlayerSchema] },
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

const total = ({ card, cards }: Player): number => cards.reduce((sum, one) => sum + one, card);

class YardstickRoom extends Room {
  private deck: number[] = [];

  onCreate(): void {
    this.maxClients = SEATS.length;
    this.patchRate = null;
    this.state = new YardstickSchema();
    this.state.players = new ArraySchema(...SEATS.map(() => new PlayerSchema()));
    for (const player of this.state.players) player.keys = 0;
    this.deal(0);
    this.onMessage('move', (client, cards) => this.move(this.seatOf(client), cards));
  }

  onJoin(client: Client): void {
    client.view = new StateView();
    client.view.add(this.state.players[this.seatOf(client)]);
  }

  /** Seats are taken in order, and nobody leaves. */
  private seatOf(client: Client): number {
    return this.clients.indexOf(client);
  }

  private deal(first: number): void {
    const { state } = this;
    this.deck = shuffled();
    state.boss = 14 + random(8);
    state.turn = first;
    for (const player of state.players) {
      player.card = this.deck.pop() ?? 0;
      player.cards = new ArraySchema();
      player.status = 'in';
    }
    state.left = this.deck.length;
  }

  private move(seat: number, cards: number): void {
    const { state } = this;
    if (seat !== state.turn || !(Number.isInteger(cards) && cards >= 0 && cards <= Math.min(4, state.left))) return;
    const player = state.players[seat];
    if (cards === 0) player.status = 'stopped';
    else {
      for (let i = 0; i < cards; i++) player.cards.push(this.deck.pop() ?? 0);
      state.left = this.deck.length;
      if (total(player) > state.boss) player.status = 'out';
    }
    this.goOn();
    this.broadcastPatch();
  }

  private goOn(): void {
    const { state } = this;
    for (let i = 1; i <= SEATS.length; i++) {
      const seat = (state.turn + i) % SEATS.length;
      if (state.players[seat].status === 'in') {
        state.turn = seat;
        return;
      }
    }
    this.score();
    this.deal((state.turn + 1) % SEATS.length);
  }

  private score(): void {
    const { boss, players } = this.state;
    const best = Math.max(0, ...players.map(total).filter((sum) => sum <= boss));
    for (const player of players) if (total(player) === best) player.keys += best === boss ? 2 : 1;
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
