/** A fight in either place (6xx): declarations, dice, powers, tokens, comparison, and what was spent in it. */
import { andThen, type Frame, isSealed, waiting } from '../../../kernel/index.ts';
import { closeTalk } from './bargains.ts';
import { KRITIK } from './content.ts';
import { expire } from './effects/lasting.ts';
import { totals } from './effects/power.ts';
import { effectOf } from './effects/reading.ts';
import { spendKept, spendObject } from './holdings.ts';
import { type Adventure, type Donjon, type Fight, NONE, type Seat, type State, type Table } from './state.ts';
import { closeVows, settleSides } from './vows.ts';

const DIE = 8;

export function newFight(t: Table, attacker: Seat, defender: Seat, monster: Adventure): Fight {
  const sides: null[] = [];
  for (let seat = 0; seat < t.seats; seat++) sides.push(null);
  return {
    place: defender === NONE ? 'dungeon' : 'arena',
    attacker,
    defender,
    monster,
    stage: 'talk',
    ally: NONE,
    sides,
    neutralised: [],
    declared: [],
    dice: { green: 0, red: 0 },
    totals: null,
    winner: null,
    kritik: false,
    points: 0,
  };
}

/** The fight that is going on; the frames of this file run in one only. */
export function fightOf(s: State): Fight {
  const { fight } = s.pub;
  if (fight === null) throw new Error('nobody fights');
  return fight;
}

/**
 * The last bystander has sealed: talk is over and the fight begins while the fists stay closed (DQ-506, DQ-R38). The
 * sealed choice waits under the fight's frames and opens by itself when the dice lie.
 */
export function closeFists(s: State, t: Table): boolean {
  const { fight } = s.pub;
  if (fight === null || fight.stage !== 'talk' || fight.place !== 'arena') return false;
  const frame = waiting(s);
  if (frame?.ask !== 'choose-allegiance' || !isSealed(frame) || frame.ready.length < frame.seats.length) return false;
  closeTalk(s, t);
  fight.stage = 'declare';
  andThen(s, { do: 'fight' });
  return true;
}

/** Those who may declare and change dice: never bystanders of the arena, whose fists are closed (DQ-R37, DQ-R39). */
function fighters({ place, attacker, defender, ally }: Fight): Seat[] {
  const second = place === 'arena' ? defender : ally;
  return second === NONE ? [attacker] : [attacker, second];
}

/** DQ-R37: the active player declares first. */
export function fight(s: State): void {
  const now = fightOf(s);
  now.stage = 'declare';
  andThen(s, { do: 'declare', on: 'beforeDice', seats: fighters(now), passed: [] }, { do: 'roll' });
}

/** Both dice at once (DQ-411, DQ-502); then powers that change them, clockwise from the active player (DQ-R39). */
export function roll(s: State, _f: object, t: Table): void {
  const now = fightOf(s);
  now.stage = 'dice';
  const green = t.chance.die(DIE);
  const red = t.chance.die(DIE);
  now.dice = { green, red };
  t.emit('dice-rolled', { seat: now.attacker, green, red });
  const after: Frame<Donjon> = { do: 'declare', on: 'afterDice', seats: fighters(now), passed: [] };
  if (now.place === 'arena') andThen(s, after);
  else andThen(s, after, { do: 'compare' });
}

/** All fists open (DQ-506); then powers that act on allies, by principals and shown allies (DQ-R39). */
export function showSides(s: State, _f: object, t: Table): void {
  const now = fightOf(s);
  const sides = bystanders(t, now).map((seat) => ({ seat, side: now.sides[seat] ?? 'none' }));
  t.reveal('sides-shown', { sides });
  settleSides(s, t);
  const seats: Seat[] = [];
  for (let i = 0; i < t.seats; i++) {
    const seat = (now.attacker + i) % t.seats;
    const side = now.sides[seat];
    if (seat === now.attacker || seat === now.defender || (side !== null && side !== 'none')) seats.push(seat);
  }
  andThen(s, { do: 'declare', on: 'afterReveal', seats, passed: [] }, { do: 'compare' });
}

export function bystanders({ seats }: Table, { attacker, defender }: Fight): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (seat !== attacker && seat !== defender) list.push(seat);
  return list;
}

/** Ties go to the green die (DQ-607); the winner's 8 makes it a KritiK (DQ-R28). */
export function compare(s: State, _f: object, t: Table): void {
  const now = fightOf(s);
  const { green, red } = totals(t.content, s.pub, now, now.dice);
  const winner = green.total >= red.total ? 'green' : 'red';
  now.totals = { green, red };
  now.winner = winner;
  now.kritik = now.dice[winner] === KRITIK;
  now.stage = 'over';
  t.emit('totals-compared', { green, red, winner, kritik: now.kritik });
  if (now.kritik && (winner === 'green' || now.place === 'arena')) {
    s.pub.adventurers[winner === 'green' ? now.attacker : now.defender].did.kritikWins++;
  }
  if (now.place === 'arena') andThen(s, { do: 'arena-compared' });
  else andThen(s, winner === 'green' ? { do: 'dungeon-won' } : { do: 'dungeon-lost' });
}

/** What a defeat costs (DQ-608, DQ-609). */
export const woundsOf = ({ kritik }: Fight): number => (kritik ? 2 : 1);

/** Objects and kept specials used up by being declared leave at their place in the order of DQ-R36. */
export function spendDeclared(s: State, t: Table): void {
  for (const source of fightOf(s).declared) {
    if (!effectOf(t.content, source).do.some(({ does }) => does === 'discardSelf')) continue;
    const { objects, kept } = s.pub.adventurers[source.seat];
    if (source.kind === 'object' && objects.includes(source.card)) spendObject(s, t, source.seat, source.card);
    if (source.kind === 'special' && kept.includes(source.card)) spendKept(s, t, source.seat, source.card);
  }
}

/** What lasted for the combat ends; who defended has settled by now (DQ-519). */
export function fightOver(s: State, _f: object, t: Table): void {
  const now = fightOf(s);
  if (now.place === 'arena') closeVows(s, t, now.defender);
  expire(s.pub, 'combat');
}
