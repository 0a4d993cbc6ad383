/**
 * The search: a few answers are tried in many worlds that agree with the view, the same worlds for each, and the
 * doubtful ones are tried longer. The heuristic's favourite is given unless another is clearly better.
 */
import type { AnyShape, Chance, Seat, View } from '../../kernel/index.ts';
import type { Playable } from '../players.ts';
import type { Patience } from './budget.ts';
import { Playout, type Try } from './playout.ts';
import type { Standing } from './standing.ts';
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
  /** How it led to stand, world by world: the same first ones for all. */
  readonly standings: readonly Standing[];
}

/** The heuristic's opinion about a difference counts like so many worlds. */
const OPINION = 12;
/** No contender is dropped before it was tried in so many worlds. */
const FAIR_TRIAL = 4;
/** Another answer must be better than the favourite by this many standard errors, if the game says nothing else. */
const CLEARLY = 0.7;
/** What a difference between two answers varies by at least; keeps a few equal results from looking certain. */
const LEAST_SPREAD = 0.01;

class Runner<C extends Contender> {
  readonly contender: C;
  readonly standings: Standing[] = [];
  /** Sums of the differences to the favourite in the same worlds. */
  private sum = 0;
  private squares = 0;
  private total = 0;

  constructor(contender: C) {
    this.contender = contender;
  }

  note(standing: Standing, favourite: Standing): void {
    const more = standing.chance - favourite.chance;
    this.sum += more;
    this.squares += more * more;
    this.total += standing.chance;
    this.standings.push(standing);
  }

  get value(): number {
    return this.standings.length === 0 ? 0 : this.total / this.standings.length;
  }

  gain(favourite: Contender): number {
    const opinion = Math.max(-0.1, this.contender.prior - favourite.prior);
    return (this.sum + OPINION * opinion) / (this.standings.length + OPINION);
  }

  /** The standard error of the mean difference to the favourite. */
  get error(): number {
    const n = this.standings.length;
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
    const standings: Standing[] = [];
    for (const { contender } of running) {
      if (patience.used >= 1) break;
      standings.push(playout.standing(world, v.seat as Seat, contender));
      patience.spend();
    }
    // A world in which not all could be tried would be unfair to some.
    if (standings.length < running.length) break;
    running.forEach((runner, i) => {
      runner.note(standings[i], standings[0]);
    });
    running = stillRunning(running, runners.length, patience.used);
  }
  const caution = box.heuristic.foresight?.caution ?? CLEARLY;
  const order = (runner: Runner<C>): number => {
    if (runner === favourite) return 0;
    const gain = runner.gain(favourite.contender);
    return running.includes(runner) && gain > 0 && runner.value > favourite.value + caution * runner.error
      ? gain
      : Math.min(-1e-9, gain);
  };
  return runners
    .toSorted((a, b) => order(b) - order(a))
    .map((runner) => ({
      contender: runner.contender,
      value: runner.value,
      gain: runner.gain(favourite.contender),
      standings: runner.standings,
    }));
}

/** The favourite and the best of the others: fewer and fewer as time goes by. */
function stillRunning<C extends Contender>(running: Runner<C>[], all: number, used: number): Runner<C>[] {
  if (running[0].standings.length < FAIR_TRIAL) return running;
  const [favourite, ...others] = running;
  const room = Math.max(1, Math.ceil((all - 1) ** (1 - used)));
  const hopeful = others.filter((one) => one.gain(favourite.contender) + 2.5 * one.error > 0);
  hopeful.sort((a, b) => b.gain(favourite.contender) - a.gain(favourite.contender));
  return [favourite, ...hopeful.slice(0, room)];
}
