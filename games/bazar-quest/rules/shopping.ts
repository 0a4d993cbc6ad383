/** Phase 3, shopping (40x): heroes enter the shops, the most attractive window first. */
import { andThen, ask } from '../../../kernel/index.ts';
import { classesOf, isMatch } from './classes.ts';
import type { ClassMask, Content } from './content.ts';
import { passes } from './counts.ts';
import { moment } from './effects/moment.ts';
import { heroClasses } from './effects/numbers.ts';
import { ignoresClassForInvite, isForbidden } from './effects/permissions.ts';
import { startPhase } from './phases.ts';
import { isRankingStale, isSameRanking, rankShops } from './ranking.ts';
import { refuse } from './refusals.ts';
import { type Guest, type Hero, type Kind, NONE, type Pub, type Seat, type State, type Table } from './state.ts';

export function shopping(s: State, _f: object, t: Table): void {
  startPhase(s, t, 'shopping');
  andThen(s, ...moment(s, t, 'shoppingStart'), { do: 'rank' });
}

/** BZ-402; the holder of this moment breaks all ties of the phase (BZ-R21). */
export function rank(s: State, _f: object, t: Table): void {
  const { pub } = s;
  pub.holderAtStart = pub.questHolder;
  pub.ranking = rankShops(t.content, pub);
  pub.pass = 1;
  t.emit('shops-ranked', { ranking: pub.ranking });
  andThen(s, { do: 'invite' });
}

/** Who chooses next, and from which heroes (BZ-406…408). */
export interface Turn {
  readonly seat: Seat;
  readonly legal: readonly Guest[];
}

/** The next choice of this pass; undefined when every shop has its hero, or no hero is left. */
export function nextTurn(content: Content, pub: Pub): Turn | undefined {
  if (pub.centre.length === 0) return undefined;
  const classes = pub.centre.map((guest) => heroClasses(content, pub, guest));
  let waiting = NONE;
  for (const { seat } of pub.ranking) {
    if (pub.shops[seat].guests.length >= pub.pass) continue;
    const legal = matching(content, pub, seat, classes);
    if (legal.length > 0) return { seat, legal };
    if (waiting === NONE) waiting = seat;
  }
  // BZ-408: nobody matches anything; the first in rank takes any hero.
  return waiting === NONE ? undefined : { seat: waiting, legal: anyHero(content, pub, waiting) };
}

/** The heroes of the centre, showing these classes, that match the shop's window (BZ-405) and may enter. */
function matching(content: Content, pub: Pub, seat: Seat, classes: readonly ClassMask[]): Guest[] {
  const wanted = ignoresClassForInvite(content, pub, seat) ? ANY : classesOf(content, pub.shops[seat].window);
  const legal: Guest[] = [];
  for (let i = 0; i < classes.length; i++) {
    const guest = pub.centre[i];
    if ((wanted === ANY || classes[i] & wanted) && isWelcome(content, pub, seat, guest)) legal.push(guest);
  }
  return legal;
}
const ANY: ClassMask = -1;

const isWelcome = (content: Content, pub: Pub, seat: Seat, guest: Guest): boolean =>
  !isForbidden(content, pub, seat, 'invite', guest.hero);

/** A ban that leaves no hero at all is ignored (BZ-R57): every shop takes one. */
function anyHero(content: Content, pub: Pub, seat: Seat): readonly Guest[] {
  const welcome = pub.centre.filter((guest) => isWelcome(content, pub, seat, guest));
  return welcome.length > 0 ? welcome : pub.centre;
}

/** Asks the next to choose; a single possible hero comes by itself. When all have chosen, sales begin (BZ-451). */
export function invite(s: State, _f: object, t: Table): void {
  const { pub } = s;
  rankAgain(s, t);
  let turn = nextTurn(t.content, pub);
  while (turn === undefined && pub.centre.length > 0 && pub.pass < passes(t)) {
    pub.pass++;
    pub.choosing = NONE;
    turn = nextTurn(t.content, pub);
  }
  if (turn === undefined) {
    pub.pass = 0;
    pub.choosing = NONE;
    andThen(s, ...moment(s, t, 'allInvited'), { do: 'sales' });
    return;
  }
  tellWaiting(s, t, turn.seat);
  pub.choosing = turn.seat;
  if (turn.legal.length === 1) enterShop(s, t, turn.seat, turn.legal[0].hero, true);
  else andThen(s, ask('invite-hero', turn.seat));
}

/** BZ-R21: abilities may change hearts, values or places while heroes are chosen. */
function rankAgain(s: State, t: Table): void {
  if (!isRankingStale(t.content, s.pub)) return;
  const ranking = rankShops(t.content, s.pub);
  if (isSameRanking(ranking, s.pub.ranking)) return;
  s.pub.ranking = ranking;
  // Without heroes to choose from it is no news.
  if (s.pub.centre.length > 0) t.emit('shops-ranked', { ranking });
}

/** BZ-407: shops passed over for the first time since the last choice. */
function tellWaiting({ pub }: State, t: Table, chooser: Seat): void {
  const last = pub.ranking.findIndex(({ seat }) => seat === pub.choosing);
  for (let i = last + 1; i < pub.ranking.length && pub.ranking[i].seat !== chooser; i++) {
    const { seat } = pub.ranking[i];
    if (pub.shops[seat].guests.length < pub.pass) t.emit('shop-waits', { seat });
  }
}

/** The hero enters with its coins (BZ-411); who fills the last place takes the quest token (BZ-412, BZ-R25). */
function enterShop(s: State, t: Table, seat: Seat, hero: Hero, forced: boolean): void {
  const { pub } = s;
  const at = pub.centre.findIndex((one) => one.hero === hero);
  const guest = pub.centre[at];
  const matched = isMatch(t.content, pub, seat, guest);
  pub.centre.splice(at, 1);
  guest.unmatched = !matched;
  pub.shops[seat].guests.push(guest);
  t.emit('hero-invited', { seat, hero, coins: guest.coins, matched, forced });
  if (pub.centre.length === 0 || pub.shops.every(({ guests }) => guests.length >= passes(t))) {
    const from = pub.questHolder;
    pub.questHolder = seat;
    t.emit('token-moved', { seat, from });
  }
  andThen(s, ...moment(s, t, 'heroInvited', { seat, hero, item: NONE }), { do: 'invite' });
}

/** Takes one of the matching heroes, or any where none matches (BZ-406, BZ-408, BZ-R23). */
export const inviteHero: Kind<'invite-hero'> = {
  candidates: (v) => v.pub.centre.map(({ hero }) => hero),
  refusal(v, d, a) {
    const { content } = v.table;
    const legal = nextTurn(content, v.pub)?.legal ?? [];
    if (legal.some(({ hero }) => hero === a)) return undefined;
    return refuse(isForbidden(content, v.pub, d.seat, 'invite', a) ? 'invite-forbidden' : 'no-match');
  },
  draw: (v, _d, chance) => {
    const turn = nextTurn(v.table.content, v.pub);
    return turn === undefined ? undefined : chance.pick(turn.legal).hero;
  },
  default: (v) => richest(nextTurn(v.table.content, v.pub)?.legal ?? v.pub.centre),
  take: (s, d, a, t) => enterShop(s, t, d.seat, a, false),
};

/** The hero with most coins, the leftmost of equals. */
function richest(guests: readonly Guest[]): Hero {
  let best = guests[0];
  for (const guest of guests) if (guest.coins > best.coins) best = guest;
  return best.hero;
}
