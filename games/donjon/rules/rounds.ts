/** Rounds and turns (2xx), with what begins and ends with them. */
import { andThen } from '../../../kernel/index.ts';
import { forgetRefusals } from './bargains.ts';
import { LAST_OBSERVATION } from './content.ts';
import { expire } from './effects/lasting.ts';
import { moment } from './effects/moment.ts';
import { recovery } from './effects/prices.ts';
import { isGameOver, lastValidation } from './end.ts';
import { expireEvents } from './events-in-play.ts';
import { paidByBank } from './purse.ts';
import type { Seat, State, Table } from './state.ts';
import { closeVows, voidTheRest } from './vows.ts';
import { healWounds } from './wounds.ts';

/** A gem for the pot as long as no arena has taken place (DQ-203, DQ-R07). */
export function round(s: State, _f: object, t: Table): void {
  const { pub } = s;
  pub.round++;
  // Abilities of this moment go clockwise from whoever begins.
  pub.active = pub.starter;
  if (!pub.potGone) {
    const gem = paidByBank(pub, t, 1);
    pub.pot += gem;
    pub.bank -= gem;
  }
  t.emit('round-started', { round: pub.round, pot: pub.pot, observation: pub.round <= LAST_OBSERVATION });
  if (pub.round === LAST_OBSERVATION + 1) t.emit('arena-opens-to-all', { round: pub.round });
  andThen(s, moment(s, t, 'onRoundStart'), { do: 'turn', seat: pub.starter });
}

/** DQ-206. */
export function turn(s: State, { seat }: { seat: Seat }, t: Table): void {
  const { pub } = s;
  pub.active = seat;
  pub.step = 'before';
  pub.questBought = false;
  pub.trophyBought = false;
  t.emit('turn-started', { seat, round: pub.round });
  recover(s, t, seat);
}

/** One wound less, before anything else of the turn and before what lasts until it ends (DQ-207, DQ-R35). */
function recover(s: State, t: Table, seat: Seat): void {
  const { pub } = s;
  const was = pub.adventurers[seat].wounds;
  if (was > 0) {
    const now = was - healWounds(s, t, seat, recovery(t.content, pub, seat));
    if (now < was) t.emit('recovered', { seat, was, now });
  }
  expire(pub, { turnOf: seat });
  expireEvents(s, t, seat);
  andThen(s, moment(s, t, 'onTurnStart'), { do: 'village', step: 'before' });
}

/** The accounts of the turn close (DQ-R49), then the next player, the next round or the end (DQ-R02, DQ-R03). */
export function endTurn(s: State, _f: object, t: Table): void {
  const { pub } = s;
  closeVows(s, t, pub.active);
  voidTheRest(s, t);
  forgetRefusals(s);
  pub.fight = null;
  const next = (pub.active + 1) % t.seats;
  if (isGameOver(pub, t, 'turn')) lastValidation(s, t);
  else if (next === pub.starter) endRound(s, t);
  else turn(s, { seat: next }, t);
}

function endRound(s: State, t: Table): void {
  const { pub } = s;
  expire(pub, 'round');
  expireEvents(s, t);
  if (isGameOver(pub, t, 'round')) lastValidation(s, t);
  else round(s, {}, t);
}
