/** What holds at all times, looked at before anybody is asked: steps, end trigger, open move, limits, cards that wait. */
import { andThen } from '../../../kernel/index.ts';
import { PRESTIGE_STEPS, prestigeTarget } from './content.ts';
import { drawBlackMarket } from './decks.ts';
import { playHeld } from './effects/black-market.ts';
import { allowance } from './effects/standing.ts';
import { voidOffers } from './offers.ts';
import { settleQuestLimit } from './quests.ts';
import { closeMove, isStable } from './stable.ts';
import { NONE, type Pub, type State, type Table } from './state.ts';

/** The kernel's `settle`: true when something changed. */
export function settle(s: State, t: Table): boolean {
  if (check(s, t)) return true;
  if (!isStable(s)) return false;
  if (s.pub.merchants[s.pub.active].frozen) return leaveTurn(s);
  return playHeld(s, t);
}

/** The checks after every effect, in their order. */
export function check(s: State, t: Table): boolean {
  return checkPrestige(s, t) || checkMove(s, t) || settleQuestLimit(s, t);
}

/** Steps first, for everybody in turn order from the active player (MK-R59), then the target (MK-801). */
function checkPrestige(s: State, t: Table): boolean {
  const { pub } = s;
  const target = prestigeTarget(t.seats);
  if (!isAnythingDue(pub, pub.triggeredBy === NONE ? target : NEVER)) return false;
  const first = pub.active === NONE ? pub.starter : pub.active;
  let isChanged = false;
  for (let i = 0; i < t.seats; i++) {
    const seat = (first + i) % t.seats;
    const { prestige, stepped } = pub.merchants[seat];
    for (let n = 0; n < PRESTIGE_STEPS.length; n++) {
      if (stepped[n] || prestige < PRESTIGE_STEPS[n]) continue;
      // Used up even where no card is left (MK-R53).
      stepped[n] = true;
      t.emit('step-reached', { seat, step: PRESTIGE_STEPS[n] });
      drawBlackMarket(s, t, seat, 1);
      isChanged = true;
    }
  }
  if (pub.triggeredBy !== NONE) return isChanged;
  for (let i = 0; i < t.seats; i++) {
    const seat = (first + i) % t.seats;
    if (pub.merchants[seat].prestige < target) continue;
    pub.triggeredBy = seat;
    t.emit('target-reached', { seat, prestige: pub.merchants[seat].prestige, offers: voidOffers(s) });
    return true;
  }
  return isChanged;
}

/** Whether anybody has reached a step or the target that was not told yet. */
function isAnythingDue({ merchants }: Pub, target: number): boolean {
  for (const { prestige, stepped } of merchants) {
    if (prestige >= target) return true;
    for (let n = 0; n < PRESTIGE_STEPS.length; n++) if (prestige >= PRESTIGE_STEPS[n] && !stepped[n]) return true;
  }
  return false;
}
const NEVER = Number.POSITIVE_INFINITY;

/** An open move closes as soon as its steps are used up, also when the allowance sinks (MK-R13). */
function checkMove(s: State, t: Table): boolean {
  const { move, active } = s.pub;
  if (move === null || move.made < allowance(t.content, s.pub, active)) return false;
  closeMove(s, t, active);
  return true;
}

/** The active player has left and the seat is frozen: the turn is over, without income (MK-R80). */
function leaveTurn(s: State): boolean {
  s.pub.agenda.pop();
  s.pub.move = null;
  andThen(s, { do: 'end-turn', seat: s.pub.active });
  return true;
}
