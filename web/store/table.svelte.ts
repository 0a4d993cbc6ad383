/** One table as this device knows it: who sits there, what is said, and the game once it runs. */
import type { Decision, Json, Refusal, Seat } from '../../kernel/index.ts';
import type {
  ChatLine,
  ClockInfo,
  Code,
  HelloMessage,
  Operation,
  Operations,
  Presence,
  PresenceInfo,
  Problem,
  ServerMessage,
  TableInfo,
  TakeBackRequest,
  WelcomeMessage,
  You,
} from '../../wire/protocol.ts';
import type { SeatInfo, Telling } from '../face.ts';
import { type OpenGame, openGame } from '../games.ts';
import { api, introduce, ProblemError } from '../net/api.ts';
import { Connection } from '../net/connection.svelte.ts';
import type { Dial, Line } from '../net/line.ts';
import { version } from '../net/version.svelte.ts';
import { person } from '../person.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { cue } from '../sound.ts';
import { words } from '../words/lang.svelte.ts';
import { problemText } from '../words/problems.ts';
import { fixedOf, GameStore } from './game.svelte.ts';
import { noteEnd, saltDue } from './noted.ts';
import { lastSeen, markSeen } from './seen.ts';
import { Staging } from './staging.ts';

const PRESENCE: Record<Presence, SeatInfo['presence']> = {
  here: 'here',
  away: 'away',
  absent: 'away',
  bot: 'bot-plays',
  empty: 'away',
};

/** Milliseconds after which somebody has been away rather than just reloading. */
const AWAY = 60_000;

const toServer: Dial = (hello, hear) => new Connection(hello, hear);

export class TableSession {
  readonly code: Code;
  readonly line: Line;

  table = $state.raw<TableInfo>();
  you = $state.raw<You>({ seats: [], host: false });
  presence = $state.raw<PresenceInfo>({ seats: [], spectators: 0 });
  chat = $state.raw<readonly ChatLine[]>([]);
  request = $state.raw<TakeBackRequest>();
  /** The clocks that run, and when they were told. */
  clocks = $state.raw<{ readonly told: number; readonly of: readonly ClockInfo[] }>({ told: 0, of: [] });
  game = $state.raw<OpenGame>();
  store = $state.raw<GameStore>();
  /** Why this device cannot be here. */
  problem = $state.raw<Problem>();
  /** The server cannot save: the game stands still, and goes on by itself. */
  isUnsaved = $state(false);
  /** Whether this person comes back after a while: then they are told what they missed. */
  wasAway = $state(false);
  /** When the table began to wait for those it waits for now. */
  waitingFrom = $state(Date.now());
  /** When this device last reminded them. */
  nudgedAt = $state(0);
  /** Chat lines heard since the talk was last read. */
  unread = $state(0);

  /** The seat this device wants to look from; undefined leaves it to the server. */
  private wanted: Seat | undefined;
  /** Why the personal link that led here gave no seat. */
  private deadLink: Problem | undefined;
  /** The seats this device's salt was last sent for. */
  private saltedFor = '';
  /** What came before the game was opened and the owner's cards were fetched. */
  private readonly inbox: ServerMessage[] = [];
  private readonly staging = new Staging((decision, draft) =>
    this.line.ask('draft', { decision, draft, ...(this.store && { seat: this.store.seat }) }),
  );
  /** The owner's cards, with the hash they go by. */
  private pack: { readonly hash: string; readonly cards: Json } | undefined;

  /** `token`, from a personal link, gives this device its seat before anything else; `dial` leads elsewhere than to the server. */
  constructor(code: Code, token?: string, dial: Dial = toServer) {
    this.code = code;
    this.line = dial(
      () => this.hello(),
      (message) => this.hear(message),
    );
    if (token !== undefined) void this.claim(token);
  }

  private async claim(token: string): Promise<void> {
    try {
      await introduce();
      await api.claim(this.code, token);
      this.line.greet();
    } catch (error) {
      if (!(error instanceof ProblemError)) return;
      this.deadLink = error.problem;
      if (this.you.seats.length === 0) this.problem = error.problem;
    }
  }

  leave(): void {
    this.line.close();
  }

  /** Whether this game runs without a server: nothing that needs one is offered. */
  get isPractice(): boolean {
    return this.line.setUpAnew !== undefined;
  }

  /** Everybody as the reader knows them. */
  readonly names: readonly SeatInfo[] = $derived.by(() =>
    (this.table?.seats ?? []).map((info, seat) => ({
      seat,
      name: info.name ?? '',
      bot: info.kind === 'bot',
      presence:
        info.standIn !== undefined
          ? 'bot-plays'
          : info.kind === 'bot'
            ? 'here'
            : PRESENCE[this.presence.seats[seat] ?? 'here'],
    })),
  );

  /** How this game is told to whoever looks from this seat. */
  tellingOf(store: GameStore): Telling {
    return { lang: person.lang, names: this.names, me: store.seat, table: store.fixed };
  }

  /** Who opened the table or was handed it. */
  readonly hostName: string = $derived.by(() => this.table?.seats.find((seat) => seat.host)?.name ?? '');

  /** Somebody else on this screen is awaited: the seat to pass it to. */
  readonly passTo: Seat | undefined = $derived.by(() => {
    if (this.you.seats.length < 2 || this.table?.phase !== 'playing' || this.store === undefined) return undefined;
    const awaited = this.store.awaited.filter((seat) => this.you.seats.includes(seat));
    return awaited.includes(this.store.seat) ? undefined : awaited[0];
  });

  /** Looks from another seat of this device, or from outside. */
  lookFrom(seat: Seat): void {
    this.wanted = seat;
    this.store = undefined;
    this.line.greet();
  }

  /** Asks for something; a refusal is told where the person looks. Returns whether it was done. */
  async ask<O extends Operation>(type: O, what: Operations[O]): Promise<boolean> {
    return (await this.askFor(type, what)) !== undefined;
  }

  /** Like `ask`, for what answers with a result. */
  async askFor<O extends Operation>(type: O, what: Operations[O]): Promise<{ result?: unknown } | undefined> {
    try {
      return await this.line.ask(type, what);
    } catch (error) {
      this.tell(error);
      return undefined;
    }
  }

  async answer(decision: Decision, answer: unknown): Promise<void> {
    const { store } = this;
    if (store === undefined || store.isPending) return;
    this.staging.drop();
    store.give(decision);
    try {
      const ack = await this.line.ask('answer', {
        decision: decision.id,
        answer,
        epoch: store.epoch,
        seat: store.seat,
      });
      store.given(ack.n);
    } catch (error) {
      store.takeBack();
      this.tell(error);
    }
  }

  /** Where time can be out, the server keeps what is begun: the draft is played then. */
  stage(decision: Decision, answer: unknown): void {
    const kind = this.table?.time.kind;
    if (decision.blocking && (kind === 'firm' || kind === 'days')) this.staging.stage(decision.id, answer);
  }

  /** Reminds whoever is awaited, in the words of the talk. */
  async nudge(): Promise<void> {
    this.nudgedAt = Date.now();
    const isSaid = await this.ask('chat', { phrase: 'your-turn', ...(this.store && { seat: this.store.seat }) });
    if (!isSaid) this.nudgedAt = 0;
  }

  /** Says why not: the rule's own words where a rule refused. */
  refuse(refusal: Refusal): void {
    if (this.store === undefined) return;
    const text = this.store.game.face.refusal(refusal, this.tellingOf(this.store));
    toast.show({ kind: 'refusal', text, ...(refusal.rule !== '' && { rule: refusal.rule }) });
  }

  private tell(error: unknown): void {
    if (!(error instanceof ProblemError)) throw error;
    const { problem } = error;
    const { refusal } = problem;
    // What comes too late may have been closed by a rule too.
    const isRuled = problem.error === 'refused' || (problem.error === 'not-open' && refusal?.rule !== '');
    if (isRuled && refusal !== undefined) this.refuse(refusal);
    else if (problem.error === 'not-open') toast.show({ kind: 'refusal', text: words().play.refusedLate });
    else toast.show({ kind: 'refusal', text: problemText(problem) });
  }

  private hello(): HelloMessage {
    const { store, wanted } = this;
    return {
      type: 'hello',
      table: this.code,
      ...(wanted !== undefined && { seat: wanted }),
      ...(store !== undefined &&
        (wanted === undefined || wanted === store.seat) && { seat: store.seat, lastN: store.n, epoch: store.epoch }),
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'bye' || (message.type === 'refusal' && message.clientId === undefined)) {
      // It passes by itself: a game that was in sight stays there meanwhile.
      if (message.problem.error === 'storage-trouble' && this.store !== undefined) this.isUnsaved = true;
      else this.problem = message.problem;
      return;
    }
    if (message.type === 'welcome') this.isUnsaved = false;
    this.inbox.push(message);
    if (message.type === 'welcome') void this.prepare(message);
    else this.read();
  }

  /** Opens the game and fetches the owner's cards it is played with. */
  private async prepare({ table, play }: WelcomeMessage): Promise<void> {
    try {
      this.game ??= await openGame(table.game);
      const { pack } = table;
      if (play !== undefined && pack !== undefined && !this.hasCardsOf(table)) {
        this.pack = { hash: pack.hash, cards: await api.pack(this.code, pack) };
      }
      this.read();
    } catch {
      this.problem = { error: 'internal', reason: 'The game could not be loaded.' };
    }
  }

  /** Takes what came, in order, as far as the game and its cards are there to read it. */
  private read(): void {
    while (this.game !== undefined && this.inbox.length > 0) {
      const [message] = this.inbox;
      if (message.type === 'welcome' && message.play !== undefined && !this.hasCardsOf(message.table)) return;
      this.inbox.shift();
      this.take(message, this.game);
    }
  }

  private hasCardsOf({ pack }: TableInfo): boolean {
    return pack === undefined || pack.hash === this.pack?.hash;
  }

  private take(message: ServerMessage, game: OpenGame): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message, game);
        return;
      case 'table':
        this.table = message.table;
        this.you = message.you;
        this.addSalt();
        return;
      case 'update':
        this.keepWaiting(message.awaited);
        this.store?.take(message);
        if (!document.hidden) markSeen(this.code);
        return;
      case 'presence':
        this.presence = message;
        return;
      case 'clock':
        this.clocks = { told: Date.now(), of: message.clocks };
        return;
      case 'reminder':
        toast.show({ kind: 'news', text: words().play.reminder });
        cue('turn');
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        if (!this.you.seats.includes(message.line.seat)) this.heed(message.line);
        return;
      case 'request':
        this.request = message.request;
        if (message.ended === 'refused') toast.show({ kind: 'news', text: words().takeBack.refused });
        return;
      default:
        return;
    }
  }

  private heed(line: ChatLine): void {
    this.unread++;
    if (line.phrase !== 'your-turn' || this.store?.isMine !== true) return;
    toast.show({ kind: 'news', text: words().play.nudgedBy(line.name) });
    cue('turn');
  }

  /** Whoever is still awaited after another answered has been awaited all along. */
  private keepWaiting(awaited: readonly Seat[]): void {
    const before = this.store?.awaited ?? [];
    const isRest = awaited.length < before.length && awaited.every((seat) => before.includes(seat));
    if (!isRest) this.waitingFrom = Date.now();
  }

  /** A page that opens in the middle of a wait asks since when it lasts. */
  private async findWaiting(): Promise<void> {
    this.waitingFrom = Date.now();
    const mine = await api.mine().catch(() => []);
    const movedAt = mine.find(({ table }) => table.code === this.code)?.movedAt;
    if (movedAt !== undefined) this.waitingFrom = Math.min(this.waitingFrom, movedAt);
  }

  /** "De retour : 2 coups joués": the updates missed follow the welcome at once, so they are counted a moment later. */
  private tellReturn(): void {
    const before = this.store?.n ?? 0;
    setTimeout(() => toast.show({ kind: 'news', text: words().net.back((this.store?.n ?? 0) - before) }), 400);
  }

  /** Adds this device's salt to the chance of the game, once per place it has, and notes how a game ended. */
  private addSalt(): void {
    const { table, you } = this;
    if (table === undefined) return;
    noteEnd(table);
    const salt = saltDue(table, you);
    const seats = you.seats.join();
    if (salt === undefined || seats === this.saltedFor) return;
    this.saltedFor = seats;
    // One that is refused, or lost with the line, is left out of the draw, and the table says so.
    this.line.ask('salt', { salt }).catch(() => {});
  }

  private welcome(message: WelcomeMessage, game: OpenGame): void {
    const { table, you, presence, clocks, chat, request, play } = message;
    // A personal link that no longer works matters only to who has no seat here anyway.
    this.problem = you.seats.length === 0 ? this.deadLink : undefined;
    this.table = table;
    this.you = you;
    this.presence = presence;
    this.chat = chat;
    this.request = request;
    this.saltedFor = '';
    this.addSalt();
    this.clocks = { told: Date.now(), of: clocks ?? [] };
    void version.check();
    if (message.resumed) {
      this.tellReturn();
      return;
    }
    const knownUntil = Math.max(lastSeen(this.code), table.startedAt ?? 0);
    this.wasAway = Date.now() - knownUntil > AWAY;
    markSeen(this.code);
    if (table.mode === 'friends' && table.phase === 'playing') void this.findWaiting();
    const cards = table.pack && this.pack?.cards;
    this.store = play && GameStore.live(game, fixedOf(game, table.options, table.seats.length, cards), play);
  }
}
