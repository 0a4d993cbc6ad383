/** One hero's fight (BZ-503…507): attack against resistance, then defence against strength. */
import { andThen } from '../../../kernel/index.ts';
import { expire } from './effects/modifiers.ts';
import { moment } from './effects/moment.ts';
import { attackTerms, defenceTerms, resistanceTerms, strengthTerms, total } from './effects/numbers.ts';
import type { About } from './effects/types.ts';
import { defeat, returnGear } from './guests.ts';
import { addWounds, gainGlory, noteHitter } from './purse.ts';
import { type Fight, type Guest, type Hero, NONE, type Pub, type Seat, type State, type Table } from './state.ts';

/** The hero that fights, and for whom. */
export interface Bout {
  readonly seat: Seat;
  readonly hero: Hero;
}

const aboutOf = ({ seat, hero }: Bout): About => ({ seat, hero, item: NONE });

/** The fighter where it still stands: abilities may have ended the fight early. */
function fighterOf(pub: Pub, { seat, hero }: Bout): Guest | undefined {
  for (const guest of pub.shops[seat].guests) if (guest.hero === hero) return guest;
  return undefined;
}

/** The round record of this fight, kept until the next round (BZ-R42). */
function recordOf(pub: Pub, { hero }: Bout): Fight | undefined {
  for (let i = pub.fights.length - 1; i >= 0; i--) if (pub.fights[i].hero === hero) return pub.fights[i];
  return undefined;
}

export function fight(s: State, bout: Bout, t: Table): void {
  const { seat, hero } = bout;
  const guest = fighterOf(s.pub, bout);
  if (guest === undefined) return;
  const { gear, adventures } = guest;
  s.pub.fights.push({
    seat,
    hero,
    gear: [...gear],
    adventures: [...adventures],
    attack: null,
    defence: null,
    lost: 0,
    reward: 0,
  });
  const heard = moment(s, t, 'fightStart', aboutOf(bout));
  andThen(s, ...heard, { do: 'before-attack', seat, hero }, { do: 'fight-over', seat, hero });
}

export function beforeAttack(s: State, bout: Bout, t: Table): void {
  const { seat, hero } = bout;
  andThen(s, ...moment(s, t, 'beforeAttack', aboutOf(bout)), { do: 'attack', seat, hero });
}

/** BZ-504: equality succeeds (BZ-R33); a wound on the monster and 1 glory. */
export function attack(s: State, bout: Bout, t: Table): void {
  const { pub } = s;
  const { seat, hero } = bout;
  const guest = fighterOf(pub, bout);
  if (guest === undefined) return;
  const terms = attackTerms(t.content, pub, guest);
  const sum = total(terms);
  const needed = total(resistanceTerms(t.content, pub, guest));
  const hit = !guest.fate.autoMiss && (guest.fate.autoHit || sum >= needed);
  const result = { total: sum, needed, terms, hit };
  const record = recordOf(pub, bout);
  if (record !== undefined) record.attack = result;
  if (hit) {
    const was = pub.wounds;
    noteHitter(pub, hero);
    addWounds(s, t, 1);
    gainGlory(s, t, seat, 1);
    t.emit('attack-succeeded', { seat, hero, attack: result, was, now: pub.wounds });
  } else t.emit('attack-failed', { seat, hero, attack: result });
  const heard = moment(s, t, hit ? 'attackSucceeded' : 'attackFailed', aboutOf(bout));
  andThen(s, ...heard, { do: 'before-defence', seat, hero });
}

export function beforeDefence(s: State, bout: Bout, t: Table): void {
  const { seat, hero } = bout;
  if (fighterOf(s.pub, bout) === undefined) return;
  andThen(s, ...moment(s, t, 'beforeDefence', aboutOf(bout)), { do: 'defend', seat, hero });
}

/** BZ-505: who stands earns 1 glory; who falls is out of the game (BZ-506). */
export function defend(s: State, bout: Bout, t: Table): void {
  const { pub } = s;
  const { seat, hero } = bout;
  const guest = fighterOf(pub, bout);
  if (guest === undefined) return;
  const terms = defenceTerms(t.content, pub, guest);
  const sum = total(terms);
  const needed = total(strengthTerms(t.content, pub, guest));
  const survived = guest.fate.autoSurvive || sum >= needed;
  const result = { total: sum, needed, terms, survived };
  const record = recordOf(pub, bout);
  if (record !== undefined) record.defence = result;
  if (survived) {
    gainGlory(s, t, seat, 1);
    t.emit('hero-survived', { seat, hero, defence: result });
    andThen(s, ...moment(s, t, 'heroSurvived', aboutOf(bout)));
    return;
  }
  // Its cards hear of the defeat although they leave with it.
  const heard = moment(s, t, 'heroDefeated', aboutOf(bout));
  if (defeat(s, t, seat, hero, undefined, result)) andThen(s, ...heard);
}

/** What lasted for the fight is over. */
export function fightOver(s: State, bout: Bout, t: Table): void {
  expire(s.pub, 'fight');
  const guest = fighterOf(s.pub, bout);
  if (guest !== undefined && guest.fate.returns.length > 0) returnGear(s, t, bout.seat, guest);
}
