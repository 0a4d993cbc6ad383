/**
 * What the server keeps: tables, the rows of their logs, snapshots, films and talk.
 *
 * A read sees all that was written before it. What is written about one table comes from one pen; the writes of all pens
 * are gathered and made durable together, and nothing is acknowledged or shown before `afterCommit` says that it is.
 */
import type { Drawing } from '../../kernel/fairness.ts';
import type { AnyShape, Json, LogRow, OptionValues, Outcome, Seat, Snapshot } from '../../kernel/index.ts';
import type {
  Absence,
  By,
  ChatLine,
  Code,
  Mode,
  PackInfo,
  Phase,
  RequestMessage,
  SeatSymbol,
  StandIn,
  TimePolicy,
} from '../../wire/protocol.ts';
import type { CommitListener } from './journal.ts';

/** The key of one device: who it is, everywhere on this server. */
export type Device = string;

/** Who has a place at a table. */
export type SeatDoc =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reserved'; readonly name: string; readonly symbol: SeatSymbol }
  | BotSeat
  | PersonSeat;
export interface BotSeat {
  readonly kind: 'bot';
  name: string;
  symbol: SeatSymbol;
  readonly person: string;
  readonly strength: string;
}
export interface PersonSeat {
  readonly kind: 'person';
  name: string;
  symbol: SeatSymbol;
  /** Several devices may share a seat, by personal link. */
  devices: Device[];
  /** What the personal link ends with. */
  link?: string;
  standIn?: StandIn;
  /** What its device adds to the chance of the game. */
  salt?: string;
  /** How much of the story had been told at this seat's last heartbeat. */
  seen: number;
  /** The devices that want to be told by push when this seat is awaited. */
  push?: { readonly [device: Device]: PushTarget };
  /** The last decision they were told of, or reminded of. */
  noticed?: { readonly decision: string; readonly isReminder: boolean };
}

/** One browser that wants to be told, as its push service knows it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly lang: 'fr' | 'en';
  /** The address of this server as that browser knows it. */
  readonly origin: string;
}

/** A table but for its log: the header, the seats and the settings. */
export interface TableDoc {
  readonly code: Code;
  /** How often it was saved; zero before the first time. Counted by the pen that saves it. */
  rev: number;
  readonly game: string;
  readonly mode: Mode;
  readonly createdAt: number;
  title: string;
  phase: Phase;
  paused: boolean;
  host: Device;
  seats: SeatDoc[];
  kicked: Device[];
  /** The options somebody set; the others have their defaults. */
  given: OptionValues;
  preset?: string;
  /** The owner's cards at this table; the pack itself is kept beside. */
  pack?: PackInfo;
  spectators: boolean;
  /** How many moves late spectators see the game; none when absent. */
  delay?: number;
  takeBack: boolean;
  absence: Absence;
  /** No time to decide in when absent. */
  time?: TimePolicy;
  fast: boolean;
  /** Where turns of people who are away are posted, and the address of this server to name there. */
  webhook?: { readonly url: string; readonly origin: string };
  /** The last wish to go back; it stands until it ended or the game moved on. */
  request?: TakeBackDoc;
  /** The chance of a game that has not started; then the header has it. */
  sealed?: SealedChance;
  /** From the start of the game on. */
  header?: Header;
  startedAt?: number;
  endedAt?: number;
  outcome?: Outcome;
  /** How long the game took, without long pauses; missing where that says nothing about others. */
  minutes?: number;
  /** The last link of the log's chain, when the game is over. */
  end?: string | undefined;
  next?: Code;
}

/** The server's part of chance. The secret never leaves before the end. */
export interface SealedChance {
  readonly secret: string;
  /** SHA-256 of the secret, shown from the opening of the table on. */
  readonly commitment: string;
}

/** Somebody's wish to go back. */
export interface TakeBackDoc {
  readonly seat: Seat;
  /** How many of the answers that stand are to be kept, and how many the table waited for go. */
  readonly keep: number;
  readonly steps: number;
  /** How many rows the log had: it is about no other moment. */
  readonly seq: number;
  /** Seats whose assent is missing. */
  missing: Seat[];
  ended?: NonNullable<RequestMessage['ended']>;
}

/** What a game is made from, fixed when it starts. The seed is secret until the end. */
export interface Header {
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** SHA-256 of the content, and of the pack it is made from where there is one. */
  readonly content: string;
  readonly commitment: string;
  readonly seed: string;
  /** What the seed was drawn from; missing in games from before there were salts. Its salts are public, its secret not yet. */
  readonly drawing?: Drawing;
}

/** One row of a log, as it is kept. */
export interface StoredRow {
  readonly seq: number;
  readonly seat: Seat;
  readonly type: LogRow['type'];
  readonly decision: string;
  /** The answer; `{ all, keep }` of an undo; `{ keep }` of a take-back; the game as it was where newer rules took it over. */
  readonly answer: unknown;
  readonly by: By;
  readonly hash: string;
  readonly chain: string;
  readonly at: number;
  readonly clientId?: string;
  /** The number of the update that showed it to its own seat. */
  readonly n: number;
}

/** How long one question has been asked. */
export interface Clock {
  readonly seat: Seat;
  /** When it began, in milliseconds; later by as long as it stood. */
  readonly since: number;
  /** It stands since then. */
  readonly stoppedAt?: number;
  readonly isReminded?: true;
}

/** The clocks of a table, by decision. */
export interface Clocks {
  readonly epoch: number;
  readonly of: { readonly [decision: string]: Clock };
}

/** Answers one has begun, by decision. */
export interface Drafts {
  readonly [decision: string]: unknown;
}

/** A match as it was after some row, with what the server itself counts. A cache. */
export interface StoredSnapshot {
  readonly version: number;
  readonly seq: number;
  readonly match: Snapshot<AnyShape>;
  readonly told: number;
  readonly chain: string;
}

/** Another writer was first: there is a row of this number already, or the table was saved meanwhile. Read it again. */
export class Overtaken extends Error {
  readonly table: Code;

  constructor(table: Code) {
    super(`another writer was first at table ${table}`);
    this.name = 'Overtaken';
    this.table = table;
  }
}

/** What another node did. */
export type News =
  | { readonly what: 'table' | 'chat'; readonly code: Code }
  /** The rows come along where there is room for them. */
  | { readonly what: 'rows'; readonly code: Code; readonly rows?: readonly StoredRow[] }
  | { readonly what: 'say'; readonly code: Code; readonly message: Json }
  /** Something may have been missed: look again at every table. */
  | { readonly what: 'all' };

/** How many finished games of a kind took so many minutes. */
export interface LengthCount {
  readonly game: string;
  readonly seats: number;
  readonly minutes: number;
  readonly games: number;
}

/** How many tables there are of each kind, in memory or not. */
export interface Census {
  readonly phases: Readonly<Partial<Record<Phase, number>>>;
  /** Those of the tables in play that are paused. */
  readonly paused: number;
  /** Some of the tables that stopped because something went wrong in them. */
  readonly stopped: readonly Code[];
}

export interface Store {
  /** Whether other nodes read and write here too. */
  readonly isShared: boolean;

  table(code: Code): Promise<TableDoc | undefined>;
  tablesOf(device: Device): Promise<TableDoc[]>;
  rows(code: Code, after: number): Promise<StoredRow[]>;
  rowOf(code: Code, seat: Seat, clientId: string): Promise<StoredRow | undefined>;
  snapshot(code: Code): Promise<StoredSnapshot | undefined>;
  /** A film, compressed with gzip. */
  film(code: Code, seat: Seat): Promise<Uint8Array | undefined>;
  chat(code: Code, last: number): Promise<ChatLine[]>;
  /** A secret of this server, made when it is first asked for. */
  secret(name: string): Promise<string>;
  /** The owner's cards of a table. */
  pack(code: Code): Promise<Json | undefined>;
  /** The clocks of a table's open questions, where it has a time to decide. */
  clocks(code: Code): Promise<Clocks | undefined>;
  /** Tables where something was due before this moment. */
  overdue(before: number): Promise<Code[]>;
  /** The answers each seat has begun, by decision. */
  drafts(code: Code): Promise<ReadonlyMap<Seat, Drafts>>;
  /** How much it keeps. */
  bytes(): Promise<number>;
  census(): Promise<Census>;
  /** The tables where this game was played to its end. */
  finished(game: string): Promise<Code[]>;
  /** How long games took, of those that noted it. */
  lengths(): Promise<LengthCount[]>;
  /** Writes all it keeps at one moment into a new SQLite file, while everything goes on. */
  backup(file: string): Promise<void>;
  /** Tells of every commit, for the figures of the server. */
  watch(listener: CommitListener): void;

  /** Says why nothing can be written now, by writing something. */
  trouble(): Promise<Error | undefined>;
  pen(code: Code): Pen;

  /** Tells of what other nodes do, from now on; what this node does itself is not news. */
  hear(listener: (news: News) => void): void;
  /** A short message about a table to the other nodes, as JSON of at most 4,000 bytes. Lost when nobody hears it. */
  say(code: Code, message: Json): void;
  /**
   * Whether this node keeps the table: runs its bots, absences and clocks. One node does at a time, until it lets go, ends
   * or loses its database; so whoever wants to keep one asks again from time to time, also for those it keeps.
   */
  keep(code: Code): Promise<boolean>;
  letGo(code: Code): void;
  close(): Promise<void>;
}

/**
 * Writes about one table. All that is written in one turn of the event loop is kept or nothing of it. Once something could
 * not be saved, nothing this pen wrote later is either: read the table again and take a new one.
 */
export interface Pen {
  /**
   * Adds one to its `rev`. Overtaken when it was saved since it was read. Saved `after` a row, as what says who may answer
   * at all is, it is overtaken by later rows too, and no row comes after it whose writer does not know it.
   */
  saveTable(doc: TableDoc, after?: number): void;
  /** Overtaken when there is a row of this number already: two writers never both win. `rev` is of the table it knows. */
  append(row: StoredRow, rev: number): void;
  saveSnapshot(snapshot: StoredSnapshot): void;
  /** Keeps the owner's cards in the place of those before; undefined forgets them. */
  savePack(pack: Json | undefined): void;
  saveFilm(seat: Seat, film: Uint8Array): void;
  /** Overtaken when there is a line of this number already. */
  addChat(line: ChatLine): void;
  /** Keeps the clocks in the place of those before, and when the next thing is due; undefined: none runs. */
  saveClocks(clocks: Clocks | undefined, due: number | undefined): void;
  /** Keeps what a seat has begun to answer in the place of what it had before; undefined forgets it. */
  saveDrafts(seat: Seat, drafts: Drafts | undefined): void;
  /** Moves the rows after `seq` out of the log; they are kept beside it. */
  setAside(seq: number): void;
  /** Whether nothing it wrote is on its way. */
  readonly isIdle: boolean;
  /** Calls back once all that was written so far is durable (at once when there is nothing), or could not be. */
  afterCommit(done: (error?: Error) => void): void;
}

/** All devices that have a place at a table. */
export function devicesOf(doc: TableDoc): Device[] {
  return [...new Set([doc.host, ...doc.seats.flatMap((seat) => (seat.kind === 'person' ? seat.devices : []))])];
}
