/** What the reader has laid out on their own counter and not yet confirmed. */
import type { Item, Sale } from '../rules/state.ts';

export class Desk {
  /** The card to keep. */
  pick = $state<Item>();
  /** Cards in the window, the curtain not yet down. */
  window = $state<readonly Item[]>([]);
  /** Sales in their order (BZ-R28). */
  sales = $state<readonly Sale[]>([]);
  /** A sale the pointer or the focus is on: shown as if it were made. */
  near = $state<Sale>();
  /** Cards that came out of the reserve this round, as this screen has seen. */
  stored = $state<readonly Item[]>([]);
  /** Employees not to be asked about again, by round: an answer "no" is given for the reader. */
  private declined = $state<readonly string[]>([]);

  /** A new question starts from nothing chosen. */
  clear(): void {
    this.pick = undefined;
    this.window = [];
    this.sales = [];
    this.near = undefined;
  }

  decline(round: number, employee: number): void {
    this.declined = [...this.declined, `${round}.${employee}`];
  }

  isDeclined(round: number, employee: number): boolean {
    return this.declined.includes(`${round}.${employee}`);
  }
}
