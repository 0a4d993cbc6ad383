/** Powers in a fight and choices on cards: what using them changes, and what it costs not to have them later. */
import type { Clause, Die } from '../rules/clauses.ts';
import { chance } from '../rules/effects/odds.ts';
import { activePower, allyPower, dieValue, totals } from '../rules/effects/power.ts';
import { objectPrice } from '../rules/effects/prices.ts';
import { clausesAt, effectOf } from '../rules/effects/reading.ts';
import type { Source, Use } from '../rules/effects/types.ts';
import { type Fight, type Kinds, NONE, type Seat, type View } from '../rules/state.ts';
import { attackerChance } from './arena.ts';
import { takerWorth, victory } from './dungeon.ts';
import { type Mind, mindOf } from './mind.ts';
import { changed, ownWorth } from './worth.ts';

/** What is at stake in this fight for the reader of the view. */
function stake(mind: Mind, fight: Fight): number {
  if (fight.place === 'dungeon') return (fight.attacker === mind.seat ? victory(mind, fight) : 0.3) + 0.1;
  return 1.6;
}

/** Which die is the reader's. */
const isGreen = (fight: Fight, seat: Seat): boolean =>
  fight.place === 'dungeon' || seat === fight.attacker || fight.sides[seat] === 'attacker';

/** What not having it later costs: a one-shot power waits for its best moment, as long as there are moments left. */
function price(mind: Mind, { kind, card, effect }: Source): number {
  const later = Math.min(1, mind.turns / 3);
  if (kind === 'object')
    return effect >= 0 && mind.v.table.content.objects[card].price > 4 ? 0.25 * later : 0.3 * later;
  return kind === 'special' ? 0.2 * later : 0.35 * later;
}

/** The reader's chance before the dice with this much more on the own side. */
function chanceWith(mind: Mind, fight: Fight, more: number): number {
  const { v, pub, seat } = mind;
  const { content } = v.table;
  if (fight.place === 'arena') {
    const attack = attackerChance(v, fight.attacker, fight.defender, NONE, seat === fight.attacker ? more : -more);
    return seat === fight.attacker ? attack : 1 - attack;
  }
  const help = fight.ally === NONE ? 0 : allyPower(content, pub, fight.ally, fight);
  const sides = totals(content, pub, fight, { green: 0, red: 0 });
  const monster = sides.red.total;
  return chance(Math.floor(activePower(content, pub, fight.attacker, fight) + help + more - monster)) / 64;
}

/** How much strength a declared ability adds. */
function strength(mind: Mind, fight: Fight, clause: Clause): number {
  const { v, pub, seat } = mind;
  if (clause.does === 'power') return seat === fight.ally && clause.flat !== true ? clause.n / 2 : clause.n;
  if (clause.does === 'doublePowerAndDie') return activePower(v.table.content, pub, seat, fight) + 4;
  return 0;
}

export function declareWorth(v: View, a: Use | 'done'): number {
  const mind = mindOf(v);
  const { fight } = v.pub;
  if (a === 'done' || fight === null) return 0;
  let more = 0;
  for (const clause of clausesAt(effectOf(v.table.content, a.use), [])) more += strength(mind, fight, clause);
  const gain = chanceWith(mind, fight, more) - chanceWith(mind, fight, 0);
  return gain * stake(mind, fight) - price(mind, a.use);
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The share of faces of this die with which the reader's side wins; the fists that are closed count as nothing. */
function shareWith(mind: Mind, fight: Fight, die: Die, faces: readonly number[]): number {
  const sides = totals(mind.v.table.content, mind.pub, fight);
  const green = sides.green.total - dieValue(fight.dice.green);
  const red = sides.red.total - dieValue(fight.dice.red);
  const isMine = isGreen(fight, mind.seat);
  let wins = 0;
  for (const face of faces) {
    const g = green + dieValue(die === 'green' ? face : fight.dice.green);
    const r = red + dieValue(die === 'red' ? face : fight.dice.red);
    if (isMine ? g >= r : r > g) wins++;
  }
  return wins / faces.length;
}

export function afterDiceWorth(v: View, a: Use | 'pass'): number {
  const mind = mindOf(v);
  const { fight } = v.pub;
  if (a === 'pass' || fight === null) return 0;
  const die = a.die ?? (isGreen(fight, v.seat) ? 'green' : 'red');
  const now = shareWith(mind, fight, die, [fight.dice[die]]);
  const set = clausesAt(effectOf(v.table.content, a.use), []).find((clause) => clause.does === 'setDieFace');
  const then = shareWith(mind, fight, die, set?.does === 'setDieFace' ? [set.face] : FACES);
  return (then - now) * stake(mind, fight) - price(mind, a.use);
}

/** Without that ally the other side may lose. */
export function afterRevealWorth(v: View, a: Use | 'pass'): number {
  const mind = mindOf(v);
  const { fight } = v.pub;
  if (a === 'pass' || fight === null || a.on === undefined) return 0;
  const { content } = v.table;
  const isMine = isGreen(fight, v.seat);
  const winsIf = (neutralised: readonly Seat[]): boolean => {
    const sides = totals(content, v.pub, { ...fight, neutralised: [...neutralised] });
    return isMine ? sides.green.total >= sides.red.total : sides.red.total > sides.green.total;
  };
  const gain = Number(winsIf([...fight.neutralised, a.on])) - Number(winsIf(fight.neutralised));
  return gain * stake(mind, fight) - price(mind, a.use);
}

type ChoiceAsk = Kinds['event-choice']['ask'];

/** A choice on a card: whom it hurts, what it brings. `−1` is to do without. */
export function choiceWorth(v: View, a: number | 'yes' | 'no', { source, path, clause, wants }: ChoiceAsk): number {
  const mind = mindOf(v);
  const clauses = clausesAt(effectOf(v.table.content, source), path);
  if (wants === 'may')
    return a === 'yes' ? mayWorth(mind, clauses) - (source.effect < 0 ? 0.12 * Math.min(3, mind.turns) : 0) : 0;
  if (a === -1 || typeof a !== 'number') return 0;
  const one = clauses[clause];
  switch (wants) {
    case 'branch':
      return one?.does === 'choice' ? sum(mind, one.of[a]) : 0;
    case 'player':
      return one === undefined ? 0 : onPlayer(mind, one, a);
    case 'object':
      return objectWorth(mind, one, a);
    case 'spoil':
      return spoilWorth(mind, one, a);
    case 'adventure':
      return drawnWorth(mind, v.own.peeked[a]);
    default:
      return 0;
  }
}

function mayWorth(mind: Mind, clauses: readonly Clause[]): number {
  const { wounds } = mind.pub.adventurers[mind.seat];
  let worth = sum(mind, clauses);
  for (const clause of clauses) {
    if (clause.does === 'ignoreWounds')
      worth += mind.wounds(Math.min(4, wounds + 1)) - mind.wounds(wounds) + 0.08 * wounds;
    if (clause.does === 'drawFrom') worth += 0.45;
  }
  return worth;
}

/** What these clauses bring the reader. */
function sum(mind: Mind, clauses: readonly Clause[] | undefined): number {
  let worth = 0;
  const { wounds } = mind.pub.adventurers[mind.seat];
  for (const clause of clauses ?? []) {
    const isMine = 'who' in clause && clause.who === 'self';
    if (clause.does === 'gems' && isMine) worth += clause.n * mind.gem;
    if (clause.does === 'tp' && isMine) worth += clause.n;
    if (clause.does === 'wounds' && isMine) worth -= mind.wounds(Math.min(4, wounds + clause.n)) - mind.wounds(wounds);
    if (clause.does === 'healAll' && isMine) worth += mind.wounds(wounds);
    if (clause.does === 'power') worth += 0.1 * clause.n;
  }
  return worth;
}

/** Good things for oneself, bad ones for the leader. */
function onPlayer(mind: Mind, clause: Clause, seat: Seat): number {
  const isGood =
    (clause.does === 'gems' || clause.does === 'tp') && clause.n > 0
      ? true
      : clause.does === 'healAll' || clause.does === 'removeCurse' || (clause.does === 'wounds' && clause.n < 0);
  if (seat === mind.seat) return isGood ? 1 : -1;
  return (isGood ? -1 : 1) * (mind.rival(seat) + 0.01 * mind.standing(seat));
}

/** An object offered by a card, or one to part with. */
function objectWorth(mind: Mind, clause: Clause | undefined, object: number): number {
  const { content } = mind.v.table;
  if (clause?.does === 'loseObject') return -content.objects[object].bonus;
  const gain = takerWorth(mind, { objects: [object] });
  if (clause?.does !== 'takeObject' || clause.price === undefined) return gain;
  return gain - Math.max(1, objectPrice(content, mind.pub, mind.seat, object) + clause.price) * mind.gem;
}

/** A spoil that is given up for something. */
function spoilWorth(mind: Mind, clause: Clause | undefined, spoil: number): number {
  const { spoils } = mind.pub.adventurers[mind.seat];
  const after = changed(mind.pub, mind.seat, { spoils: spoils.filter((one) => one !== spoil) });
  const gain = clause?.does === 'discardSpoilFor' ? sum(mind, clause.do) : 0;
  return gain + ownWorth(mind, after) - ownWorth(mind, mind.pub);
}

/** A card one has looked at, if it is drawn now. */
function drawnWorth(mind: Mind, card: number): number {
  const { content } = mind.v.table;
  const one = content.adventures[card];
  // In a world that is only thought of, others may not know what they have seen.
  if (one === undefined) return 0;
  if (one.kind !== 'monster') return one.kind === 'special' ? 0.5 : 0.2;
  const wins = chance(activePower(content, mind.pub, mind.seat) - one.power) / 64;
  return wins * (mind.reward(one) + takerWorth(mind, { spoils: [card] })) - (1 - wins) * 0.15;
}
