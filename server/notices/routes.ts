/** Asking for notices over HTTP: by push for one's own turn, by webhook for the whole table (its host). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { NoticesInfo } from '../../wire/protocol.ts';
import { codeParams, described } from '../api/fields.ts';
import { checkHost } from '../api/operation.ts';
import { carryOut } from '../carry-out.ts';
import { refuse } from '../errors.ts';
import { isPerson, ownSeat, seatsOf } from '../seats.ts';
import type { PersonSeat, PushTarget } from '../store/store.ts';
import type { Table } from '../table.ts';
import { silence } from './notices.ts';
import { addressProblem } from './post.ts';

const address = Type.String({ minLength: 8, maxLength: 1000 });
const pushBody = Type.Object(
  {
    endpoint: address,
    keys: Type.Object({
      p256dh: Type.String({ minLength: 87, maxLength: 88, pattern: '^[\\w-]+=?$' }),
      auth: Type.String({ minLength: 22, maxLength: 24, pattern: '^[\\w-]+=*$' }),
    }),
    lang: Type.Enum(['fr', 'en'], { description: 'The language of the notice.' }),
  },
  { additionalProperties: false, description: "What the browser's push manager gives." },
);
const hookBody = Type.Object({ url: address }, { additionalProperties: false });

/** Where the table is found from outside. */
const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

export function noticeRoutes(app: FastifyInstance, tableOf: (request: FastifyRequest) => Promise<Table>): void {
  const check = ({ around }: Table, given: string, field: string): void => {
    const problem = addressProblem(given, around.messenger.mayBePrivate);
    if (problem !== undefined) throw refuse('bad-request', problem, { field });
  };
  /** The seats of whoever asks. */
  const ownSeats = ({ doc }: Table, { device }: FastifyRequest): PersonSeat[] => {
    ownSeat(doc, device, undefined);
    return seatsOf(doc, device).flatMap((at) => (isPerson(doc.seats[at]) ? [doc.seats[at]] : []));
  };
  const shown = ({ doc, around }: Table, { device }: FastifyRequest): NoticesInfo => ({
    key: around.messenger.keys.publicKey,
    push: doc.seats.some((seat) => isPerson(seat) && seat.push?.[device] !== undefined),
    webhook: doc.webhook !== undefined,
  });
  const response = described("The server's key for push, and whether this device and the table are told.");

  app.get(
    '/api/tables/:code/notices',
    { schema: { summary: 'Who is told of turns at this table.', params: codeParams, response } },
    async (request) => shown(await tableOf(request), request),
  );

  app.put(
    '/api/tables/:code/notices/push',
    { schema: { summary: 'Be told by push when you are awaited here.', params: codeParams, body: pushBody, response } },
    async (request) => {
      const table = await tableOf(request);
      const { endpoint, keys, lang } = request.body as Omit<PushTarget, 'origin'>;
      check(table, endpoint, 'endpoint');
      const target = { endpoint, keys, lang, origin: originOf(request) };
      await carryOut(table, () => {
        for (const seat of ownSeats(table, request)) seat.push = { ...seat.push, [request.device]: target };
        table.pen.saveTable(table.doc);
      });
      return shown(table, request);
    },
  );

  app.delete(
    '/api/tables/:code/notices/push',
    { schema: { summary: 'No longer be told by push.', params: codeParams, response } },
    async (request) => {
      const table = await tableOf(request);
      await carryOut(table, () => {
        for (const seat of ownSeats(table, request)) silence(seat, request.device);
        table.pen.saveTable(table.doc);
      });
      return shown(table, request);
    },
  );

  app.put(
    '/api/tables/:code/notices/webhook',
    {
      schema: {
        summary: 'Host: turns of people who are away are posted there, as JSON.',
        params: codeParams,
        body: hookBody,
        response,
      },
    },
    async (request) => {
      const table = await tableOf(request);
      const { url } = request.body as { url: string };
      check(table, url, 'url');
      await carryOut(table, () => {
        checkHost(table, request.device);
        table.doc.webhook = { url, origin: originOf(request) };
        table.save();
      });
      return shown(table, request);
    },
  );

  app.delete(
    '/api/tables/:code/notices/webhook',
    { schema: { summary: 'Host: turns are no longer posted.', params: codeParams, response } },
    async (request) => {
      const table = await tableOf(request);
      await carryOut(table, () => {
        checkHost(table, request.device);
        delete table.doc.webhook;
        table.save();
      });
      return shown(table, request);
    },
  );
}
