/** Seats at a Colyseus room, each on its own client as its documentation sets it up. */
import type { News, OpenTable } from '../load.ts';
import { peer } from './install.ts';

interface Room {
  readonly roomId: string;
  readonly state: { readonly turn: number; readonly left: number };
  readonly onStateChange: ((heard: () => void) => void) & { once(heard: () => void): void };
  send(type: string, message: number): void;
}
interface RoomClient {
  create(name: string): Promise<Room>;
  joinById(id: string): Promise<Room>;
}

// Without Node's own WebSocket it takes `ws`, which is twice as fast.
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client } = peer<{ Client: new (url: string) => RoomClient }>('@colyseus/sdk');

export const openTable: OpenTable = async (url, _number, heard) => {
  const client = new Client(url);
  const chairs = [];
  let id: string | undefined;
  for (let seat = 0; seat < 4; seat++) {
    const room = id === undefined ? await client.create('yardstick') : await client.joinById(id);
    id = room.roomId;
    const see = (): News => ({ awaited: room.state.turn, deck: room.state.left });
    await new Promise<void>((resolve) => room.onStateChange.once(resolve));
    room.onStateChange(() => heard(seat, see()));
    chairs.push({ news: see(), move: (cards: number) => room.send('move', cards) });
  }
  return chairs;
};
