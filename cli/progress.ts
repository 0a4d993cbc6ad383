/** A progress bar for long work: on the terminal only, never in a file or a pipe. There it may be told in lines. */
const WIDTH = 30;
const PAUSE_MS = 100;
/** So many lines in all, where it is told in lines. */
const LINES = 10;

export class Progress {
  private readonly label: string;
  private readonly total: number;
  private done = 0;
  private shownAt = 0;
  private readonly shows = process.stderr.isTTY === true;
  private readonly tellsLines: boolean;

  constructor(label: string, total: number, how: { readonly inLines?: boolean } = {}) {
    this.label = label;
    this.total = total;
    this.tellsLines = how.inLines === true && !this.shows;
  }

  step(by = 1): void {
    const before = this.part();
    this.done += by;
    if (this.tellsLines && this.part() > before) {
      process.stderr.write(`${this.label} ${this.done}/${this.total}\n`);
    }
    if (!this.shows) return;
    const now = performance.now();
    if (now - this.shownAt < PAUSE_MS) return;
    this.shownAt = now;
    const filled = Math.min(WIDTH, Math.round((WIDTH * this.done) / this.total));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(`\r${this.label} ${bar} ${this.done}/${this.total}`);
  }

  /** Wipes the bar, so that what follows stands alone. */
  end(): void {
    if (this.shows) process.stderr.write('\r\x1b[2K');
  }

  private part(): number {
    return Math.floor((LINES * this.done) / this.total);
  }
}
