/** Wounds, and what is decided about fights before they are fought. */
import { andThen } from '../../../../../kernel/index.ts';
import { dismissHeroes } from '../../decks.ts';
import { defeat, heroesLeaving, hostOf, replaceFallen } from '../../guests.ts';
import { addWounds, noteHitter, removeWounds } from '../../purse.ts';
import { type Hero, NONE } from '../../state.ts';
import { moment } from '../moment.ts';
import type { Running } from '../running.ts';
import { guestsOf, heroesOf } from '../targets.ts';
import type { Does } from './does.ts';

/** Wounds by abilities neither give glory nor count as a hero's (BZ-R36, BZ-R37), unless the hero is said to wound. */
export function addWound({ s, t, f }: Running, clause: Does<'addWound'>): void {
  if (s.pub.monster === NONE) return;
  addWounds(s, t, clause.n, f.source);
  if (clause.asHero === true) noteHitter(s.pub, f.source.hero);
}

/** BZ-R39: never below 0. */
export function removeWound({ s, t, f }: Running, clause: Does<'removeWound'>): void {
  if (s.pub.monster !== NONE) removeWounds(s, t, clause.n, f.source);
}

/** What the hero's card remembers until its moment of this round. */
export function decideFate(
  r: Running,
  clause: Does<'autoHit' | 'autoMiss' | 'autoSurvive' | 'preventDefeat' | 'ignoreAdventure'>,
): void {
  const guests = guestsOf(r, clause.of);
  if (guests === undefined) return;
  for (const guest of guests) {
    guest.fate[clause.does] = true;
    r.t.emit('fate-changed', { hero: guest.hero, fate: clause.does, by: r.f.source });
  }
}

/** In a shop a defeat like any other (BZ-506), replaced at BZ-516; in the centre replaced at once (BZ-R42). */
export function killHero(r: Running, clause: Does<'killHero'>): void {
  const heroes = heroesOf(r, clause.of);
  if (heroes === undefined) return;
  for (const hero of heroes) {
    // BZ-807 may have ended the game.
    if (r.s.pub.phase !== 'over') kill(r, hero);
  }
}

/** The heroes still to come are fewer, and everybody sees who is gone; those on the table stay. */
export function heroesLeave({ s, t, f }: Running, clause: Does<'heroesLeave'>): void {
  const heroes = dismissHeroes(s, heroesLeaving(s.pub, clause.fewer));
  if (heroes.length > 0) t.reveal('heroes-left', { heroes, left: s.pub.heroDeck, by: f.source });
}

function kill({ s, t, f }: Running, hero: Hero): void {
  const seat = hostOf(s.pub, hero);
  if (seat === NONE) {
    if (defeat(s, t, NONE, hero, f.source)) replaceFallen(s, t);
    return;
  }
  // Its cards hear of it although they lie in the discard by then.
  const frames = moment(s, t, 'heroDefeated', { seat, hero, item: NONE });
  if (defeat(s, t, seat, hero, f.source)) andThen(s, ...frames);
}
