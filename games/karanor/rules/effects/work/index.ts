/** What each clause of the vocabulary does; its families have a file each. */
import type { Clause } from '../../clauses.ts';
import type { Running } from '../running.ts';
import {
  cancel,
  dropBlackMarket,
  dropQuest,
  giveArtefact,
  giveAssociate,
  giveBlackMarket,
  giveInsignia,
  giveQuest,
  promoteOne,
  takeAssociate,
  takeCard,
  takeInsignia,
} from './cards.ts';
import type { Does } from './does.ts';
import { giveGold, giveTokens, moveGold, steal, swap, takeGold, takeTokens } from './goods.ts';
import {
  giveActions,
  givePrestige,
  grantStanding,
  lowerIncome,
  placeInhabitant,
  placePawn,
  raiseIncome,
  replaceDelivery,
  takePrestige,
} from './standing.ts';

const WORK: { readonly [D in Clause['does']]: (r: Running, clause: Does<D>) => void } = {
  gainGold: giveGold,
  payGold: takeGold,
  gainResource: giveTokens,
  payResource: takeTokens,
  gainIncome: raiseIncome,
  loseIncome: lowerIncome,
  gainPrestige: givePrestige,
  losePrestige: takePrestige,
  gainInsignia: giveInsignia,
  loseInsignia: takeInsignia,
  drawArtefact: giveArtefact,
  drawQuest: giveQuest,
  drawBlackMarket: giveBlackMarket,
  discardBlackMarket: dropBlackMarket,
  discardQuest: dropQuest,
  gainAssociate: giveAssociate,
  promoteAssociate: promoteOne,
  takeAssociate,
  gainActions: giveActions,
  movePawn: placePawn,
  grant: grantStanding,
  transferGold: moveGold,
  stealResource: steal,
  swapResource: swap,
  takeCard,
  cancelCard: cancel,
  placeInhabitant,
  replaceDelivery,
  nothing: () => {},
};

/** One clause works, or puts the question it wants answered first. */
export function work(r: Running, clause: Clause): void {
  const does = WORK[clause.does] as (r: Running, clause: Clause) => void;
  does(r, clause);
}
