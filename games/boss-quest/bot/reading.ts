/** What others did tells of what they hide: a weapon with which a sensible knight would have done otherwise is unlikely. */
import { spellRefusal } from '../rules/magician.ts';
import {
  type Casting,
  GAP,
  MYSTERY,
  NONE,
  type Seat,
  type Spell,
  type State,
  type View,
  type Weapon,
} from '../rules/state.ts';
import { isLastCall, participants } from '../rules/totals.ts';
import { Past, type Visit } from './past.ts';
import { castingValue, choicesFor } from './spells.ts';
import { Turn } from './turn.ts';
import { weaponsOf } from './unseen.ts';
import { useValue, without } from './visit.ts';
import { type World, worldOf } from './world.ts';

/** Answers that differ by less than this, in share of a win, are nearly as likely: not everybody weighs alike. */
const BLUR = 0.01;
/** How often somebody does anything at all. */
const WHIM = 0.03;

/** By seat, how likely each weapon is the hidden one, from 0 to 1 against the likeliest. */
type Readings = ReadonlyMap<Seat, ReadonlyMap<Weapon, number>>;

/** How likely this world is, by what the others did. */
export function likelihood({ own }: State, v: View): number {
  let likely = 1;
  for (const [seat, weapons] of readingsOf(v)) likely *= weapons.get(own[seat].hidden) ?? 1;
  return likely;
}

/** All worlds for one question are made from the same view, so the others are read once. */
const known = new WeakMap<View, Readings>();

export function readingsOf(v: View): Readings {
  let readings = known.get(v);
  if (readings === undefined) {
    readings = v.pub.stage === 'players' ? read(v) : new Map();
    known.set(v, readings);
  }
  return readings;
}

function read(v: View): Readings {
  const { pub, table, seat: self } = v;
  const { pool, known } = weaponsOf(v);
  const past = new Past(pub, table.content);
  const readings = new Map<Seat, ReadonlyMap<Weapon, number>>();
  for (const seat of participants(pub)) {
    const { hiddenAtMost, insight } = pub.knights[seat];
    // Whoever has exchanged the hidden weapon did all before with another one.
    if (seat === self || known.has(seat) || insight.length > 0) continue;
    const likely = reader(v, past, seat);
    const weapons = pool
      .filter((card) => table.content.weapons[card].minus <= hiddenAtMost)
      .map((card) => [card, likely(card)] as const);
    const most = Math.max(...weapons.map(([, chance]) => chance));
    readings.set(seat, new Map(weapons.map(([card, chance]) => [card, chance / most])));
  }
  return readings;
}

/** How likely this knight would have acted so with a hidden weapon: taken the last one, gone to the Magician, used that spell. */
function reader({ pub, table }: View, past: Past, seat: Seat): (hidden: Weapon) => number {
  const { visible, visited } = pub.knights[seat];
  const equipped = visible.length > 1 ? past.beforeEquip(seat) : undefined;
  const visiting = visited ? past.beforeVisit(seat) : undefined;
  const visit = past.visit(seat);
  return (hidden) => {
    const seen = (then: View['pub']): View => ({
      seat,
      pub: then,
      own: { hidden, known: [], mystery: NONE, sealed: {} },
      table,
    });
    let likely = 1;
    if (equipped !== undefined) likely *= orWhim(1 - stops(seen(equipped)));
    if (visiting !== undefined) likely *= orWhim(stops(seen(visiting)));
    if (visiting !== undefined && visit !== undefined) likely *= orWhim(uses(seen(visiting), visit));
    return likely;
  };
}

const orWhim = (chance: number): number => WHIM + (1 - WHIM) * chance;

/** The chance to go to the Magician rather than to take a weapon. */
function stops(v: View): number {
  const { pub, seat, own, table } = v;
  const { weapons } = table.content;
  const isOver = pub.knights[seat].shown + weapons[own.hidden].minus > pub.effectiveHp;
  if (isOver || pub.weaponDeck === 0) return 1;
  const isLast = pub.knights.every(({ phase }, other) => other === seat || phase !== 'armourer');
  const mode = isLastCall(table.content, pub) ? 'lastCall' : isLast ? 'final' : 'turn';
  const turn = new Turn(v);
  return preferred(turn.visit(), [turn.visit(), turn.equip(1, mode)]);
}

/** The chance to use the row so. */
function uses(v: View, { cast, gone }: Visit): number {
  const { spells } = v.table.content;
  // What worked at once has changed what can be told from it.
  if (gone !== undefined && spells[gone].life === 'instant') return 1;
  const world = worldOf(v);
  const discards: number[] = [];
  const activations: number[] = [];
  let done: number | undefined;
  for (const [slot, spell] of v.pub.row.entries()) {
    if (spell === GAP) continue;
    const discard = useValue(v, world, { slot, use: 'discard' });
    discards.push(discard);
    if (spell === gone) done = discard;
    if (spellRefusal(v, { slot, use: 'activate' }) !== undefined) continue;
    activations.push(useValue(v, world, { slot, use: 'activate' }));
    if (spell !== MYSTERY && spell === cast?.spell) done = bestLike(v, world, spell, cast);
  }
  const best = Math.max(...discards);
  if (cast === undefined) done ??= best;
  return done === undefined ? 1 : preferred(done, [best, ...activations]);
}

/** The best casting of this spell with the choices that were made. */
function bestLike(v: View, world: World, spell: Spell, { target, value }: Casting): number | undefined {
  const after = without(world, spell);
  const alike = choicesFor(v, after, spell).filter(
    (one) => (one.target === undefined || one.target === target) && (one.value === undefined || one.value === value),
  );
  return alike.length === 0 ? undefined : Math.max(...alike.map((one) => castingValue(v, after, spell, one)));
}

/** How likely one of these is taken that is worth so much. */
function preferred(value: number, all: readonly number[]): number {
  let weights = 0;
  for (const one of all) weights += Math.exp((one - value) / BLUR);
  return Math.min(1, 1 / weights);
}
