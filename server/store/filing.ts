/**
 * How rows get from where they are written, one after the other, to where they are kept, under their tables.
 *
 * Filed one by one, the rows of a hundred busy tables would lie on a hundred pages, all written anew with each commit: three times
 * the cost. So rows gather first. Filed all at once, they would hold up everybody for the time of many commits. So each
 * commit files a few tables, each with all it has gathered.
 */
import type { Code } from '../../wire/protocol.ts';

/** So many rows gather before they are filed. */
const MANY = 4000;
/** For each row written so many older ones are filed: that is done long before as many have gathered again. */
const FILED_PER_ROW = 2;

/** The database, as far as filing needs it; rows are named by the place they were written at. */
export interface Shelves {
  /** Puts these rows under their tables, those that are there already apart. */
  file(places: readonly number[]): void;
  /** Throws away the rows up to this place. */
  discard(last: number): void;
  /** All that was written and not thrown away. */
  gathered(): Iterable<{ readonly code: Code; readonly place: number }>;
}

export class Filing {
  private readonly shelves: Shelves;
  /** Whether all that has gathered is known here: not at the start, nor after a commit that failed. */
  private isAware = false;
  private gathering = new Map<Code, number[]>();
  private rows = 0;
  private lastPlace = 0;
  /** Tables whose rows are to be filed next, and the last place of all these rows. */
  private due: number[][] = [];
  private lastDue = 0;

  constructor(shelves: Shelves) {
    this.shelves = shelves;
  }

  /** What this commit wrote and filed may never have been. What is filed twice in the end does no harm. */
  lookAgain(): void {
    this.isAware = false;
  }

  wrote(code: Code, place: number): void {
    if (!this.isAware) return;
    const places = this.gathering.get(code);
    if (places === undefined) this.gathering.set(code, [place]);
    else places.push(place);
    this.rows++;
    this.lastPlace = place;
  }

  /** To be called in each commit, with the number of rows it wrote. */
  goOn(rows: number): void {
    this.look();
    if (this.due.length === 0) {
      if (this.rows < MANY) return;
      this.due = [...this.gathering.values()];
      this.lastDue = this.lastPlace;
      this.gathering = new Map();
      this.rows = 0;
    }
    for (let left = FILED_PER_ROW * rows; left > 0; ) {
      const places = this.due.pop();
      if (places === undefined) return;
      this.shelves.file(places);
      left -= places.length;
      if (this.due.length === 0) this.shelves.discard(this.lastDue);
    }
  }

  /** Files everything at once. */
  finish(): void {
    this.look();
    for (const places of [...this.due, ...this.gathering.values()]) this.shelves.file(places);
    this.shelves.discard(this.lastPlace);
    this.lookAgain();
  }

  private look(): void {
    if (this.isAware) return;
    const gathered = this.shelves.gathered();
    this.isAware = true;
    this.gathering = new Map();
    this.rows = 0;
    this.due = [];
    for (const { code, place } of gathered) this.wrote(code, place);
  }
}
