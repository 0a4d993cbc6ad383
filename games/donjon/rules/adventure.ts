/** The adventure of a turn: dungeon or arena, exactly once (DQ-209), and what the dungeon's deck brings (401…403). */
import { andThen, ask, type Refusal } from '../../../kernel/index.ts';
import { openArena } from './arena.ts';
import { type Content, LAST_OBSERVATION } from './content.ts';
import { drawAdventure, isTooEarly, returnAndShuffle } from './decks.ts';
import { usable } from './effects/declare.ts';
import { moment } from './effects/moment.ts';
import { isArenaForbidden } from './effects/prices.ts';
import { useAbility } from './effects/resolve.ts';
import { layAway } from './events-in-play.ts';
import { newFight } from './fight.ts';
import { refuse } from './refusals.ts';
import { type Adventure, type Kind, type Kinds, NONE, type Pub, type State, type Table } from './state.ts';

type Choice = Kinds['choose-adventure']['answer'];

/** Asks where to go; who can see that there is only one way goes it. */
export function adventure(s: State, _f: object, t: Table): void {
  const { pub } = s;
  pub.step = 'adventure';
  const isOpen = arenaRefusal(t.content, pub) === undefined;
  if (isOpen || (pub.deck > 0 && usable(t.content, pub, pub.active, 'onDraw').length > 0)) {
    andThen(s, ask('choose-adventure', pub.active));
  } else go(s, t, pub.deck > 0 ? 'dungeon' : 'pass');
}

/** Why nobody may open an arena now (DQ-202, DQ-R45). */
export function arenaRefusal(content: Content, pub: Pub): Refusal | undefined {
  if (pub.round <= LAST_OBSERVATION) return refuse('observation-round', { round: pub.round });
  return isArenaForbidden(content, pub) ? refuse('arena-forbidden') : undefined;
}

export const chooseAdventure: Kind<'choose-adventure'> = {
  candidates(v) {
    const list: Choice[] = ['dungeon'];
    for (let seat = 0; seat < v.table.seats; seat++) if (seat !== v.seat) list.push({ arena: seat });
    for (const power of usable(v.table.content, v.pub, v.seat, 'onDraw')) list.push({ power });
    // DQ-903: the only time when nothing may be done.
    if (v.pub.deck === 0) list.push('pass');
    return list;
  },
  refusal(v, _d, a) {
    if (typeof a === 'object' && 'arena' in a) return arenaRefusal(v.table.content, v.pub);
    if (a !== 'pass') return v.pub.deck === 0 ? refuse('deck-empty') : undefined;
    return v.pub.deck > 0 ? refuse('adventure-due') : undefined;
  },
  default: (v) => (v.pub.deck > 0 ? 'dungeon' : 'pass'),
  take: (s, _d, a, t) => go(s, t, a),
};

/** What was chosen, then the village again. */
function go(s: State, t: Table, choice: Choice): void {
  const seat = s.pub.active;
  const defender = typeof choice === 'object' && 'arena' in choice ? choice.arena : NONE;
  const kind = defender !== NONE ? 'arena' : choice === 'pass' ? 'pass' : 'dungeon';
  t.emit('adventure-chosen', { seat, adventure: kind, defender });
  andThen(s, { do: 'village', step: 'after' });
  if (defender !== NONE) openArena(s, t, defender);
  else if (kind === 'dungeon') {
    const first = typeof choice === 'object' && 'power' in choice ? useAbility(s, t, choice.power) : undefined;
    andThen(s, first, moment(s, t, 'onDraw'), { do: 'draw' });
  }
}

/** The top card is turned up (DQ-402…404); from an empty deck none comes, and the adventure is done (DQ-401, DQ-R04). */
export function draw(s: State, _f: object, t: Table): void {
  layAway(s, t);
  const card = drawAdventure(s, t);
  if (card !== NONE) reveal(s, t, card);
}

/** Dragons and the toll do not come before their round: back they go, and the same player draws again (DQ-210). */
function reveal(s: State, t: Table, card: Adventure): void {
  const { pub } = s;
  const seat = pub.active;
  if (isTooEarly(t.content, pub, card) && s.hid.adventureDeck.some((other) => !isTooEarly(t.content, pub, other))) {
    returnAndShuffle(s, t, card);
    t.reveal('card-returned', { seat, card, deck: pub.deck });
    andThen(s, { do: 'draw' });
    return;
  }
  pub.card = card;
  t.reveal('card-drawn', { seat, card, deck: pub.deck });
  if (t.content.adventures[card].kind !== 'monster') {
    andThen(s, moment(s, t, 'onReveal'), { do: 'resolved', card });
    return;
  }
  pub.fight = newFight(t, seat, NONE, card);
  andThen(s, moment(s, t, 'onReveal'), { do: 'meet-monster' });
}

/** After an event another card is drawn; a special ends the adventure (DQ-402, DQ-403). */
export function resolved(s: State, { card }: { card: Adventure }, t: Table): void {
  layAway(s, t);
  if (t.content.adventures[card].kind === 'event') andThen(s, { do: 'draw' });
}
