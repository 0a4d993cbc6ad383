/** All tables of a server: opened when somebody comes, in memory while they live, dropped when nobody has come for a while. */
import { randomInt } from 'node:crypto';
import type { About, Box } from '../games/box.ts';
import type { Json } from '../kernel/index.ts';
import type { Code, Phase } from '../wire/protocol.ts';
import { asTrouble } from './carry-out.ts';
import { refuse } from './errors.ts';
import type { Attended } from './metrics.ts';
import { type News, Overtaken, type TableDoc } from './store/store.ts';
import { type Around, Table } from './table.ts';

/** Without 0, O, 1, I: readable aloud. Thirty-two letters, six of them: a thousand million codes. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** Tables are looked after in so many turns. */
export const TURNS = 8;
const turnOf = (code: Code): number => LETTERS.indexOf(code[0]) % TURNS;

/** Milliseconds without anybody after which a table leaves memory. */
const IDLE = 600_000;
/** The same where another node keeps the table. */
const IDLE_ELSEWHERE = 60_000;

/** Milliseconds after which what is due at a table and has not happened means that nobody has it in memory. */
const LATE = 10_000;

export class Tables {
  readonly around: Around;
  readonly shelf: readonly About[];
  private readonly boxes = new Map<string, Promise<Box>>();
  /** Tables on their way into memory: whoever asks meanwhile waits for the same one. */
  private readonly opening = new Map<Code, Promise<Table | undefined>>();
  private readonly live = new Map<Code, Table>();
  /** Tables of which something was heard while they were on their way. */
  private readonly missed = new Set<Code>();
  private readonly idle: number;
  /** What goes on without anybody waiting for it. */
  private readonly work = new Set<Promise<void>>();

  constructor(shelf: readonly About[], around: Omit<Around, 'background' | 'titleOf'>, idle = IDLE) {
    this.shelf = shelf;
    this.around = {
      ...around,
      background: (job, code) => this.background(job, code),
      titleOf: (game) => this.about(game).title,
    };
    this.idle = idle;
    around.store.hear((news) => this.hear(news));
  }

  /** Other nodes did something. */
  private hear(news: News): void {
    if (news.what === 'all') for (const table of this.live.values()) table.following.lookAtAll();
    else {
      const { code } = news;
      if (this.opening.has(code)) this.missed.add(code);
      const table = this.live.get(code);
      if (table === undefined || table.isGone) return;
      if (news.what === 'say') table.hearFrom(news.message);
      else if (news.what === 'rows' && news.rows !== undefined) table.following.hearRows(news.rows);
      else table.following.hear(news.what);
    }
  }

  /** The inside of a game's box. */
  box(game: string): Promise<Box> {
    const about = this.about(game);
    let box = this.boxes.get(game);
    if (box === undefined) {
      box = about.load();
      this.boxes.set(game, box);
    }
    return box;
  }

  about(game: string): About {
    const about = this.shelf.find((one) => one.id === game);
    if (about !== undefined) return about;
    const known = this.shelf.map((one) => one.id).join(', ');
    throw refuse('no-game', `There is no game "${game}" here.`, { field: 'game', remedy: `The games: ${known}.` });
  }

  /** The table of this code, brought into memory if it is not. */
  async find(given: string): Promise<Table> {
    const code = given.toUpperCase();
    const table = CODE.test(code) ? await this.bring(code) : undefined;
    if (table === undefined) {
      throw refuse('no-table', `There is no table "${given.slice(0, 20)}".`, {
        field: 'code',
        remedy: 'Ask for the link again, or open a table of your own.',
      });
    }
    return table;
  }

  private bring(code: Code): Table | Promise<Table | undefined> {
    const live = this.live.get(code);
    if (live !== undefined && !live.isGone) return live;
    let opening = this.opening.get(code);
    if (opening === undefined) {
      opening = this.open(code)
        .catch(async (error) => {
          throw await asTrouble(error, this.around.store);
        })
        .finally(() => this.opening.delete(code));
      this.opening.set(code, opening);
    }
    return opening;
  }

  private async open(code: Code): Promise<Table | undefined> {
    const doc = await this.around.store.table(code);
    if (doc === undefined) return undefined;
    const table = new Table(doc, await this.box(doc.game), this.around);
    await table.keep();
    await table.restore();
    this.live.set(code, table);
    if (this.missed.delete(code)) await table.following.look();
    table.attendance.greet();
    return table;
  }

  /** A new table. */
  add(doc: TableDoc, box: Box, pack?: Json): Table {
    const table = new Table(doc, box, this.around);
    if (pack !== undefined) table.pen.savePack(pack);
    table.pack = pack;
    table.save();
    this.live.set(doc.code, table);
    this.background(table.keep(), doc.code);
    return table;
  }

  /** A code nobody has. */
  async newCode(): Promise<Code> {
    for (;;) {
      const code = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      if ((await this.around.store.table(code)) === undefined) return code;
    }
  }

  /**
   * From time to time: who is absent, whose time is out, and which tables nobody needs in memory. Tables take turns, so that
   * nobody's answer waits for all of them; without a number it is everybody's turn.
   */
  tick(turn?: number): void {
    if (turn === undefined || turn === 0) this.background(this.wake(), '');
    for (const [code, table] of this.live) {
      if (turn !== undefined && turnOf(code) !== turn) continue;
      if (!table.isGone) {
        this.background(table.keep(), code);
        table.attendance.tick();
        table.time.tick();
        table.notices.look();
      }
      const isIdle = table.viewers.size === 0 && this.around.now() - table.touchedAt >= this.patience(table);
      if (!table.isGone && !isIdle) continue;
      if (!table.isGone) table.leaveMemory();
      this.live.delete(code);
    }
  }

  /** Tables that left memory come back when something is due there. */
  private async wake(): Promise<void> {
    for (const code of await this.around.store.overdue(this.around.now() - LATE)) {
      if (!this.live.has(code)) await this.bring(code);
    }
  }

  /** A table that another node keeps is followed for nobody: it goes sooner. */
  private patience({ isKept, around }: Table): number {
    return around.store.isShared && !isKept ? Math.min(this.idle, IDLE_ELSEWHERE) : this.idle;
  }

  get liveCount(): number {
    return this.live.size;
  }

  /** The tables in memory. */
  get all(): Iterable<Table> {
    return this.live.values();
  }

  /** How many tables are in memory, and how many people look at them. */
  attended(): Attended {
    const phases: Partial<Record<Phase, number>> = {};
    const people = new Set<string>();
    let paused = 0;
    for (const { doc, viewers } of this.live.values()) {
      phases[doc.phase] = (phases[doc.phase] ?? 0) + 1;
      if (doc.paused && doc.phase === 'playing') paused++;
      for (const viewer of viewers) people.add(viewer.device);
    }
    return { phases, paused, people: people.size };
  }

  /** Resolves when all that was done at every table is durable and told, or could not be saved. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.live.values()].map((table) => table.committed()));
  }

  /** Puts every table to bed; what was acknowledged is on the disk already. */
  leave(): void {
    for (const table of this.live.values()) if (!table.isGone) table.leaveMemory();
    this.live.clear();
  }

  /** Resolves when nothing is left to do. */
  async finish(): Promise<void> {
    await Promise.all(this.work);
  }

  /** What another node did first needs nobody: whoever runs the table does it again when it is due. */
  private background(job: Promise<void>, code: Code): void {
    const done = job
      .catch((error) => {
        if (!(error instanceof Overtaken)) this.around.report(error, code);
      })
      .finally(() => this.work.delete(done));
    this.work.add(done);
  }
}
