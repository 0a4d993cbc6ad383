/** Changes that last for a while: laid by clauses, read by numbers and permissions, gone when their time is over. */
import type { Duration } from '../clauses.ts';
import { hostOf } from '../guests.ts';
import { type Guest, type Hero, type Item, NONE, type Pub, type Seat, type State } from '../state.ts';
import type { EffectFrames, Modifier } from './types.ts';

/** Whom or what a change touches. */
export interface Touched {
  readonly seats?: readonly Seat[];
  readonly heroes?: readonly Hero[];
  readonly items?: readonly Item[];
}

const NOBODY: readonly number[] = [];
/** As many changes last at once; typed-in cards could pile them up without end, and every number reads them all. */
const MOST_MODIFIERS = 300;

/** Lays a change. What an event lays cannot be `inPlay`: it then lasts the round. */
export function lay(s: State, f: EffectFrames['effect'], n: number, during: Duration, touched: Touched): Modifier {
  const modifier: Modifier = {
    source: f.source,
    clause: f.clause,
    n,
    seats: touched.seats ?? NOBODY,
    heroes: touched.heroes ?? NOBODY,
    items: touched.items ?? NOBODY,
    until: during === 'inPlay' ? 'round' : during,
  };
  if (s.pub.modifiers.length < MOST_MODIFIERS) s.pub.modifiers.push(modifier);
  return modifier;
}

/** A fight, a phase or the round is over: what lasted until then ends. The round also gives back its uses (BZ-R56). */
export function expire(pub: Pub, what: Modifier['until']): void {
  if (pub.modifiers.length > 0) pub.modifiers = pub.modifiers.filter((modifier) => lasts(pub, modifier, what));
  if (what !== 'round') return;
  if (pub.usedThisRound.length > 0) pub.usedThisRound = [];
  for (const guest of pub.centre) forget(guest);
}

function lasts(pub: Pub, modifier: Modifier, what: Modifier['until']): boolean {
  if (what === 'round') return false;
  if (modifier.until === 'fight') return what === 'fight' && isFightToCome(pub, modifier);
  return modifier.until === 'round' || what === 'fight';
}

/** Laid before the fights, it waits for those of its heroes. */
function isFightToCome(pub: Pub, { heroes, source }: Modifier): boolean {
  const concerned = heroes.length > 0 ? heroes : [source.hero];
  return concerned.some((hero) => hostOf(pub, hero) !== NONE && !pub.fights.some((fight) => fight.hero === hero));
}

/** What effects had decided about this hero's round is over with it. */
function forget({ fate }: Guest): void {
  fate.autoHit = false;
  fate.autoMiss = false;
  fate.autoSurvive = false;
  fate.preventDefeat = false;
  fate.ignoreAdventure = false;
  fate.extraReward = 0;
  if (fate.returns.length > 0) fate.returns = [];
}
