/** A game under test, driven through the questions a player sees; each game's `arrange` hands one back. */
import { expect } from 'vitest';
import {
  asked,
  type Decision,
  type Game,
  type GameEvent,
  judge,
  legal,
  open,
  REOPEN,
  type Refusal,
  run,
  type Scene,
  type Seat,
  type Shape,
  type State,
  submit,
  type View,
  view,
} from '../../kernel/index.ts';

type KindName<G extends Shape> = keyof G['kinds'] & string;
type AnswerTo<G extends Shape, K extends KindName<G>> = G['kinds'][K]['answer'];

/** What must hold in every state; the name of what does not. */
export type Law<G extends Shape> = (s: State<G>, t: Scene<G>) => string | undefined;

/** After every answer all laws are checked. */
export class World<G extends Shape> {
  readonly game: Game<G>;
  readonly state: State<G>;
  readonly table: Scene<G>;
  /** Everything that happened since the world was arranged. */
  readonly events: GameEvent[] = [];
  private readonly law: Law<G>;

  constructor(game: Game<G>, state: State<G>, table: Scene<G>, law: Law<G>) {
    this.game = game;
    this.state = state;
    this.table = table;
    this.law = law;
    this.settle();
  }

  get pub(): State<G>['pub'] {
    return this.state.pub;
  }

  get options(): G['options'] {
    return this.table.options;
  }

  view(seat: Seat): View<G> {
    return view(this.state, seat, this.table);
  }

  /** Runs what lies on the agenda, to the next question. */
  run(): void {
    this.table.chance.at = this.state.hid.cursor;
    run(this.game, this.state, this.table);
    this.state.hid.cursor = this.table.chance.at;
    this.settle();
  }

  /** The facts of every event of this type, in order. */
  happened<E extends keyof G['events'] & string>(type: E): G['events'][E][] {
    return this.events.filter((event) => event.type === type).map((event) => event.facts as G['events'][E]);
  }

  /** Whom the table waits for, and with which question. */
  get asked(): [Seat, string][] {
    return asked<G>(this.state).map((d) => [d.seat, d.kind]);
  }

  expectAsked(expected: readonly (readonly [Seat, KindName<G>])[]): void {
    expect(this.asked).toEqual(expected);
  }

  give(seat: Seat, d: Decision, answer: unknown): void {
    this.table.events = [];
    const step = submit(this.game, this.state, this.table, seat, d.id, answer);
    if (step.refusal) throw new Error(`refused: ${step.refusal.rule} ${step.refusal.key}`);
    this.settle();
  }

  private settle(): void {
    this.events.push(...this.table.events);
    this.table.events = [];
    const problem = this.law(this.state, this.table);
    if (problem !== undefined) throw new Error(problem);
  }
}

/** One player of a world: answers what is open to that seat, asked or unasked. */
export class Player<G extends Shape> {
  private readonly world: World<G>;
  private readonly number: Seat;

  constructor(world: World<G>, seat: Seat) {
    this.world = world;
    this.number = seat;
  }

  get view(): View<G> {
    return this.world.view(this.number);
  }

  get own(): State<G>['own'][number] {
    return this.world.state.own[this.number];
  }

  /** The kinds of all decisions open to this seat, asked and unasked. */
  get open(): string[] {
    return open(this.world.game, this.view).map((d) => d.kind);
  }

  /** Gives this answer; throws with the refusal when it is not legal. */
  answer<K extends KindName<G>>(kind: K, answer: AnswerTo<G, K>): void {
    this.world.give(this.number, this.decision(kind), answer);
  }

  /** Takes back a sealed answer while others still think. */
  reopen(): void {
    this.world.give(this.number, this.decision(REOPEN), true);
  }

  /** What a time-out would answer. */
  default(kind: KindName<G>): void {
    this.world.give(this.number, this.decision(kind), this.defaultOf(kind));
  }

  defaultOf<K extends KindName<G>>(kind: K): AnswerTo<G, K> {
    return this.world.game.kinds[kind].default?.(this.view, this.decision(kind) as never) as AnswerTo<G, K>;
  }

  /** The legal answers. */
  options<K extends KindName<G>>(kind: K): AnswerTo<G, K>[] {
    return legal(this.world.game, this.view, this.decision(kind)) as AnswerTo<G, K>[];
  }

  /** All listed answers, legal or not. */
  candidates<K extends KindName<G>>(kind: K): readonly AnswerTo<G, K>[] {
    return this.world.game.kinds[kind].candidates(this.view, this.decision(kind) as never) as readonly AnswerTo<G, K>[];
  }

  /** Why this answer is refused; undefined when it is legal. */
  refusal<K extends KindName<G>>(kind: K, answer: AnswerTo<G, K>): Refusal | undefined {
    return judge(this.world.game, this.view, this.decision(kind), answer);
  }

  decision(kind: KindName<G>): Decision {
    const d = open(this.world.game, this.view).find((one) => one.kind === kind);
    if (d === undefined)
      throw new Error(`seat ${this.number} is not asked ${kind}, only ${this.open.join(', ') || 'nothing'}`);
    return d;
  }
}
