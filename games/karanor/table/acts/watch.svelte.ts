/**
 * Which black market cards the reader wants to be reminded of: always, or not in this turn; and whether they let every
 * card of others pass in it. Only on this screen.
 */
import type { BlackMarket, Pub, View } from '../../rules/state.ts';

const turnOf = ({ round, active }: Readonly<Pub>): string => `${round} ${active}`;

export class Watch {
  /** The turn in which each card is ignored. */
  private ignored = $state.raw<ReadonlyMap<BlackMarket, string>>(new Map());

  /** The turn in which nothing is answered, and who answers nothing: a screen may be shared. */
  private passed = $state('');

  passes({ pub, seat }: View): boolean {
    return this.passed === `${turnOf(pub)} ${seat}`;
  }

  passTurn({ pub, seat }: View): void {
    this.passed = `${turnOf(pub)} ${seat}`;
  }

  asks(card: BlackMarket, pub: Readonly<Pub>): boolean {
    return this.ignored.get(card) !== turnOf(pub);
  }

  set(card: BlackMarket, asks: boolean, pub: Readonly<Pub>): void {
    const next = new Map(this.ignored);
    if (asks) next.delete(card);
    else next.set(card, turnOf(pub));
    this.ignored = next;
  }
}
