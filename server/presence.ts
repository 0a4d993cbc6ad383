/**
 * Who is here. Absent means: no heartbeat for a minute, and awaited. Then the table may wait, let a bot play this move,
 * or let it play until the person returns; whoever returns has the seat back at the next decision.
 */
import { isAskedFor, type Json, type Seat } from '../kernel/index.ts';
import type { Presence, PresenceInfo, StandIn } from '../wire/protocol.ts';
import { Elsewhere, type Here } from './elsewhere.ts';
import { hostDevices, isPerson, isSeatOf, seatsOf } from './seats.ts';
import type { Device, PersonSeat, SeatDoc, StoredRow, TableDoc } from './store/store.ts';
import type { Table } from './table.ts';

/** Milliseconds without a heartbeat after which a device counts as gone. */
export const SILENCE = 60_000;
/** A host who is away that long hands over to the next person. */
const HOST_SILENCE = 600_000;

interface Heartbeat {
  at: number;
  /** It said good-bye: its last socket closed. */
  hasLeft: boolean;
}

/** Where a decision may take days, nobody is expected to be there: only the clock counts. */
const isSlow = (doc: TableDoc): boolean => doc.time?.kind === 'days';

/** For those who see the game late: who is awaited now is not told. */
export function awaitingNobody(info: PresenceInfo): PresenceInfo {
  return { ...info, seats: info.seats.map((seat) => (seat === 'absent' ? 'away' : seat)) };
}

export class Attendance {
  private readonly table: Table;
  private readonly beats = new Map<Device, Heartbeat>();
  /** Since when each seat is awaited; undefined when it is not. */
  private readonly awaitedSince: (number | undefined)[] = [];
  private lastInfo = '';
  private readonly elsewhere: Elsewhere;
  /** Those not heard of yet count from here. */
  private readonly openedAt: number;

  constructor(table: Table) {
    this.table = table;
    this.openedAt = table.around.now();
    this.elsewhere = new Elsewhere(table);
  }

  /** Asks the other nodes who is at the table. */
  greet(): void {
    this.elsewhere.say(this.here(), true);
  }

  /** Another node says who is there. */
  hearFrom(message: Json): void {
    this.elsewhere.hear(message);
    this.tellChanges();
  }

  /** Nobody is here any more: the table leaves this node. */
  sayNobody(): void {
    this.elsewhere.say({ devices: [], spectators: 0 });
  }

  /** What was told last may not have left. */
  undone(): void {
    this.lastInfo = '';
  }

  /** Who is at the table through this node. */
  private here(): Here {
    const { doc, viewers } = this.table;
    const devices = new Set(
      doc.seats.filter(isPerson).flatMap((seat) => seat.devices.filter((one) => this.isBeating(one))),
    );
    let spectators = 0;
    for (const viewer of viewers) if (seatsOf(doc, viewer.device).length === 0) spectators++;
    return { devices: [...devices].sort(), spectators };
  }

  private isBeating(device: Device): boolean {
    const beat = this.beats.get(device);
    return beat !== undefined && !beat.hasLeft && this.table.around.now() - beat.at < SILENCE;
  }

  /** A sign of life from a device. */
  beat(device: Device): void {
    this.hear(device);
    for (const seat of this.table.doc.seats) if (isSeatOf(seat, device)) seat.seen = this.table.told;
  }

  private hear(device: Device): Heartbeat {
    const at = this.table.around.now();
    const known = this.beats.get(device);
    if (known === undefined) {
      const first = { at, hasLeft: false };
      this.beats.set(device, first);
      return first;
    }
    known.at = at;
    known.hasLeft = false;
    return known;
  }

  /** Somebody comes to the table: their seat is theirs again from the next decision on. */
  arrived(device: Device): void {
    this.hear(device);
    for (const seat of seatsOf(this.table.doc, device)) this.giveBack(seat);
    this.tellChanges();
  }

  /** The last socket of a device closed. */
  left(device: Device): void {
    this.beat(device);
    this.hear(device).hasLeft = true;
    if (seatsOf(this.table.doc, device).length > 0) this.table.pen.saveTable(this.table.doc);
    this.tellChanges();
  }

  /** A bot plays this seat, for one move or until its person returns. */
  standIn(seat: Seat, act: StandIn): void {
    const place = this.table.doc.seats[seat];
    if (!isPerson(place)) return;
    place.standIn = act;
    this.table.save();
    this.table.seatsChanged();
  }

  /** Never in the middle of a decision: one the bot is thinking about, it still answers. */
  giveBack(seat: Seat): void {
    const place = this.table.doc.seats[seat];
    if (!isPerson(place) || place.standIn === undefined) return;
    if (this.awaitedSince[seat] !== undefined && this.table.bots.isThinking(seat)) place.standIn = 'once';
    else delete place.standIn;
    this.table.save();
  }

  /** A bot that stood in for one move is done; what it did unasked before is no move. */
  answered(row: Pick<StoredRow, 'seat' | 'by' | 'decision'>): void {
    const place = this.table.doc.seats[row.seat];
    if (row.by === 'person' || !isAskedFor(row.decision) || !isPerson(place) || place.standIn !== 'once') return;
    delete place.standIn;
    this.table.save();
  }

  /** The game moved: others may be awaited now. */
  awaiting(seats: readonly Seat[]): void {
    const { awaitedSince } = this;
    for (const seat of awaitedSince.keys()) if (!seats.includes(seat)) awaitedSince[seat] = undefined;
    for (const seat of seats) awaitedSince[seat] ??= this.table.around.now();
  }

  /** Milliseconds since this person was last here. */
  awayFor(seat: PersonSeat): number {
    return this.isHere(seat) ? 0 : this.table.around.now() - this.lastBeat(seat.devices);
  }

  isHere(seat: PersonSeat): boolean {
    return seat.devices.some((device) => this.isBeating(device) || this.elsewhere.isHere(device));
  }

  info({ spectators: watching } = this.here()): PresenceInfo {
    const { doc } = this.table;
    const spectators = watching + this.elsewhere.spectators;
    return { seats: doc.seats.map((seat, i) => this.presence(seat, i)), spectators };
  }

  tellChanges(): void {
    const here = this.here();
    this.elsewhere.say(here);
    const info = this.info(here);
    const text = JSON.stringify(info);
    if (text === this.lastInfo) return;
    this.lastInfo = text;
    const { now, later } = this.table.onlookers.split();
    this.table.tell({ type: 'presence', ...info }, now);
    this.table.tell({ type: 'presence', ...awaitingNobody(info) }, later);
  }

  /** From time to time: who became absent, whom a bot replaces, whether the host is still there. */
  tick(): void {
    const { doc, isKept } = this.table;
    if (isKept && doc.phase === 'playing' && !doc.paused) this.applyPolicy();
    if (isKept) this.passHostOn();
    this.tellChanges();
  }

  private applyPolicy(): void {
    const { doc, around } = this.table;
    const { act, after } = doc.absence;
    if (act === 'wait' || isSlow(doc) || !doc.seats.some((seat) => isPerson(seat) && this.isHere(seat))) return;
    for (const [i, seat] of doc.seats.entries()) {
      if (!isPerson(seat) || seat.standIn !== undefined || this.presence(seat, i) !== 'absent') continue;
      const since = Math.max(this.lastBeat(seat.devices), this.awaitedSince[i] ?? 0);
      if (around.now() - since >= after * 1000) this.standIn(i, act);
    }
  }

  private passHostOn(): void {
    const { doc, around } = this.table;
    if (around.now() - this.lastBeat(hostDevices(doc)) < HOST_SILENCE) return;
    const from = Math.max(0, ...seatsOf(doc, doc.host));
    const order = doc.seats.map((_, i) => doc.seats[(from + 1 + i) % doc.seats.length]);
    const next = order.find((seat) => isPerson(seat) && this.isHere(seat) && !seat.devices.includes(doc.host));
    if (!isPerson(next)) return;
    doc.host = next.devices[0];
    this.table.save();
  }

  private presence(seat: SeatDoc, i: Seat): Presence {
    if (seat.kind === 'empty' || seat.kind === 'bot') return seat.kind;
    if (!isPerson(seat)) return 'away';
    if (this.isHere(seat)) return 'here';
    const isSilent = this.table.around.now() - this.lastBeat(seat.devices) >= SILENCE;
    return isSilent && !isSlow(this.table.doc) && this.awaitedSince[i] !== undefined ? 'absent' : 'away';
  }

  private lastBeat(devices: readonly Device[]): number {
    return Math.max(
      ...devices.map((device) =>
        Math.max(this.beats.get(device)?.at ?? this.openedAt, this.elsewhere.lastBeat(device)),
      ),
    );
  }
}
