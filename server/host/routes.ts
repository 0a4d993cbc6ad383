/** What only the owner of the server may see and do: how it is, backups, closing and unblocking tables. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { HostInfo, HostTable } from '../../wire/host.ts';
import { codeParams, described } from '../api/fields.ts';
import { OPERATIONS } from '../api/operations.ts';
import { carryOut } from '../carry-out.ts';
import { refuse } from '../errors.ts';
import type { Health } from '../health.ts';
import type { TableDoc } from '../store/store.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { Backups } from './backups.ts';
import type { Owner } from './owner.ts';

/** The page shows as many tables as somebody may want to look through. */
const MOST_LISTED = 100;

const keyBody = Type.Object(
  { key: Type.String({ minLength: 1, maxLength: 200, description: 'The host key of this server.' }) },
  { additionalProperties: false },
);

/** What the host page is made from. */
interface Server {
  readonly tables: Tables;
  readonly health: Health;
  readonly backups: Backups;
  readonly owner: Owner;
  readonly version: string;
}

export function hostRoutes(app: FastifyInstance, server: Server): void {
  const { tables, backups, owner } = server;
  const startedAt = tables.around.now();
  const ownerOnly = { onRequest: async (request: FastifyRequest) => owner.check(request) };

  app.post(
    '/api/host/session',
    { schema: { summary: 'Owner: hand in the host key for a cookie.', body: keyBody, response: described('Done.') } },
    async (request, reply) => {
      owner.signIn((request.body as { key: string }).key, request, reply);
      return {};
    },
  );

  app.delete(
    '/api/host/session',
    { schema: { summary: 'Owner: give the cookie back.', response: described('Done.') } },
    async (_request, reply) => {
      owner.signOut(reply);
      return {};
    },
  );

  app.get(
    '/api/host',
    { ...ownerOnly, schema: { summary: 'Owner: how the server is.', response: described('The host page.') } },
    () => hostInfo(server, startedAt),
  );

  app.post(
    '/api/host/backups',
    {
      ...ownerOnly,
      schema: { summary: 'Owner: make a backup now, beside the data.', response: described('The backup, checked.') },
    },
    () => backups.make(),
  );

  for (const [name, { summary, act }] of Object.entries(ACTS)) {
    app.post(
      `/api/host/tables/:code/${name}`,
      { ...ownerOnly, schema: { summary: `Owner: ${summary}`, params: codeParams, response: described('The table.') } },
      async (request) => {
        const table = await tables.find((request.params as { code: string }).code);
        await carryOut(table, async () => act(tables, table));
        return listed(table.doc, table);
      },
    );
  }
}

/** What the owner may do at any table, in the place of its host. */
const ACTS: { readonly [name: string]: { readonly summary: string; act(tables: Tables, table: Table): unknown } } = {
  close: {
    summary: 'end a table for good.',
    act: (tables, table) => OPERATIONS.close.run({ tables, table, device: table.doc.host }, {}),
  },
  unblock: {
    summary: 'bring a stopped table back to life at its last sound move, or resume a paused one.',
    act(tables, table) {
      const at = { tables, table, device: table.doc.host };
      if (table.doc.phase === 'stopped') return OPERATIONS.rewind.run(at, { steps: 0 });
      if (table.doc.paused) return OPERATIONS.pause.run(at, { paused: false });
      throw refuse('not-playing', 'This table is neither stopped nor paused.');
    },
  },
};

async function hostInfo({ tables, health, backups, version }: Server, startedAt: number): Promise<HostInfo> {
  const { store, now } = tables.around;
  const problem = await health.problem();
  // What cannot be read now is left out: the page says why.
  const bytes = await store.bytes().catch(() => undefined);
  const census = await store.census().catch(() => undefined);
  const lastBackup = backups.last();
  return {
    version,
    startedAt,
    now: now(),
    storage: { kind: store.isShared ? 'postgres' : 'sqlite', ...(bytes !== undefined && { bytes }) },
    ...(problem && { problem }),
    ...(lastBackup && { lastBackup }),
    people: tables.attended().people,
    phases: census?.phases ?? {},
    paused: census?.paused ?? 0,
    live: tables.liveCount,
    tables: await list(tables, census?.stopped ?? []),
  };
}

/** Tables in memory that are not over, and stopped ones wherever they are. */
async function list(tables: Tables, stopped: readonly string[]): Promise<HostTable[]> {
  const live = [...tables.all].filter(({ doc }) => doc.phase !== 'finished' && doc.phase !== 'closed');
  const here = new Set(live.map(({ doc }) => doc.code));
  const away = await Promise.all(
    stopped.filter((code) => !here.has(code)).map((code) => tables.around.store.table(code)),
  );
  const all = [
    ...live.map((table) => listed(table.doc, table)),
    ...away.flatMap((doc) => (doc === undefined ? [] : [listed(doc)])),
  ];
  return all.sort((a, b) => urgency(a) - urgency(b) || b.movedAt - a.movedAt).slice(0, MOST_LISTED);
}

const urgency = ({ phase, paused }: HostTable): number =>
  phase === 'stopped' ? 0 : phase === 'lobby' ? 3 : paused ? 1 : 2;

function listed(doc: TableDoc, live?: Table): HostTable {
  const { code, game, title, phase, paused, seats } = doc;
  return {
    code,
    game,
    title,
    phase,
    paused: paused && phase === 'playing',
    people: seats.filter(({ kind }) => kind === 'person').length,
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    here: new Set([...(live?.viewers ?? [])].map(({ device }) => device)).size,
    movedAt: live?.movedAt ?? doc.startedAt ?? doc.createdAt,
  };
}
