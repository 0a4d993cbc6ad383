/** How long one answer may be thought about: by the clock, or by a number of thoughts, which is the same everywhere. */
import type { Foresight } from '../heuristic.ts';

export type Budget =
  /** So many thoughts: the same question gets the same answer on every machine. */
  | { readonly thoughts: number }
  /** As many thoughts as a usual machine has in this time: also the same everywhere. */
  | { readonly like: number }
  /** By the clock: as good as the machine allows. */
  | { readonly ms: number };

export const ONE_SECOND: Budget = { like: 1000 };

/** Thoughts a second of a game that does not say. */
const PACE = 200;

/** Counts thoughts, or looks at the clock. */
export class Patience {
  private readonly most: number;
  private readonly until: number;
  private readonly since: number;
  private spent = 0;

  constructor(budget: Budget, foresight: Foresight | undefined, share: number) {
    this.since = performance.now();
    if ('ms' in budget) {
      this.most = Infinity;
      this.until = this.since + budget.ms * share;
      return;
    }
    const most = 'thoughts' in budget ? budget.thoughts : (budget.like / 1000) * (foresight?.pace ?? PACE);
    this.most = Math.max(1, Math.round(most * share));
    this.until = Infinity;
  }

  /** One more thought was had. */
  spend(): void {
    this.spent++;
  }

  /** How much is used up, from 0 to 1. */
  get used(): number {
    if (this.until === Infinity) return Math.min(1, this.spent / this.most);
    return Math.min(1, (performance.now() - this.since) / (this.until - this.since));
  }
}
