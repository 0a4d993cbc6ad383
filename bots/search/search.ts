/**
 * The search: a few answers are tried in many worlds that agree with the view, the same worlds for each, and the
 * doubtful ones are tried longer. The heuristic's favourite is given unless another is clearly better.
 */
import type { AnyShape, Chance, Seat, View } from '../../kernel/index.ts';
import type { Playable } from '../players.ts';
import type { Patience } from './budget.ts';
import { Playout, type Try } from './playout.ts';
import { drawWorld } from './worlds.ts';

/** Something to be tried, with what the heuristic makes of it. */
export interface Contender extends Try {
  readonly prior: number;
}

/** How a contender did. */
export interface Found<C extends Contender = Contender> {
  readonly contender: C;
  /** Its mean chance to win. */
  readonly value: number;
  /** What it is thought to gain over the favourite, the heuristic's opinion counted in. */
  readonly gain: number;
  /** In how many worlds it was tried. */
  readonly worlds: number;
}

/** The heuristic's opinion about a difference counts like so many worlds. */
const OPINION = 12;
/** No contender is dropped before it was tried in so many worlds. */
const FAIR_TRIAL = 4;
/** Another answer must be better than the favourite by this many standard errors. */
const CLEARLY = 0.7;
/** What a difference between two answers varies by at least; keeps a few equal results from looking certain. */
const LEAST_SPREAD = 0.01;

class Runner<C extends Contender> {
  readonly contender: C;
  readonly values: number[] = [];
  /** Sums of the differences to the favourite in the same worlds. */
  private sum = 0;
  private squares = 0;
  private total = 0;

  constructor(contender: C) {
    this.contender = contender;
  }

  note(value: number, favourite: number): void {
    const more = value - favourite;
    this.sum += more;
    this.squares += more * more;
    this.total += value;
    this.values.push(value);
  }

  get value(): number {
    return this.values.length === 0 ? 0 : this.total / this.values.length;
  }

  gain(favourite: Contender): number {
    const opinion = Math.max(-0.1, this.contender.prior - favourite.prior);
    return (this.sum + OPINION * opinion) / (this.values.length + OPINION);
  }

  /** The standard error of the mean difference to the favourite. */
  get error(): number {
    const n = this.values.length;
    if (n < 2) return 1;
    const mean = this.sum / n;
    const variance = Math.max(0, this.squares / n - mean * mean) + LEAST_SPREAD * LEAST_SPREAD;
    return Math.sqrt(variance / (n - 1));
  }
}

/** Ranks the contenders, the one to take first. The first given is the favourite. */
export function search<C extends Contender>(
  box: Playable,
  v: View<AnyShape>,
  contenders: readonly C[],
  patience: Patience,
  chance: Chance,
): Found<C>[] {
  const playout = new Playout(box);
  const runners = contenders.map((contender) => new Runner(contender));
  const [favourite] = runners;
  let running = runners;
  while (running.length > 1 && patience.used < 1) {
    const world = drawWorld(box.rules, v, chance);
    const values: number[] = [];
    for (const { contender } of running) {
      if (patience.used >= 1) break;
      values.push(playout.value(world, v.seat as Seat, contender));
      patience.spend();
    }
    // A world in which not all could be tried would be unfair to some.
    if (values.length < running.length) break;
    running.forEach((runner, i) => {
      runner.note(values[i], values[0]);
    });
    running = stillRunning(running, runners.length, patience.used);
  }
  const order = (runner: Runner<C>): number => {
    if (runner === favourite) return 0;
    const gain = runner.gain(favourite.contender);
    return running.includes(runner) && gain > 0 && runner.value > favourite.value + CLEARLY * runner.error
      ? gain
      : Math.min(-1e-9, gain);
  };
  return runners
    .toSorted((a, b) => order(b) - order(a))
    .map((runner) => ({
      contender: runner.contender,
      value: runner.value,
      gain: runner.gain(favourite.contender),
      worlds: runner.values.length,
    }));
}

/** The favourite and the best of the others: fewer and fewer as time goes by. */
function stillRunning<C extends Contender>(running: Runner<C>[], all: number, used: number): Runner<C>[] {
  if (running[0].values.length < FAIR_TRIAL) return running;
  const [favourite, ...others] = running;
  const room = Math.max(1, Math.ceil((all - 1) ** (1 - used)));
  const hopeful = others.filter((one) => one.gain(favourite.contender) + 2.5 * one.error > 0);
  hopeful.sort((a, b) => b.gain(favourite.contender) - a.gain(favourite.contender));
  return [favourite, ...hopeful.slice(0, room)];
}
