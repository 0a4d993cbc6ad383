/**
 * Rules change, games go on: a game whose rows newer rules cannot run is handed over as it is, in a row of its own. From there on
 * these rules run it.
 */
import type { LogRow } from './change.ts';
import type { GameEvent, Json } from './types.ts';

/** A game as other rules left it: all that is needed to go on. */
export interface Rebase {
  /** Of the rules that go on. */
  readonly version: number;
  /** SHA-256 of the content they go on with. */
  readonly content: string;
  /** The rows before. */
  readonly seq: number;
  /** How many rows these rules could not run any more, and were set aside. */
  readonly lost: number;
  readonly epoch: number;
  readonly state: Json;
  readonly story: readonly GameEvent[];
  /** Updates sent so far, by seat; the last is the spectators'. */
  readonly counts: readonly number[];
  /** Events told so far. */
  readonly told: number;
}

/** Whether this has the parts of a state, so that the kernel can ask whom it waits for; what the game keeps there is its own. */
export function isState(state: Json, seats: number): boolean {
  const { pub, own, hid } = Object(state) as { pub?: Json; own?: Json; hid?: Json };
  const { agenda, questions } = Object(pub) as { agenda?: Json; questions?: Json };
  const { cursor, sealed } = Object(hid) as { cursor?: Json; sealed?: Json };
  const isPart = (part: unknown): boolean => typeof part === 'object' && part !== null;
  return (
    Array.isArray(agenda) &&
    agenda.every(isPart) &&
    Number.isInteger(questions) &&
    Array.isArray(own) &&
    own.length === seats &&
    own.every((part) => isPart(part) && isPart((part as { sealed?: Json }).sealed)) &&
    Number.isInteger(cursor) &&
    isPart(sealed)
  );
}

/** A row of a log, as far as it matters here. */
interface Row {
  readonly type: LogRow['type'];
  readonly answer: unknown;
}

/** Where the rows begin that today's rules can run: at the last one with which they took the game over, else at the first. */
export const firstRunnable = (rows: readonly Row[]): number =>
  Math.max(
    0,
    rows.findLastIndex(({ type }) => type === 'rebase'),
  );

/** How these rules took the game over, if others had begun it. */
export function rebaseOf(rows: readonly Row[]): Rebase | undefined {
  const row = rows[firstRunnable(rows)];
  return row?.type === 'rebase' ? (row.answer as Rebase) : undefined;
}

/** The rows with which rules took over that are not newer than those before: no server writes such rows. */
export function oddRebases(version: number, rows: readonly (Row & { readonly seq: number })[]): number[] {
  const odd: number[] = [];
  let before = version;
  for (const { type, answer, seq } of rows) {
    if (type !== 'rebase') continue;
    const { version: now } = answer as Rebase;
    if (now <= before) odd.push(seq);
    before = now;
  }
  return odd;
}
