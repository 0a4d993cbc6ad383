/** What nodes tell each other through the database's notifications: which tables changed, and short messages. */
import { randomBytes } from 'node:crypto';
import type { Json } from '../../kernel/index.ts';
import type { Code } from '../../wire/protocol.ts';
import type { News } from './store.ts';

/** Where nodes are told of each other. */
export const CHANNEL = 'tablee';

/** A notification holds less than 8,000 bytes: so many tables always fit into one. */
const MOST_CODES = 400;
const MOST_MESSAGE = 4000;

export interface Change {
  readonly code: Code;
  readonly what: 'rows' | 'table' | 'chat';
}

/** Notifications are heard by all, their author too. */
interface Announcement {
  readonly from: string;
  readonly changes?: { readonly [what in Change['what']]?: readonly Code[] };
  readonly say?: { readonly code: Code; readonly message: Json };
}

/** Whoever shares the database: one name for each store that is open. */
export const newNode = (): string => randomBytes(6).toString('base64url');

/** Each table once for what changed at it, in as few notifications as possible; mostly one. */
export function announcements(from: string, changes: readonly Change[]): string[] {
  const each = [...new Map(changes.map((change) => [`${change.what} ${change.code}`, change])).values()];
  const texts: string[] = [];
  for (let i = 0; i < each.length; i += MOST_CODES) {
    const codes: { [what in Change['what']]?: Code[] } = {};
    for (const { what, code } of each.slice(i, i + MOST_CODES)) {
      codes[what] ??= [];
      codes[what].push(code);
    }
    texts.push(JSON.stringify({ from, changes: codes } satisfies Announcement));
  }
  return texts;
}

export function message(from: string, code: Code, message: Json): string {
  const text = JSON.stringify({ from, say: { code, message } } satisfies Announcement);
  if (Buffer.byteLength(text) > MOST_MESSAGE)
    throw new RangeError(`a message to other nodes is too long: ${text.length}`);
  return text;
}

/** What a notification tells this node; nothing if it is its own. */
export function* readNews(self: string, text: string): Generator<News> {
  const { from, changes, say } = JSON.parse(text) as Announcement;
  if (from === self) return;
  for (const what of ['table', 'rows', 'chat'] as const) for (const code of changes?.[what] ?? []) yield { what, code };
  if (say !== undefined) yield { what: 'say', ...say };
}
