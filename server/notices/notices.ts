/**
 * "It is your turn", out of the house: to people who asked for it at this table and are not here, and to the host's webhook.
 *
 * Each awaited decision is told to a person once, and once more where the table's time reminds. That it was told is
 * written with the table before anything is sent, so no other node and no restart tells it again.
 */
import type { Decision, Seat, Text } from '../../kernel/index.ts';
import { carryOut } from '../carry-out.ts';
import { isPerson } from '../seats.ts';
import type { PersonSeat } from '../store/store.ts';
import type { Table } from '../table.ts';
import type { Letter } from './post.ts';
import { sealed } from './push.ts';
import { STILL_YOURS, YOUR_TURN } from './words.ts';

/** Milliseconds somebody must be away for: who only loads the page again is told nothing. */
const AWAY = 10_000;

export class Notices {
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Tells those who are awaited and away; to be called when the game moved, and from time to time. */
  look(): void {
    const { doc, match, isGone, isKept } = this.table;
    if (isGone || !isKept || match === undefined || doc.phase !== 'playing' || doc.paused || !this.isWanted()) return;
    for (const decision of match.asked()) {
      const seat = this.awayAt(decision);
      if (seat !== undefined && seat.noticed?.decision !== this.keyOf(decision)) this.notify(decision, seat, false);
    }
  }

  /** The table's time says so: once more, to whom is still away. */
  remind(decision: Decision): void {
    const seat = this.isWanted() ? this.awayAt(decision) : undefined;
    const isReminded = seat?.noticed?.decision === this.keyOf(decision) && seat.noticed.isReminder;
    if (seat !== undefined && !isReminded) this.notify(decision, seat, true);
  }

  private isWanted(): boolean {
    const { webhook, seats } = this.table.doc;
    return webhook !== undefined || seats.some((seat) => isPerson(seat) && seat.push !== undefined);
  }

  /** After an undo a question may have the number of another one before. */
  private keyOf({ id }: Decision): string {
    return `${this.table.match?.epoch}:${id}`;
  }

  /** The person awaited, if they are away and somebody wants to know. */
  private awayAt({ seat: at }: Decision): PersonSeat | undefined {
    const { doc, attendance } = this.table;
    const seat = doc.seats[at];
    if (!isPerson(seat) || seat.standIn !== undefined || attendance.awayFor(seat) < AWAY) return undefined;
    return doc.webhook !== undefined || seat.push !== undefined ? seat : undefined;
  }

  private notify(decision: Decision, seat: PersonSeat, isReminder: boolean): void {
    const { table } = this;
    seat.noticed = { decision: this.keyOf(decision), isReminder };
    table.pen.saveTable(table.doc);
    table.afterCommit(() => table.around.background(this.send(decision, seat, isReminder), table.doc.code));
  }

  private async send(decision: Decision, seat: PersonSeat, isReminder: boolean): Promise<void> {
    const { doc, around } = this.table;
    const awaited = await this.awaited(decision.kind);
    const path = `/t/${doc.code}`;
    const game = around.titleOf(doc.game);
    const title = doc.title === '' ? game.fr : doc.title;
    const letters: Promise<unknown>[] = [];
    if (doc.webhook !== undefined) {
      const { url, origin } = doc.webhook;
      const body = { table: doc.code, game: doc.game, title, seat: decision.seat, name: seat.name, awaited };
      letters.push(around.messenger.send(json(url, { ...body, reminder: isReminder, link: origin + path })));
    }
    for (const [device, target] of Object.entries(seat.push ?? {})) {
      if (!seat.devices.includes(device)) continue;
      const { lang } = target;
      const said = isReminder ? STILL_YOURS : YOUR_TURN;
      const where = doc.title === '' ? game[lang] : `${doc.title} · ${game[lang]}`;
      const message = { title: said[lang], body: `${where} : ${awaited[lang]}`, path, tag: doc.code };
      const letter = sealed(target, message, around.messenger.keys);
      const fate = around.messenger.send(letter);
      letters.push(
        fate.then(async (end) => {
          if (end === 'gone') await this.forget(decision.seat, device, target.endpoint);
        }),
      );
    }
    await Promise.all(letters);
  }

  /** A browser that no longer wants to hear. */
  private async forget(at: Seat, device: string, endpoint: string): Promise<void> {
    const { table } = this;
    if (table.isGone) return;
    await carryOut(table, () => {
      const seat = table.doc.seats[at];
      if (!isPerson(seat) || seat.push?.[device]?.endpoint !== endpoint) return;
      silence(seat, device);
      table.pen.saveTable(table.doc);
    });
  }

  private async awaited(kind: string): Promise<Text> {
    const asks = await this.table.box.asks?.();
    return { fr: asks?.fr[kind]?.name ?? kind, en: asks?.en[kind]?.name ?? kind };
  }
}

const json = (address: string, body: object): Letter => ({
  address,
  headers: { 'content-type': 'application/json', 'user-agent': 'tablee' },
  body: JSON.stringify(body),
});

/** This device is told nothing any more. */
export function silence(seat: PersonSeat, device: string): void {
  if (seat.push?.[device] === undefined) return;
  const { [device]: _gone, ...rest } = seat.push;
  if (Object.keys(rest).length === 0) delete seat.push;
  else seat.push = rest;
}
