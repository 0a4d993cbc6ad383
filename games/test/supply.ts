/** Cards that can each be taken once, by name or whichever is left: how a world is laid out under conservation. */
export class Supply {
  private readonly left: number[];
  private readonly what: string;

  constructor(cards: Iterable<number>, what: string) {
    this.left = [...cards];
    this.what = what;
  }

  /** The first of these that is still there (copies of one card). */
  take(...cards: readonly number[]): number {
    const card = cards.find((one) => this.left.includes(one));
    if (card === undefined) throw new Error(`${this.what} ${cards.join(' or ')} is used twice or not in this box`);
    this.left.splice(this.left.indexOf(card), 1);
    return card;
  }

  any(): number {
    const card = this.left.shift();
    if (card === undefined) throw new Error(`no ${this.what} is left`);
    return card;
  }

  rest(): number[] {
    return this.left.splice(0);
  }
}
