/**
 * The one store that folds what a viewpoint is told into a view: for play, replay and hot-seat alike.
 *
 * It knows no network. Live, it takes a welcome and then updates; in a replay it is given a whole film and moves along
 * it. Looking back from a line of the log is the same movement, with the present kept aside.
 */
import {
  type AnyShape,
  type Decision,
  type Fixed,
  type Json,
  open,
  type Seat,
  type SeenEvent,
  SPECTATOR,
  type UndoReach,
  type View,
} from '../../kernel/index.ts';
import { EVERYBODY, type Play, type UpdateMessage, type Film as WireFilm } from '../../wire/protocol.ts';
import type { OpenGame } from '../games.ts';
import { type AnyView, asView, develop, Film, type Still } from './film.ts';
import type { Told } from './story.ts';

/** What the last step brought, for animation; `key` changes with each. */
export interface Fresh {
  readonly key: number;
  readonly events: readonly SeenEvent[];
}

/** An answer on its way: shown as given, taken back if it is refused. */
interface Pending {
  readonly decision: Decision;
  /** The update that will show it, once the server said so. */
  readonly n?: number;
}

const NOTHING: UndoReach = { can: false, why: 'nothing' };

export class GameStore {
  readonly game: OpenGame;
  readonly fixed: Fixed<AnyShape>;
  readonly seat: Seat;
  n = 0;
  epoch = 0;

  story = $state.raw<readonly Told[]>([]);
  undo = $state.raw<UndoReach>(NOTHING);
  awaited = $state.raw<readonly Seat[]>([]);
  fresh = $state.raw<Fresh>({ key: 0, events: [] });
  /** What happened while this seat was away. */
  missed = $state.raw<readonly Told[]>([]);
  /** How many steps the film has. */
  length = $state(0);
  /** The step being looked at; undefined is the present. */
  at = $state<number>();

  private still = $state.raw<Still>({ pub: {}, own: undefined });
  private pending = $state.raw<Pending>();
  private film: Film;

  private constructor(game: OpenGame, fixed: Fixed<AnyShape>, seat: Seat, first: Still, opening: readonly SeenEvent[]) {
    this.game = game;
    this.fixed = fixed;
    this.seat = seat;
    this.still = first;
    this.film = new Film(first);
    this.story = opening.map((event) => ({ event, step: undefined }));
  }

  /** A seat at a running game, or the public view of it. */
  static live(game: OpenGame, fixed: Fixed<AnyShape>, play: Play): GameStore {
    const { view, n, epoch, story, since, undo, awaited } = play;
    const store = new GameStore(game, fixed, view.seat, { pub: view.pub, own: view.own }, story);
    store.n = n;
    store.epoch = epoch;
    store.missed = store.story.slice(Math.max(0, story.length - since));
    store.undo = undo ?? NOTHING;
    store.awaited = awaited;
    return store;
  }

  /** A finished game, from its first moment. */
  static replay(game: OpenGame, film: WireFilm, pack: Json | undefined): GameStore {
    const { view, opening, updates, options, seats } = film;
    const store = new GameStore(
      game,
      fixedOf(game, options, seats, pack),
      view.seat,
      { pub: view.pub, own: view.own },
      [],
    );
    store.film = new Film(store.still, updates);
    store.length = updates.length;
    store.story = [
      ...opening.map((event) => ({ event, step: 0 })),
      ...updates.flatMap((update, index) => update.events.map((event) => ({ event, step: index + 1 }))),
    ];
    store.at = 0;
    return store;
  }

  /** The table as it is, or as it was at the step looked at. */
  readonly view: AnyView = $derived.by(() => this.viewAt(this.at));

  /** Every seat's own part, in the replay that hides nothing. */
  readonly everyone: readonly unknown[] | undefined = $derived.by(() =>
    this.seat === EVERYBODY ? (this.stillAt(this.at).own as readonly unknown[]) : undefined,
  );

  /** What this seat is asked now, even while its answer is on its way; nothing while looking back or looking on. */
  readonly offered: readonly Decision[] = $derived.by(() => {
    if (this.seat === SPECTATOR || this.at !== undefined) return [];
    return open(this.game.rules, this.view as View<AnyShape>);
  });

  /** Whether an answer is on its way. */
  readonly isPending: boolean = $derived.by(() => this.pending !== undefined);

  /** What this seat can decide now: nothing while it waits for the server's word. */
  readonly decisions: readonly Decision[] = $derived.by(() => (this.isPending ? [] : this.offered));

  /** Whether the table waits for this seat. */
  readonly isMine: boolean = $derived.by(() => this.at === undefined && this.awaited.includes(this.seat));

  take(update: UpdateMessage): void {
    this.n = update.n;
    this.epoch = update.epoch;
    this.film.steps.push(update);
    this.still = develop(this.still, update);
    this.length = this.film.steps.length;
    this.story = [...this.story, ...update.events.map((event) => ({ event, step: this.length }))];
    this.undo = update.undo ?? NOTHING;
    this.awaited = update.awaited;
    this.fresh = { key: this.fresh.key + 1, events: update.events };
    this.forgetShown();
  }

  /** Moves along the film; the events of a single step forward are fresh. */
  look(at: number | undefined): void {
    const isNext = at !== undefined && this.at !== undefined && at === this.at + 1;
    const steps = isNext ? this.film.steps[at - 1]?.events : [];
    this.at = at === undefined ? undefined : Math.max(0, Math.min(at, this.length));
    this.fresh = { key: this.fresh.key + 1, events: steps ?? [] };
  }

  /** An answer was given: nothing else can be decided until the server answers. */
  give(decision: Decision): void {
    this.pending = { decision };
  }

  /** The server took the answer; the update that shows it may have come already. */
  given(n: number | undefined): void {
    if (this.pending === undefined) return;
    this.pending = n === undefined ? undefined : { ...this.pending, n };
    this.forgetShown();
  }

  /** The answer was refused: everything returns to its place. */
  takeBack(): void {
    this.pending = undefined;
  }

  private viewAt(step: number | undefined): AnyView {
    return asView(this.stillAt(step), this.seat, this.fixed);
  }

  private stillAt(step: number | undefined): Still {
    return step === undefined ? this.still : this.film.at(step);
  }

  private forgetShown(): void {
    if (this.pending?.n !== undefined && this.pending.n <= this.n) this.pending = undefined;
  }
}

/** What never changes at one table, with the game's own cards or those its owner brought. */
export function fixedOf(
  game: OpenGame,
  options: Fixed<AnyShape>['options'],
  seats: number,
  pack: Json | undefined,
): Fixed<AnyShape> {
  return { seats, options, content: game.rules.content(options, seats, pack) };
}
