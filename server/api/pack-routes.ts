/** Owners' cards over HTTP: too large for a socket, so that they come and go by requests of their own. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { MOST_PACK_BYTES } from '../../games/packs.ts';
import type { Packs } from '../../kernel/index.ts';
import { viewpoint } from '../audience.ts';
import { carryOut } from '../carry-out.ts';
import { refuse } from '../errors.ts';
import { tableInfo, you } from '../info.ts';
import { bringPack, type PackSent, packOf, removePack } from '../packs.ts';
import type { Guard } from '../security.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { codeParams, described } from './fields.ts';
import { checkHost } from './operation.ts';

/** A pack at this address never changes: another one has another hash. */
const FOR_EVER = 'private, max-age=31536000, immutable';

export function packRoutes(
  app: FastifyInstance,
  tables: Tables,
  guard: Guard,
  tableOf: (request: FastifyRequest) => Promise<Table>,
): void {
  /** Host: changes the cards of a table. */
  const change = async (request: FastifyRequest, act: (table: Table) => void) => {
    const { device } = request;
    const table = await tableOf(request);
    return carryOut(table, () => {
      checkHost(table, device);
      act(table);
      return { table: tableInfo(table.doc, table.box), you: you(table.doc, device) };
    });
  };

  app.register(async (scope) => {
    keepText(scope);
    scope.put(
      '/api/tables/:code/pack',
      {
        bodyLimit: MOST_PACK_BYTES,
        schema: {
          summary:
            "Host: play with an owner's cards, before the start. The body is the pack; see `tablee pack schema`.",
          params: codeParams,
          body: Type.Unknown({ description: 'A pack of this game.' }),
          response: described('The table.'),
        },
      },
      (request) =>
        change(request, (table) => {
          guard.beforePack(request.ip);
          bringPack(table, request.body as PackSent);
        }),
    );
  });

  app.delete(
    '/api/tables/:code/pack',
    {
      schema: {
        summary: "Host: back to the game's own cards, before the start.",
        params: codeParams,
        response: described('The table.'),
      },
    },
    (request) => change(request, removePack),
  );

  app.get(
    '/api/tables/:code/pack',
    {
      schema: {
        summary: "The owner's cards a table is played with.",
        params: codeParams,
        querystring: Type.Object({ hash: Type.Optional(Type.String({ description: 'As the table names it.' })) }),
        response: described('The pack.'),
      },
    },
    async (request, reply) => {
      const table = await tableOf(request);
      viewpoint(table, request.device, undefined);
      const pack = packOf(table);
      if ((request.query as { hash?: string }).hash === table.doc.pack?.hash) reply.header('cache-control', FOR_EVER);
      return pack;
    },
  );

  const gameParams = Type.Object({ game: Type.String({ description: 'A game, by id.' }) });
  const packsOf = async (request: FastifyRequest): Promise<Packs> => {
    const { packs } = await tables.box((request.params as { game: string }).game);
    if (packs === undefined) throw refuse('no-pack', 'This game is played with its own cards only.');
    return packs;
  };

  app.get(
    '/api/games/:game/pack',
    {
      schema: {
        summary: "A game's own cards as a pack, to start from.",
        params: gameParams,
        response: described('A pack.'),
      },
    },
    async (request, reply) => {
      const { game } = request.params as { game: string };
      const pack = (await packsOf(request)).example();
      reply.header('content-disposition', `attachment; filename="${game}.json"`).type('application/json');
      return JSON.stringify(pack, null, 2);
    },
  );

  app.get(
    '/api/games/:game/pack-schema',
    {
      schema: {
        summary: 'What a pack of a game is, as a JSON Schema.',
        params: gameParams,
        response: described('A schema.'),
      },
    },
    async (request) => (await packsOf(request)).schema,
  );
}

/** Bodies are read as everywhere else, and come with their text. */
function keepText(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    parse(request, text, (error, json) => done(error, { text, json } satisfies PackSent));
  });
}
