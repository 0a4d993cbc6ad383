/** Seats at a Colyseus room, on its own client. */
import type { OpenTable } from '../load.ts';
import { peer } from './install.ts';

interface Room {
  readonly roomId: string;
  readonly state: { readonly turn: number; readonly left: number };
  readonly onStateChange: ((heard: () => void) => void) & { once(heard: () => void): void };
  onMessage(type: string, heard: (message: number) => void): void;
  send(type: string, message: number): void;
}
interface Client {
  create(name: string): Promise<Room>;
  joinById(id: string): Promise<Room>;
}

// Without Node's own WebSocket it takes `ws`, as the other clients do: the load must not be what is measured.
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client } = peer<{ Client: new (url: string) => Client }>('@colyseus/sdk');

export const openTable: OpenTable = async (url, _number, heard) => {
  const client = new Client(url);
  const chairs = [];
  let id = '';
  for (let seat = 0; seat < 4; seat++) {
    const room = seat === 0 ? await client.create('yardstick') : await client.joinById(id);
    id = room.roomId;
    const see = () => ({ awaited: room.state.turn, deck: room.state.left });
    room.onMessage('hidden', () => {});
    await new Promise<void>((resolve) => room.onStateChange.once(resolve));
    room.onStateChange(() => heard(seat, see()));
    chairs.push({ news: see(), move: (cards: number) => room.send('move', cards) });
  }
  return chairs;
};
