/**
 * Abilities used in a fight: before the dice, on the dice, and on shown allies (DQ-R37, DQ-R39).
 *
 * While fists are closed only the principals of an arena are asked, so that no question tells a token.
 */
import { andThen, ask, type Frame } from '../../../../kernel/index.ts';
import type { Clause, Die, Trigger } from '../clauses.ts';
import type { Content } from '../content.ts';
import type { Donjon, Fight, Kind, Pub, Seat, State, Table, View } from '../state.ts';
import { isPrincipal, opposingAllies, sideOf } from './fighters.ts';
import { eventBit } from './listeners.ts';
import { offersOf } from './offers.ts';
import { activePower } from './power.ts';
import { effectOf } from './reading.ts';
import { below, useAbility } from './resolve.ts';
import { isSame } from './sources.ts';
import type { EffectFrames, Source, Use } from './types.ts';

type Declaring = Readonly<EffectFrames['declare']>;
type On = Declaring['on'];

/** What this player could use at this moment, by choice: each once a fight, and only where it would do something. */
export function usable(content: Content, pub: Pub, seat: Seat, on: Trigger): readonly Source[] {
  const sources = offersOf(content, pub, seat, eventBit(on));
  return sources.length === 0 ? sources : sources.filter((source) => isUseful(content, pub, source));
}

function isUseful(content: Content, pub: Pub, source: Source): boolean {
  if (pub.fight?.declared.some((used) => isSame(used, source)) === true) return false;
  return effectOf(content, source).do.some((clause) => isPossible(pub, source, clause));
}

/** Whether this would do anything now. */
function isPossible({ fight, deck, adventurers }: Pub, { seat }: Source, { does }: Clause): boolean {
  switch (does) {
    case 'doublePowerAndDie':
      return fight !== null && isPrincipal(fight, seat);
    case 'reroll':
    case 'setDieFace':
      return fight !== null && fight.dice.green !== 0;
    case 'neutraliseAlly':
      return fight !== null && opposingAllies(fight, seat, adventurers.length).length > 0;
    case 'peek':
    case 'discardTop':
      return deck > 0;
    case 'discardSelf':
    case 'markUsed':
      return false;
    default:
      return true;
  }
}

/** Who may be asked: in the arena only the principals until tokens are shown, then whoever stands in the fight. */
function isHeard(fight: Fight, on: On, seat: Seat): boolean {
  return on === 'afterReveal' || fight.place === 'dungeon' ? sideOf(fight, seat) !== null : isPrincipal(fight, seat);
}

const KINDS = {
  beforeDice: 'declare-before-dice',
  afterDice: 'after-dice-power',
  afterReveal: 'after-reveal-power',
} as const;

/** The first in order who has not passed and could use something is asked. */
export function runDeclare(s: State, f: Declaring, t: Table): void {
  const { fight } = s.pub;
  if (fight === null) return;
  for (const seat of f.seats) {
    if (f.passed.includes(seat) || !isHeard(fight, f.on, seat)) continue;
    if (usable(t.content, s.pub, seat, f.on).length === 0) continue;
    andThen(s, ask(KINDS[f.on], seat), { do: 'declare', on: f.on, seats: f.seats, passed: f.passed });
    return;
  }
}

const DICE: readonly Die[] = ['green', 'red'];

/** Each use, with the die or the ally it is used on where its first clause wants one. */
function usesOf({ table, pub, seat }: View, on: On): Use[] {
  const uses: Use[] = [];
  for (const use of usable(table.content, pub, seat, on)) {
    const [first] = effectOf(table.content, use).do;
    if ((first.does === 'reroll' || first.does === 'setDieFace') && first.die === 'choose') {
      for (const die of DICE) uses.push({ use, die });
    } else if (first.does === 'neutraliseAlly' && pub.fight !== null) {
      for (const ally of opposingAllies(pub.fight, seat, table.seats)) uses.push({ use, on: ally });
    } else uses.push({ use });
  }
  return uses;
}

/** Before the dice one player declares all they want, then the next; later everybody is asked anew after each use. */
function takeUse(s: State, t: Table, { use, die, on }: Use): void {
  const f = below(s, 'declare');
  s.pub.fight?.declared.push(use);
  andThen(s, declared(s, t, f, use, die === undefined ? on : DICE.indexOf(die)), {
    do: 'declare',
    on: f.on,
    seats: f.seats,
    passed: f.on === 'beforeDice' ? f.passed : [],
  });
}

function declared(s: State, t: Table, { on }: Declaring, use: Source, chosen: number | undefined): Frame<Donjon> {
  const frame = useAbility(s, t, use, chosen === undefined ? [] : [chosen]);
  if (on === 'beforeDice') t.emit('power-declared', { seat: use.seat, by: use, power: powerWith(s, t, use) });
  return frame;
}

/** The power for this fight once what was declared works. */
function powerWith({ pub }: State, { content }: Table, use: Source): number {
  let power = activePower(content, pub, use.seat, pub.fight);
  let times = 1;
  for (const clause of effectOf(content, use).do) {
    if (clause.does === 'power') power += clause.n;
    if (clause.does === 'doublePowerAndDie') times = 2;
  }
  return Math.max(1, power) * times;
}

function pass(s: State, seat: Seat): void {
  const f = below(s, 'declare');
  andThen(s, { do: 'declare', on: f.on, seats: f.seats, passed: [...f.passed, seat] });
}

export const declareBeforeDice: Kind<'declare-before-dice'> = {
  candidates: (v) => [...usesOf(v, 'beforeDice'), 'done'],
  refusal: () => undefined,
  default: () => 'done',
  take: (s, { seat }, a, t) => (a === 'done' ? pass(s, seat) : takeUse(s, t, a)),
};

const powerAfter = (on: 'afterDice' | 'afterReveal'): Kind<'after-dice-power'> => ({
  candidates: (v) => [...usesOf(v, on), 'pass'],
  refusal: () => undefined,
  default: () => 'pass',
  take: (s, { seat }, a, t) => (a === 'pass' ? pass(s, seat) : takeUse(s, t, a)),
});
export const afterDicePower = powerAfter('afterDice');
export const afterRevealPower = powerAfter('afterReveal');
