/** Chances of a fight in 64ths, and when a monster may be fled. Ties go to the green die (DQ-607). */
import type { Content } from '../content.ts';
import { type Adventure, type Fight, NONE, type Pub, type Seat } from '../state.ts';
import { hold } from './conditions.ts';
import { lastingClause } from './lasting.ts';
import { TOPIC } from './listeners.ts';
import { activePower, allyPower, dieValue, isDoubled, monsterPower } from './power.ts';
import { standingOf } from './standing.ts';

const FACES = 8;
/** Beyond these margins the dice decide nothing. */
const LEAST = -16;
const MOST = 15;

/** In how many of 64 throws the green side wins, when it is stronger by `margin` before the dice. */
export function chance(margin: number): number {
  return TABLE[Math.min(MOST, Math.max(LEAST, margin)) - LEAST];
}

/** The same where dice count more than once (DQ-612). */
function chanceOf(margin: number, greenTimes: number, redTimes: number): number {
  let wins = 0;
  for (let green = 1; green <= FACES; green++) {
    for (let red = 1; red <= FACES; red++) {
      if (margin + greenTimes * dieValue(green) >= redTimes * dieValue(red)) wins++;
    }
  }
  return wins;
}

const TABLE = Array.from({ length: MOST - LEAST + 1 }, (_, i) => chanceOf(LEAST + i, 1, 1));

/** The active player's chance in 64ths, alone (`NONE`) or with this player's help; in the arena by public power only. */
export function winChance(content: Content, pub: Pub, fight: Fight, ally: Seat): number {
  const { attacker, defender } = fight;
  const isGreenDoubled = isDoubled(content, pub, attacker);
  const isRedDoubled = defender !== NONE && isDoubled(content, pub, defender);
  let margin = activePower(content, pub, attacker, fight) * (isGreenDoubled ? 2 : 1);
  if (ally !== NONE) margin += allyPower(content, pub, ally, fight);
  if (defender === NONE) margin -= monsterPower(content, fight.monster);
  else margin -= activePower(content, pub, defender, fight) * (isRedDoubled ? 2 : 1);
  if (!isGreenDoubled && !isRedDoubled) return chance(margin);
  return chanceOf(margin, isGreenDoubled ? 2 : 1, isRedDoubled ? 2 : 1);
}

/** DQ-405, exactly: twice the monster's power is at least three times the own (DQ-R24); or an ability allows it. */
export function canFlee(content: Content, pub: Pub, seat: Seat, monster: Adventure): boolean {
  const { fight } = pub;
  if (2 * monsterPower(content, monster) >= 3 * activePower(content, pub, seat, fight)) return true;
  for (const one of standingOf(content, pub, seat, TOPIC.flee)) {
    if (hold(content, pub, seat, fight, one.if)) return true;
  }
  return pub.lasting.some((one) => one.seats.includes(seat) && lastingClause(content, one).does === 'fleeAlways');
}
