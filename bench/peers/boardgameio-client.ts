/** Seats at boardgame.io's server, each on its own client as its documentation sets it up. */
import type { News, OpenTable } from '../load.ts';
import { type Yardstick, yardstick } from './boardgameio.ts';
import { peer } from './install.ts';

interface GameState {
  readonly _stateID: number;
  readonly G: Yardstick;
  readonly ctx: { readonly currentPlayer: string };
}
interface GameClient {
  readonly moves: { draw(cards: number): void; stop(): void };
  start(): void;
  subscribe(heard: (state: GameState | null) => void): void;
}

const { Client } = peer<{ Client(setup: object): GameClient }>('boardgame.io/client');
const { SocketIO } = peer<{ SocketIO(setup: object): object }>('boardgame.io/multiplayer');

const game = yardstick(Infinity);
const see = ({ G, ctx }: GameState): News => ({ awaited: Number(ctx.currentPlayer), deck: G.left });

export const openTable: OpenTable = async (url, number, heard) => {
  const chairs = [];
  for (let seat = 0; seat < 4; seat++) {
    const client = Client({
      game,
      numPlayers: 4,
      matchID: `match-${number}`,
      playerID: String(seat),
      debug: false,
      multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
    });
    const news = await new Promise<News>((resolve) => {
      let last: number | undefined;
      client.subscribe((state) => {
        if (state === null || state._stateID === last) return;
        const isFirst = last === undefined;
        last = state._stateID;
        if (isFirst) resolve(see(state));
        else heard(seat, see(state));
      });
      client.start();
    });
    const { moves } = client;
    chairs.push({ news, move: (cards: number) => (cards === 0 ? moves.stop() : moves.draw(cards)) });
  }
  return chairs;
};
