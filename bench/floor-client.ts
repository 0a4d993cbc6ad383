/** Seats at a server that passes on what they say: each says who is next, in a message as long as a usual update. */
import type { OpenTable } from './load.ts';
import { BareSocket } from './socket.ts';

const SEATS = [0, 1, 2, 3];
const DECK = 28;
/** The bytes of an update of the yardstick game. */
const LENGTH = 250;

export const openTable: OpenTable = (url, number, heard) =>
  Promise.all(
    SEATS.map(async (seat) => {
      const socket = await BareSocket.open(`${url}/${number}`, '');
      socket.heard = (bytes) => {
        const awaited = Number(bytes.toString('latin1'));
        heard(seat, awaited === seat ? { awaited, deck: DECK } : undefined);
      };
      const next = String((seat + 1) % SEATS.length).padEnd(LENGTH);
      return { news: { awaited: 0, deck: DECK }, move: () => socket.sendText(next) };
    }),
  );
