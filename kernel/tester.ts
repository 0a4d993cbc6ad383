/**
 * The tester every game goes through: plays one random game and checks at each step what must hold of any game.
 *
 * It throws an error that names the game, seed, step, seat and what broke; the same plan always plays the same game.
 */
import { asked } from './agenda.ts';
import type { Change, LogRow } from './change.ts';
import { copy, deepFreeze, same } from './data.ts';
import { Match } from './match.ts';
import { applyPatch, type Patch } from './patch.ts';
import { REOPEN, toldTo } from './play.ts';
import { checkClone, checkSealedOrder, roundTrip } from './tester/copies.ts';
import { checkAgenda, checkAnswers, checkOpen, mayOf } from './tester/decisions.ts';
import { brief, difference, notPlain } from './tester/plain.ts';
import { checkSecrecy } from './tester/secrecy.ts';
import { checkSilence } from './tester/silence.ts';
import { type TestPlan, Trial } from './tester/trial.ts';
import { type Decision, type Game, type Seat, type Shape, SPECTATOR, type State } from './types.ts';

export type { TestPlan } from './tester/trial.ts';

/** What the random game was like. */
export interface TestReport {
  /** Rows of the log: answers and undos. */
  readonly steps: number;
  /** Answers the table waited for. */
  readonly decisions: number;
  /** Answers nobody asked for. */
  readonly unasked: number;
  readonly ending: string;
  /** Of the final state. */
  readonly hash: string;
}

/** Plays one random game with every check; throws at the first thing that is wrong. */
export function testGame<G extends Shape>(game: Game<G>, plan: TestPlan<G>): TestReport {
  return new TestRun(game, plan).play();
}

class TestRun<G extends Shape> {
  private readonly trial: Trial<G>;
  private readonly rows: LogRow[] = [];
  private readonly hashes: string[] = [];
  /** What all have been told, and each seat besides, rebuilt from patches alone. */
  private readonly told: { pub: unknown; readonly own: unknown[] };
  /** Questions that have been answered; none may come back. */
  private readonly answered = new Set<string>();
  private match: Match<G>;
  private decisions = 0;
  private unasked = 0;

  constructor(game: Game<G>, plan: TestPlan<G>) {
    this.trial = new Trial(game, plan);
    this.match = this.trial.guard('setup', undefined, undefined, () => Match.start(this.trial.game, plan));
    const { pub, own } = this.match.state;
    this.told = copy({ pub, own });
  }

  play(): TestReport {
    let frozen = this.inspect();
    while (asked(frozen).length > 0) {
      const d = this.trial.chance.pick(asked(frozen));
      frozen = this.answer(d, this.choose(frozen, d));
      this.decisions++;
      for (let seat = 0; seat < this.trial.fixed.seats; seat++) frozen = this.look(frozen, seat);
    }
    return this.finish(frozen);
  }

  /** A legal answer at random, now and then the default. */
  private choose(frozen: State<G>, d: Decision): unknown {
    const v = this.trial.frozenView(frozen, d.seat);
    return this.trial.chance.int(10) === 0
      ? this.trial.game.kinds[d.kind].default?.(v, d as never)
      : this.trial.draw(v, d);
  }

  /** Between two answers the table waits for, each seat has one look at what it may do unasked. */
  private look(frozen: State<G>, seat: Seat): State<G> {
    const { chance } = this.trial;
    const list = mayOf(this.trial, frozen, seat);
    if (list.length === 0 || chance.int(3) > 0) return frozen;
    const d = chance.pick(list);
    // Rarely, or at a large table somebody would always reopen before the last one has sealed.
    if (d.kind === REOPEN && chance.int(this.trial.fixed.seats) > 0) return frozen;
    const a = this.trial.draw(this.trial.frozenView(frozen, seat), d);
    if (a === undefined) return frozen;
    this.unasked++;
    return this.answer(d, a);
  }

  private answer(d: Decision, a: unknown): State<G> {
    const before = this.hashes.at(-1) ?? this.match.hash();
    const saved = !d.blocking && d.kind !== REOPEN && this.trial.isDueFor(`secret ${d.kind}`) ? this.fork() : undefined;
    const row: LogRow = { type: 'answer', seat: d.seat, decision: d.id, answer: a };
    const after = this.post(row, d);
    if (saved !== undefined) {
      const deaf = this.everybody().filter((seat) => seat !== d.seat && saved.count(seat) === this.match.count(seat));
      checkSilence(this.trial, { before: saved, after: this.match, deaf, d });
    }
    if (d.blocking) this.answered.add(d.id);
    if (d.kind === REOPEN) this.answered.delete(`${d.id.split('.')[1]}.${d.seat}`);
    if (this.trial.isDue() && this.match.undoReach(d.seat).can) {
      this.answered.delete(d.id);
      const undone = this.post({ type: 'undo', seat: d.seat, all: false }, d);
      if (undone !== before) this.trial.fail(`undoing ${brief(a)} gives another state than before`, d.seat, d);
      const again = this.post(row, d);
      if (again !== after) this.trial.fail(`${brief(a)} given again after an undo gives another state`, d.seat, d);
      if (d.blocking) this.answered.add(d.id);
    }
    return this.inspect();
  }

  /** One row through the match, and what everybody is told of it. */
  private post(row: LogRow, d: Decision): string {
    const { trial } = this;
    if (++trial.step > (trial.plan.maxSteps ?? 5000)) trial.fail('the game does not end');
    const result = trial.guard(
      () => `${row.type} ${brief(row)}`,
      d.seat,
      d,
      () => this.match.apply(row, []),
    );
    if (result.refusal)
      return trial.fail(`${brief(row)} is refused: ${result.refusal.rule} ${result.refusal.key}`, d.seat, d);
    this.rows.push(row);
    this.hashes.push(result.change.hash);
    this.tell(result.change, d);
    return result.change.hash;
  }

  private tell(change: Change, d: Decision): void {
    this.checkHidden(change, d);
    const problem = notPlain(change.events);
    if (problem !== undefined) this.trial.fail(`the events are not plain data: ${problem} in ${brief(change.events)}`);
    const { told } = this;
    for (const seat of this.everybody()) {
      const update = this.match.update(seat, change);
      if (update?.pub !== change.pub) this.trial.fail('this seat is not told what has changed for all', seat);
      if (update?.own) told.own[seat] = applyPatch(told.own[seat], overTheWire(update.own));
    }
    if (change.pub) told.pub = applyPatch(told.pub, overTheWire(change.pub));
  }

  /** What everybody was told must rebuild what they see; what is wrong once stays wrong. */
  private checkTold(): void {
    const { pub, own } = this.match.state;
    const apart = difference(this.told, { pub, own });
    if (apart !== undefined) this.trial.fail(`what was told is not what is so: ${apart}`);
  }

  /** Who is told of nothing that was done unasked may see nothing change either. */
  private checkHidden({ events, pub, own }: Change, d: Decision): void {
    if (d.blocking || events.length === 0) return;
    for (const seat of this.everybody()) {
      const patch = pub ?? (seat === SPECTATOR ? undefined : own[seat]);
      if (patch !== undefined && toldTo(events, seat).length === 0)
        this.trial.fail(
          `${d.kind} by seat ${d.seat} is kept from this seat, which sees its trace: ${brief(patch)}`,
          seat,
        );
    }
  }

  /** All checks of the state as it is now; the match plays on from its round trip through JSON. */
  private inspect(): State<G> {
    const { trial, match } = this;
    trial.checkState(match.state, 'the state');
    const saved = match.state;
    const s = roundTrip(trial, saved);
    match.state = s;
    checkAgenda(trial, s);
    const again = asked(s).find((d) => this.answered.has(d.id));
    if (again) trial.fail('a question comes back after its answer: build a fresh frame each time', again.seat, again);
    const isOver = trial.guard('outcome', undefined, undefined, () => trial.game.outcome(s)) !== undefined;
    if (isOver !== (asked(s).length === 0))
      trial.fail(isOver ? 'there is an outcome, yet somebody is asked' : 'nobody is asked, yet there is no outcome');
    const frozen = deepFreeze(saved);
    checkOpen(trial, frozen);
    if (trial.isDue()) this.inspectClosely(s, frozen);
    return frozen;
  }

  private inspectClosely(s: State<G>, frozen: State<G>): void {
    const { trial } = this;
    this.checkTold();
    checkAnswers(trial, s, frozen);
    checkSealedOrder(trial, s, frozen);
    checkClone(trial, s);
    checkSecrecy(trial, s, frozen);
    if (!same(s, frozen)) trial.fail('looking at the state has changed it');
    this.match = this.fork();
    if (!same(this.match.state, frozen)) trial.fail('a match resumed from its snapshot is in another state');
    this.match.state = copy(frozen);
  }

  /** The same match again, from its snapshot through JSON. */
  private fork(): Match<G> {
    const { trial, match } = this;
    const saved = JSON.parse(JSON.stringify(match.snapshot()));
    return trial.guard('resume', undefined, undefined, () => Match.resume(trial.game, match.setup, saved));
  }

  private finish(frozen: State<G>): TestReport {
    const { trial, match } = this;
    this.checkTold();
    for (let seat = 0; seat < trial.fixed.seats; seat++) {
      const [d] = mayOf(trial, frozen, seat);
      if (d) trial.fail('the game is over, yet this may still be done', seat, d);
    }
    const outcome = trial.game.outcome(frozen);
    if (outcome === undefined) return trial.fail('the game is over without an outcome');
    const problem = notPlain(outcome);
    if (problem !== undefined) trial.fail(`the outcome is not plain data: ${problem}`);
    const seats = outcome.standings.map((line) => line.seat).sort((a, b) => a - b);
    if (!same(seats, this.everybody().slice(0, -1))) trial.fail(`the standings list the seats ${brief(seats)}`);
    this.replay();
    const { decisions, unasked } = this;
    return { steps: this.rows.length, decisions, unasked, ending: outcome.ending, hash: match.hash() };
  }

  /** The rows alone give the same states again, this time without any round trip in between. */
  private replay(): void {
    const { trial } = this;
    let row = 0;
    const replayed = trial.guard('replay', undefined, undefined, () =>
      Match.replay(trial.game, this.match.setup, this.rows, (change) => {
        if (change.hash === this.hashes[row++]) return;
        throw new Error(`row ${row} gives another state: one object in two places, or something remembered outside`);
      }),
    );
    if (replayed.hash() !== this.match.hash()) trial.fail('a replay ends in another state');
  }

  private everybody(): Seat[] {
    return [...Array.from({ length: this.trial.plan.seats }, (_, seat) => seat), SPECTATOR];
  }
}

const overTheWire = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch));
