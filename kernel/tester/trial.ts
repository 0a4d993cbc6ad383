/** One game on trial: what every check needs, and how a failure is told. */
import { Chance } from '../chance.ts';
import { copy, deepFreeze } from '../data.ts';
import { kindOf, openScene, Scene, view } from '../play.ts';
import { sha256Words } from '../sha256.ts';
import type { Decision, Fixed, Game, Json, Refusal, Seat, Shape, State, Table, View } from '../types.ts';
import { brief, notPlain } from './plain.ts';

/** What to test, and how hard. */
export interface TestPlan<G extends Shape> {
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  /** Cards of the owner's, already checked. */
  readonly pack?: Json;
  /** What must hold after every step; says what does not, undefined when all is well. */
  invariants?(s: State<G>, table: Fixed<G>): string | undefined;
  /** More answers to try, legal or not, beside the candidates and the usual junk. */
  probes?(v: View<G>, d: Decision, chance: Chance): readonly unknown[];
  /** The expensive checks run at every n-th step; 1 when not given. */
  readonly every?: number;
  /** A game that takes more steps than this does not end; 5,000 when not given. */
  readonly maxSteps?: number;
}

type Handler<G extends Shape> = (s: State<G>, f: object, t: Table<G>) => void;

/** Frames and settles between two questions: more than this is an endless loop. */
const RUN_LIMIT = 10_000;

const FIRST_TIMES = 2;

export class Trial<G extends Shape> {
  /** The game, watched: endless loops between two questions become errors. */
  readonly game: Game<G>;
  readonly plan: TestPlan<G>;
  readonly fixed: Fixed<G>;
  /** The tester's own chance: what it tries, never what the game rolls. */
  readonly chance: Chance;
  step = 0;
  private runs = 0;
  private samples = 0;
  private readonly times = new Map<string, number>();

  constructor(game: Game<G>, plan: TestPlan<G>) {
    this.plan = plan;
    this.game = this.watched(game);
    this.chance = new Chance(sha256Words(`tester of ${plan.seed}`));
    const { seats, options, content } = openScene(game, plan.seats, plan.options, '', plan.pack);
    this.fixed = deepFreeze({ seats, options, content });
  }

  /** A table with the same chance as the match's own. */
  scene(): Scene<G> {
    this.runs = 0;
    return new Scene(this.fixed, new Chance(sha256Words(this.plan.seed)));
  }

  /** A table with a chance of its own, as whoever samples has. */
  samplerScene(): Scene<G> {
    return new Scene(this.fixed, new Chance(sha256Words(`sample ${this.samples++} of ${this.plan.seed}`)));
  }

  /** What this seat sees, frozen: whoever writes into it throws. */
  frozenView(frozen: State<G>, seat: Seat): View<G> {
    return view(frozen, seat, this.fixed);
  }

  freeze(s: State<G>): State<G> {
    return deepFreeze(copy(s));
  }

  /** Whether an expensive check is due now. */
  isDue(): boolean {
    return this.step % (this.plan.every ?? 1) === 0;
  }

  /** Whether it is due for this: the first few times of anything, then now and then, for some games do little else. */
  isDueFor(what: string): boolean {
    const times = (this.times.get(what) ?? 0) + 1;
    this.times.set(what, times);
    return times <= FIRST_TIMES || this.isDue();
  }

  fail(what: string, seat?: Seat, d?: Decision, cause?: unknown): never {
    const { seed, seats } = this.plan;
    const who = seat === undefined ? '' : `, seat ${seat}`;
    const question = d === undefined ? '' : `, ${d.kind} ${d.id}`;
    throw new Error(`${this.game.id}, ${seats} seats, seed ${seed}, step ${this.step}${who}${question}: ${what}`, {
      cause,
    });
  }

  /** Runs a piece of the game and says which, if it throws or writes where it may only read. */
  guard<T>(name: string | (() => string), seat: Seat | undefined, d: Decision | undefined, run: () => T): T {
    this.runs = 0;
    try {
      return run();
    } catch (error) {
      const what = typeof name === 'string' ? name : name();
      const message = error instanceof Error ? error.message : String(error);
      const isWrite = /read only property|not extensible|Cannot delete property|Cannot add property/.test(message);
      return this.fail(
        `${what} ${isWrite ? 'writes into what it may only read' : 'throws'}: ${message}`,
        seat,
        d,
        error,
      );
    }
  }

  /** What must hold of any state, played or sampled. */
  checkState(s: State<G>, name: string, seat?: Seat): void {
    const problem = notPlain(s);
    if (problem !== undefined) this.fail(`${name} is not plain data: ${problem}`, seat);
    const broken = this.guard('an invariant', seat, undefined, () => this.plan.invariants?.(s, this.fixed));
    if (broken !== undefined) this.fail(`${name} breaks an invariant: ${broken}`, seat);
  }

  candidates(v: View<G>, d: Decision, soFar?: unknown): readonly unknown[] {
    const kind = kindOf(this.game, d);
    return this.guard('candidates', v.seat, d, () => kind.candidates(v, d, soFar));
  }

  refusal(v: View<G>, d: Decision, a: unknown): Refusal | undefined {
    return this.guard(
      () => `refusal of ${brief(a)}`,
      v.seat,
      d,
      () => kindOf(this.game, d).refusal(v, d, a),
    );
  }

  /** A legal answer at random: drawn, or put together piece by piece from the candidates; undefined if there is none. */
  draw(v: View<G>, d: Decision): unknown {
    const kind = kindOf(this.game, d);
    if (kind.draw === undefined) return this.compose(v, d);
    const a = this.guard('draw', v.seat, d, () => kind.draw?.(v, d, this.chance));
    if (a === undefined) return undefined;
    const refusal = this.refusal(v, d, a);
    if (refusal !== undefined)
      this.fail(`draw gives ${brief(a)}, which is refused: ${refusal.rule} ${refusal.key}`, v.seat, d);
    return a;
  }

  private compose(v: View<G>, d: Decision): unknown {
    let finished: unknown;
    let soFar: unknown;
    for (let pieces = 0; pieces < 100; pieces++) {
      const possible = this.candidates(v, d, soFar).filter((a) => {
        const refusal = this.refusal(v, d, a);
        return refusal === undefined || refusal.more === true;
      });
      if (possible.length === 0) return finished;
      soFar = this.chance.pick(possible);
      if (this.refusal(v, d, soFar) === undefined) finished = soFar;
      const isComposed = kindOf(this.game, d).reads !== undefined;
      if (finished !== undefined && (!isComposed || this.chance.int(3) === 0)) return finished;
    }
    return finished;
  }

  private watched(game: Game<G>): Game<G> {
    const count = () => {
      if (++this.runs > RUN_LIMIT) throw new Error('frames run on and on without asking anybody');
    };
    const frames = Object.fromEntries(
      Object.entries(game.frames as unknown as Record<string, Handler<G>>).map(([name, run]): [string, Handler<G>] => [
        name,
        (s, f, t) => {
          count();
          run(s, f, t);
        },
      ]),
    ) as unknown as Game<G>['frames'];
    const { settle } = game;
    if (settle === undefined) return { ...game, frames };
    const settled: typeof settle = (s, t) => {
      count();
      return settle(s, t);
    };
    return { ...game, frames, settle: settled };
  }
}
