/**
 * One who plays a seat (or looks on) from a device: comes back when the line breaks, asks again for what it missed, sends
 * an answer again, with the same client id and to any node, until somebody says what became of it.
 */
import type { Box } from '../games/box.ts';
import { type Chance, drawAnswer, type Seat, SPECTATOR } from '../kernel/index.ts';
import type { Problem, RequestOf, ServerMessage, UpdateMessage, WelcomeMessage } from '../wire/protocol.ts';
import { type Device, isPassing } from './device.ts';
import { type Asked, type Diary, type Entry, openDiary, viewDigest } from './diary.ts';
import { Game } from './game.ts';
import { type Heard, Line } from './line.ts';
import type { Mischief, Tally } from './mischief.ts';

/** Milliseconds without a word after which a player asks again. */
const IMPATIENT = 1200;
/** Of a hundred answers, so many go over HTTP. */
const BY_HTTP = 25;
/** Of a hundred times something can be undone, it is. */
const UNDOES = 4;
/** Of a thousand times it is hurried, so often it does not answer before time is out. */
const DOZES = 15;
/** Of a hundred times something may be done unasked, it is. */
const VOLUNTEERS = 10;

type Request = RequestOf<'answer'> | RequestOf<'undo'>;

const UNDO: Request = { type: 'undo', clientId: '' };

/** What all players of a run share. */
export interface Weather {
  readonly mischief: Mischief;
  readonly tally: Tally;
  readonly chance: Chance;
  readonly node: () => string;
  /** Lasts so long that there is time for time-outs. */
  readonly isLong: boolean;
}

export class Player {
  readonly diary: Diary;
  readonly seat: Seat;
  /** Gives no more answers, but sees to those it gave. */
  isDone = false;
  isOver = false;
  readonly device: Device;
  private readonly box: Box;
  private readonly weather: Weather;
  readonly hurry: number | undefined;
  private line: Line | undefined;
  private game: Game | undefined;
  private pending: { readonly asked: Asked; readonly request: Request } | undefined;
  /** The update that shows the last answer; nothing is decided before it is here. */
  private shownBy = 0;
  private openedAt = 0;
  /** When it last said hello on this line. */
  private helloAt: number | undefined;
  private sentAt = 0;
  private heardAt = 0;
  private isWelcome = false;
  /** Does not answer before. */
  private awakeAt = 0;
  /** Something new to think about. */
  private isStirred = false;

  /** `hurry`: milliseconds it has for each answer. */
  constructor(table: string, seat: Seat, device: Device, box: Box, weather: Weather, hurry?: number) {
    this.hurry = hurry;
    this.diary = openDiary(table, seat);
    this.seat = seat;
    this.device = device;
    this.box = box;
    this.weather = weather;
  }

  get n(): number {
    return this.game?.n ?? -1;
  }

  /** Knows what became of all it asked for. */
  get isSettled(): boolean {
    return this.pending === undefined;
  }

  /** Whom the table waits for, as far as this player knows. */
  get awaited(): readonly Seat[] {
    return this.game?.awaited ?? [];
  }

  /** Leaves this line for a new one. */
  reconnect(): void {
    this.line?.cut();
    this.line = undefined;
  }

  /** Does what is due; to be called often. */
  tick(now: number): void {
    const { line } = this;
    if (line === undefined || line.isClosed) this.connect(now);
    else if (line.isOpen) this.act(now);
    else if (now - this.openedAt > 4 * IMPATIENT) line.cut();
  }

  private act(now: number): void {
    if (this.helloAt === undefined || this.isImpatient(now, this.helloAt)) this.hello(now);
    if (this.pending !== undefined) {
      if (now - this.sentAt > IMPATIENT) this.send(now);
    } else if (this.isStirred && this.isWelcome && !this.isDone) this.think(now);
  }

  /** In calm weather a player waits for what it is told: that is what it is there to see. */
  private isImpatient(now: number, helloAt: number): boolean {
    const last = Math.max(this.heardAt, helloAt);
    return now - last > IMPATIENT && !(this.weather.mischief.isCalm && this.isWelcome);
  }

  private connect(now: number): void {
    if (now - this.openedAt < 100 + this.weather.chance.int(200)) return;
    const entries: Entry[] = [];
    this.diary.lines.push(entries);
    this.isWelcome = false;
    this.openedAt = now;
    this.helloAt = undefined;
    const line: Line = new Line(this.weather.node(), this.device.cookie, this.weather.mischief, entries, {
      hear: (heard) => {
        if (this.line === line) this.hear(heard);
      },
      sent: (message) => {
        if (message.type !== 'hello') this.countCopy(message.clientId);
      },
    });
    this.line = line;
  }

  private hello(now: number): void {
    this.helloAt = now;
    this.line?.send({
      type: 'hello',
      table: this.diary.table,
      seat: this.seat,
      ...(this.game && { lastN: this.game.n, epoch: this.game.epoch }),
    });
  }

  private hear({ message, entry }: Heard): void {
    this.heardAt = performance.now();
    if (message.type === 'welcome') this.welcome(message, entry);
    if (message.type === 'update') this.update(message, entry);
    if (message.type === 'table') this.isOver = message.table.phase !== 'playing';
    if (message.type === 'ack') this.acknowledged(message.clientId, message.n ?? -1);
    if (message.type === 'refusal') this.refused(message.clientId, message.problem);
    if (message.type === 'bye') this.bye(message);
  }

  private welcome({ table, play }: WelcomeMessage, entry: Entry | undefined): void {
    this.isWelcome = true;
    this.isStirred = true;
    this.isOver = table.phase !== 'playing';
    if (play === undefined || entry === undefined) return;
    this.game = new Game(this.box, table, play);
    this.diary.seen.push(entry);
  }

  private update(message: UpdateMessage, entry: Entry | undefined): void {
    const { game } = this;
    if (game === undefined || entry === undefined || message.n <= game.n) return;
    if (message.n > game.n + 1) this.hello(performance.now());
    else {
      game.take(message);
      this.diary.seen.push(entry);
      this.isStirred = true;
    }
  }

  private bye({ problem }: Extract<ServerMessage, { type: 'bye' }>): void {
    this.weather.tally.add(problem.error);
    this.line?.cut();
  }

  private think(now: number): void {
    const { game, seat } = this;
    const { chance } = this.weather;
    if (game === undefined || seat === SPECTATOR || this.isOver || game.n < this.shownBy) return;
    const isAwake = now >= this.awakeAt;
    if (isAwake && this.hurry !== undefined && chance.int(1000) < DOZES) this.awakeAt = now + 2 * this.hurry;
    if (now < this.awakeAt) return;
    this.isStirred = false;
    const request = game.undo?.can && chance.int(100) < UNDOES ? UNDO : this.choose(game);
    if (request !== undefined) this.ask(now, { ...request, seat });
  }

  private choose(game: Game): Request | undefined {
    const { chance } = this.weather;
    const open = game.decisions();
    const asked = open.filter((decision) => decision.blocking);
    const unasked = open.filter((decision) => !decision.blocking);
    const isVolunteer = unasked.length > 0 && chance.int(100) < VOLUNTEERS;
    const decision = isVolunteer ? chance.pick(unasked) : chance.pick(asked);
    const answer = decision && drawAnswer(this.box.rules, game.view, decision, chance);
    if (decision === undefined || answer === undefined) return undefined;
    return { type: 'answer', clientId: '', decision: decision.id, answer, epoch: game.epoch };
  }

  private ask(now: number, what: Request): void {
    const { asked } = this.diary;
    const request = { ...what, clientId: `${this.diary.table}-${this.seat}-${asked.length}` } as Request;
    const isAnswer = request.type === 'answer';
    const one: Asked = {
      clientId: request.clientId,
      type: request.type,
      decision: isAnswer ? request.decision : '',
      answer: isAnswer ? JSON.parse(JSON.stringify(request.answer)) : undefined,
      sentAt: now,
      copies: 0,
    };
    asked.push(one);
    this.pending = { asked: one, request };
    this.send(now);
  }

  private send(now: number): void {
    const { pending, weather, device } = this;
    if (pending === undefined) return;
    this.sentAt = now;
    const { asked, request } = pending;
    if (weather.chance.int(100) >= BY_HTTP) {
      this.line?.send(request);
      return;
    }
    const { type, ...body } = request;
    void device
      .risk(weather.mischief, `/api/tables/${this.diary.table}/${type}`, body, () => asked.copies++)
      .then((replies) => {
        for (const { status, body } of replies) {
          if (status === 200) this.acknowledged(asked.clientId, (body as { n: number }).n);
          else this.refused(asked.clientId, body as Problem);
        }
      });
  }

  private countCopy(clientId: string): void {
    const asked = this.find(clientId);
    if (asked !== undefined) asked.copies++;
  }

  /** Most are about the last one. */
  private find(clientId: string): Asked | undefined {
    return this.diary.asked.findLast((one) => one.clientId === clientId);
  }

  private acknowledged(clientId: string, n: number): void {
    const asked = this.find(clientId);
    if (asked === undefined) return;
    if (asked.outcome?.kind === 'acknowledged') {
      if (asked.outcome.n !== n) asked.otherN = n;
      return;
    }
    asked.outcome = { kind: 'acknowledged', n, at: performance.now() };
    this.shownBy = n;
    this.settled(asked);
  }

  private refused(clientId: string | undefined, problem: Problem): void {
    const { diary, weather, pending } = this;
    if (isPassing(problem)) {
      weather.tally.add(problem.error);
      return;
    }
    if (clientId === undefined) {
      diary.turnedAway.push(`${problem.error}: ${problem.reason}`);
      return;
    }
    if (pending?.asked.clientId !== clientId) return;
    // The answer overtook the hello.
    if (problem.error === 'bad-request') return;
    weather.tally.add(problem.error);
    pending.asked.outcome = { kind: 'refused', error: problem.error };
    this.settled(pending.asked);
    this.hello(performance.now());
  }

  private settled(asked: Asked): void {
    if (this.pending?.asked !== asked) return;
    this.pending = undefined;
    this.isStirred = true;
  }

  /** Closes the diary with what the player has, and what it is shown over HTTP at the end. */
  async close(): Promise<void> {
    this.line?.cut();
    const { game, diary, device, seat } = this;
    if (game !== undefined) diary.end = { n: game.n, view: game.digest() };
    const play = (await device.insist('GET', `/api/tables/${diary.table}/view?seat=${seat}`)) as WelcomeMessage['play'];
    if (play === undefined) return;
    const { pub, own } = play.view;
    const view = viewDigest({ ...play, pub, own, told: play.story.length });
    diary.lines.push([{ kind: 'welcome', resumed: false, n: play.n, view }]);
  }
}
