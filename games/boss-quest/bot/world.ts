/**
 * The round as this seat imagines it: what is known, and guesses where it is not. Spells are tried out on a copy of it
 * (spells.ts), and how it will probably end is forecast from it (forecast.ts).
 */
import type { Seat } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import { GAP, MYSTERY, type Spell, type View, type Weapon } from '../rules/state.ts';
import { amount, isLastCall, isShielded, participants, power } from '../rules/totals.ts';
import { type Requirement, requirements } from '../rules/view.ts';
import type { Prospect } from './prospects.ts';
import { type Guess, hasRead, hiddenOf, poolValues, readingOf, type Weapons, weaponsOf } from './unseen.ts';
import { ownOnly, type Worths, worths } from './worth.ts';

/** One participant. */
export interface Fighter {
  readonly seat: Seat;
  /** Strength without the hidden weapon. */
  readonly shown: number;
  readonly visible: readonly Weapon[];
  /** Further weapons, of which only the number is guessed. */
  readonly coming: number;
  /** What the face-down weapon may be; empty: there is none. */
  readonly hidden: readonly Guess[];
  /** What they did is counted in there. */
  readonly isRead: boolean;
  /** Will draw more weapons in this round. */
  readonly drawing: boolean;
  readonly shielded: boolean;
  /** Over by that much costs no heart. */
  readonly tolerance: number;
  readonly hasTieBreak: boolean;
  readonly hasAllColours: boolean;
  readonly isReaper: boolean;
  /** Worlds share what they have in common, so most fighters of a world have been looked at in another one: what was seen. */
  readonly looks: Look[];
}

interface Look {
  readonly world: World;
  readonly prospect: Prospect;
}

export interface World {
  readonly me: Seat;
  readonly content: Content;
  readonly hp: number;
  readonly fighters: readonly Fighter[];
  readonly requirements: readonly Requirement[];
  /** Keys for the winner beyond the first. */
  readonly extraKeys: number;
  /** The rank that wins. */
  readonly rank: number;
  /** Those still drawing have one turn only. */
  readonly lastCall: boolean;
  /** Spells that others may still take, and how many visits are reckoned with. */
  readonly row: readonly Spell[];
  readonly visits: number;
  readonly weapons: Weapons;
  /** The chance of each value (index) for the next unseen number card. */
  readonly values: readonly number[];
  readonly worths: Worths;
  /** Gains that outlast the round, in share of a win. */
  readonly lasting: number;
}

/** All answers to one question are judged on the same view, so the world is imagined once. */
const imagined = new WeakMap<View, World>();

/** The round as it stands, with this seat done: it draws no more, and others take the spells it leaves. */
export function worldOf(v: View): World {
  let world = imagined.get(v);
  if (world === undefined) {
    world = imagine(v);
    imagined.set(v, world);
  }
  return world;
}

function imagine(v: View): World {
  const { pub, table, seat: me } = v;
  const { content } = table;
  const weapons = weaponsOf(v);
  const fighters = participants(pub).map((seat): Fighter => {
    const knight = pub.knights[seat];
    return {
      seat,
      shown: knight.shown,
      visible: knight.visible,
      coming: 0,
      hidden: hiddenOf(v, weapons, seat),
      isRead: readingOf(v, seat) !== undefined,
      drawing: seat !== me && knight.phase === 'armourer',
      shielded: isShielded(content, pub, seat),
      tolerance: power(content, pub, seat, 'tolerance')?.upTo ?? 0,
      hasTieBreak: power(content, pub, seat, 'tieBreak') !== undefined,
      hasAllColours: power(content, pub, seat, 'allColours') !== undefined,
      isReaper: knight.role === 'reaper',
      looks: [],
    };
  });
  const active = pub.active.flatMap((casting) =>
    content.spells[casting.spell].clauses.map((clause) => ({ casting, clause })),
  );
  return {
    me,
    content,
    hp: pub.effectiveHp,
    fighters,
    requirements: requirements(content, pub).map(({ clause }) => clause),
    extraKeys: active.reduce(
      (sum, { casting, clause }) => sum + (clause.does === 'winnerKeys' ? amount(casting, clause.by) : 0),
      0,
    ),
    rank: active.reduce((rank, { clause }) => (clause.does === 'winningRank' ? clause.rank : rank), 1),
    lastCall: isLastCall(content, pub),
    row: pub.row.filter((slot) => slot !== GAP && slot !== MYSTERY),
    visits: hasRead(v) ? visitsToCome(fighters) : 0,
    weapons,
    values: poolValues(content, weapons),
    worths: worths(v),
    lasting: 0,
  };
}

/**
 * The same view in the eyes of whoever is new: what lies there, and what it brings oneself. What others win, what they may still draw, and the
 * spells one could count on come with experience.
 */
export function atFirstSight(v: View): View {
  const world = worldOf(v);
  const seen = { ...v };
  imagined.set(seen, {
    ...world,
    fighters: world.fighters.map((one) => ({ ...one, drawing: false, looks: [] })),
    row: [],
    worths: ownOnly(world.worths, v.seat),
  });
  return seen;
}

/** What others may still do at the Magician is reckoned with by whoever takes the time; for *malin* the round is as it stands. */
function visitsToCome(fighters: readonly Fighter[]): number {
  const drawing = fighters.filter((fighter) => fighter.drawing).length;
  // With five or six the last one does not visit (BQ-216).
  return Math.max(0, fighters.length >= 5 ? drawing - 1 : drawing);
}

export function fighterOf(world: World, seat: Seat): Fighter {
  const fighter = world.fighters.find((one) => one.seat === seat);
  if (fighter === undefined) throw new Error(`seat ${seat} does not take part`);
  return fighter;
}

/** The same world with one fighter changed. */
export function withFighter(world: World, seat: Seat, change: Partial<Fighter>): World {
  return {
    ...world,
    fighters: world.fighters.map((one) => (one.seat === seat ? { ...one, ...change, looks: [] } : one)),
  };
}

/** The same world with that much added to a fighter's strength. */
export function strengthened(world: World, seat: Seat, by: number): World {
  return withFighter(world, seat, { shown: fighterOf(world, seat).shown + by });
}
