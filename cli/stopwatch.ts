/** How long answers take: the slowest, and what 99 of 100 stay under. */

/** Times are counted in steps of this many milliseconds. */
const STEP = 0.05;

export class Stopwatch {
  slowest = 0;
  private readonly counts: number[] = [];
  private times = 0;

  measure<T>(work: () => T): T {
    const start = performance.now();
    const result = work();
    const time = performance.now() - start;
    this.slowest = Math.max(this.slowest, time);
    const step = Math.floor(time / STEP);
    this.counts[step] = (this.counts[step] ?? 0) + 1;
    this.times++;
    return result;
  }

  /** Milliseconds that this share of all times stays under. */
  under(share: number): number {
    let seen = 0;
    for (let step = 0; step < this.counts.length; step++) {
      seen += this.counts[step] ?? 0;
      if (seen >= share * this.times) return (step + 1) * STEP;
    }
    return 0;
  }
}
