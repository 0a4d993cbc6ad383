/** Dice that lie, and allies that are shown (DQ-R29, DQ-R39). */
import type { Die } from '../../clauses.ts';
import type { Fight } from '../../state.ts';
import { opposingAllies, sideOf } from '../fighters.ts';
import { pick, type Running } from '../running.ts';
import type { Does } from './does.ts';

const DICE: readonly Die[] = ['green', 'red'];
const FACES = 8;

export function reroll(r: Running, { die }: Does<'reroll'>): void {
  turnDie(r, die, () => r.t.chance.die(FACES));
}

export function setFace(r: Running, { die, face }: Does<'setDieFace'>): void {
  turnDie(r, die, () => Math.min(FACES, Math.max(1, face)));
}

function turnDie(r: Running, which: Die | 'own' | 'choose', turned: () => number): void {
  const { fight } = r.s.pub;
  if (fight === null || fight.stage !== 'dice') return;
  const die = dieMeant(r, fight, which);
  if (die === undefined) return;
  const was = fight.dice[die];
  fight.dice[die] = turned();
  r.t.emit('die-changed', { die, was, now: fight.dice[die], by: r.f.source });
}

function dieMeant(r: Running, fight: Fight, which: Die | 'own' | 'choose'): Die | undefined {
  if (which === 'own') return sideOf(fight, r.f.source.seat) ?? undefined;
  if (which !== 'choose') return which;
  const at = pick(r, 'die', [0, 1]);
  return at === undefined ? undefined : DICE[at];
}

export function neutralise(r: Running, _clause: Does<'neutraliseAlly'>): void {
  const { fight } = r.s.pub;
  if (fight === null || fight.stage === 'over') return;
  const options = opposingAllies(fight, r.f.source.seat, r.t.seats);
  if (options.length === 0) return;
  const seat = pick(r, 'player', options);
  if (seat === undefined || !options.includes(seat)) return;
  fight.neutralised.push(seat);
  r.t.emit('ally-neutralised', { seat, by: r.f.source });
}
