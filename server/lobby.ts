/** Opening a table, and who sits down, stands up and is put where: the host's powers and everybody's own. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '../kernel/index.ts';
import type { BotWish, CreateRequest, Operations, SeatWish } from '../wire/protocol.ts';
import { checkViewers, welcome } from './audience.ts';
import { soundTime } from './clock.ts';
import { sealChance } from './draw.ts';
import { refuse } from './errors.ts';
import { optionsNow } from './info.ts';
import {
  botSeat,
  chooseSymbol,
  cleanName,
  isHost,
  isPerson,
  ownSeat,
  personAt,
  personSeat,
  seatAt,
  seatFor,
  seatsOf,
} from './seats.ts';
import { startGame } from './start.ts';
import type { Device, SeatDoc, TableDoc } from './store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** How many bots keep somebody company who plays alone. */
const SOLO_BOTS = 3;
/** How many devices may share a seat. */
const MOST_DEVICES = 8;

export async function createTable(tables: Tables, device: Device, wish: CreateRequest): Promise<Table> {
  const about = tables.about(wish.game);
  const box = await tables.box(wish.game);
  const isLive = wish.mode === 'friends';
  const doc: TableDoc = {
    code: await tables.newCode(),
    rev: 0,
    game: wish.game,
    mode: wish.mode,
    createdAt: tables.around.now(),
    title: wish.title === undefined ? '' : cleanName(wish.title, 'title'),
    phase: 'lobby',
    paused: false,
    host: device,
    seats: Array.from({ length: about.seats.max }, (): SeatDoc => ({ kind: 'empty' })),
    kicked: [],
    given: { ...wish.options },
    spectators: wish.spectators ?? isLive,
    delay: wish.delay ?? 0,
    takeBack: wish.takeBack ?? true,
    absence: wish.absence ?? { act: isLive ? 'until-return' : 'wait', after: 90 },
    ...(wish.time && { time: soundTime(wish.time) }),
    fast: wish.fast ?? false,
    sealed: sealChance(),
  };
  if (wish.preset !== undefined) doc.preset = knownPreset(box.rules.options.presets, wish.preset);
  const names =
    wish.mode === 'hot-seat' ? [...(wish.name ? [wish.name] : []), ...(wish.names ?? [])] : [wish.name ?? ''];
  for (const [i, name] of names.filter((one) => one !== '').entries()) {
    place(doc, personSeat(doc, device, name, i === 0 ? wish.symbol : undefined));
  }
  // Alone one needs no name.
  if (wish.mode === 'solo' && names[0] === '') place(doc, { ...personSeat(doc, device, '-', wish.symbol), name: '' });
  for (const bot of botWishes(wish, about.seats.max)) place(doc, botSeat(doc, bot));
  optionsNow(doc, box);
  const table = tables.add(doc, box);
  table.attendance.arrived(device);
  if (wish.start ?? wish.mode === 'solo') startGame(table);
  return table;
}

function botWishes({ bots, mode }: CreateRequest, most: number): readonly BotWish[] {
  if (Array.isArray(bots)) return bots as readonly BotWish[];
  const wanted = (bots as number | undefined) ?? (mode === 'solo' ? Math.min(SOLO_BOTS, most - 1) : 0);
  return Array.from({ length: wanted }, () => ({}));
}

function place(doc: TableDoc, seat: SeatDoc): void {
  const free = doc.seats.findIndex((one) => one.kind === 'empty');
  if (free < 0) throw refuse('full', `This game has ${doc.seats.length} seats at most.`, { field: 'bots' });
  doc.seats[free] = seat;
}

function knownPreset(presets: object, preset: string): string {
  if (Object.hasOwn(presets, preset)) return preset;
  throw refuse('bad-option', `There is no preset "${preset}".`, {
    field: 'preset',
    remedy: `The presets: ${Object.keys(presets).join(', ')}.`,
  });
}

export function inLobby(doc: TableDoc): void {
  if (doc.phase !== 'lobby') throw refuse('not-in-lobby', 'That can be changed only before the game starts.');
}

/** Takes a seat; during play a bot's, whose next decision is then the newcomer's. */
export function sit(table: Table, device: Device, wish: Operations['sit']): Seat {
  const { doc } = table;
  if (doc.kicked.includes(device)) {
    throw refuse('kicked', 'The host has put you out of this table.', {
      remedy: 'You may watch, ask the host, or open a table of your own.',
    });
  }
  if (doc.phase === 'finished' || doc.phase === 'closed')
    throw refuse('not-in-lobby', 'The game is over.', { remedy: 'Watch the replay, or open a table of your own.' });
  const seat = doc.phase === 'lobby' ? seatFor(doc, wish.name, wish.seat) : botsSeat(doc, wish.seat);
  const before = doc.seats[seat];
  // Somebody who sits down twice moves.
  const left = doc.mode === 'hot-seat' ? [] : seatsOf(doc, device);
  if (left.length > 0 && doc.phase !== 'lobby')
    throw refuse('seat-taken', 'You have a seat already.', { field: 'seat' });
  const seats = doc.seats.map((place, i): SeatDoc => (left.includes(i) ? { kind: 'empty' } : place));
  const symbol = wish.symbol ?? (before.kind === 'empty' ? undefined : before.symbol);
  seats[seat] = { ...personSeat({ ...doc, seats }, device, wish.name, symbol, seat), seen: table.told };
  doc.seats = seats;
  for (const viewer of table.viewers) if (viewer.device === device) viewer.seat = seat;
  table.save();
  table.attendance.arrived(device);
  for (const viewer of table.viewers) if (viewer.device === device) welcome(table, viewer);
  return seat;
}

function botsSeat(doc: TableDoc, named: Seat | undefined): Seat {
  const seat = named ?? doc.seats.findIndex((one) => one.kind === 'bot');
  if (doc.mode === 'friends' && seat >= 0 && seatAt(doc, seat).kind === 'bot') return seat;
  throw refuse('full', 'The game has started and no seat is free.', {
    remedy: 'Watch, ask the host for a seat, or open a table of your own.',
  });
}

/**
 * Gives a seat up: free in the lobby; during play a bot goes on under the same name. A game that all people have left is
 * nobody's any more: it ends as it is.
 */
export function leave(table: Table, device: Device, named: Seat | undefined): void {
  const { doc } = table;
  vacate(table, ownSeat(doc, device, named));
  if (doc.phase === 'playing' && !doc.seats.some(isPerson)) close(table);
}

/** Ends a table for good. */
export function close(table: Table): void {
  const { doc } = table;
  if (doc.phase !== 'finished') doc.phase = 'closed';
  doc.endedAt ??= table.around.now();
  doc.end ??= table.lastLink;
  table.takeBacks.tell();
  table.bots.rest();
  table.time.changed();
  table.onlookers.show();
  table.saveGate();
}

function vacate(table: Table, seat: Seat): void {
  const { doc } = table;
  const person = personAt(doc, seat);
  doc.seats[seat] = doc.phase === 'lobby' ? { kind: 'empty' } : botSeat(doc, {}, person);
  checkViewers(table);
  if (person.devices.includes(doc.host) && seatsOf(doc, doc.host).length === 0) {
    const heir = doc.seats.find(isPerson);
    if (heir) doc.host = heir.devices[0];
  }
  table.save();
  table.seatsChanged();
}

export function kick(table: Table, seat: Seat): void {
  const { doc } = table;
  const { devices } = personAt(doc, seat);
  if (devices.includes(doc.host))
    throw refuse('bad-request', 'The host cannot be put out.', { field: 'seat', remedy: 'Transfer hosting first.' });
  doc.kicked.push(...devices);
  vacate(table, seat);
}

/** The menu of a seat. */
export function setSeat(table: Table, device: Device, seat: Seat, to: SeatWish): void {
  const { doc } = table;
  const before = seatAt(doc, seat);
  if (doc.phase !== 'lobby' && !(doc.phase === 'playing' && to.kind === 'bot')) inLobby(doc);
  if (isPerson(before) && !(to.kind === 'bot' && doc.phase === 'playing') && !before.devices.includes(doc.host)) {
    throw refuse('seat-taken', `${before.name} sits there.`, { field: 'seat', remedy: 'Put them out first (kick).' });
  }
  doc.seats[seat] = { kind: 'empty' };
  try {
    doc.seats[seat] = seatAs(doc, device, seat, before, to);
  } catch (error) {
    doc.seats[seat] = before;
    throw error;
  }
  checkViewers(table);
  table.save();
  table.seatsChanged();
}

function seatAs(doc: TableDoc, device: Device, seat: Seat, before: SeatDoc, to: SeatWish): SeatDoc {
  const symbol = before.kind === 'empty' ? chooseSymbol(doc, undefined) : before.symbol;
  switch (to.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'reserved':
      return { kind: 'reserved', name: cleanName(to.name), symbol };
    case 'here':
      return personSeat(doc, device, to.name, to.symbol ?? symbol, seat);
    case 'bot':
      return botSeat(doc, to, doc.phase === 'lobby' || before.kind === 'empty' ? undefined : before);
  }
}

export function rename(table: Table, device: Device, { seat: named, name, symbol }: Operations['rename']): void {
  const { doc } = table;
  const seat = named !== undefined && isHost(doc, device) ? named : ownSeat(doc, device, named);
  const place = seatAt(doc, seat);
  if (place.kind !== 'person' && place.kind !== 'bot')
    throw refuse('bad-request', `Nobody sits at seat ${seat}.`, { field: 'seat' });
  const chosen = symbol && chooseSymbol(doc, symbol, seat);
  if (name !== undefined) place.name = cleanName(name);
  if (chosen) place.symbol = chosen;
  table.save();
}

export function changeSettings(table: Table, wish: Operations['settings']): void {
  const { doc, box } = table;
  const before = { given: doc.given, preset: doc.preset };
  const title = wish.title === undefined ? doc.title : cleanName(wish.title, 'title');
  if (wish.preset !== undefined || wish.options !== undefined) {
    inLobby(doc);
    if (wish.preset !== undefined) {
      doc.preset = knownPreset(box.rules.options.presets, wish.preset);
      doc.given = {};
    }
    doc.given = { ...doc.given, ...wish.options };
    try {
      optionsNow(doc, box);
    } catch (error) {
      doc.given = before.given;
      if (before.preset === undefined) delete doc.preset;
      else doc.preset = before.preset;
      throw error;
    }
  }
  doc.title = title;
  doc.spectators = wish.spectators ?? doc.spectators;
  if (wish.delay !== undefined) doc.delay = wish.delay;
  doc.takeBack = wish.takeBack ?? doc.takeBack;
  doc.absence = wish.absence ?? doc.absence;
  doc.fast = wish.fast ?? doc.fast;
  if (wish.time !== undefined) {
    doc.time = soundTime(wish.time);
    table.time.changed(true);
  }
  table.onlookers.show();
  checkViewers(table);
  // Clocks are set by the questions that are open then.
  if (wish.time === undefined) table.save();
  else table.saveGate();
}

/** What a personal link ends with: whoever has it sits here too. Made anew each time, so an old link dies. */
export function personalLink(table: Table, seat: Seat): string {
  const token = randomBytes(18).toString('base64url');
  personAt(table.doc, seat).link = token;
  table.save();
  return token;
}

export function claim(table: Table, device: Device, token: string): Seat {
  const { doc } = table;
  const seat = doc.seats.findIndex((place) => isPerson(place) && place.link === token);
  if (seat < 0) {
    throw refuse('dead-personal-link', 'This personal link is no longer valid.', {
      field: 'token',
      remedy: 'Make a new one on the device that has the seat.',
    });
  }
  const { devices } = personAt(doc, seat);
  if (!devices.includes(device)) {
    devices.push(device);
    if (devices.length > MOST_DEVICES) devices.splice(1, 1);
  }
  table.save();
  table.attendance.arrived(device);
  return seat;
}

/** The same people again, one seat further: another begins. Everybody is told where. */
export async function rematch(tables: Tables, table: Table, start?: boolean): Promise<Table> {
  const { doc } = table;
  if (doc.phase !== 'finished' && doc.phase !== 'closed') throw refuse('not-over', 'The game is not over yet.');
  if (doc.next !== undefined) return tables.find(doc.next);
  const code = await tables.newCode();
  // Somebody else may have asked meanwhile.
  if (doc.next !== undefined) return tables.find(doc.next);
  const rotated = [...doc.seats.slice(1), ...doc.seats.slice(0, 1)];
  const again: TableDoc = {
    code,
    rev: 0,
    game: doc.game,
    mode: doc.mode,
    createdAt: tables.around.now(),
    title: doc.title,
    phase: 'lobby',
    paused: false,
    host: doc.host,
    seats: [
      ...rotated.map(
        (seat): SeatDoc => (isPerson(seat) ? { ...seat, devices: [...seat.devices], seen: 0 } : { ...seat }),
      ),
      ...Array.from({ length: tables.about(doc.game).seats.max - rotated.length }, (): SeatDoc => ({ kind: 'empty' })),
    ],
    kicked: [...doc.kicked],
    given: { ...doc.given },
    ...(doc.preset !== undefined && { preset: doc.preset }),
    ...(doc.pack && { pack: doc.pack }),
    spectators: doc.spectators,
    delay: doc.delay ?? 0,
    takeBack: doc.takeBack,
    absence: doc.absence,
    ...(doc.time && { time: doc.time }),
    fast: doc.fast,
    sealed: sealChance(),
  };
  for (const seat of again.seats) {
    if (!isPerson(seat)) continue;
    delete seat.standIn;
    delete seat.push;
    delete seat.noticed;
    delete seat.salt;
  }
  doc.next = again.code;
  const next = tables.add(again, table.box, table.pack);
  table.save();
  if (start ?? doc.mode !== 'friends') startGame(next);
  return next;
}
