/** What nodes tell each other through the database's notifications: which tables changed, and short messages. */
import { randomBytes } from 'node:crypto';
import type { Json } from '../../kernel/index.ts';
import type { Code } from '../../wire/protocol.ts';
import type { TextRow } from './database.ts';
import type { News, StoredRow } from './store.ts';

/** Where nodes are told of each other. */
export const CHANNEL = 'tablee';

/** A notification holds less than 8,000 bytes: so many tables always fit into one, and rows as long as there is room. */
const MOST_BYTES = 7800;
const MOST_CODES = 400;
const BYTES_PER_CODE = 14;
const MOST_MESSAGE = 4000;

export interface Change {
  readonly code: Code;
  readonly what: 'rows' | 'table' | 'chat';
  /** A new row; without it the rows have to be read. */
  readonly row?: TextRow;
}

/** Notifications are heard by all, their author too. */
interface Announcement {
  readonly from: string;
  readonly changes?: { readonly [what in Change['what']]?: readonly Code[] };
  /** All new rows of some of these tables. */
  readonly rows?: { readonly [code: Code]: readonly TextRow[] };
  readonly say?: { readonly code: Code; readonly message: Json };
}

/** Whoever shares the database: one name for each store that is open. */
export const newNode = (): string => randomBytes(6).toString('base64url');

/** Each table once for what changed at it, in as few notifications as possible; mostly one. */
export function announcements(from: string, changes: readonly Change[]): string[] {
  const each = [...new Map(changes.map((change) => [`${change.what} ${change.code}`, change])).values()];
  const rows = newRows(changes);
  const texts: string[] = [];
  for (let i = 0; i < each.length; i += MOST_CODES) {
    const some = each.slice(i, i + MOST_CODES);
    const codes: { [what in Change['what']]?: Code[] } = {};
    for (const { what, code } of some) {
      codes[what] ??= [];
      codes[what].push(code);
    }
    const head = JSON.stringify({ from, changes: codes } satisfies Announcement);
    const enclosed = enclosable(codes.rows ?? [], rows, MOST_BYTES - some.length * BYTES_PER_CODE);
    texts.push(enclosed === '' ? head : `${head.slice(0, -1)},"rows":{${enclosed}}}`);
  }
  return texts;
}

/** The rows of each table, as text; none where something else happened to its rows. */
function newRows(changes: readonly Change[]): ReadonlyMap<Code, readonly string[]> {
  const rows = new Map<Code, string[]>();
  for (const { what, code, row } of changes) {
    if (what !== 'rows') continue;
    const before = rows.get(code) ?? [];
    rows.set(code, row === undefined ? [''] : [...before, JSON.stringify(row)]);
  }
  for (const [code, texts] of rows) if (texts.includes('')) rows.delete(code);
  return rows;
}

/** As many tables with their rows as there is room for. */
function enclosable(codes: readonly Code[], rows: ReadonlyMap<Code, readonly string[]>, room: number): string {
  const texts: string[] = [];
  let left = room;
  for (const code of codes) {
    const lines = rows.get(code);
    if (lines === undefined) continue;
    const text = `${JSON.stringify(code)}:[${lines.join()}]`;
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) break;
    texts.push(text);
  }
  return texts.join();
}

export function message(from: string, code: Code, message: Json): string {
  const text = JSON.stringify({ from, say: { code, message } } satisfies Announcement);
  if (Buffer.byteLength(text) > MOST_MESSAGE)
    throw new RangeError(`a message to other nodes is too long: ${text.length}`);
  return text;
}

/** What a notification tells this node; nothing if it is its own. */
export function* readNews(self: string, text: string): Generator<News> {
  // Half of all one hears is one's own, and need not be read to the end.
  if (text.startsWith(`{"from":"${self}"`)) return;
  const { changes, rows, say } = JSON.parse(text) as Announcement;
  for (const code of changes?.table ?? []) yield { what: 'table', code };
  for (const code of changes?.rows ?? []) {
    const enclosed = rows?.[code]?.map((row): StoredRow => ({ ...row, answer: JSON.parse(row.answer) }));
    yield { what: 'rows', code, ...(enclosed && { rows: enclosed }) };
  }
  for (const code of changes?.chat ?? []) yield { what: 'chat', code };
  if (say !== undefined) yield { what: 'say', ...say };
}
