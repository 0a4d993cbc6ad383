/** The HTTP API: what can be read, opening a table, and every operation at it. */
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import {
  type BranchRequest,
  type CreateRequest,
  EVERYBODY,
  type GameInfo,
  type GameLength,
  type HttpView,
  type Operation,
  type TableSummary,
} from '../../wire/protocol.ts';
import { playFor, viewpoint } from '../audience.ts';
import { branch } from '../branch.ts';
import { carryOut } from '../carry-out.ts';
import { refuse } from '../errors.ts';
import { filmFor, isOver, recordingOf } from '../film.ts';
import type { Health } from '../health.ts';
import { decisions, tableInfo, you } from '../info.ts';
import { lengthBook } from '../lengths.ts';
import { createTable } from '../lobby.ts';
import { lookUp } from '../look-up.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { forget } from '../privacy.ts';
import type { Guard } from '../security.ts';
import type { Device } from '../store/store.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { codeParams, createBody, described, name } from './fields.ts';
import type { OperationDef } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { packRoutes } from './pack-routes.ts';

/** Finished tables stay in the list of one's tables for a week. */
const REMEMBERED = 7 * 24 * 3600 * 1000;

/** The list of one's tables shows the newest. */
const MOST_LISTED = 50;

const seatQuery = Type.Object({
  seat: Type.Optional(
    Type.Integer({ minimum: SPECTATOR, maximum: 11, description: 'A seat of yours, or −1 for the public view.' }),
  ),
});
const filmSeat = Type.Integer({
  minimum: EVERYBODY,
  maximum: 11,
  description: 'A seat, −1 for the public view, −2 for all seats at once (games that are over).',
});
const branchBody = Type.Object(
  {
    seat: filmSeat,
    n: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'The update of that film to go on after.' }),
    name: Type.Optional(name),
  },
  { additionalProperties: false },
);

export function routes(app: FastifyInstance, tables: Tables, guard: Guard, health: Health, version: string): void {
  const startedAt = tables.around.now();

  /** The table a request is about. */
  const tableOf = async (request: FastifyRequest): Promise<Table> => {
    const table = await lookUp(tables, guard, (request.params as { code: string }).code, request);
    table.attendance.beat(request.device);
    table.touchedAt = tables.around.now();
    // Whoever looks sees what was done at any node; who wants to do something is told if it no longer fits.
    if (request.method === 'GET') await table.following.look();
    return table;
  };

  const lengths = lengthBook(tables.around.store, tables.around.now);

  app.get(
    '/api/health',
    {
      schema: {
        summary: 'Whether the server is well; 503 when it cannot save.',
        response: described('Version, uptime in seconds, tables in memory, bytes on the disk.'),
      },
    },
    async (_request, reply) => {
      const { store, now } = tables.around;
      const trouble = await health.problem();
      if (trouble !== undefined) reply.code(503);
      return {
        ok: trouble === undefined,
        ...trouble,
        version,
        uptime: Math.round((now() - startedAt) / 1000),
        live: tables.liveCount,
        ...(trouble === undefined && { storage: { bytes: await store.bytes() } }),
      };
    },
  );

  app.get(
    '/api/games',
    { schema: { summary: 'The games on the shelf with their options.', response: described('A list of games.') } },
    async () => {
      const told = await lengths();
      return Promise.all(tables.shelf.map((about) => gameInfo(tables, about.id, told)));
    },
  );

  app.get(
    '/api/lengths',
    {
      schema: {
        summary: 'How long games last on this server, once five of a kind were played.',
        response: described('A list of games and numbers of seats (0: any) with minutes.'),
      },
    },
    lengths,
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Gives this device its key, in a cookie.', response: described('An empty object.') } },
    async () => ({}),
  );

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Forgets this device: names go, moves stay.',
        response: described('How many tables it was at.'),
      },
    },
    async (request) => ({
      tables: await forget(tables, request.device),
    }),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'Your tables: yours to play first, then waiting, then finished.',
        response: described('A list of tables.'),
      },
    },
    (request) => myTables(tables, request.device),
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Open a table.', body: createBody, response: described('The table.') } },
    async (request) => {
      guard.beforeCreation(request.ip);
      const table = await createTable(tables, request.device, request.body as CreateRequest);
      await table.committed();
      return { table: tableInfo(table.doc, table.box), you: you(table.doc, request.device) };
    },
  );

  app.get(
    '/api/tables/:code',
    {
      schema: {
        summary: 'A table, for anybody who has its code.',
        params: codeParams,
        response: described('The table.'),
      },
    },
    async (request) => {
      const table = await tableOf(request);
      return carryOut(table, () => ({
        table: tableInfo(table.doc, table.box),
        you: you(table.doc, request.device),
      }));
    },
  );

  app.get(
    '/api/tables/:code/view',
    {
      schema: {
        summary: 'The game from your seat, with everything you may answer.',
        params: codeParams,
        querystring: seatQuery,
        response: described('View, story, decisions with their legal answers.'),
      },
    },
    async (request) => {
      const table = await tableOf(request);
      return carryOut(table, () => {
        const seat = viewpoint(table, request.device, (request.query as { seat?: Seat }).seat);
        return httpView(table, request.device, seat);
      });
    },
  );

  app.get(
    '/api/tables/:code/film',
    {
      schema: {
        summary: 'What one viewpoint was shown, from the first moment.',
        params: codeParams,
        querystring: Type.Object({ seat: Type.Optional(filmSeat) }),
        response: described('Initial view and numbered updates.'),
      },
    },
    async (request, reply) => {
      const table = await tableOf(request);
      const film = await filmFor(table, request.device, (request.query as { seat?: Seat }).seat ?? SPECTATOR);
      if (!(film instanceof Uint8Array)) return film;
      reply.type('application/json; charset=utf-8');
      const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
      return takesGzip ? reply.header('content-encoding', 'gzip').send(film) : reply.send(gunzipSync(film));
    },
  );

  app.get(
    '/api/tables/:code/export',
    {
      schema: {
        summary: 'A finished game as one file, for `tablee replay`.',
        params: codeParams,
        response: described('The recording.'),
      },
    },
    async (request, reply) => {
      const table = await tableOf(request);
      viewpoint(table, request.device, undefined);
      const recording = await recordingOf(table);
      reply.header('content-disposition', `attachment; filename="${table.doc.game}-${table.doc.code}.json"`);
      return recording;
    },
  );

  app.post(
    '/api/tables/:code/branch',
    {
      schema: {
        summary: 'Play on alone against bots from a move of a game that is over.',
        params: codeParams,
        body: branchBody,
        response: described('The new table.'),
      },
    },
    async (request) => {
      guard.beforeCreation(request.ip);
      const table = await branch(tables, await tableOf(request), request.device, request.body as BranchRequest);
      await table.committed();
      return { table: tableInfo(table.doc, table.box), you: you(table.doc, request.device) };
    },
  );

  packRoutes(app, tables, guard, tableOf);
  noticeRoutes(app, tableOf);

  for (const [name, { summary, schema, run }] of Object.entries(OPERATIONS) as [Operation, OperationDef][]) {
    app.post(
      `/api/tables/:code/${name}`,
      { schema: { summary, params: codeParams, body: schema, response: described('Done.') } },
      async (request) => {
        const table = await tableOf(request);
        const { clientId, ...body } = (request.body ?? {}) as { clientId?: string };
        guard.beforeOperation(name, request.device);
        const at = { tables, table, device: request.device, ...(clientId !== undefined && { clientId }) };
        const { n, result } = await carryOut(table, () => run(at, body as never));
        return { ...(n !== undefined && { n }), ...(result as object | undefined) };
      },
    );
  }
}

function httpView(table: Table, device: Device, seat: Seat): HttpView {
  const { doc, box, match } = table;
  if (match === undefined) throw refuse('not-playing', 'The game has not started.', { remedy: 'The host starts it.' });
  return {
    table: tableInfo(doc, box),
    you: you(doc, device),
    ...playFor(table, match, { seat, device }),
    ...(!table.onlookers.late({ seat, device }) && { clocks: table.time.info() }),
    decisions: doc.phase === 'playing' ? decisions(match, seat) : [],
  };
}

async function myTables(tables: Tables, device: Device): Promise<TableSummary[]> {
  const now = tables.around.now();
  const docs = await tables.around.store.tablesOf(device);
  const recent = docs
    .filter((doc) => !isOver(doc) || now - (doc.endedAt ?? 0) < REMEMBERED)
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, MOST_LISTED);
  const list = await Promise.all(recent.map((doc) => tables.find(doc.code).then((table) => summary(table, device))));
  const rank = (one: TableSummary) => (one.table.endedAt !== undefined ? 2 : one.yours ? 0 : 1);
  return list.sort((a, b) => rank(a) - rank(b) || b.movedAt - a.movedAt);
}

function summary(table: Table, device: Device): TableSummary {
  const { doc, box, match } = table;
  const mine = you(doc, device);
  const awaited = doc.phase === 'playing' ? (match?.asked() ?? []).map((decision) => decision.seat) : [];
  return {
    table: tableInfo(doc, box),
    you: mine,
    awaited,
    yours: !doc.paused && awaited.some((seat) => mine.seats.includes(seat)),
    movedAt: table.movedAt,
  };
}

async function gameInfo(tables: Tables, game: string, lengths: readonly GameLength[]): Promise<GameInfo> {
  const { id, title, seats, minutes } = tables.about(game);
  const { options } = (await tables.box(game)).rules;
  return {
    id,
    title,
    seats,
    minutes,
    lengths: lengths.filter((one) => one.game === game),
    options: Object.entries(options.fields).map(([name, { values, fallback, rule }]) => ({
      name,
      values,
      fallback: fallback(seats.min),
      rule,
    })),
    presets: options.presets,
  };
}
