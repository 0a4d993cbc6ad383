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

/** How far the heuristic is usually wrong about a difference between two answers, if the game says nothing else. */
const DOUBT = 0.03;
/** How far thoughts are wrong about it however many there are: standings are guesses too. */
const BLIND = 0.006;
/** What a difference varies by from world to world before any was seen, and how many worlds that counts for. */
const SPREAD = 0.1;
const SEEN = 2;
/** No answer is thought to be worse than this before it was tried. */
const HOPELESS = -0.1;
/** No contender is dropped before it was tried in so many worlds. */
const FAIR_TRIAL = 4;
/** Whoever can hardly gain more than this over the favourite is not worth more time. */
const NEGLIGIBLE = 0.002;
/** The last rival is taken without more thought when it is ahead by so many standard errors, in so many worlds. */
const BEYOND_DOUBT = 3;
const MANY = 12;

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

  /** What it gains over the favourite: what was seen and what the heuristic thinks, each by how sure it is. */
  gain(favourite: Contender, doubt: number): number {
    const n = this.standings.length;
    const opinion = Math.max(HOPELESS, this.contender.prior - favourite.prior);
    if (n === 0) return opinion;
    const seen = 1 / (this.variance() + BLIND * BLIND);
    const believed = 1 / doubt ** 2;
    return (seen * (this.sum / n) + believed * opinion) / (seen + believed);
  }

  /** By how much more worlds would still change that, as a standard error. */
  swing(doubt: number): number {
    const seen = 1 / (this.variance() + BLIND * BLIND);
    return (Math.sqrt(this.variance()) * seen) / (seen + 1 / doubt ** 2);
  }

  /** Of the mean difference to the favourite, as far as it comes from the worlds that were drawn. */
  private variance(): number {
    const n = Math.max(1, this.standings.length);
    const each = (Math.max(0, this.squares - (this.sum * this.sum) / n) + SEEN * SPREAD * SPREAD) / (n + SEEN);
    return each / n;
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
  const doubt = box.heuristic.foresight?.doubt ?? DOUBT;
  let running = runners;
  while (running.length > 1 && patience.used < 1) {
    const world = drawWorld(box, v, chance);
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
    running = stillRunning(running, runners.length, patience.used, doubt);
    if (isDecided(running, doubt)) break;
  }
  const order = (runner: Runner<C>): number => {
    if (runner === favourite) return 0;
    const gain = runner.gain(favourite.contender, doubt);
    return running.includes(runner) ? gain : Math.min(-1e-9, gain);
  };
  return runners
    .toSorted((a, b) => order(b) - order(a))
    .map((runner) => ({
      contender: runner.contender,
      value: runner.value,
      gain: runner.gain(favourite.contender, doubt),
      standings: runner.standings,
    }));
}

/** The favourite and the best of the others: fewer and fewer as time goes by. */
function stillRunning<C extends Contender>(
  running: Runner<C>[],
  all: number,
  used: number,
  doubt: number,
): Runner<C>[] {
  if (running[0].standings.length < FAIR_TRIAL) return running;
  const [favourite, ...others] = running;
  const room = Math.max(1, Math.ceil((all - 1) ** (1 - used)));
  const hopeful = others.filter((one) => one.gain(favourite.contender, doubt) + 2.5 * one.swing(doubt) > NEGLIGIBLE);
  hopeful.sort((a, b) => b.gain(favourite.contender, doubt) - a.gain(favourite.contender, doubt));
  return [favourite, ...hopeful.slice(0, room)];
}

/** One rival is left, and it is better beyond doubt. */
function isDecided<C extends Contender>([favourite, rival, ...others]: readonly Runner<C>[], doubt: number): boolean {
  if (rival === undefined || others.length > 0 || rival.standings.length < MANY) return false;
  return rival.gain(favourite.contender, doubt) > BEYOND_DOUBT * rival.swing(doubt);
}
