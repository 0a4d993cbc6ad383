/** What each clause of the vocabulary does; its families have a file each. */
import type { Clause, ClauseName } from '../../clauses.ts';
import type { Running } from '../running.ts';
import { drawExtra, giveAdventure, peekAdventures, redrawAdventure } from './adventures.ts';
import { extraPurchase, freeFlip, refreshOffer } from './buying.ts';
import { discardItems, drawItems, peekItems, returnGear, swapItem } from './cards.ts';
import { changeCoins, changeGlory, changeHeroCoins, extraReward, moveCoins } from './coins.ts';
import { addWound, decideFate, heroesLeave, killHero, removeWound } from './combat.ts';
import type { Does } from './does.ts';
import { swapHero, takeQuestToken } from './order.ts';
import { ruleForHeroes, ruleForPlayers } from './rules.ts';
import { changeStat } from './stats.ts';
import { stealItem } from './theft.ts';

const WORK: { readonly [D in ClauseName]: (r: Running, clause: Does<D>) => void } = {
  addStat: changeStat,
  setStat: changeStat,
  doubleStat: changeStat,
  addClass: ruleForHeroes,
  anyClass: ruleForHeroes,
  ignoreClassForSale: ruleForPlayers,
  ignoreClassForInvite: ruleForPlayers,
  gainCoins: changeCoins,
  loseCoins: changeCoins,
  moveCoins,
  gainGlory: changeGlory,
  loseGlory: changeGlory,
  heroGainsCoins: changeHeroCoins,
  heroLosesCoins: changeHeroCoins,
  extraReward,
  scoreBonus: ruleForPlayers,
  addWound,
  removeWound,
  autoHit: decideFate,
  autoMiss: decideFate,
  autoSurvive: decideFate,
  killHero,
  heroesLeave,
  preventDefeat: decideFate,
  ignoreAdventure: decideFate,
  redrawAdventure,
  drawExtra,
  peekAdventure: peekAdventures,
  giveAdventureTo: giveAdventure,
  drawItems,
  discardItems,
  peekItems,
  swapItem,
  returnGearToHand: returnGear,
  stealItem,
  dealExtra: drawItems,
  rankFirst: ruleForPlayers,
  rankLast: ruleForPlayers,
  swapHero,
  takeQuestToken,
  sellFromWindow: ruleForPlayers,
  sellToOtherHero: ruleForPlayers,
  discount: ruleForPlayers,
  extraPurchase,
  freeFlip,
  refreshOffer,
  forbid: ruleForPlayers,
};

/** One clause works, or puts the question it wants answered first. */
export function work(r: Running, clause: Clause): void {
  const does = WORK[clause.does] as (r: Running, clause: Clause) => void;
  does(r, clause);
}
