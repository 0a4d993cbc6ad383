/** Who sits where: pure changes to the seats of a table, and what can be said about them. */
import { freeChance } from '../bots/free-chance.ts';
import { parseStrength, STRENGTH_NAMES } from '../bots/names.ts';
import { findPerson, invite, PEOPLE } from '../bots/people.ts';
import type { Seat } from '../kernel/index.ts';
import { type BotWish, type Problem, type SeatSymbol, SYMBOLS } from '../wire/protocol.ts';
import { refuse } from './errors.ts';
import type { BotSeat, Device, PersonSeat, SeatDoc, TableDoc } from './store/store.ts';

export const isPerson = (seat: SeatDoc | undefined): seat is PersonSeat => seat?.kind === 'person';
export const isTaken = (seat: SeatDoc): seat is PersonSeat | BotSeat => seat.kind === 'person' || seat.kind === 'bot';

/** Whether this is a seat of that device. */
export const isSeatOf = (seat: SeatDoc | undefined, device: Device): seat is PersonSeat =>
  isPerson(seat) && seat.devices.includes(device);

/** The seats of one device. */
export function seatsOf(doc: TableDoc, device: Device): Seat[] {
  return doc.seats.flatMap((seat, i) => (isSeatOf(seat, device) ? [i] : []));
}

/** The host's own seat is the first of its device; whoever shares it by personal link is the host as well. */
export function hostDevices(doc: TableDoc): readonly Device[] {
  return doc.seats.find((seat) => isSeatOf(seat, doc.host))?.devices ?? [doc.host];
}

export const isHost = (doc: TableDoc, device: Device): boolean => hostDevices(doc).includes(device);

/** The seat a device speaks for: the one it names, else its first. */
export function ownSeat(doc: TableDoc, device: Device, named: Seat | undefined): Seat {
  if (named !== undefined && isSeatOf(doc.seats[named], device)) return named;
  const own = seatsOf(doc, device);
  if (named === undefined) {
    if (own.length > 0) return own[0];
    throw refuse('no-seat', 'You have no seat at this table.', {
      remedy: 'Sit down first, or open your personal link on this device.',
    });
  }
  throw refuse('not-your-seat', `Seat ${named} is not yours.`, {
    field: 'seat',
    remedy:
      own.length > 0
        ? `Your seats here: ${own.join(', ')}.`
        : 'Sit down first, or open your personal link on this device.',
  });
}

export function seatAt(doc: TableDoc, seat: Seat): SeatDoc {
  const found = doc.seats[seat];
  if (found !== undefined) return found;
  throw refuse('bad-request', `This table has the seats 0 to ${doc.seats.length - 1}.`, { field: 'seat' });
}

export function personAt(doc: TableDoc, seat: Seat): PersonSeat {
  const found = seatAt(doc, seat);
  if (isPerson(found)) return found;
  throw refuse('bad-request', `Nobody sits at seat ${seat}.`, { field: 'seat' });
}

const symbolOf = (seat: SeatDoc): SeatSymbol | undefined => (seat.kind === 'empty' ? undefined : seat.symbol);

/** The symbol somebody wants, or one that is free; `seat` may keep its own. */
export function chooseSymbol(doc: TableDoc, wanted: SeatSymbol | undefined, seat?: Seat): SeatSymbol {
  const used = doc.seats.flatMap((one, i) => (i === seat ? [] : (symbolOf(one) ?? [])));
  if (wanted === undefined) return SYMBOLS.find((symbol) => !used.includes(symbol)) ?? SYMBOLS[0];
  if (!used.includes(wanted)) return wanted;
  const free = SYMBOLS.filter((symbol) => !used.includes(symbol));
  throw refuse('symbol-taken', `Somebody has the symbol "${wanted}" already.`, {
    field: 'symbol',
    remedy: `Still free: ${free.join(', ')}.`,
  });
}

/** A first name as people may read it: no control characters, one space between words. */
export function cleanName(name: string, field = 'name'): string {
  const clean = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (clean !== '') return clean;
  throw refuse('bad-request', 'A name has at least one visible character.', { field });
}

export function personSeat(doc: TableDoc, device: Device, name: string, wanted?: SeatSymbol, seat?: Seat): PersonSeat {
  return { kind: 'person', name: cleanName(name), symbol: chooseSymbol(doc, wanted, seat), devices: [device], seen: 0 };
}

/** A bot for a seat: as wished, or somebody who is not here yet. */
export function botSeat(doc: TableDoc, wish: BotWish, keep?: { name: string; symbol: SeatSymbol }): BotSeat {
  const strength = parseStrength(wish.strength ?? STRENGTH_NAMES.malin);
  if (typeof strength !== 'string') throw refuse('no-bot', strength.problem, { field: 'strength' });
  const here = doc.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.person] : []));
  const person = wish.person === undefined ? invite(here, freeChance()) : findPerson(wish.person);
  if (person === undefined) {
    const known = PEOPLE.map((one) => one.id).join(', ');
    throw refuse('no-bot', `No bot is called "${wish.person}".`, { field: 'person', remedy: `The bots: ${known}.` });
  }
  return {
    kind: 'bot',
    name: keep?.name ?? person.name,
    symbol: keep?.symbol ?? chooseSymbol(doc, undefined),
    person: person.id,
    strength,
  };
}

/** The seat a newcomer gets: the one named, else one reserved for that name, else the first free one. */
export function seatFor(doc: TableDoc, name: string, named: Seat | undefined): Seat {
  const isNamesake = (seat: SeatDoc) =>
    seat.kind === 'reserved' && seat.name.localeCompare(name, 'fr', { sensitivity: 'base' }) === 0;
  if (named !== undefined) {
    const wanted = seatAt(doc, named);
    if (wanted.kind === 'empty' || isNamesake(wanted)) return named;
    throw refuse(
      'seat-taken',
      wanted.kind === 'reserved' ? `Seat ${named} is kept for ${wanted.name}.` : `Seat ${named} is taken.`,
      {
        field: 'seat',
        remedy: 'Choose another seat, or ask the host.',
      },
    );
  }
  const reserved = doc.seats.findIndex(isNamesake);
  const free = reserved >= 0 ? reserved : doc.seats.findIndex((seat) => seat.kind === 'empty');
  if (free >= 0) return free;
  throw refuse('full', 'Every seat at this table is taken.', {
    remedy: 'Watch, ask the host for a seat, or open a table of your own.',
  });
}

/** Why the game cannot start with these seats. */
export function missingSeats(doc: TableDoc, limits: { min: number; max: number }): Problem | undefined {
  const waiting = doc.seats.filter((seat) => seat.kind === 'reserved');
  if (waiting.length > 0) {
    const names = waiting.map((seat) => seat.name).join(', ');
    return {
      error: 'seats-missing',
      reason: `A seat is kept for ${names}.`,
      remedy: 'Wait for them, free the seat or put a bot there.',
    };
  }
  const taken = doc.seats.filter(isTaken).length;
  if (taken >= limits.min) return undefined;
  return {
    error: 'seats-missing',
    reason: `${limits.min - taken} more needed: this game is for ${limits.min} to ${limits.max} players.`,
    remedy: 'Invite somebody with the link, or add a bot.',
  };
}
