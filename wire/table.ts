/** What is known of a table: who sits there, by which rules and clocks, and what one viewpoint sees of the game. */
import type { Salt } from '../kernel/fairness.ts';
import type { GameEvent, OptionValues, Outcome, PackAbout, SeenEvent, UndoReach } from '../kernel/index.ts';
import type { Problem } from './problems.ts';

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

/** The event the server itself adds to a story: a bot or a time-out answered in a person's place. */
export const stoodIn = (seat: number, by: 'bot' | 'default'): GameEvent => ({ type: 'stood-in', facts: { seat, by } });
