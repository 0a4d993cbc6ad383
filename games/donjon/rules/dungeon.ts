/** After a fight in the dungeon (414…416), in the order of DQ-R36. */
import { andThen, ask } from '../../../kernel/index.ts';
import { discardAdventure } from './decks.ts';
import { moment } from './effects/moment.ts';
import { fightOf, spendDeclared, woundsOf } from './fight.ts';
import { takeDragonObject } from './holdings.ts';
import { monsterOf } from './monster.ts';
import { gainPoints } from './points.ts';
import { gainGems } from './purse.ts';
import { type Kind, NONE, type Obj, type Seat, type State, type Table } from './state.ts';
import { settleSurplus } from './surplus.ts';
import { closePoints, releaseFromReward } from './vows.ts';

/** What was used up leaves, and the reward comes; where there are two, one is chosen first (DQ-E54). */
export function dungeonWon(s: State, _f: object, t: Table): void {
  const { adventurers } = s.pub;
  const { attacker, ally, monster } = fightOf(s);
  const { power, or } = monsterOf(t.content, monster);
  const { did } = adventurers[attacker];
  did.bestMonsterBeaten = Math.max(did.bestMonsterBeaten, power);
  if (ally !== NONE) adventurers[ally].did.dungeonHelps++;
  spendDeclared(s, t);
  andThen(s, { do: 'reward-split' }, moment(s, t, 'onWin'), { do: 'dungeon-over' });
  if (or === undefined) reward(s, t, 'first');
  else andThen(s, ask('choose-reward', attacker));
}

export const chooseReward: Kind<'choose-reward'> = {
  candidates: () => ['first', 'other'],
  refusal: () => undefined,
  default: () => 'first',
  take: (s, _d, a, t) => reward(s, t, a),
};

/** Gems to the purse, the monster to the spoils (DQ-414); its points wait for the split. */
function reward(s: State, t: Table, which: 'first' | 'other'): void {
  const fight = fightOf(s);
  const { attacker, monster } = fight;
  const card = monsterOf(t.content, monster);
  const { gems, points } = which === 'other' && card.or !== undefined ? card.or : card;
  const paid = gainGems(s, t, attacker, gems);
  s.pub.adventurers[attacker].spoils.push(monster);
  s.pub.card = NONE;
  fight.points = points;
  t.emit('dungeon-won', { fight: { ...fight }, gems: paid, points });
}

/** With an ally the victor assigns the points, and may give of what is theirs (DQ-R48). */
export function rewardSplit(s: State, _f: object, t: Table): void {
  const { ally, attacker } = fightOf(s);
  if (ally !== NONE) andThen(s, ask('split-reward', attacker), { do: 'take-points' });
  else takePoints(s, {}, t);
}

export function takePoints(s: State, _f: object, t: Table): void {
  const fight = fightOf(s);
  gainPoints(s, t, fight.attacker, fight.points, 'monsters');
  fight.points = 0;
  closePoints(s, t, fight.attacker);
}

/** One of the dragon objects still aside, if any is (DQ-R14). */
export function dragonObject(s: State, { seat }: { seat: Seat }, t: Table): void {
  const { aside } = s.pub;
  if (aside.length > 1) andThen(s, ask('take-dragon-object', seat));
  else if (aside.length === 1) wear(s, t, seat, aside[0]);
}

/** A surplus is settled before the powers that follow (DQ-R36). */
function wear(s: State, t: Table, seat: Seat, object: Obj): void {
  takeDragonObject(s, t, seat, object);
  settleSurplus(s, t);
}

export const chooseDragonObject: Kind<'take-dragon-object'> = {
  candidates: (v) => v.pub.aside,
  refusal: () => undefined,
  /** The highest bonus. */
  default({ pub, table }) {
    const { objects } = table.content;
    return pub.aside.reduce((best, object) => (objects[object].bonus > objects[best].bonus ? object : best));
  },
  take: (s, { seat }, object, t) => wear(s, t, seat, object),
};

/** Wounds for the active player and the ally come first (DQ-416). */
export function dungeonLost(s: State, _f: object, t: Table): void {
  const fight = fightOf(s);
  const { attacker, ally } = fight;
  const n = woundsOf(fight);
  t.emit('dungeon-lost', { fight: { ...fight }, wounds: n });
  const seats = ally === NONE ? [attacker] : [attacker, ally];
  andThen(s, { do: 'take-wounds', seats, n }, { do: 'monster-leaves' });
}

/** The monster is discarded, then its card's effects of a defeat, then what was spent (DQ-R36). */
export function monsterLeaves(s: State, _f: object, t: Table): void {
  const { monster } = fightOf(s);
  s.pub.card = NONE;
  discardAdventure(s, monster);
  releaseFromReward(s, t, monster);
  andThen(s, moment(s, t, 'onLose'), { do: 'dungeon-over' });
}

/** Powers that follow the fight: Fureur, the Barde's gem. */
export function dungeonOver(s: State, _f: object, t: Table): void {
  if (fightOf(s).winner === 'red') spendDeclared(s, t);
  andThen(s, moment(s, t, 'afterDungeon'), { do: 'fight-over' });
}
