/**
 * Power (6xx): what a player's strength is made of, and the two totals of a fight. Pure, and public to the last number.
 */
import type { Clause, Die } from '../clauses.ts';
import { BASE_POWER, type Content, CURSE, KRITIK } from '../content.ts';
import {
  type Adventure,
  type Dice,
  type Fight,
  NONE,
  type Obj,
  type Pub,
  type Seat,
  type SideTotal,
  type TotalTerm,
} from '../state.ts';
import { areTrue } from './facts.ts';
import { isPrincipal, sideOf } from './fighters.ts';
import { lastingClause } from './lasting.ts';
import { type Standing, TOPIC } from './listeners.ts';
import { standingOf } from './standing.ts';
import type { Lasting, Source } from './types.ts';

/** A part of a player's power, as the tooltip tells it (DQ-602). */
export interface PowerTerm {
  /** `trait`: an ability that stands. `lasting`: one that works for a while. `declared`: in this fight only. */
  readonly kind: 'base' | 'object' | 'wounds' | 'curse' | 'trait' | 'lasting' | 'declared';
  readonly n: number;
  /** The object whose bonus it is; else `NONE`. */
  readonly object: Obj;
  /** The ability that adds it, if one does. */
  readonly by: Source | null;
  /** An ally's is not halved (DQ-R21). */
  readonly flat: boolean;
}

/** Every term, those of 0 left out. With `fight` also what depends on it; whoever is no principal is taken for an ally. */
export function powerTerms(content: Content, pub: Pub, seat: Seat, fight: Fight | null = null): PowerTerm[] {
  const terms: PowerTerm[] = [];
  add(content, pub, seat, fight, EVERYTHING, terms);
  return terms;
}

/** DQ-602, at least 1 (DQ-R33). */
export function activePower(content: Content, pub: Pub, seat: Seat, fight: Fight | null = null): number {
  return Math.max(1, add(content, pub, seat, fight, EVERYTHING, undefined));
}

/** DQ-603: half of the whole, rounded up (DQ-R20); flat bonuses come on top (DQ-R21). */
export function allyPower(content: Content, pub: Pub, seat: Seat, fight: Fight | null = null): number {
  const all = add(content, pub, seat, fight, EVERYTHING, undefined);
  const halved = add(content, pub, seat, fight, HALVED, undefined);
  return Math.max(1, Math.ceil(Math.max(1, halved) / 2) + all - halved);
}

/** The gauge: power outside any fight (DQ-R58). */
export const gauge = (content: Content, pub: Pub, seat: Seat): number => activePower(content, pub, seat);

/** The gauge without abilities that ask for power themselves, which would turn in a circle. */
const plainGauge = (content: Content, pub: Pub, seat: Seat): number =>
  Math.max(1, add(content, pub, seat, null, PLAIN, undefined));

/** Which terms count. */
const EVERYTHING = 0;
const HALVED = 1;
const PLAIN = 2;

function add(
  content: Content,
  pub: Pub,
  seat: Seat,
  fight: Fight | null,
  which: number,
  terms: PowerTerm[] | undefined,
): number {
  const { objects, wounds } = pub.adventurers[seat];
  let sum = BASE_POWER;
  terms?.push(term('base', BASE_POWER));
  for (const object of objects) {
    const { bonus } = content.objects[object];
    sum += bonus;
    if (bonus !== 0) terms?.push(term('object', bonus, object));
  }
  if (wounds > 0) {
    sum -= wounds;
    terms?.push(term('wounds', -wounds));
  }
  if (pub.cursed === seat) {
    sum -= CURSE;
    terms?.push(term('curse', -CURSE));
  }
  for (const one of standingOf(content, pub, seat, TOPIC.power)) {
    if (!counts(one.clause, which) || (which === PLAIN && asksPower(one))) continue;
    if (!areTrue(plainGauge, content, pub, seat, fight, one.if, true)) continue;
    sum += one.clause.n;
    terms?.push(abilityTerm('trait', one.clause, { kind: one.kind, card: one.card, effect: one.effect, seat }));
  }
  for (const one of pub.lasting) {
    if (!one.seats.includes(seat) || (one.until === 'combat' && fight === null)) continue;
    const clause = lastingClause(content, one);
    if (!counts(clause, which)) continue;
    sum += clause.n;
    terms?.push(abilityTerm(one.until === 'combat' ? 'declared' : 'lasting', clause, one.source));
  }
  return sum;
}

type Power = Extract<Clause, { does: 'power' }>;

const counts = (clause: Clause, which: number): clause is Power =>
  clause.does === 'power' && (which !== HALVED || clause.flat !== true);

const asksPower = (one: Standing): boolean => one.if.some((condition) => condition.is === 'powerAtLeast');

const term = (kind: PowerTerm['kind'], n: number, object = NONE): PowerTerm => ({
  kind,
  n,
  object,
  by: null,
  flat: false,
});

const abilityTerm = (kind: PowerTerm['kind'], clause: Power, by: Source): PowerTerm => ({
  kind,
  n: clause.n,
  object: NONE,
  by,
  flat: clause.flat === true,
});

/** DQ-606: an 8 is a KritiK and counts 16. */
export const dieValue = (face: number): number => (face === KRITIK ? 2 * KRITIK : face);

/** DQ-612, DQ-R30: whether this principal's own power and die count double in the fight that goes on. */
export function isDoubled(content: Content, pub: Pub, seat: Seat): boolean {
  return pub.lasting.some((one) => isDoubling(content, one) && one.seats.includes(seat));
}

const isDoubling = (content: Content, one: Lasting): boolean =>
  one.until === 'combat' && lastingClause(content, one).does === 'doublePowerAndDie';

/** DQ-412, DQ-508, DQ-509: both sides with these dice; a face of 0 adds nothing. Only shown allies count. */
export function totals(
  content: Content,
  pub: Pub,
  fight: Fight,
  dice: Readonly<Dice> = fight.dice,
): { readonly green: SideTotal; readonly red: SideTotal } {
  return {
    green: sideTotal(content, pub, fight, 'green', fight.attacker, dieValue(dice.green)),
    red: sideTotal(content, pub, fight, 'red', fight.defender, dieValue(dice.red)),
  };
}

function sideTotal(content: Content, pub: Pub, fight: Fight, side: Die, principal: Seat, die: number): SideTotal {
  const terms: TotalTerm[] = [];
  if (principal === NONE) terms.push({ kind: 'monster', seat: NONE, n: monsterPower(content, fight.monster) });
  else terms.push({ kind: 'power', seat: principal, n: activePower(content, pub, principal, fight) });
  for (let seat = 0; seat < pub.adventurers.length; seat++) {
    if (isPrincipal(fight, seat) || sideOf(fight, seat) !== side) continue;
    terms.push({ kind: 'ally', seat, n: allyPower(content, pub, seat, fight) });
  }
  terms.push({ kind: 'die', seat: NONE, n: die });
  if (principal !== NONE && isDoubled(content, pub, principal)) {
    // Own power and die once more; allies are not doubled.
    terms.push({ kind: 'doubled', seat: principal, n: terms[0].n + die });
  }
  let total = 0;
  for (const { n } of terms) total += n;
  return { terms, total };
}

export function monsterPower(content: Content, monster: Adventure): number {
  const card = content.adventures[monster];
  return card.kind === 'monster' ? card.power : 0;
}
