/**
 * What travels between a table and those who sit at it: every message of the WebSocket and every body of the HTTP API.
 *
 * Types only, shared by server and web: what a table is (`table.ts`), what the server says (`messages.ts`), what it is
 * asked for (`requests.ts`), what is wrong with that (`problems.ts`), and what is read beside the game (`pages.ts`).
 *
 * The same operations go over both: on the WebSocket as `{ type, clientId, … }`, answered by `ack` or `refusal` with the
 * same `clientId`; over HTTP as `POST /api/tables/:code/<type>`, answered by 200 with the ack's `result`, or 4xx with the
 * refusal's `problem`. docs/protocol.md tells it in prose.
 */
export * from './messages.ts';
export * from './pages.ts';
export * from './problems.ts';
export * from './requests.ts';
export * from './table.ts';
