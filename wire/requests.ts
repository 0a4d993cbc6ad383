/** What people ask of a table: the same over the WebSocket and over HTTP. */
import type { OptionValues } from '../kernel/index.ts';
import type { Absence, Code, Mode, Phrase, SeatSymbol, StandIn, TimePolicy } from './table.ts';

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
