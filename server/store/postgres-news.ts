/** What nodes tell each other through the database's notifications: which tables changed, and short messages. */
import { randomBytes } from 'node:crypto';
import type { Json } from '../../kernel/index.ts';
import type { Code } from '../../wire/protocol.ts';
import type { TextRow } from './database.ts';
import type { News } from './store.ts';

/** Where nodes are told of each other. */
export const CHANNEL = 'tablee';

/** A notification holds less than 8,000 bytes: so many in all, in the rows of one table, in a message. */
const MOST_BYTES = 7900;
const MOST_ROWS = 7800;
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
  readonly news: readonly News[];
}

/** Whoever shares the database: one name for each store that is open. */
export const newNode = (): string => randomBytes(6).toString('base64url');

/** Each table once for what changed at it; who is at it before the rows they made. */
export function newsOf(changes: readonly Change[]): string[] {
  const changed = (what: 'table' | 'chat'): string[] => {
    const codes = new Set(changes.filter((change) => change.what === what).map(({ code }) => code));
    return [...codes].map((code) => JSON.stringify({ what, code } satisfies News));
  };
  return [...changed('table'), ...[...newRows(changes)].map(rowNews), ...changed('chat')];
}

/** The new rows of each table; undefined where something else happened to its rows. */
function newRows(changes: readonly Change[]): ReadonlyMap<Code, readonly TextRow[] | undefined> {
  const rows = new Map<Code, TextRow[] | undefined>();
  for (const { what, code, row } of changes) {
    if (what !== 'rows') continue;
    if (!rows.has(code)) rows.set(code, []);
    if (row === undefined) rows.set(code, undefined);
    else rows.get(code)?.push(row);
  }
  return rows;
}

/** The rows come along unless they are too long for one notification. */
function rowNews([code, rows]: readonly [Code, readonly TextRow[] | undefined]): string {
  const bare = JSON.stringify({ what: 'rows', code } satisfies News);
  const full = rows && `${bare.slice(0, -1)},"rows":[${rows.map(rowText).join()}]}`;
  return full === undefined || Buffer.byteLength(full) > MOST_ROWS ? bare : full;
}

/** The answer is text already. */
const rowText = ({ answer, ...row }: TextRow): string => `${JSON.stringify(row).slice(0, -1)},"answer":${answer}}`;

export function message(code: Code, message: Json): string {
  const text = JSON.stringify({ what: 'say', code, message } satisfies News);
  if (Buffer.byteLength(text) > MOST_MESSAGE)
    throw new RangeError(`a message to other nodes is too long: ${text.length}`);
  return text;
}

/** In as few notifications as possible; mostly one. */
export function announcements(from: string, news: readonly string[]): string[] {
  const head = `{"from":${JSON.stringify(from)},"news":[`;
  const texts: string[] = [];
  let together: string[] = [];
  let bytes = head.length;
  const leave = () => texts.push(`${head}${together.join()}]}`);
  for (const one of news) {
    const more = Buffer.byteLength(one) + 1;
    if (bytes + more > MOST_BYTES && together.length > 0) {
      leave();
      together = [];
      bytes = head.length;
    }
    together.push(one);
    bytes += more;
  }
  if (together.length > 0) leave();
  return texts;
}

/** What a notification tells this node; nothing if it is its own. */
export function readNews(self: string, text: string): readonly News[] {
  // Half of all one hears is one's own, and need not be read to the end.
  if (text.startsWith(`{"from":"${self}"`)) return [];
  // A node of another version may say something else; whatever is missed is read when it is needed.
  return (JSON.parse(text) as Partial<Announcement>).news ?? [];
}
