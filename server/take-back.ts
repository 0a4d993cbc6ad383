/** "Demander un retour": going back beyond undo needs the assent of every person at the table. */
import type { Seat } from '../kernel/index.ts';
import { standingAnswers } from '../kernel/recording.ts';
import type { RequestMessage, TakeBackRequest } from '../wire/protocol.ts';
import { refuse } from './errors.ts';
import { isPerson } from './seats.ts';
import type { SeatDoc } from './store/store.ts';
import type { Table } from './table.ts';

/** Somebody's wish to go back, until all agreed or it ended otherwise. Bots wait meanwhile. */
export class PendingTakeBack {
  private readonly table: Table;
  private readonly seat: Seat;
  private readonly steps: number;
  private readonly missing: Set<Seat>;

  constructor(table: Table, seat: Seat, steps: number) {
    this.table = table;
    this.seat = seat;
    this.steps = steps;
    this.missing = new Set(
      table.doc.seats.flatMap((place, i) => (isAsked(place) && !isSameDevice(table, seat, i) ? [i] : [])),
    );
  }

  info(): TakeBackRequest {
    return { seat: this.seat, steps: this.steps, missing: [...this.missing] };
  }

  async assent(seat: Seat, yes: boolean): Promise<void> {
    if (!yes) return this.end('refused');
    this.missing.delete(seat);
    await this.proceed();
  }

  withdraw(seat: Seat): void {
    if (seat !== this.seat)
      throw refuse('not-your-seat', 'Only who asked to go back can withdraw it.', { remedy: 'Refuse it instead.' });
    this.end('withdrawn');
  }

  /** Who left or is replaced is no longer asked; with who asked, the request goes. */
  async seatsChanged(): Promise<void> {
    const { seats } = this.table.doc;
    if (!isPerson(seats[this.seat])) return this.end('withdrawn');
    const gone = [...this.missing].filter((seat) => !isAsked(seats[seat]));
    for (const seat of gone) this.missing.delete(seat);
    if (gone.length > 0) await this.proceed();
  }

  movedOn(): void {
    this.end('moved-on');
  }

  /** Goes back once nobody's assent is missing, else tells who is still asked. */
  async proceed(): Promise<void> {
    const { table } = this;
    if (this.missing.size > 0) {
      table.bots.wake();
      return table.tell({ type: 'request', request: this.info() }, table.onlookers.split().now);
    }
    const standing = standingAnswers(await table.around.store.rows(table.doc.code, 0));
    if (table.request !== this) return;
    this.end('agreed');
    table.takeBack(this.seat, standing.slice(0, standing.length - this.steps));
  }

  private end(ended: NonNullable<RequestMessage['ended']>): void {
    this.table.request = undefined;
    this.table.tell({ type: 'request', ended }, this.table.onlookers.split().now);
    if (ended !== 'agreed') this.table.bots.wake();
  }
}

/** A seat that a bot plays for an absent person is not asked. */
const isAsked = (place: SeatDoc): boolean => isPerson(place) && place.standIn === undefined;

function isSameDevice(table: Table, a: Seat, b: Seat): boolean {
  const [one, other] = [table.doc.seats[a], table.doc.seats[b]];
  return isPerson(one) && isPerson(other) && one.devices.some((device) => other.devices.includes(device));
}

/** Opens a request; without a number, to before this seat's own last answer. */
export async function askTakeBack(table: Table, seat: Seat, steps: number | undefined): Promise<void> {
  checkMayAsk(table);
  const standing = standingAnswers(await table.around.store.rows(table.doc.code, 0));
  // Somebody else may have asked meanwhile.
  checkMayAsk(table);
  const back = steps ?? standing.length - standing.findLastIndex((row) => row.seat === seat);
  if (back > standing.length || back < 1) {
    throw refuse('cannot-undo', `Only ${standing.length} answers can be taken back.`, { field: 'steps' });
  }
  table.request = new PendingTakeBack(table, seat, back);
  await table.request.proceed();
}

function checkMayAsk(table: Table): void {
  table.running();
  if (!table.doc.takeBack)
    throw refuse('cannot-undo', 'Going back is switched off at this table.', { remedy: 'The host can allow it.' });
  if (table.request !== undefined)
    throw refuse('no-request', 'Somebody already asks to go back.', { remedy: 'Answer that first.' });
}
