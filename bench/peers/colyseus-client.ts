/** Seats at a Colyseus room: what its own client sends and receives, with its own decoder of states. */
import type { OpenTable } from '../load.ts';
import { BareSocket } from '../socket.ts';
import { peer } from './install.ts';

interface Decoder {
  readonly state: { readonly turn: number; readonly left: number };
  decode(bytes: Uint8Array, at: { offset: number }): void;
}
interface SchemaModule {
  Reflection: { decode(bytes: Uint8Array, at: { offset: number }): Decoder };
}
interface Reservation {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

const { Reflection } = peer<SchemaModule>('@colyseus/schema');

/** The first byte of its messages. */
const JOIN = 10;
const DATA = 13;
const STATE = 14;
const PATCH = 15;

/** A message of type "move" is packed like this; then comes the number. */
const MOVE = [DATA, 0xa0 | 'move'.length, ...Buffer.from('move')];

export const openTable: OpenTable = async (url, _number, heard) => {
  const chairs = [];
  let id: string | undefined;
  for (let seat = 0; seat < 4; seat++) {
    const { processId, roomId, sessionId } = await reserve(url, id);
    id = roomId;
    const socket = await BareSocket.open(`${url}/${processId}/${roomId}?sessionId=${sessionId}`);
    let decoder: Decoder | undefined;
    const see = () => ({ awaited: decoder?.state.turn ?? -1, deck: decoder?.state.left ?? 0 });
    const news = await new Promise<ReturnType<typeof see>>((resolve) => {
      socket.heard = (message) => {
        const at = { offset: 1 };
        if (message[0] === PATCH) {
          decoder?.decode(message, at);
          heard(seat, see());
        } else if (message[0] === JOIN) {
          // A token and the kind of decoder, each with its length before it; then the shape of the state.
          at.offset += 1 + message[at.offset];
          at.offset += 1 + message[at.offset];
          decoder = Reflection.decode(message, at);
          socket.sendBytes(Uint8Array.of(JOIN));
        } else if (message[0] === STATE) {
          decoder?.decode(message, at);
          resolve(see());
        }
      };
    });
    chairs.push({ news, move: (cards: number) => socket.sendBytes(Uint8Array.of(...MOVE, cards)) });
  }
  return chairs;
};

/** A new room for the first seat, the same one for the others. */
async function reserve(url: string, id: string | undefined): Promise<Reservation> {
  const reply = await fetch(`${url}/matchmake/${id === undefined ? 'create/yardstick' : `joinById/${id}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const reservation = (await reply.json()) as Partial<Reservation> & { readonly error?: string };
  if (reservation.error !== undefined) throw new Error(reservation.error);
  return reservation as Reservation;
}
