/**
 * "Demander un retour": going back beyond undo needs the assent of every person at the table.
 *
 * The wish and its assents are part of the table, so they outlive a restart and are the same on every node.
 */
import { type AnswerRow, isAskedFor, type Seat } from '../kernel/index.ts';
import { standingAnswers } from '../kernel/recording.ts';
import type { RequestMessage, TakeBackRequest } from '../wire/protocol.ts';
import { refuse } from './errors.ts';
import { isPerson } from './seats.ts';
import type { SeatDoc, TakeBackDoc } from './store/store.ts';
import type { Table } from './table.ts';

/** The wish to go back at one table. Bots wait while it stands. */
export class TakeBack {
  private readonly table: Table;
  /** What those who look on were told last, and what of it has left: a request as JSON, nothing when there is none. */
  private told = '';
  private left = '';

  constructor(table: Table) {
    this.table = table;
  }

  /** The request that stands now; it ends with the next row that everybody can notice. */
  get open(): TakeBackDoc | undefined {
    const { doc, match, lastMove } = this.table;
    const { request } = doc;
    if (request?.ended !== undefined || match === undefined || doc.phase !== 'playing') return undefined;
    return request && request.seq >= lastMove && request.seq <= match.seq ? request : undefined;
  }

  info(): TakeBackRequest | undefined {
    const { open } = this;
    return open && { seat: open.seat, steps: open.steps, missing: open.missing };
  }

  /** Opens a request; without a number, to before this seat's own last answer. */
  async ask(seat: Seat, steps: number | undefined): Promise<void> {
    const { table } = this;
    this.checkMayAsk();
    const standing = await this.standing();
    // Somebody else may have asked meanwhile.
    const { seq } = this.checkMayAsk();
    const keep = steps === undefined ? standing.findLastIndex((row) => row.seat === seat) : keptBefore(standing, steps);
    if (keep < 0 || keep === standing.length) throw refuse('cannot-undo', 'There is nothing to go back to.');
    const told = Math.max(1, standing.slice(keep).filter(({ decision }) => isAskedFor(decision)).length);
    const missing = table.doc.seats.flatMap((place, i) => (isAsked(place) && !isSameDevice(table, seat, i) ? [i] : []));
    table.doc.request = { seat, keep, steps: told, seq, missing };
    await this.proceed(table.doc.request);
  }

  async assent(seat: Seat, yes: boolean): Promise<void> {
    const request = this.stands();
    if (!yes) return this.end('refused');
    request.missing = request.missing.filter((one) => one !== seat);
    await this.proceed(request);
  }

  withdraw(seat: Seat): void {
    if (seat !== this.stands().seat)
      throw refuse('not-your-seat', 'Only who asked to go back can withdraw it.', { remedy: 'Refuse it instead.' });
    this.end('withdrawn');
  }

  /** Who left or is replaced is no longer asked; with who asked, the request goes. */
  async seatsChanged(): Promise<void> {
    const { open } = this;
    if (open === undefined) return;
    const { seats } = this.table.doc;
    if (!isPerson(seats[open.seat])) return this.end('withdrawn');
    const missing = open.missing.filter((seat) => isAsked(seats[seat]));
    if (missing.length === open.missing.length) return;
    open.missing = missing;
    await this.proceed(open);
  }

  end(ended: NonNullable<RequestMessage['ended']>): void {
    const { open, table } = this;
    if (open === undefined) return;
    open.ended = ended;
    table.pen.saveTable(table.doc);
    this.tell();
    table.bots.wake();
  }

  /** Tells those who look on what stands now, when they do not know. */
  tell(): void {
    const { table } = this;
    const request = this.info();
    const text = request === undefined ? '' : JSON.stringify(request);
    if (text === this.told) return;
    this.told = text;
    const message = request ? { request } : { ended: table.doc.request?.ended ?? 'moved-on' };
    table.tell({ type: 'request', ...message }, table.onlookers.split().now);
    table.afterCommit(() => {
      this.left = text;
    });
  }

  /** What was not durable has not been told. */
  undone(): void {
    this.told = this.left;
  }

  /** Goes back once nobody's assent is missing, else tells who is still asked. */
  private async proceed({ seat, keep, missing }: TakeBackDoc): Promise<void> {
    const { table } = this;
    if (missing.length > 0) {
      table.pen.saveTable(table.doc);
      table.bots.wake();
      return this.tell();
    }
    const standing = await this.standing();
    // It may have ended meanwhile.
    const { open } = this;
    if (open === undefined || open.missing.length > 0) return;
    open.ended = 'agreed';
    table.takeBack(seat, standing, keep);
    table.pen.saveTable(table.doc);
  }

  private async standing() {
    const { doc, around } = this.table;
    return standingAnswers(await around.store.rows(doc.code, 0));
  }

  private stands(): TakeBackDoc {
    const { open } = this;
    if (open !== undefined) return open;
    throw refuse('no-request', 'Nobody asks to go back (any more).');
  }

  private checkMayAsk() {
    const match = this.table.running();
    if (!this.table.doc.takeBack)
      throw refuse('cannot-undo', 'Going back is switched off at this table.', { remedy: 'The host can allow it.' });
    if (this.open !== undefined)
      throw refuse('no-request', 'Somebody already asks to go back.', { remedy: 'Answer that first.' });
    return match;
  }
}

/** A seat that a bot plays for an absent person is not asked. */
const isAsked = (place: SeatDoc): boolean => isPerson(place) && place.standIn === undefined;

function isSameDevice(table: Table, a: Seat, b: Seat): boolean {
  const [one, other] = [table.doc.seats[a], table.doc.seats[b]];
  return isPerson(one) && isPerson(other) && one.devices.some((device) => other.devices.includes(device));
}

/**
 * How many of these answers are left without the last `steps` that the table waited for. Others do not count: that
 * somebody did something unasked may be a secret.
 */
export function keptBefore(standing: readonly AnswerRow[], steps: number): number {
  if (steps === 0) return standing.length;
  const asked = [...standing.keys()].filter((i) => isAskedFor(standing[i].decision));
  const keep = asked.at(-steps);
  if (keep !== undefined) return keep;
  throw refuse('cannot-undo', `Only ${asked.length} answers can be taken back.`, { field: 'steps' });
}
