/**
 * The round so far, turn by turn, as everybody could have written it down: weapons lie in the order they came, spells in the order
 * they were cast, the turn goes round, and what each equip proved tells how many weapons came with the last one. That may leave
 * several ways in which it may have gone.
 */
import type { Content } from '../rules/content.ts';
import {
  type Casting,
  GAP,
  type Knight,
  MYSTERY,
  NONE,
  type Seat,
  type Spell,
  UNBOUNDED,
  type View,
} from '../rules/state.ts';
import { amount, isIn, power, touches, worth } from '../rules/totals.ts';

/** What everybody sees. */
type Pub = View['pub'];

/** One way the round may have gone. */
export interface Way {
  readonly turns: readonly PastTurn[];
  /** How likely it is, by the numbers of weapons that were taken. */
  readonly weight: number;
}

/** What a knight did in one turn. */
export interface PastTurn {
  readonly seat: Seat;
  /** The same for the same turn at the same table. */
  readonly key: string;
  /** The table before it. */
  readonly before: Pub;
  /** How many weapons were taken. */
  readonly taken: number;
  /** It was the last one of whoever was alone at the Armourer. */
  readonly isFinal: boolean;
  /** What was done at the Magician, and the table there. */
  readonly visit: Visit | undefined;
}

export interface Visit {
  readonly before: Pub;
  readonly cast: Casting | undefined;
  /** The spell that was discarded, or worked at once. */
  readonly gone: Spell | undefined;
  /** It was the mystery spell. */
  readonly isMystery: boolean;
}

/** A turn as it is tried out: who, how many weapons, and whether the visit followed. */
interface Step {
  readonly seat: Seat;
  readonly taken: number;
  readonly isFinal: boolean;
  readonly visits: boolean;
}

/** Where the round stands while it is gone through again. */
interface Place {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** By seat: weapons taken so far, whether they are done, and what their equips have proved. */
  readonly taken: readonly number[];
  readonly done: readonly boolean[];
  readonly atMost: readonly number[];
  readonly score: number;
  readonly steps: readonly Step[];
}

/** Nobody takes more at once (BQ-205). */
const MOST = 4;
/** What equips have proved, and did not in this way: as a logarithm. */
const UNPROVED = -8;

/** So many ways are worth a thought, and only if they are not so much less likely than the likeliest, as a logarithm. */
const MOST_WAYS = 3;
const UNLIKELY = -4;

export class Past {
  private readonly pub: Pub;
  private readonly content: Content;
  private readonly out: readonly boolean[];
  private readonly found: Place[] = [];
  private best = -Infinity;

  constructor(pub: Pub, content: Content) {
    this.pub = pub;
    this.content = content;
    this.out = pub.knights.map((knight) => !isIn(knight));
  }

  /** The likeliest ways up to now, if there is any. */
  ways(): Way[] {
    const none = this.pub.knights.map(() => 0);
    const seat = this.next(this.pub.armourer, this.out);
    this.goOn({ seat, taken: none, done: this.out, atMost: none.map(() => UNBOUNDED), score: 0, steps: [] });
    this.found.sort((a, b) => b.score - a.score);
    const isMysteryTaken = this.pub.row.at(-1) === GAP;
    return this.found.slice(0, MOST_WAYS).flatMap(({ steps, score }) => {
      const weight = Math.exp(score - this.found[0].score);
      const visitors = steps.filter(({ visits }) => visits).map((step) => step.seat);
      // Nobody can tell from the table who took the mystery spell.
      const takers = isMysteryTaken && visitors.length > 0 ? visitors : [NONE];
      return takers.map((taker) => ({ turns: this.told(steps, taker), weight }));
    });
  }

  /** These steps with the table before each. */
  private told(steps: readonly Step[], mysteryTaker: Seat): PastTurn[] {
    const left = goneSpells(this.pub);
    const gone = new Map<Seat, Spell>();
    for (const { seat, visits } of steps) {
      const spell = visits && this.castOf(seat) === undefined ? left.shift() : undefined;
      if (spell !== undefined) gone.set(seat, spell);
    }
    const taken = this.out.map(() => 0);
    const done = [...this.out];
    return steps.map(({ seat, taken: count, isFinal, visits }) => {
      const before = this.before(seat, taken, done, gone, mysteryTaker);
      taken[seat] += count;
      const visit = visits
        ? {
            before: count === 0 ? before : this.before(seat, taken, done, gone, mysteryTaker),
            cast: this.castOf(seat),
            gone: gone.get(seat),
            isMystery: seat === mysteryTaker,
          }
        : undefined;
      done[seat] = visits || this.hasEnded(seat, taken);
      const shown = before.knights.map(({ visible, phase }) => visible.length + phase);
      const key = [seat, count, visits, visit?.isMystery, before.row, shown].join();
      return { seat, key, before, taken: count, isFinal, visit };
    });
  }

  /** Tries every way the round may have gone on from here. */
  private goOn(place: Place): void {
    const { seat, taken, done } = place;
    if (place.score < this.best + UNLIKELY) return;
    const { phase, visited } = this.pub.knights[seat];
    const left = this.drawn(seat) - taken[seat];
    const isFinal = done.every((one, other) => one || other === seat);
    if (left === 0 && phase !== 'finished') this.arrive(place);
    // Somebody at the Magician right now has no spell yet.
    if (left === 0 && phase === 'finished' && visited) this.step(place, { seat, taken: 0, isFinal, visits: true });
    const visitsAtOnce = phase === 'finished' && (isFinal || this.hasChain(seat));
    for (let count = 1; count <= Math.min(MOST, left); count++) {
      if (!isFinal) this.step(place, { seat, taken: count, isFinal, visits: false });
      if (count < left) continue;
      if (visitsAtOnce) this.step(place, { seat, taken: count, isFinal, visits: visited });
      else if (isFinal) this.step(place, { seat, taken: count, isFinal, visits: false });
    }
  }

  private step(place: Place, one: Step): void {
    const { seat, taken: count } = one;
    const taken = place.taken.with(seat, place.taken[seat] + count);
    const isDone = one.visits || this.hasEnded(seat, taken);
    const done = place.done.with(seat, isDone);
    let { atMost, score } = place;
    if (count > 0) {
      const gap = this.hpWith(seat, place.taken, place.done) - this.shownWith(seat, seat, place.taken, place.done);
      atMost = atMost.with(seat, Math.min(gap, atMost[seat]));
      score += Math.log(usual(count, gap));
      const { hiddenAtMost, insight } = this.pub.knights[seat];
      const isProved = taken[seat] < this.drawn(seat) || atMost[seat] === hiddenAtMost || insight.length > 0;
      if (!isProved) score += UNPROVED;
    }
    const next = { taken, done, atMost, score, steps: [...place.steps, one] };
    // Whoever was alone has equipped and is asked what follows.
    if (one.isFinal && !isDone) this.arrive({ ...next, seat });
    else if (done.every((is) => is)) return;
    else this.goOn({ ...next, seat: this.next(seat, done) });
  }

  /** Now is reached: if everything that lies on the table has come to pass, this is a way it may have gone. */
  private arrive(place: Place): void {
    const { knights, turn } = this.pub;
    if (place.seat !== turn) return;
    const isAll = knights.every(
      (knight, seat) =>
        !isIn(knight) || (place.taken[seat] === this.drawn(seat) && place.done[seat] === (knight.phase === 'finished')),
    );
    if (!isAll) return;
    this.found.push(place);
    this.best = Math.max(this.best, place.score);
  }

  /** Whether this knight was done without a visit when they had taken so many weapons. */
  private hasEnded(seat: Seat, taken: readonly number[]): boolean {
    const { phase, visited } = this.pub.knights[seat];
    return phase === 'finished' && !visited && taken[seat] === this.drawn(seat);
  }

  /** How many weapons this knight has taken from the Armourer in this round. */
  private drawn(seat: Seat): number {
    return Math.max(0, this.pub.knights[seat].visible.length - 1);
  }

  private next(after: Seat, done: readonly boolean[]): Seat {
    const seats = this.pub.knights.length;
    let seat = (after + 1) % seats;
    while (done[seat]) seat = (seat + 1) % seats;
    return seat;
  }

  private hasChain(seat: Seat): boolean {
    return power(this.content, this.pub, seat, 'chain') !== undefined;
  }

  /** What this knight cast in their own visit. */
  private castOf(seat: Seat): Casting | undefined {
    return this.pub.active.find(({ caster, right }) => caster === seat && !right);
  }

  /** Whether a spell was cast only later: in a duel, one cast by right came after the last equip of the other. */
  private isLater(
    { caster, right }: Casting,
    acting: Seat,
    taken: readonly number[],
    done: readonly boolean[],
  ): boolean {
    return right ? caster === acting || taken[acting] < this.drawn(acting) : !done[caster];
  }

  private hpWith(acting: Seat, taken: readonly number[], done: readonly boolean[]): number {
    let hp = this.pub.effectiveHp;
    for (const c of this.pub.active) if (this.isLater(c, acting, taken, done)) hp -= raised(this.content, c);
    return hp;
  }

  private shownWith(seat: Seat, acting: Seat, taken: readonly number[], done: readonly boolean[]): number {
    const { shown, visible } = this.pub.knights[seat];
    let then = shown;
    for (const c of this.pub.active) if (this.isLater(c, acting, taken, done)) then -= moved(this.content, c, seat);
    for (let i = 1 + taken[seat]; i < visible.length; i++) then -= worth(this.content, this.pub, visible[i]);
    return then;
  }

  /** The table when this knight acted. */
  private before(
    acting: Seat,
    taken: readonly number[],
    done: readonly boolean[],
    gone: ReadonlyMap<Seat, Spell>,
    mysteryTaker: Seat,
  ): Pub {
    const { pub } = this;
    let drawn = 0;
    const knights = pub.knights.map((knight, seat): Knight => {
      if (!isIn(knight)) return knight;
      drawn += this.drawn(seat) - taken[seat];
      return {
        ...knight,
        visible: knight.visible.slice(0, 1 + taken[seat]),
        shown: this.shownWith(seat, acting, taken, done),
        phase: done[seat] ? 'finished' : 'armourer',
        visited: done[seat] && knight.visited,
        insight: [],
      };
    });
    const later = pub.active.filter((c) => this.isLater(c, acting, taken, done));
    const isMysteryThere = mysteryTaker !== NONE && !done[mysteryTaker];
    const back = later.filter(({ caster, right }) => right || caster !== mysteryTaker).map(({ spell }) => spell);
    for (const [seat, spell] of gone) if (!done[seat] && seat !== mysteryTaker) back.push(spell);
    if (pub.resolving !== null) back.push(pub.resolving.spell);
    const row = pub.row.map((slot) => (slot === GAP ? (back.pop() ?? GAP) : slot));
    // The mystery lies last.
    if (isMysteryThere) row[row.length - 1] = MYSTERY;
    return {
      ...pub,
      knights,
      active: pub.active.filter((c) => !later.includes(c)),
      effectiveHp: this.hpWith(acting, taken, done),
      row,
      resolving: null,
      // Potions that came later had no reading yet.
      readings: pub.readings.map((reading, i) =>
        knights.some(({ visible }) => visible.includes(this.content.firstPotion + i)) ? reading : null,
      ),
      weaponDeck: pub.weaponDeck + drawn,
      known: [],
    };
  }
}

/** How usual it is to take so many weapons with so far to go, the hidden weapon not counted: as malins do. */
function usual(count: number, gap: number): number {
  const two = Math.min(Math.max(0.005, 0.07 * (gap - 8)), 0.4);
  const three = Math.min(Math.max(0.001, 0.06 * (gap - 15)), 0.25);
  return [0, 1 - two - three, two, three, 0.001][count];
}

/** Spells taken in this round that are active no more: the last ones on the discard. */
function goneSpells({ row, active, resolving, spellDiscard }: Pub): Spell[] {
  const taken = row.filter((slot) => slot === GAP).length;
  const gone = taken - active.length - (resolving === null ? 0 : 1);
  return gone > 0 ? spellDiscard.slice(-gone) : [];
}

/** By how much a spell has raised the boss. */
function raised(content: Content, c: Casting): number {
  return content.spells[c.spell].clauses.reduce(
    (sum, clause) => sum + (clause.does === 'bossHp' ? amount(c, clause.by) : 0),
    0,
  );
}

/** By how much a spell has strengthened a knight. */
function moved(content: Content, c: Casting, seat: Seat): number {
  return content.spells[c.spell].clauses.reduce(
    (sum, clause) => sum + (clause.does === 'strength' && touches(c, clause.target, seat) ? amount(c, clause.by) : 0),
    0,
  );
}
