/** What somebody has begun to answer, told to the server: it is played for them when their time is out. Nobody else sees it. */

/** Milliseconds without a change after which it is told. */
const PAUSE = 400;

interface Draft {
  readonly decision: string;
  /** As JSON; `null` where nothing is begun. */
  readonly text: string;
}

export class Staging {
  private readonly tell: (decision: string, draft: unknown) => Promise<unknown>;
  private told: Draft | undefined;
  private next: Draft | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (decision: string, draft: unknown) => Promise<unknown>) {
    this.tell = tell;
  }

  /** The answer as it stands now; undefined when nothing is begun, or no longer. */
  stage(decision: string, answer: unknown): void {
    const text = JSON.stringify(answer ?? null);
    const last = this.next ?? this.told;
    const known = last?.decision === decision ? last.text : 'null';
    if (text === known) return;
    clearTimeout(this.timer);
    this.next = { decision, text };
    this.timer = setTimeout(() => this.send(), PAUSE);
  }

  /** The answer was given: nothing is begun any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.next = undefined;
    this.told = undefined;
  }

  private send(): void {
    const { next } = this;
    if (next === undefined) return;
    this.next = undefined;
    this.told = next;
    // What was lost with the line is told with the next change.
    this.tell(next.decision, JSON.parse(next.text)).catch(() => {
      if (this.told === next) this.told = undefined;
    });
  }
}
