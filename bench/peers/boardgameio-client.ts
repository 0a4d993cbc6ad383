/** Seats at boardgame.io's server: what its own client sends and receives, over socket.io on a WebSocket. */
import type { OpenTable } from '../load.ts';
import { makeMove } from './boardgameio.ts';
import { peer } from './install.ts';

interface Socket {
  on(message: 'connect' | 'connect_error', heard: (trouble: Error) => void): void;
  on(message: 'update', heard: (match: string, state: GameState) => void): void;
  on(message: 'sync', heard: (match: string, sync: { state: GameState }) => void): void;
  emit(message: 'sync' | 'update', ...about: unknown[]): void;
}
interface GameState {
  readonly _stateID: number;
  readonly G: { readonly turn: number; readonly left: number };
}

const { io } = peer<{ io(url: string, options: object): Socket }>('socket.io-client');

export const openTable: OpenTable = async (url, number, heard) => {
  const match = `match-${number}`;
  const chairs = [];
  for (let seat = 0; seat < 4; seat++) {
    const socket = io(`${url}/yardstick`, { transports: ['websocket'], forceNew: true });
    let stateID = 0;
    const see = (state: GameState) => {
      stateID = state._stateID;
      return { awaited: state.G.turn, deck: state.G.left };
    };
    const first = new Promise<ReturnType<typeof see>>((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 4));
      socket.on('sync', (_, { state }) => resolve(see(state)));
    });
    socket.on('update', (_, state) => heard(seat, see(state)));
    chairs.push({
      news: await first,
      move: (cards: number) => socket.emit('update', makeMove(seat, cards), stateID, match, String(seat)),
    });
  }
  return chairs;
};
