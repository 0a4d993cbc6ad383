/**
 * The table as it was when a knight last acted, as far as it still tells: weapons lie in the order they came, active spells in the
 * order they were cast, and in each lap everybody at the Armourer acts once. Where somebody took several weapons at once, it is a guess.
 */
import type { Content } from '../rules/content.ts';
import { type Casting, GAP, type Knight, type Seat, type Spell, type View } from '../rules/state.ts';
import { amount, touches, worth } from '../rules/totals.ts';

/** A turn of the round, counted from its first. */
type Moment = number;
/** What everybody sees. */
type Pub = View['pub'];

/** What a knight did at the Magician. */
export interface Visit {
  readonly cast: Casting | undefined;
  /** The spell that was discarded, or worked at once. */
  readonly gone: Spell | undefined;
}

export class Past {
  private readonly pub: Pub;
  private readonly content: Content;
  /** What each of those who were at the Magician did there. */
  private readonly visits = new Map<Seat, Visit>();

  constructor(pub: Pub, content: Content) {
    this.pub = pub;
    this.content = content;
    const visitors = [...pub.knights.keys()].filter((seat) => pub.knights[seat].visited);
    visitors.sort((a, b) => this.stopped(a) - this.stopped(b));
    const gone = goneSpells(pub);
    for (const seat of visitors) {
      const cast = pub.active.find(({ caster, right }) => caster === seat && !right);
      this.visits.set(seat, { cast, gone: cast === undefined ? gone.shift() : undefined });
    }
  }

  visit(seat: Seat): Visit | undefined {
    return this.visits.get(seat);
  }

  /** Before this knight went to the Magician. */
  beforeVisit(seat: Seat): Pub {
    return this.before(seat, this.stopped(seat), this.pub.knights[seat].visible.length);
  }

  /** Before this knight took the last weapon. */
  beforeEquip(seat: Seat): Pub {
    return this.before(seat, this.stopped(seat) - this.pub.knights.length, this.pub.knights[seat].visible.length - 1);
  }

  /** When this knight went to the Magician, or would: after one turn for each weapon. */
  private stopped(seat: Seat): Moment {
    const { knights, armourer } = this.pub;
    const place = (seat - armourer - 1 + knights.length) % knights.length;
    return (knights[seat].visible.length - 1) * knights.length + place;
  }

  private before(self: Seat, now: Moment, weapons: number): Pub {
    const { pub, content } = this;
    const own = pub.active.findIndex(({ caster, right }) => caster === self && !right);
    const isLater = (c: Casting, i: number): boolean =>
      own >= 0 ? i >= own : c.caster === self || this.stopped(c.caster) > now;
    const undone = pub.active.filter(isLater);
    const knights = pub.knights.map((knight, seat): Knight => {
      const had = seat === self ? weapons : this.weaponsAt(seat, now);
      const isDone = seat !== self && knight.phase !== 'armourer' && this.stopped(seat) < now;
      let shown = knight.shown - undone.reduce((sum, c) => sum + moved(content, c, seat), 0);
      for (const card of knight.visible.slice(had)) shown -= worth(content, pub, card);
      const phase = isDone ? 'finished' : 'armourer';
      return {
        ...knight,
        visible: knight.visible.slice(0, had),
        shown,
        phase,
        visited: isDone && knight.visited,
        insight: [],
      };
    });
    const drawn = pub.knights.reduce(
      (sum, { visible }, seat) => sum + visible.length - knights[seat].visible.length,
      0,
    );
    const taken = undone.map(({ spell }) => spell);
    for (const [seat, { gone }] of this.visits) {
      if (gone !== undefined && (seat === self || this.stopped(seat) > now)) taken.push(gone);
    }
    return {
      ...pub,
      knights,
      active: pub.active.filter((c) => !undone.includes(c)),
      effectiveHp: pub.effectiveHp - undone.reduce((sum, c) => sum + raised(content, c), 0),
      row: pub.row.map((slot) => (slot === GAP ? (taken.pop() ?? GAP) : slot)),
      resolving: null,
      weaponDeck: pub.weaponDeck + drawn,
      known: [],
    };
  }

  /** How many weapons somebody showed then: the dealt one, and one for each turn. */
  private weaponsAt(seat: Seat, now: Moment): number {
    const { knights, armourer } = this.pub;
    const place = (seat - armourer - 1 + knights.length) % knights.length;
    const turns = Math.max(0, Math.ceil((now - place) / knights.length));
    return Math.min(knights[seat].visible.length, 1 + turns);
  }
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
