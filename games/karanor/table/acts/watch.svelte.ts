/** Which black market cards the reader wants to be reminded of: always, or not in this turn. Only on this screen. */
import type { BlackMarket, Pub } from '../../rules/state.ts';

const turnOf = ({ round, active }: Readonly<Pub>): string => `${round} ${active}`;

export class Watch {
  /** The turn in which each card is ignored. */
  private ignored = $state.raw<ReadonlyMap<BlackMarket, string>>(new Map());

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
