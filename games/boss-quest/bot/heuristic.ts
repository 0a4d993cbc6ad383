/** What a sensible player of Boss Quest looks at: the worth of every answer, from the view alone. */
import type { Heuristic, Manner } from '../../../bots/heuristic.ts';
import type { Decision, Seat } from '../../../kernel/index.ts';
import { equipOdds } from '../rules/odds.ts';
import {
  type BossQuest,
  type Casting,
  type EquipMode,
  type Kinds,
  MYSTERY,
  NONE,
  type Reading,
  type View,
  type Weapon,
} from '../rules/state.ts';
import { forecast } from './forecast.ts';
import { foresight } from './foresight.ts';
import { patientOf } from './patient.ts';
import { type Choice, castingValue, choicesFor } from './spells.ts';
import { Turn } from './turn.ts';
import { useValue } from './visit.ts';
import { volunteer } from './volunteer.ts';
import { atFirstSight, fighterOf, withFighter, worldOf } from './world.ts';
import { destinyValue } from './worth.ts';

type Scores = { readonly [K in keyof Kinds]: (v: View, a: Kinds[K]['answer'], ask: Kinds[K]['ask']) => number };

/** All answers to one question are judged on the same view, so the turn is thought through once. */
const turns = new WeakMap<View, Turn>();

const firstSights = new WeakMap<View, View>();

function firstSight(v: View): View {
  let seen = firstSights.get(v);
  if (seen === undefined) {
    seen = atFirstSight(v);
    firstSights.set(v, seen);
  }
  return seen;
}

function turn(v: View): Turn {
  let one = turns.get(v);
  if (one === undefined) {
    one = new Turn(v);
    turns.set(v, one);
  }
  return one;
}

const SCORES: Scores = {
  'turn-action': (v, a) => (a === 'visit' ? turn(v).visit() : turn(v).equip(a.equip, 'turn')),
  'final-turn': (v, a) => (a === 'none' ? finalNone(v) : turn(v).equip(a.equip, 'final')),
  'last-call-turn': (v, a) => {
    if (a === 'visit') return turn(v).visit();
    return a === 'stop' ? turn(v).stay() : turn(v).equip(a.equip, 'lastCall');
  },
  'chain-visit': (v, a) => (a === 'yes' ? turn(v).visit() : turn(v).wait()),
  'choose-spell': (v, a) => useValue(v, worldOf(v), a),
  'duel-extra-spell': (v, a) => (a === 'decline' ? forecast(worldOf(v)) : useValue(v, worldOf(v), a)),
  'spell-value': (v, value) => bestWith(v, (choice) => choice.value === value),
  'spell-target-player': (v, target) => bestWith(v, (choice) => choice.target === target),
  'swap-top-card': (v, weapon) => bestWith(v, (choice) => choice.weapon === weapon),
  'cancel-target': (v, spell) => bestWith(v, (choice) => choice.cancelled === spell),
  'flip-target': (v, potion) => bestWith(v, (choice) => choice.weapon === potion),
  'companion-pair': (v, [a, b]) => bestWith(v, ({ pair }) => pair !== undefined && pair[0] === a && pair[1] === b),
  'orient-potion': (v, reading, { card }) => readingValue(v, card, reading),
  'orient-hidden-potion': hiddenReadingValue,
  'reaper-destiny': destinyValue,
  // Unasked powers are weighed by `volunteer`; the last two have one answer.
  'use-peek': () => 0,
  'use-replace': () => 0,
  ready: () => 0,
};

/** With up to four players the visit follows at once (BQ-215). */
function finalNone(v: View): number {
  return worldOf(v).fighters.length >= 5 ? turn(v).stay() : turn(v).visit();
}

/** The best casting of the spell in progress with this answer, what was chosen before included. */
function bestWith(v: View, fits: (choice: Choice) => boolean): number {
  const { resolving } = v.pub;
  if (resolving === null) return 0;
  const world = worldOf(v);
  const choices = choicesFor(v, world, resolving.spell).filter((choice) => fits(choice) && agrees(choice, resolving));
  const values = choices.map((choice) => castingValue(v, world, resolving.spell, choice));
  return values.length === 0 ? forecast(world) : Math.max(...values);
}

const agrees = (choice: Choice, { target, value }: Casting): boolean =>
  (target === NONE || choice.target === target) && (value === 0 || choice.value === value);

/** A potion that came face up: during an equip one goes on from there, in a visit one stays. */
function readingValue(v: View, card: Weapon, reading: Reading): number {
  const knight = v.pub.knights[v.seat];
  const shown = knight.shown + v.table.content.weapons[card][reading];
  if (knight.phase !== 'armourer') return forecast(withFighter(worldOf(v), v.seat, { shown }));
  return turn(v).reached(shown, equipMode(v));
}

/** The equip in progress, if there is one: dealt potions are read before the first turn (R34). */
function equipMode({ pub }: View): EquipMode {
  const frame = pub.agenda.findLast((one) => 'do' in one && one.do === 'after-equip');
  return frame === undefined ? 'turn' : (frame as unknown as { mode: EquipMode }).mode;
}

function hiddenReadingValue(v: View, a: 'ready' | Reading): number {
  if (a === 'ready') return 0;
  const world = worldOf(v);
  const { shown, visible } = fighterOf(world, v.seat);
  const { hidden } = v.own;
  // Once read, it counts like a weapon that lies open.
  const read = { shown: shown + world.content.weapons[hidden][a], visible: [...visible, hidden], hidden: [] };
  return forecast(withFighter(world, v.seat, read));
}

/** How an answer looks to the others. */
function manner(v: View, { kind }: Decision, a: unknown): Manner {
  switch (kind) {
    case 'turn-action':
    case 'final-turn':
    case 'last-call-turn':
      return typeof a === 'object' ? { risk: equipOdds(v)[(a as { equip: number }).equip - 1].over } : {};
    case 'choose-spell':
    case 'duel-extra-spell': {
      const { slot, use } = a as { slot: number; use: string };
      return use === 'activate' && v.pub.row[slot] === MYSTERY ? { curiosity: 1 } : {};
    }
    case 'spell-target-player':
      return (a as Seat) === v.seat ? {} : { malice: 1 };
    default:
      return {};
  }
}

const score = (v: View, d: Decision, a: unknown): number =>
  (SCORES[d.kind as keyof Kinds] as (v: View, a: unknown, ask: object) => number)(v, a, d.about);

const malin: Heuristic<BossQuest> = {
  score,
  firstSight: (v, d, a) => score(firstSight(v), d, a),
  manner,
  volunteer: (v, may) => volunteer(v, may),
  foresight,
};

export const heuristic: Heuristic<BossQuest> = { ...malin, patient: patientOf(malin) };
