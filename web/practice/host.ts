/**
 * What a server is to a table, for one person alone with bots: takes the messages of the wire and answers with them.
 *
 * It knows no worker, no clock and no storage: whoever runs it lets the bots act, and keeps what it is given to keep.
 * Out of it come views and updates of the person's own seat, never the state.
 */
import { freeChance } from '../../bots/free-chance.ts';
import { thoughtMs } from '../../bots/pace.ts';
import { counsel } from '../../bots/search/counsel.ts';
import type { Box } from '../../games/box.ts';
import type { AnyShape, LogRow, Match, MatchResult } from '../../kernel/index.ts';
import { answerProblem, play } from '../../wire/play.ts';
import type {
  AckMessage,
  ClientMessage,
  HelloMessage,
  Operations,
  Problem,
  ServerMessage,
  TableInfo,
  You,
} from '../../wire/protocol.ts';
import { Bots } from './bots.ts';
import { deal, type KeptGame, type PracticeWish, replay, seatsFor } from './kept.ts';

/** The one practice game of a browser, where others have a code. */
const PRACTICE = 'practice';
/** The person's seat. */
const ME = 0;
const YOU: You = { seats: [ME], host: false };

type Result = Pick<AckMessage, 'n' | 'result'> | Problem;

const OVER: Problem = { error: 'not-playing', reason: 'The game is over.' };
const bad = (reason: string, field?: string): Problem => ({ error: 'bad-request', reason, ...(field && { field }) });

/** What becomes of what is told, and of the game as it is to be kept. */
export interface Outlets {
  tell(message: ServerMessage): void;
  keep(game: KeptGame): void;
}

export class PracticeHost {
  private readonly box: Box;
  private readonly outlets: Outlets;
  private kept: KeptGame;
  private rows: LogRow[];
  private match: Match<AnyShape>;
  private bots: Bots;

  private constructor(box: Box, kept: KeptGame, match: Match<AnyShape>, outlets: Outlets) {
    this.box = box;
    this.outlets = outlets;
    this.kept = kept;
    this.rows = [...kept.rows];
    this.match = match;
    this.bots = this.seatBots();
  }

  static begin(box: Box, wish: PracticeWish, outlets: Outlets): PracticeHost {
    const { kept, match } = deal(box, { ...wish, seats: seatsFor(wish) });
    const host = new PracticeHost(box, kept, match, outlets);
    outlets.keep(kept);
    return host;
  }

  /** Goes on with a game that was kept; undefined when that is no longer possible. */
  static resume(box: Box, kept: KeptGame, outlets: Outlets): PracticeHost | undefined {
    const match = replay(box, kept);
    return match && new PracticeHost(box, kept, match, outlets);
  }

  /** Takes one message as it came. */
  receive(message: unknown): void {
    const { type, clientId } = (message ?? {}) as { type?: unknown; clientId?: unknown };
    if (type === 'hello') {
      this.welcome();
      return;
    }
    if (typeof clientId !== 'string') {
      this.outlets.tell({ type: 'refusal', problem: bad('"clientId" is missing.', 'clientId') });
      return;
    }
    const result = this.carryOut(message as Exclude<ClientMessage, HelloMessage>);
    if ('error' in result) this.outlets.tell({ type: 'refusal', clientId, problem: result });
    else this.outlets.tell({ type: 'ack', clientId, ...result });
  }

  /** Milliseconds until a bot wants to act; undefined while the person alone is awaited. */
  botPause(): number | undefined {
    return this.bots.pause();
  }

  /** One bot does one thing, if one wants to. */
  letBotAct(): void {
    const act = this.bots.next();
    if (act === undefined) return;
    const { decision, answer } = act;
    if (this.give(decision.seat, decision.id, answer) === undefined) return;
    // The rules refuse what the bot thought of: a bug of the bot's, and no reason to hold the table up.
    if (decision.blocking) this.give(decision.seat, decision.id, this.bots.fallback(decision));
  }

  /** All that needs nobody else; the rest takes a server. */
  private carryOut(request: Exclude<ClientMessage, HelloMessage>): Result {
    switch (request.type) {
      case 'answer':
        return this.answer(request);
      case 'undo':
        return this.undo(request);
      case 'advice':
        return this.advise(request);
      case 'settings':
        return this.setPace(request);
      case 'rematch':
        return this.playAgain();
      default:
        return bad('Practice offers no such thing.', 'type');
    }
  }

  private answer({ decision, answer, epoch }: Operations['answer']): Result {
    if (typeof decision !== 'string') return bad('"decision" is a text.', 'decision');
    if (typeof epoch !== 'number') return bad('"epoch" is a number.', 'epoch');
    if (this.isOver) return OVER;
    const problem = this.give(ME, decision, answer, epoch);
    if (problem !== undefined) return problem;
    this.bots.notice();
    return { n: this.match.count(ME) };
  }

  private undo({ all = false }: Operations['undo']): Result {
    if (typeof all !== 'boolean') return bad('"all" is true or false.', 'all');
    if (this.isOver) return OVER;
    const result = this.match.undo(ME, all);
    if (result.refusal) {
      return { error: 'cannot-undo', reason: 'Nothing of yours can be undone now.', refusal: result.refusal };
    }
    this.took({ type: 'undo', seat: ME, all }, result);
    this.bots.notice();
    return { n: this.match.count(ME) };
  }

  private advise({ decision: id, epoch }: Operations['advice']): Result {
    const decision = this.match.asked().find((one) => one.seat === ME && one.id === id);
    if (decision === undefined || epoch !== this.match.epoch) return answerProblem({ rule: '', key: 'not-open' }, true);
    return { result: counsel(this.box, this.match.view(ME), decision, { ms: thoughtMs(false) }, freeChance()) };
  }

  private setPace({ fast }: Operations['settings']): Result {
    if (typeof fast !== 'boolean') return bad('"fast" is true or false.', 'fast');
    this.kept = { ...this.kept, fast };
    this.bots.isFast = fast;
    this.keep();
    this.outlets.tell({ type: 'table', table: this.info(), you: YOU });
    return {};
  }

  /** The same people, another game. */
  private playAgain(): Result {
    if (!this.isOver) return { error: 'not-over', reason: 'The game is not over.' };
    const { kept, match } = deal(this.box, this.kept);
    this.kept = kept;
    this.match = match;
    this.rows = [];
    this.bots = this.seatBots();
    this.outlets.keep(this.kept);
    this.welcome();
    return {};
  }

  /** Why an answer is not taken; undefined when it was. */
  private give(seat: number, decision: string, answer: unknown, epoch = this.match.epoch): Problem | undefined {
    const result = this.match.submit(seat, decision, answer, epoch);
    if (result.refusal) return answerProblem(result.refusal, 'unknown' in result);
    this.took({ type: 'answer', seat, decision, answer }, result);
    return undefined;
  }

  /** Keeps a row, then shows what the person may know of it. */
  private took(row: LogRow, result: MatchResult): void {
    if (result.refusal) return;
    const { match, outlets } = this;
    this.rows.push(row);
    this.kept = { ...this.kept, hash: result.change.hash, ...(this.isOver && { endedAt: Date.now() }) };
    this.keep();
    const update = match.update(ME, result.change);
    if (update !== undefined) {
      const { epoch } = match;
      const awaited = match.asked().map(({ seat }) => seat);
      const by = row.seat === ME ? {} : { by: 'bot' as const };
      outlets.tell({ type: 'update', ...update, epoch, undo: match.undoReach(ME), awaited, ...by });
    }
    if (this.isOver) outlets.tell({ type: 'table', table: this.info(), you: YOU });
  }

  private keep(): void {
    this.kept = { ...this.kept, rows: this.rows };
    this.outlets.keep(this.kept);
  }

  private get isOver(): boolean {
    return this.match.asked().length === 0;
  }

  private seatBots(): Bots {
    const bots = new Bots(this.box, this.match, this.kept.seats);
    bots.isFast = this.kept.fast;
    return bots;
  }

  private welcome(): void {
    this.outlets.tell({
      type: 'welcome',
      table: this.info(),
      you: YOU,
      seat: ME,
      play: play(this.match, ME, 0),
      presence: { seats: this.kept.seats.map(({ kind }) => (kind === 'bot' ? 'bot' : 'here')), spectators: 0 },
      chat: [],
    });
  }

  private info(): TableInfo {
    const { game, version, seats, options, fast, startedAt, endedAt } = this.kept;
    const outcome = this.match.outcome();
    return {
      code: PRACTICE,
      game,
      version,
      title: '',
      mode: 'solo',
      phase: this.isOver ? 'finished' : 'playing',
      paused: false,
      seats,
      options,
      spectators: false,
      delay: 0,
      takeBack: false,
      absence: { act: 'wait', after: 0 },
      time: { kind: 'none', seconds: 0, out: 'bot' },
      fast,
      ...(outcome && { outcome }),
      createdAt: startedAt,
      startedAt,
      ...(endedAt !== undefined && { endedAt }),
    };
  }
}
