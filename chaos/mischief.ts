/** What may happen to one message on its way, drawn by chance, and a count of all that was done. */
import type { Chance } from '../kernel/index.ts';

/** How often each thing happened. */
export class Tally {
  readonly counts = new Map<string, number>();

  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }
}

export type Fate = 'through' | 'dropped' | 'doubled' | 'delayed' | 'swapped' | 'cut';

/** Per thousand messages. */
const RATES: readonly (readonly [Fate, number])[] = [
  ['dropped', 20],
  ['doubled', 30],
  ['delayed', 30],
  ['swapped', 30],
  ['cut', 6],
];

/** Longest delay of a message, in milliseconds. */
const LONGEST = 400;

export class Mischief {
  /** Nothing happens to messages any more. */
  isCalm = false;
  private readonly chance: Chance;
  private readonly tally: Tally;

  constructor(chance: Chance, tally: Tally) {
    this.chance = chance;
    this.tally = tally;
  }

  fate(): Fate {
    if (this.isCalm) return 'through';
    let drawn = this.chance.int(1000);
    for (const [fate, rate] of RATES) {
      if (drawn < rate) {
        this.tally.add(`message ${fate === 'cut' ? 'cut short, and its line' : fate}`);
        return fate;
      }
      drawn -= rate;
    }
    return 'through';
  }

  /** Milliseconds a message is late. */
  delay(): number {
    return 1 + this.chance.int(LONGEST);
  }
}

/** One direction of a line: messages go in, and come out as their fate will have it. */
export class Channel<Message> {
  private readonly mischief: Mischief;
  private readonly deliver: (message: Message) => void;
  private readonly cut: () => void;
  /** Waits for the next message to overtake it. */
  private overtaken: Message | undefined;

  constructor(mischief: Mischief, deliver: (message: Message) => void, cut: () => void) {
    this.mischief = mischief;
    this.deliver = deliver;
    this.cut = cut;
  }

  put(message: Message): void {
    const { mischief } = this;
    switch (mischief.fate()) {
      case 'through':
        this.deliver(message);
        this.letGo();
        return;
      case 'doubled':
        this.deliver(message);
        this.later(message);
        return;
      case 'delayed':
        this.later(message);
        return;
      case 'swapped':
        this.letGo();
        this.overtaken = message;
        setTimeout(() => this.letGo(), LONGEST);
        return;
      case 'cut':
        this.cut();
        return;
      case 'dropped':
    }
  }

  private later(message: Message): void {
    setTimeout(() => this.deliver(message), this.mischief.delay());
  }

  private letGo(): void {
    const { overtaken } = this;
    if (overtaken === undefined) return;
    this.overtaken = undefined;
    this.deliver(overtaken);
  }
}
