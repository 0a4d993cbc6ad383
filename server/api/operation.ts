/** One operation at a table, the same over WebSocket and HTTP: what it takes, who may, what it does. */
import Type, { type Static, type TProperties } from 'typebox';
import type { Seat } from '../../kernel/index.ts';
import { refuse } from '../errors.ts';
import { isHost, ownSeat } from '../seats.ts';
import type { Device } from '../store/store.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';

/** Where an operation happens, and who asks for it. */
export interface At {
  readonly tables: Tables;
  readonly table: Table;
  readonly device: Device;
  /** The seat the socket looks from, when it is one. */
  readonly seat?: Seat;
  readonly clientId?: string;
}

/** What the ack carries. */
export interface Done {
  readonly n?: number;
  readonly result?: unknown;
}

export interface OperationDef<Body = never> {
  readonly summary: string;
  readonly schema: ReturnType<typeof bodySchema>;
  readonly run: (at: At, body: Body) => Promise<Done> | Done;
}

/** Written down with each answer: resent with the same one, it is not given twice. */
const clientId = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Makes a resent request harmless: the first result comes back.',
  }),
);

function bodySchema(fields: TProperties) {
  return Type.Object({ ...fields, clientId }, { additionalProperties: false });
}

export function operation<F extends TProperties>(
  summary: string,
  fields: F,
  run: (at: At, body: Static<Type.TObject<F>>) => Promise<Done> | Done,
): OperationDef<Static<Type.TObject<F>>> {
  return { summary, schema: bodySchema(fields), run };
}

/** An operation only the host may ask for. */
export function hostOperation<F extends TProperties>(
  summary: string,
  fields: F,
  run: (at: At, body: Static<Type.TObject<F>>) => Promise<Done> | Done,
): OperationDef<Static<Type.TObject<F>>> {
  return operation(`Host: ${summary}`, fields, (at, body) => {
    checkHost(at.table, at.device);
    return run(at, body);
  });
}

export function checkHost({ doc }: Table, device: Device): void {
  if (isHost(doc, device)) return;
  throw refuse('host-only', 'Only the host of this table may do that.', {
    remedy: 'Ask the host, or ask them to transfer hosting.',
  });
}

/** The seat that speaks: the one named, else the one the socket looks from, else the device's first. */
export function speaker(at: At, named: Seat | undefined): Seat {
  return ownSeat(at.table.doc, at.device, named ?? at.seat);
}
