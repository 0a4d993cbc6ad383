/**
 * Who of the bots still may look whether they want to do something unasked: each once between two answers the table
 * waits for, and again when a person did something. Bots do not wake each other so, which would never end.
 */
import type { Decision, Seat } from '../kernel/index.ts';

export class Looks {
  private readonly taken = new Set<Seat>();
  private question = '';

  /** With each new question everybody may look again. */
  asked(decisions: readonly Decision[]): void {
    const question = decisions.length === 1 ? decisions[0].id : decisions.map(({ id }) => id).join(' ');
    if (question !== this.question) this.renew();
    this.question = question;
  }

  /** Everybody may look again. */
  renew(): void {
    // Even an empty set is made anew by it.
    if (this.taken.size > 0) this.taken.clear();
  }

  isLeft(seat: Seat): boolean {
    return !this.taken.has(seat);
  }

  /** Takes this seat's look; whether it had one. */
  take(seat: Seat): boolean {
    if (this.taken.has(seat)) return false;
    this.taken.add(seat);
    return true;
  }
}
