/** A contestant: boardgame.io's server as it ships, with the store in memory. Its tables never end. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent, heldMemory } from '../child.ts';
import { yardstick } from './boardgameio.ts';
import { peer } from './install.ts';

interface BoardgameIo {
  Server(setup: { games: object[]; origins: string[] }): {
    app: { listen(port: number, host: string, listening: () => void): HttpServer };
    db: { connect(): void };
  };
}

const server = peer<BoardgameIo>('boardgame.io/server').Server({ games: [yardstick(Infinity)], origins: [] });
server.db.connect();

answerParent({
  listen: () =>
    new Promise<string>((resolve) => {
      const http = server.app.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
      });
    }),
  memory: heldMemory,
});
