/** The arena (5xx): the challenge, the closed fists, and the accounts afterwards in the order of DQ-R36. */
import { andThen, ask, sealed } from '../../../kernel/index.ts';
import { moment } from './effects/moment.ts';
import { bystanders, fightOf, fightOver, newFight, woundsOf } from './fight.ts';
import { gainPoints } from './points.ts';
import { type Fight, type Kind, NONE, type Seat, SIDES, type Side, type State, type Table } from './state.ts';
import { hasDebts } from './vows.ts';

/** The other player cannot refuse (DQ-501). */
export function openArena(s: State, t: Table, defender: Seat): void {
  const attacker = s.pub.active;
  s.pub.fight = newFight(t, attacker, defender, NONE);
  t.emit('arena-opened', { attacker, defender });
  andThen(s, { do: 'open-arena' });
}

/** All talk, and each bystander takes a token in secret (DQ-503…505). The fists open in `show-sides`. */
export function takeTokens(s: State, _f: object, t: Table): void {
  andThen(s, sealed('choose-allegiance', bystanders(t, fightOf(s))), { do: 'show-sides' });
}

export const chooseAllegiance: Kind<'choose-allegiance'> = {
  candidates: () => SIDES,
  refusal: () => undefined,
  default: () => 'none',
  take(s, { seat }, side) {
    fightOf(s).sides[seat] = side;
  },
};

/** Who stood by this side's principal to the end: shown allies no power made neutral. */
function alliesOf(t: Table, fight: Fight, side: Exclude<Side, 'none'>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    if (fight.sides[seat] === side && !fight.neutralised.includes(seat)) seats.push(seat);
  }
  return seats;
}

/** A point for each of the winners, wounds for each of the losers (DQ-511, DQ-512). */
export function arenaCompared(s: State, _f: object, t: Table): void {
  const { adventurers } = s.pub;
  const fight = fightOf(s);
  const isAttackers = fight.winner === 'green';
  const winner = isAttackers ? fight.attacker : fight.defender;
  const loser = isAttackers ? fight.defender : fight.attacker;
  const allies = alliesOf(t, fight, isAttackers ? 'attacker' : 'defender');
  const losers = alliesOf(t, fight, isAttackers ? 'defender' : 'attacker');
  t.emit('arena-won', { winner, loser, allies, losers });
  adventurers[winner].did.arenaWins++;
  if (!isAttackers) adventurers[winner].did.arenaDefences++;
  for (const ally of allies) adventurers[ally].did.arenaAllyWins++;
  gainPoints(s, t, winner, 1, 'arena');
  for (const ally of allies) gainPoints(s, t, ally, 1, 'arena');
  andThen(s, { do: 'take-wounds', seats: [loser, ...losers], n: woundsOf(fight) }, { do: 'loot' });
}

/** The first arena pays the pot to the principal who won it (DQ-204, DQ-R08). */
export function pot(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const { winner, attacker, defender } = fightOf(s);
  if (!pub.potGone) {
    const seat = winner === 'green' ? attacker : defender;
    pub.potGone = true;
    if (pub.pot > 0) t.emit('pot-taken', { seat, gems: pub.pot });
    pub.adventurers[seat].gems += pub.pot;
    pub.pot = 0;
  }
  afterArena(s, t);
}

/** Powers of the fight's end (the Voleur's), then the curse, then the defender's gifts. */
function afterArena(s: State, t: Table): void {
  const won = moment(s, t, 'onWin');
  const lost = moment(s, t, 'onLose');
  andThen(s, won, lost, moment(s, t, 'afterArena'), { do: 'pass-curse' }, { do: 'settle-defender' });
}

/** A bearer who wins as principal is rid of it (DQ-R69). */
export function passCurse(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const { winner, attacker, defender } = fightOf(s);
  const from = winner === 'green' ? attacker : defender;
  if (pub.cursed !== from) return;
  const to = winner === 'green' ? defender : attacker;
  pub.cursed = to;
  t.emit('curse-moved', { from, to });
}

/** Gifts only, once, by whoever has words to keep (DQ-519, DQ-R57). */
export function settleDefender(s: State, _f: object, t: Table): void {
  const { defender } = fightOf(s);
  // Whispered words are nobody's business: then every defender is asked.
  const isAsked = t.options.whispers || hasDebts(s, t, defender);
  if (isAsked) andThen(s, ask('settle-as-defender', defender), { do: 'fight-over' });
  else fightOver(s, {}, t);
}
