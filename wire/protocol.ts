/**
 * What travels between a table and those who sit at it: every message of the WebSocket and every body of the HTTP API.
 *
 * Types only, shared by server and web. The same operations go over both: on the WebSocket as `{ type, clientId, … }`,
 * answered by `ack` or `refusal` with the same `clientId`; over HTTP as `POST /api/tables/:code/<type>`, answered by
 * 200 with the ack's `result`, or 4xx with the refusal's `problem`. docs/protocol.md tells it in prose.
 */
import type { Salt } from '../kernel/fairness.ts';
import type {
  GameEvent,
  OptionValues,
  Outcome,
  PackAbout,
  PackProblem,
  Patch,
  Refusal,
  SeenEvent,
  UndoReach,
} from '../kernel/index.ts';

/** Six characters without 0, O, 1, I. */
export type Code = string;

/** friends: by link. solo: one person and bots. hot-seat: several people on one screen. */
export type Mode = 'friends' | 'solo' | 'hot-seat';

/** stopped: something went wrong inside the game; it stands at its last sound row and nothing is lost. */
export type Phase = 'lobby' | 'playing' | 'finished' | 'closed' | 'stopped';

/** The shape each player is known by, besides the colour. */
export const SYMBOLS = ['disc', 'triangle', 'square', 'diamond', 'star', 'hexagon'] as const;
export type SeatSymbol = (typeof SYMBOLS)[number];

/** Quick phrases, by key: each reader sees them in their own language. */
export const PHRASES = [
  'hello',
  'ready',
  'your-turn',
  'one-moment',
  'well-played',
  'ouch',
  'lucky',
  'thanks',
  'sorry',
  'good-game',
  'rematch',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Who plays a seat while its person is away. */
export type StandIn = 'once' | 'until-return';

/** What happens when somebody is awaited and away: wait, or a bot plays after so many seconds. */
export interface Absence {
  readonly act: 'wait' | StandIn;
  /** Seconds of absence before it acts. */
  readonly after: number;
}

/**
 * How long somebody may take over one decision. `nudge`: they are reminded, nothing is forced. `firm` and `days`: what they
 * had begun is played if it is legal, else a bot or the decision's default.
 */
export interface TimePolicy {
  readonly kind: 'none' | 'nudge' | 'firm' | 'days';
  /** For each decision. */
  readonly seconds: number;
  /** Who answers when time is out. */
  readonly out: 'bot' | 'default';
}

/** The clock of a seat that is awaited. */
export interface ClockInfo {
  readonly seat: number;
  /** Both in milliseconds. */
  readonly left: number;
  readonly of: number;
}

export interface SeatInfo {
  readonly kind: 'empty' | 'person' | 'bot' | 'reserved';
  readonly name?: string;
  readonly symbol?: SeatSymbol;
  /** Bots: which of the bots' people it is (bots/people.ts: temperament), and how strong. */
  readonly person?: string;
  readonly strength?: string;
  readonly host?: true;
  /** A bot plays here until its person returns, or for this one move. */
  readonly standIn?: StandIn;
  /** Before the start: its device has given its salt. */
  readonly salted?: true;
}

/** What can be said of a table to anybody who has its code. */
export interface TableInfo {
  readonly code: Code;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly title: string;
  readonly mode: Mode;
  readonly phase: Phase;
  readonly paused: boolean;
  readonly seats: readonly SeatInfo[];
  /** Complete, as the game would start now or has started. */
  readonly options: OptionValues;
  readonly preset?: string;
  /** Owners may bring their own cards for this game. */
  readonly takesPacks?: true;
  /** The cards an owner brought; GET /api/tables/:code/pack has them all. */
  readonly pack?: PackInfo;
  readonly spectators: boolean;
  /** How many moves late spectators see the game. */
  readonly delay: number;
  readonly takeBack: boolean;
  readonly absence: Absence;
  readonly time: TimePolicy;
  /** Bots answer at once. */
  readonly fast: boolean;
  /** Turns of people who are away are posted where the host wants them. */
  readonly webhook?: true;
  /** Why the game cannot start yet, as the start button says it; absent when it can. */
  readonly missing?: Problem;
  /** SHA-256 of the secret that chance is drawn from, published when the table is opened. */
  readonly commitment?: string;
  /** What each seat's device added, published when the game starts: nobody gives theirs knowing the others'. */
  readonly salts?: readonly Salt[];
  /** Published when the game is over: with the salts it gives the seed. */
  readonly secret?: string;
  readonly seed?: string;
  /** The last link of the log's chain, published when the game is over: an export ends with it. */
  readonly end?: string;
  readonly outcome?: Outcome;
  /** The table of the rematch, once somebody asked for one. */
  readonly next?: Code;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
}

/** The cards an owner brought to a table, in short. */
export interface PackInfo extends PackAbout {
  /** SHA-256 of the pack. */
  readonly hash: string;
}

/** Who you are at this table. */
export interface You {
  /** The seats of this device. */
  readonly seats: readonly number[];
  readonly host: boolean;
  /** The host put you out: you may watch, not sit. */
  readonly kicked?: true;
}

/** One line of "Reprendre". */
export interface TableSummary {
  readonly table: TableInfo;
  readonly you: You;
  /** Seats the table waits for. */
  readonly awaited: readonly number[];
  /** It waits for one of yours. */
  readonly yours: boolean;
  /** When the last move was made. */
  readonly movedAt: number;
}

/** What one seat (or, with seat −1 and no `own`, a spectator) may know, as plain data. */
export interface WireView {
  readonly seat: number;
  readonly pub: unknown;
  readonly own?: unknown;
}

/** All that is needed to go on playing from one viewpoint. */
export interface Play {
  readonly view: WireView;
  /** The number of the last update this viewpoint was sent. */
  readonly n: number;
  readonly epoch: number;
  /** What happened so far, as this viewpoint saw it. */
  readonly story: readonly SeenEvent[];
  /** How many of the last events of the story happened since this seat's last heartbeat. */
  readonly since: number;
  /** Absent for spectators. */
  readonly undo?: UndoReach;
  readonly awaited: readonly number[];
  /** What this seat had begun to answer on another device, by decision. */
  readonly drafts?: { readonly [decision: string]: unknown };
}

/** Who gave an answer: a bot (in its own seat or standing in), or a time-out. Absent: the person. */
export type By = 'person' | 'bot' | 'default';

/** One numbered update of one viewpoint: fold `pub` and `own` into the view with the kernel's `applyPatch`. */
export interface UpdateMessage {
  readonly type: 'update';
  readonly n: number;
  readonly epoch: number;
  readonly events: readonly SeenEvent[];
  readonly pub?: Patch;
  readonly own?: Patch;
  readonly undo?: UndoReach;
  readonly awaited: readonly number[];
  readonly by?: 'bot' | 'default';
}

/**
 * Take this and forget the rest: sent after `hello`, when the game starts, and whenever your place changed.
 * With `resumed`, keep what you have: the updates you missed follow.
 */
export interface WelcomeMessage {
  readonly type: 'welcome';
  readonly table: TableInfo;
  readonly you: You;
  /** The seat this socket looks from; −1 for the public view. */
  readonly seat: number;
  /** Present once the game has started, unless `resumed`. */
  readonly play?: Play;
  readonly resumed?: true;
  readonly presence: PresenceInfo;
  readonly clocks?: readonly ClockInfo[];
  readonly chat: readonly ChatLine[];
  readonly request?: TakeBackRequest;
}

/** The table itself changed: seats, options, paused, finished (with outcome and seed), closed, stopped, rematch. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: TableInfo;
  readonly you: You;
}

/** here · away: no heartbeat (hollow dot) · absent: away for a minute and awaited · bot: played by one. */
export type Presence = 'here' | 'away' | 'absent' | 'bot' | 'empty';
export interface PresenceInfo {
  readonly seats: readonly Presence[];
  readonly spectators: number;
}
export interface PresenceMessage extends PresenceInfo {
  readonly type: 'presence';
}

/** The clocks that run now, or stand while the table is paused: all of them, whenever they change. */
export interface ClockMessage {
  readonly type: 'clock';
  readonly clocks: readonly ClockInfo[];
}
/** The table has waited for this seat of yours for a while. */
export interface ReminderMessage {
  readonly type: 'reminder';
  readonly seat: number;
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: Phrase;
}
export interface ChatMessage {
  readonly type: 'chat';
  readonly line: ChatLine;
}

/** "Demander un retour": stands until every person agreed, one refused, it was withdrawn, or the game moved on. */
export interface TakeBackRequest {
  readonly seat: number;
  readonly steps: number;
  /** Seats whose assent is still missing. */
  readonly missing: readonly number[];
}
export interface RequestMessage {
  readonly type: 'request';
  /** Absent: there is none any more. */
  readonly request?: TakeBackRequest;
  /** Why it ended, when it did. */
  readonly ended?: 'agreed' | 'refused' | 'withdrawn' | 'moved-on';
}

/** What is wrong with a request. `error` is for programs, `reason` and `remedy` are sentences (English). */
export interface Problem {
  readonly error: ProblemCode;
  /** The field of the request it is about. */
  readonly field?: string;
  readonly reason: string;
  readonly remedy?: string;
  /** The rules' own refusal of an answer: rule, message key, numbers. */
  readonly refusal?: Refusal;
  /** Everything wrong with a pack; `field` names the place of the first. */
  readonly mistakes?: readonly PackProblem[];
}

export type ProblemCode =
  | 'bad-request'
  | 'too-large'
  | 'too-many-requests'
  | 'not-found'
  /** No such table: the link is dead. */
  | 'no-table'
  | 'no-game'
  | 'bad-option'
  | 'bad-pack'
  /** Owners cannot bring cards for this game, or nobody did. */
  | 'no-pack'
  | 'no-bot'
  | 'full'
  | 'kicked'
  | 'seat-taken'
  | 'symbol-taken'
  | 'not-your-seat'
  | 'no-seat'
  | 'host-only'
  | 'no-spectators'
  | 'dead-personal-link'
  /** The table is not in the phase for this. */
  | 'not-in-lobby'
  | 'not-playing'
  | 'not-over'
  /** A game under older rules cannot be played on. */
  | 'changed-rules'
  | 'seats-missing'
  | 'paused'
  | 'stopped'
  | 'closed'
  /** The rules refuse the answer. */
  | 'refused'
  /** That question is no longer open (answered, undone, or another one by now). */
  | 'not-open'
  | 'cannot-undo'
  | 'no-request'
  | 'bad-origin'
  | 'storage-trouble'
  /** The server ends: come back in a moment. */
  | 'stopping'
  /** Only who runs the server may do that. */
  | 'owner-only'
  | 'backup-failed'
  | 'internal';

/** A request was carried out. */
export interface AckMessage {
  readonly type: 'ack';
  readonly clientId: string;
  /** `answer`, `undo`: the number of the update that shows it, for this seat. */
  readonly n?: number;
  readonly result?: unknown;
}
/** A request was not carried out; nothing changed. */
export interface RefusalMessage {
  readonly type: 'refusal';
  readonly clientId?: string;
  readonly problem: Problem;
}
/** You can no longer be here: kicked while watching is closed, table gone, trouble with the disk. The socket stays. */
export interface ByeMessage {
  readonly type: 'bye';
  readonly problem: Problem;
}
/** The server goes down for a restart: reconnect, nothing is lost. */
export interface RestartMessage {
  readonly type: 'restart';
}

export type ServerMessage =
  | WelcomeMessage
  | TableMessage
  | UpdateMessage
  | PresenceMessage
  | ClockMessage
  | ReminderMessage
  | ChatMessage
  | RequestMessage
  | AckMessage
  | RefusalMessage
  | ByeMessage
  | RestartMessage;

/** First message on a socket, and again to look at another table or from another seat (hot-seat). */
export interface HelloMessage {
  readonly type: 'hello';
  readonly table: Code;
  /** −1: public view. Absent: this device's first seat, or the public view when it has none. */
  readonly seat?: number;
  /** To resume: the last update and epoch this viewpoint has. */
  readonly lastN?: number;
  readonly epoch?: number;
}

/** What a bot's seat is asked for; what is left out is chosen for you. */
export interface BotWish {
  /** One of bots/people.ts, by id: name and temperament. */
  readonly person?: string;
  /** débutant, malin or maître, with or without accents. */
  readonly strength?: string;
}

/** Body of POST /api/tables. */
export interface CreateRequest {
  readonly game: string;
  readonly mode: Mode;
  /** First name of whoever opens the table. */
  readonly name?: string;
  readonly symbol?: SeatSymbol;
  /** Name of the table. */
  readonly title?: string;
  readonly preset?: string;
  readonly options?: OptionValues;
  /** How many bots, or which. Solo: three by default. */
  readonly bots?: number | readonly BotWish[];
  /** Hot-seat: everybody on this screen, `name` first if given. */
  readonly names?: readonly string[];
  readonly fast?: boolean;
  readonly spectators?: boolean;
  readonly delay?: number;
  readonly takeBack?: boolean;
  readonly absence?: Absence;
  readonly time?: TimePolicy;
  /** Start at once (default for solo). */
  readonly start?: boolean;
}

/** What a host may put into a seat. `here`: a person on this very device. */
export type SeatWish =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'bot' } & BotWish)
  | { readonly kind: 'reserved'; readonly name: string }
  | { readonly kind: 'here'; readonly name: string; readonly symbol?: SeatSymbol };

/** Every operation at a table, by name, with what it takes. `seat` may be left out by a device with one seat. */
export interface Operations {
  /** Takes a free seat (any, when none is named), or during play a bot's seat from its next decision on. */
  sit: { readonly name: string; readonly seat?: number; readonly symbol?: SeatSymbol };
  /** Adds to the chance of the game, before it starts: 64 hexadecimal digits, for every seat of this device that has none. */
  salt: { readonly salt: string };
  /** Gives the seat up: free in the lobby, handed to a bot during play. */
  leave: { readonly seat?: number };
  /** Changes the name or the symbol of a seat (one's own; the host any). */
  rename: { readonly seat?: number; readonly name?: string; readonly symbol?: SeatSymbol };
  /** Host, lobby: the menu of a seat. During play only `bot`, which replaces a person for good. */
  seat: { readonly seat: number; readonly to: SeatWish };
  /** Host. */
  settings: {
    readonly title?: string;
    readonly preset?: string;
    readonly options?: OptionValues;
    readonly spectators?: boolean;
    readonly delay?: number;
    readonly takeBack?: boolean;
    readonly absence?: Absence;
    readonly time?: TimePolicy;
    readonly fast?: boolean;
  };
  /** Host: puts a person out; in play a bot takes over. */
  kick: { readonly seat: number };
  /** Host. */
  transfer: { readonly seat: number };
  /** Host. */
  pause: { readonly paused: boolean };
  /** Host: ends the table for good. */
  close: Record<never, never>;
  /** Host. With `salt`, for those who are alone at their table: gives it first. */
  start: { readonly salt?: string };
  /** Host of a stopped table: goes back that many answers (0: none) and plays on. */
  rewind: { readonly steps: number };
  /** Anybody who sat at a finished table: `result` is `{ code }` of the new one. */
  rematch: { readonly start?: boolean };
  /** `result` is `{ token }`: whoever opens /t/CODE#seat=TOKEN sits here too. */
  link: { readonly seat?: number };
  claim: { readonly token: string };
  /** `ack.n` is the update that shows it. Resent with the same clientId it is not given twice. */
  answer: { readonly decision: string; readonly answer: unknown; readonly epoch: number; readonly seat?: number };
  /** What *maître* would answer here and why, from this seat's view alone: `result` is an `Advice`. Nobody else hears of it. */
  advice: { readonly decision: string; readonly epoch: number; readonly seat?: number };
  /** Takes back one's own last answer, or all of them up to the last point of no return. */
  undo: { readonly all?: boolean; readonly seat?: number };
  /** Asks everybody to go back so many answers the table waited for; without `steps`, to before one's own last answer. */
  'take-back': { readonly steps?: number; readonly seat?: number };
  assent: { readonly yes: boolean; readonly seat?: number };
  withdraw: { readonly seat?: number };
  chat: { readonly text?: string; readonly phrase?: Phrase; readonly seat?: number };
  /** Keeps an answer one has begun, for one's other devices; null forgets it. */
  draft: { readonly decision: string; readonly draft: unknown; readonly seat?: number };
  /** Whether a bot plays an absent person's seat, or one's own; `wait` gives it back. */
  'stand-in': { readonly seat: number; readonly act: 'wait' | StandIn };
}
export type Operation = keyof Operations;

/** An operation as it goes over the WebSocket. */
export type RequestOf<O extends Operation> = { readonly type: O; readonly clientId: string } & Operations[O];
export type ClientMessage = HelloMessage | { [O in Operation]: RequestOf<O> }[Operation];

/** What *maître* would answer to a question. */
export interface Advice {
  readonly answer: unknown;
  /** How many other answers came to mind. */
  readonly others: number;
  /** Absent where nothing else came to mind, or there was too little time to compare. */
  readonly compared?: {
    /** The other answer it thought about longest. */
    readonly other: unknown;
    /** The chances to win after the one and after the other, as far as it sees, in so many made-up worlds. */
    readonly chance: number;
    readonly otherChance: number;
    readonly worlds: number;
    /** What makes the difference between the chances, all of it, what counts most first. */
    readonly terms: readonly AdviceTerm[];
  };
}
export interface AdviceTerm {
  /** A number of the game, by name; or `won` (games that end before), `rivals` (what the others have less of), `rest`. */
  readonly name: string;
  /** How much more of it there is on average, and what that does to the chance to win. */
  readonly more: number;
  readonly share: number;
}

/** GET /api/tables/:code/view: for whoever plays by HTTP. */
export interface HttpView extends Play {
  readonly table: TableInfo;
  readonly you: You;
  readonly clocks?: readonly ClockInfo[];
  /** Everything this seat may answer now, with the legal answers (composed ones: their first pieces). */
  readonly decisions: readonly WireDecision[];
}
export interface WireDecision {
  readonly id: string;
  readonly kind: string;
  readonly blocking: boolean;
  readonly about: object;
  readonly answers: readonly unknown[];
}

/** GET /api/tables/:code/notices, and the answer to whatever changes them. */
export interface NoticesInfo {
  /** The server's public key for the browser's push manager. */
  readonly key: string;
  /** This device is told by push. */
  readonly push: boolean;
  readonly webhook: boolean;
}

/** Body of POST /api/tables/:code/branch: play on alone against bots from a move of a game that is over. */
export interface BranchRequest {
  /** The viewpoint whose film is meant; one plays its seat, else one's own or that of whoever is awaited. */
  readonly seat: number;
  /** After this many updates of that film. */
  readonly n: number;
  readonly name?: string;
}

/** As the viewpoint of a film: all seats at once, once the game is over. */
export const EVERYBODY = -2;

/** GET /api/tables/:code/film: what one viewpoint was shown, from the first moment. */
export interface Film {
  readonly tablee: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly pack?: PackInfo;
  readonly players: readonly { readonly name: string; readonly kind: 'person' | 'bot'; readonly symbol?: SeatSymbol }[];
  /** The viewpoint: a seat, −1 for the public, or `EVERYBODY`, whose `own` is the list of all seats'. */
  readonly view: WireView;
  /** What was told before the first answer. */
  readonly opening: readonly SeenEvent[];
  readonly updates: readonly FilmUpdate[];
  readonly outcome?: Outcome;
}
export interface FilmUpdate {
  readonly n: number;
  readonly at: number;
  readonly events: readonly SeenEvent[];
  readonly pub?: Patch;
  readonly own?: Patch;
  readonly by?: 'bot' | 'default';
}

/** GET /api/lengths: how long games of so many seats (0: of any number) last on this server, where enough were played. */
export interface GameLength {
  readonly game: string;
  readonly seats: number;
  /** Minutes; half of the games lie between. */
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** GET /api/games: the shelf, for scripts. */
export interface GameInfo {
  readonly id: string;
  readonly title: { readonly fr: string; readonly en: string };
  readonly seats: { readonly min: number; readonly max: number };
  /** As the box says, and as measured here. */
  readonly minutes: number;
  readonly lengths: readonly GameLength[];
  readonly options: readonly {
    readonly name: string;
    readonly values: unknown;
    readonly fallback: unknown;
    readonly rule: string;
  }[];
  readonly presets: { readonly [name: string]: OptionValues };
}

/** The event the server itself adds to a story: a bot or a time-out answered in a person's place. */
export const stoodIn = (seat: number, by: 'bot' | 'default'): GameEvent => ({ type: 'stood-in', facts: { seat, by } });
