/** Seats at boardgame.io's server: what its own client sends and receives, socket.io on a WebSocket. */
import type { OpenTable } from '../load.ts';
import { BareSocket } from '../socket.ts';
import { makeMove, type Yardstick } from './boardgameio.ts';

interface GameState {
  readonly _stateID: number;
  readonly G: Yardstick;
  readonly ctx: { readonly currentPlayer: string };
}
type Event =
  | readonly ['update', match: string, state: GameState]
  | readonly ['sync', match: string, sync: { readonly state: GameState }]
  | readonly ['matchData'];

/** How socket.io marks its messages: of the line itself, then of the namespace, then what happened in it. */
const PING = '2';
const PONG = '3';
const CONNECT = '40/yardstick,';
const EVENT = '42/yardstick,';

export const openTable: OpenTable = async (url, number, heard) => {
  const match = `match-${number}`;
  const chairs = [];
  for (let seat = 0; seat < 4; seat++) {
    const socket = await BareSocket.open(`${url}/socket.io/?EIO=4&transport=websocket`);
    const emit = (...event: unknown[]) => socket.sendText(EVENT + JSON.stringify(event));
    let stateID = 0;
    const see = (state: GameState) => {
      stateID = state._stateID;
      return { awaited: Number(state.ctx.currentPlayer), deck: state.G.left };
    };
    const news = await new Promise<ReturnType<typeof see>>((resolve) => {
      socket.heard = (message) => {
        const text = message.toString('latin1');
        if (text === PING) socket.sendText(PONG);
        else if (text.startsWith(CONNECT)) emit('sync', match, String(seat), null, 4);
        else if (text.startsWith(EVENT)) {
          const event = JSON.parse(text.slice(EVENT.length)) as Event;
          if (event[0] === 'update') heard(seat, see(event[2]));
          else if (event[0] === 'sync') resolve(see(event[2].state));
        }
      };
      socket.sendText(CONNECT);
    });
    chairs.push({
      news,
      move: (cards: number) => emit('update', makeMove(String(seat), cards), stateID, match, String(seat)),
    });
  }
  return chairs;
};
