/** One thought: an answer is given in one world, everybody plays on to the horizon, and the standing there is read. */
import {
  type AnyShape,
  clockwise,
  clone,
  type Decision,
  firstAsked,
  kindOf,
  type Seat,
  type State,
  take,
  view,
  waiting,
} from '../../kernel/index.ts';
import { EYES, heuristicPlayer } from '../heuristic-player.ts';
import type { Playable, Player } from '../players.ts';
import { type Standing, standingOf } from './standing.ts';
import type { World } from './worlds.ts';

/** What is tried: an answer, or with no decision to do nothing unasked. */
export interface Try {
  readonly decision?: Decision;
  readonly answer?: unknown;
  /** What oneself answers to the questions that follow at once. */
  readonly next?: readonly unknown[];
  /** It is said to others unasked, who may answer at once. */
  readonly isSaid?: boolean;
}

/** A thought that takes this many answers stops where it is. */
const MOST_ANSWERS = 600;

export class Playout {
  private readonly box: Playable;
  /** How oneself plays on, and how all others do. */
  private readonly own: Player;
  private readonly player: Player;
  private readonly talks: boolean;

  constructor(box: Playable) {
    this.box = box;
    const { rules, heuristic } = box;
    this.player = heuristicPlayer(box, EYES.malin, {});
    this.own =
      heuristic.patient === undefined
        ? this.player
        : heuristicPlayer({ rules, heuristic: heuristic.patient }, EYES.malin, {});
    this.talks = rules.may !== undefined && (heuristic.foresight?.talks ?? true);
  }

  /** How this seat stands after the try, as far as can be seen from here. */
  standing(world: World, self: Seat, tried: Try): Standing {
    const { rules, heuristic } = this.box;
    const { scene, whims } = world;
    const { foresight } = heuristic;
    const s = clone(rules, world.state);
    whims.at = 0;
    const end = foresight === undefined ? Infinity : foresight.clock(s, scene) + foresight.horizon;
    // Whoever does nothing unasked does not think better of it at once.
    let isMuted = tried.decision === undefined;
    if (tried.decision !== undefined) take(rules, s, scene, tried.decision, tried.answer);
    if (tried.next !== undefined) this.follow(s, world, self, tried.next);
    if (tried.isSaid && !this.talks) this.volunteers(s, world, 0, self);
    for (let n = 0; n < MOST_ANSWERS; n++) {
      scene.forget();
      if (foresight !== undefined && foresight.clock(s, scene) >= end) break;
      if (this.talks) this.volunteers(s, world, n, isMuted ? self : undefined);
      const d = firstAsked(s);
      if (d === undefined) break;
      const isOwn = d.seat === self;
      if (isOwn) isMuted = false;
      const v = view(s, d.seat, scene);
      const quick = (isOwn ? heuristic.patient?.foresight : foresight)?.quick ?? foresight?.quick;
      take(rules, s, scene, d, quick?.(v, d, whims) ?? (isOwn ? this.own : this.player).decide(v, d, whims));
    }
    return this.read(s, world, self);
  }

  /** Carries out a plan as far as it goes: who is asked something else decides as always. */
  private follow(s: State<AnyShape>, { scene }: World, self: Seat, next: readonly unknown[]): void {
    const { rules } = this.box;
    for (const answer of next) {
      const d = firstAsked(s);
      if (d?.seat !== self || kindOf(rules, d).refusal(view(s, self, scene), d, answer) !== undefined) return;
      take(rules, s, scene, d, answer);
    }
  }

  private volunteers(s: State<AnyShape>, { scene, whims }: World, n: number, muted: Seat | undefined): void {
    for (const seat of clockwise(scene.seats, n % scene.seats)) {
      if (seat === muted) continue;
      const unasked = this.player.volunteer(view(s, seat, scene), whims);
      if (unasked !== undefined) take(this.box.rules, s, scene, unasked.decision, unasked.answer);
    }
  }

  private read(s: State<AnyShape>, { scene }: World, self: Seat): Standing {
    const outcome = waiting(s) === undefined ? this.box.rules.outcome(s) : undefined;
    if (outcome !== undefined) return { chance: outcome.winners.includes(self) ? 1 / outcome.winners.length : 0 };
    const { foresight } = this.box.heuristic;
    return foresight === undefined ? { chance: 1 / scene.seats } : standingOf(foresight, s, scene, self);
  }
}
