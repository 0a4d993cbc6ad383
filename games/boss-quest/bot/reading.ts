/** What others did tells of what they hide: a weapon with which a sensible knight would have done otherwise is unlikely. */
import type { Chance } from '../../../kernel/index.ts';
import { spellRefusal } from '../rules/magician.ts';
import { shareKnowledge } from '../rules/sample.ts';
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
import { Past, type PastTurn, type Visit } from './past.ts';
import { castingValue, choicesFor } from './spells.ts';
import { Turn } from './turn.ts';
import { type Readings, weaponsOf } from './unseen.ts';
import { useValue, without } from './visit.ts';
import { type World, worldOf } from './world.ts';

/** Answers that differ by less than this, in share of a win, are nearly as likely: not everybody weighs alike. */
const BLUR = 0.001;
/** How often somebody does anything at all. */
const WHIM = 0.02;

/** So often each hidden weapon is drawn again, given the others, until they lie as likely as the readings say. */
const SWEEPS = 3;

/** Draws the hidden weapons of a world again, by what their owners did. */
export function settle(s: State, v: View, chance: Chance): void {
  const readings = readingsOf(v);
  if (readings.size === 0) return;
  const { own, hid } = s;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [seat, reading] of readings) {
      let all = reading.get(own[seat].hidden) ?? 0;
      let place = NONE;
      for (const [i, card] of hid.weaponDeck.entries()) {
        const likely = reading.get(card) ?? 0;
        all += likely;
        if (chance.fraction() * all < likely) place = i;
      }
      if (place === NONE) continue;
      const { hidden } = own[seat];
      own[seat].hidden = hid.weaponDeck[place];
      hid.weaponDeck[place] = hidden;
    }
  }
  shareKnowledge(s, v.seat);
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
  // Whoever has exchanged the hidden weapon did all before with another one.
  const seats = participants(pub).filter(
    (seat) => seat !== self && !known.has(seat) && pub.knights[seat].insight.length === 0,
  );
  const readings = new Map<Seat, Map<Weapon, number>>();
  const asked: Asked = new Map();
  for (const { turns, weight } of new Past(pub, table.content).ways()) {
    const each = seats.map((seat) => {
      const own = turns.filter((turn) => turn.seat === seat);
      const weapons = pool.filter((card) => table.content.weapons[card].minus <= pub.knights[seat].hiddenAtMost);
      const chances = weapons.map((card) => [card, likely(table, own, card, asked) / weapons.length] as const);
      return { seat, chances, all: chances.reduce((sum, [, chance]) => sum + chance, 0) };
    });
    // What the others did says how likely this way is, and each weapon in it.
    const way = each.reduce((product, { all }) => product * all, weight);
    for (const { seat, chances, all } of each) {
      const reading = readings.get(seat) ?? new Map<Weapon, number>();
      for (const [card, chance] of chances) reading.set(card, (reading.get(card) ?? 0) + (way * chance) / all);
      readings.set(seat, reading);
    }
  }
  return readings;
}

/** What was found about single turns: ways in which the round may have gone have most of them in common. */
type Asked = Map<string, number>;

/** How likely a knight with this hidden weapon would have played these turns so. */
function likely(table: View['table'], turns: readonly PastTurn[], hidden: Weapon, asked: Asked): number {
  let chance = 1;
  for (const turn of turns) {
    const key = `${hidden} ${turn.key}`;
    let known = asked.get(key);
    if (known === undefined) {
      known = plays(table, turn, hidden);
      asked.set(key, known);
    }
    chance *= known;
  }
  return chance;
}

/** How likely a knight with this hidden weapon would have played this turn so. */
function plays(table: View['table'], { seat, before, taken, isFinal, visit }: PastTurn, hidden: Weapon): number {
  const seen = (pub: View['pub']): View => ({
    seat,
    pub,
    own: { hidden, known: [], mystery: NONE, sealed: {} },
    table,
  });
  const chance = orWhim(takes(seen(before), taken, isFinal));
  return visit === undefined ? chance : chance * orWhim(uses(seen(visit.before), visit));
}

const orWhim = (chance: number): number => WHIM + (1 - WHIM) * chance;

/** The chance to take so many weapons, or none. */
function takes(v: View, taken: number, isFinal: boolean): number {
  const { pub, seat, own, table } = v;
  const { weapons } = table.content;
  const isOver = pub.knights[seat].shown + weapons[own.hidden].minus > pub.effectiveHp;
  if (isOver || pub.weaponDeck === 0) return taken === 0 ? 1 : 0;
  const mode = isLastCall(table.content, pub) ? 'lastCall' : isFinal ? 'final' : 'turn';
  const turn = new Turn(v);
  const values = [turn.visit()];
  for (let count = 1; count <= Math.min(4, pub.weaponDeck); count++) values.push(turn.equip(count, mode));
  return preferred(values[taken], values);
}

/** The chance to use the row so. */
function uses(v: View, { cast, gone, isMystery }: Visit): number {
  const { spells } = v.table.content;
  // What worked at once has changed what can be told from it.
  if (gone !== undefined && spells[gone].life === 'instant' && !isMystery) return 1;
  const world = worldOf(v);
  const discards: number[] = [];
  const activations: number[] = [];
  let done: number | undefined;
  for (const [slot, spell] of v.pub.row.entries()) {
    if (spell === GAP) continue;
    const discard = useValue(v, world, { slot, use: 'discard' });
    discards.push(discard);
    if (spell === gone && !isMystery) done = discard;
    if (spellRefusal(v, { slot, use: 'activate' }) !== undefined) continue;
    const activation = useValue(v, world, { slot, use: 'activate' });
    activations.push(activation);
    if (spell === MYSTERY && isMystery) done = activation;
    else if (spell !== MYSTERY && spell === cast?.spell) done = bestLike(v, world, spell, cast);
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
