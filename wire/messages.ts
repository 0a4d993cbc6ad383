/** What the server says over the WebSocket. */
import type { Patch, SeenEvent, UndoReach } from '../kernel/index.ts';
import type { Problem } from './problems.ts';
import type { ClockInfo, Phrase, Play, TableInfo, You } from './table.ts';

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
