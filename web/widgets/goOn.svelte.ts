/** The way on after a result: it takes itself once there was time to read, unless somebody stops to look. */

/** Seconds a result stands before the game goes on by itself. */
export const READING_TIME = 5;

export class GoOn {
  /** Seconds until the game goes on by itself; undefined while nothing runs. */
  left = $state<number>();
  hasRun = $state(false);
  private isHeld = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Counts down and then calls `onward`; returns what ends the count. A screen nobody sees is not read: it waits. */
  run(onward: () => void): () => void {
    if (this.isHeld) return () => {};
    let left = READING_TIME;
    this.left = left;
    this.hasRun = true;
    this.timer = setInterval(() => {
      if (document.hidden) return;
      left -= 1;
      this.left = left;
      if (left > 0) return;
      this.hold();
      onward();
    }, 1000);
    return () => this.end();
  }

  /** Whoever looks closer has all the time they want: from now on only they go on. */
  hold(): void {
    this.isHeld = true;
    this.end();
  }

  private end(): void {
    clearInterval(this.timer);
    this.left = undefined;
  }
}
