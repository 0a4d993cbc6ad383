/** What can be told about a table, and to whom: the public facts, who you are at it, and the game from one viewpoint. */
import type { Box } from '../games/box.ts';
import {
  type AnyShape,
  completeOptions,
  isOptionProblem,
  legal,
  type Match,
  type OptionValues,
  open,
  type Seat,
  SPECTATOR,
} from '../kernel/index.ts';
import type { SeatInfo, TableInfo, WireDecision, You } from '../wire/protocol.ts';
import { NO_TIME } from './clock.ts';
import { refuse } from './errors.ts';
import { isHost, isPerson, isTaken, missingSeats, seatsOf } from './seats.ts';
import type { Device, SeatDoc, TableDoc } from './store/store.ts';

/** The options a game would start with now. */
export function optionsNow(doc: TableDoc, { rules }: Box): OptionValues {
  if (doc.header) return doc.header.options;
  const taken = doc.seats.filter(isTaken).length;
  const preset = doc.preset === undefined ? {} : rules.options.presets[doc.preset];
  const seats = Math.min(Math.max(taken, rules.seats.min), rules.seats.max);
  const options = completeOptions(rules.options, seats, { ...preset, ...doc.given });
  if (!isOptionProblem(options)) return options;
  throw refuse('bad-option', `Option "${options.option}": ${options.problem}.`, { field: `options.${options.option}` });
}

function seatInfo(seat: SeatDoc, doc: TableDoc): SeatInfo {
  if (seat.kind === 'empty' || seat.kind === 'reserved') return seat;
  if (seat.kind === 'bot') {
    const { kind, name, symbol, person, strength } = seat;
    return { kind, name, symbol, person, strength };
  }
  const { kind, name, symbol, standIn, salt } = seat;
  return {
    kind,
    name,
    symbol,
    ...(seat.devices.includes(doc.host) && { host: true }),
    ...(standIn && { standIn }),
    ...(doc.phase === 'lobby' && salt !== undefined && { salted: true }),
  };
}

const isOver = (doc: TableDoc): boolean => doc.phase === 'finished' || doc.phase === 'closed';

/** Commitment from the opening on, salts from the start on; secret, seed and the last link when all is over. */
function chanceInfo(doc: TableDoc): Pick<TableInfo, 'commitment' | 'salts' | 'secret' | 'seed' | 'end'> {
  const { sealed, header, end } = doc;
  if (header === undefined) return sealed === undefined ? {} : { commitment: sealed.commitment };
  const { commitment, drawing, seed } = header;
  return {
    commitment,
    ...(drawing && { salts: drawing.salts }),
    ...(isOver(doc) && { ...(drawing && { secret: drawing.secret }), seed, ...(end !== undefined && { end }) }),
  };
}

export function tableInfo(doc: TableDoc, box: Box): TableInfo {
  const missing = doc.phase === 'lobby' ? missingSeats(doc, box.rules.seats) : undefined;
  const { header } = doc;
  return {
    code: doc.code,
    game: doc.game,
    version: header?.version ?? box.rules.version,
    title: doc.title,
    mode: doc.mode,
    phase: doc.phase,
    paused: doc.paused,
    seats: doc.seats.map((seat) => seatInfo(seat, doc)),
    options: optionsNow(doc, box),
    ...(doc.preset !== undefined && { preset: doc.preset }),
    ...(box.packs && { takesPacks: true }),
    ...(doc.pack && { pack: doc.pack }),
    spectators: doc.spectators,
    delay: doc.delay ?? 0,
    takeBack: doc.takeBack,
    absence: doc.absence,
    time: doc.time ?? NO_TIME,
    fast: doc.fast,
    ...(doc.webhook && { webhook: true }),
    ...(missing && { missing }),
    ...chanceInfo(doc),
    ...(doc.outcome && { outcome: doc.outcome }),
    ...(doc.next && { next: doc.next }),
    createdAt: doc.createdAt,
    ...(doc.startedAt !== undefined && { startedAt: doc.startedAt }),
    ...(doc.endedAt !== undefined && { endedAt: doc.endedAt }),
  };
}

export function you(doc: TableDoc, device: Device): You {
  const seats = seatsOf(doc, device);
  return {
    seats,
    host: isHost(doc, device),
    ...(doc.kicked.includes(device) && seats.length === 0 && { kicked: true }),
  };
}

/** How much of the story is new to this seat. */
export function sinceSeen(doc: TableDoc, seat: Seat, told: number): number {
  const place = doc.seats[seat];
  return isPerson(place) ? Math.max(0, told - place.seen) : 0;
}

/** What a seat may answer now, each with its legal answers: for those who play without the rules at hand. */
export function decisions(match: Match<AnyShape>, seat: Seat): WireDecision[] {
  if (seat === SPECTATOR) return [];
  const v = match.view(seat);
  return open(match.game, v).map((d) => ({
    id: d.id,
    kind: d.kind,
    blocking: d.blocking,
    about: d.about,
    answers: legal(match.game, v, d),
  }));
}
