/**
 * A contestant that knows no game, no seat and no disk: what somebody says goes to everybody at the table. Whatever it takes is
 * taken by the machine and by Node, so no server can be expected to need less.
 */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerParent } from './child.ts';

const tables = new Map<string, WebSocket[]>();

answerParent({
  listen: () =>
    new Promise<string>((resolve) => {
      const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
      server.on('connection', (socket, { url = '' }) => {
        const table = tables.get(url) ?? [];
        tables.set(url, table);
        table.push(socket);
        socket.on('message', (text) => {
          for (const one of table) one.send(text, { binary: false });
        });
      });
    }),
});
