/**
 * What one player was told and asked for, written down as it happened: the checker's only source besides the log.
 *
 * Messages are kept as digests, so that a long run fits into memory.
 */
import { hash, type Seat } from '../kernel/index.ts';
import type { Code, Play, UpdateMessage } from '../wire/protocol.ts';

/** One message between a player and a node. `n` and `view` of a welcome are missing where it tells no game. */
export type Entry =
  | { readonly kind: 'hello'; readonly lastN?: number }
  | { readonly kind: 'welcome'; readonly resumed: boolean; readonly n?: number; readonly view?: string }
  | { readonly kind: 'update'; readonly n: number; readonly text: string };

/** An answer or an undo somebody asked for, however often it had to be sent. */
export interface Asked {
  readonly clientId: string;
  readonly type: 'answer' | 'undo';
  readonly decision: string;
  readonly answer: unknown;
  /** When it was first sent. */
  readonly sentAt: number;
  /** How many copies left for a node. */
  copies: number;
  /** The first word on it that counts; missing while nobody knows. */
  outcome?:
    | { readonly kind: 'acknowledged'; readonly n: number; readonly at: number }
    | { readonly kind: 'refused'; readonly error: string };
  /** A later acknowledgement that named another update. */
  otherN?: number;
}

export interface Diary {
  readonly table: Code;
  /** The viewpoint; −1 for an onlooker. */
  readonly seat: Seat;
  /** All that each connection carried, in the order in which the node got and sent it. */
  readonly lines: Entry[][];
  /** What the player took in, after dropping what it had already and asking again for what it missed. */
  readonly seen: Entry[];
  readonly asked: Asked[];
  /** What it was told although it has its place here: no such table, not your seat. */
  readonly turnedAway: string[];
  /** What the player had at the end; missing when it never saw the game. */
  end?: { readonly n: number; readonly view: string };
}

export const openDiary = (table: Code, seat: Seat): Diary => ({
  table,
  seat,
  lines: [],
  seen: [],
  asked: [],
  turnedAway: [],
});

/** What a viewpoint knows at one moment. */
export interface Known extends Pick<Play, 'n' | 'epoch' | 'awaited'> {
  readonly pub: unknown;
  readonly own: unknown;
  /** How many events it has been told. */
  readonly told: number;
}

/** A newcomer to a game is told no more than its last 3000 events. */
const MOST_TOLD = 3000;

/** The view as one short text, part by part: equal exactly when everything in it is. */
export function viewDigest({ pub, own, epoch, awaited, told }: Known): string {
  const parts = { pub: hash(pub), own: hash(own ?? null), epoch, awaited, told: Math.min(told, MOST_TOLD) };
  return Object.entries(parts)
    .map(([part, value]) => `${part} ${value}`)
    .join(', ');
}

/** An update as one short text. */
export function updateDigest({ n, epoch, awaited, events, pub, own, undo, by }: Omit<UpdateMessage, 'type'>): string {
  return hash({
    n,
    epoch,
    awaited,
    events,
    pub: pub ?? null,
    own: own ?? null,
    undo: undo ?? null,
    by: by ?? null,
  });
}
