/** Those who look at a table: from where they may, and what they are told when they come. */
import { type AnyShape, type Match, type Seat, SPECTATOR } from '../kernel/index.ts';
import { play } from '../wire/play.ts';
import type { Play, ServerMessage, WelcomeMessage } from '../wire/protocol.ts';
import { Refused, refuse } from './errors.ts';
import { sinceSeen, tableInfo, you } from './info.ts';
import { type Letter, letter } from './outbox.ts';
import { awaitingNobody } from './presence.ts';
import { isHost, seatsOf } from './seats.ts';
import type { Device } from './store/store.ts';
import type { Table } from './table.ts';

/** Somebody who looks at a table through a socket, from a seat or from outside. */
export interface Viewer {
  readonly device: Device;
  seat: Seat;
  /** What can wait is held back for a moment where much is said, and leaves with what follows. */
  send(message: Letter, canWait?: boolean): void;
  /** Ends the connection; the client comes back by itself. */
  drop(): void;
}

/** The last update somebody has, to go on from. */
export interface LastSeen {
  readonly n: number;
  readonly epoch: number;
}

/** Where a device looks from: its own seat, or outside when that is allowed. */
export function viewpoint({ doc }: Table, device: Device, wanted: Seat | undefined): Seat {
  const own = seatsOf(doc, device);
  if (wanted !== undefined && wanted !== SPECTATOR) {
    if (own.includes(wanted)) return wanted;
    throw refuse('not-your-seat', `Seat ${wanted} is not yours.`, {
      field: 'seat',
      remedy: 'Watch from outside (seat −1), or open your personal link on this device.',
    });
  }
  if (own.length > 0) return wanted ?? own[0];
  if (doc.spectators || isHost(doc, device) || doc.phase === 'lobby') return SPECTATOR;
  throw refuse('no-spectators', 'The host has closed this table to spectators.', {
    remedy: 'Ask the host for a seat, or open a table of your own.',
  });
}

/** All a viewer needs, or only what it missed. */
export function welcome(table: Table, viewer: Viewer, last?: LastSeen): void {
  const { doc, match } = table;
  const { seat } = viewer;
  const late = table.onlookers.late(viewer);
  const missed = match && last && !late ? missedSince(table, match, seat, last) : undefined;
  const presence = table.attendance.info();
  const request = table.takeBacks.info();
  const message: WelcomeMessage = {
    type: 'welcome',
    table: tableInfo(doc, table.box),
    you: you(doc, viewer.device),
    seat,
    ...(match && !missed && { play: playFor(table, match, viewer) }),
    ...(missed && { resumed: true }),
    presence: late ? awaitingNobody(presence) : presence,
    ...(match && !late && { clocks: table.time.info() }),
    chat: late?.talk(table.talk) ?? table.talk,
    ...(request && !late && { request }),
  };
  const texts = [JSON.stringify(message), ...(missed ?? [])];
  const underWay = { viewer };
  table.welcomes.add(underWay);
  table.afterCommit(() => {
    table.welcomes.delete(underWay);
    for (const text of texts) viewer.send(letter(text));
  });
}

/** The game as somebody sees it who looks from there. */
export function playFor(table: Table, match: Match<AnyShape>, from: Pick<Viewer, 'seat' | 'device'>): Play {
  const late = table.onlookers.late(from);
  if (late !== undefined) return late.play(match);
  return play(match, from.seat, sinceSeen(table.doc, from.seat, table.told), table.drafts.get(from.seat));
}

function missedSince(table: Table, match: Match<AnyShape>, seat: Seat, last: LastSeen): string[] | undefined {
  // After a game was set back the numbers may mean something else.
  if (last.n === match.count(seat) && last.epoch !== match.epoch) return undefined;
  return table.course.updates.since(match, seat, last.n);
}

/** Everybody starts afresh: the game began, or was set back. */
export function welcomeAll(table: Table): void {
  for (const viewer of table.viewers) welcome(table, viewer);
}

/** Whoever was to be welcomed to what never was is welcomed to what is. */
export function welcomeAgain(table: Table): void {
  for (const viewer of table.unwelcomed) {
    table.unwelcomed.delete(viewer);
    if (table.viewers.has(viewer)) welcome(table, viewer);
  }
}

/** The seats of a device changed elsewhere: it looks from the one that took the place of its own, or that it got. */
export function reseat(table: Table, viewer: Viewer, before: readonly Seat[]): void {
  const now = seatsOf(table.doc, viewer.device);
  const place = before.length === 0 ? 0 : before.indexOf(viewer.seat);
  const seat = place < 0 ? SPECTATOR : (now[place] ?? viewer.seat);
  if (seat === viewer.seat) return;
  viewer.seat = seat;
  if (now.includes(seat)) welcome(table, viewer);
}

/** Whoever may no longer look from where they do sees the public side of the table, or nothing. */
export function checkViewers(table: Table): void {
  for (const viewer of table.viewers) {
    try {
      const isOwn = seatsOf(table.doc, viewer.device).includes(viewer.seat);
      const seat = viewpoint(table, viewer.device, isOwn || viewer.seat === SPECTATOR ? viewer.seat : undefined);
      if (seat === viewer.seat) continue;
      viewer.seat = seat;
      welcome(table, viewer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      table.viewers.delete(viewer);
      const text = JSON.stringify({ type: 'bye', problem: error.problem } satisfies ServerMessage);
      table.afterCommit(() => viewer.send(letter(text)));
    }
  }
}
