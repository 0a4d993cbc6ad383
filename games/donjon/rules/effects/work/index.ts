/** What each clause of the vocabulary does; its families have a file each. */
import type { Clause, ClauseName } from '../../clauses.ts';
import { pick, type Running } from '../running.ts';
import { discardSelf, keepCard, loseObject, markUsed, takeObject } from './cards.ts';
import { discardTop, drawAgain, drawFrom, peek, reorder } from './deck.ts';
import type { Does } from './does.ts';
import { neutralise, reroll, setFace } from './fights.ts';
import {
  changeGems,
  changePoints,
  changeWounds,
  discardSpoil,
  giveCurse,
  healAll,
  loseShare,
  passGems,
  removeCurse,
} from './gains.ts';
import { addPower, allowFlight, changeNumber, changePrices, doubleAll, forbidArena } from './lasts.ts';

const WORK: { readonly [D in ClauseName]: (r: Running, clause: Does<D>) => void } = {
  gems: changeGems,
  gemsFraction: loseShare,
  moveGems: passGems,
  tp: changePoints,
  wounds: changeWounds,
  healAll,
  recover: changeNumber,
  ignoreWounds: changeNumber,
  power: addPower,
  doublePowerAndDie: doubleAll,
  reroll,
  setDieFace: setFace,
  priceChange: changePrices,
  guildDraw: changeNumber,
  peek,
  reorder,
  drawFrom,
  discardTop,
  drawAgain,
  takeObject,
  loseObject,
  discardSpoilFor: discardSpoil,
  giveCurse,
  removeCurse,
  keepCard,
  discardSelf,
  markUsed,
  forbidArena,
  fleeAlways: allowFlight,
  neutraliseAlly: neutralise,
  choice: takeWay,
  manual: byHand,
};

/** One clause works, or puts the question it wants answered first. */
export function work(r: Running, clause: Clause): void {
  const does = WORK[clause.does] as (r: Running, clause: Clause) => void;
  does(r, clause);
}

/** One of several ways, of the owner's choice. */
function takeWay(r: Running, { of }: Does<'choice'>): void {
  const { source, path, clause } = r.f;
  const way = pick(r, 'branch', [...of.keys()]);
  if (way === undefined || of[way] === undefined) return;
  r.after = [{ do: 'effect', source, path: [...path, clause, way], clause: 0, chosen: [] }];
}

/** The table applies it by hand. */
function byHand(r: Running, _clause: Does<'manual'>): void {
  const { source, path, clause } = r.f;
  r.after = [{ do: 'manual', source, path, clause, tries: 0 }];
}
