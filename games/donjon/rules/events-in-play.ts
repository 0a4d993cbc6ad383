/** Events that lie face up as long as they last (DQ-R17), and where a drawn card goes when it is done. */
import type { Content } from './content.ts';
import { discardAdventure } from './decks.ts';
import { type Adventure, NONE, type Pub, type Seat, type State, type Table } from './state.ts';

/** The card in play leaves: a lasting event stays face up, a kept special has gone already, all else is discarded. */
export function layAway(s: State, t: Table): void {
  const { pub } = s;
  const { card, active } = pub;
  if (card === NONE) return;
  pub.card = NONE;
  if (pub.adventurers[active].kept.includes(card)) return;
  if (isLasting(t.content, pub, card)) pub.inPlay.push({ card, seat: active });
  else discardAdventure(s, card);
}

/** Expires what lasted until this player's turn (DQ-R17), and events of which nothing lasts any more. */
export function expireEvents(s: State, t: Table, turnOf: Seat = NONE): void {
  const { pub } = s;
  if (pub.inPlay.length === 0) return;
  const stays = pub.inPlay.filter(({ card, seat }) =>
    hasStanding(t.content, card) ? seat !== turnOf : hasChange(pub, card),
  );
  if (stays.length === pub.inPlay.length) return;
  for (const entry of pub.inPlay) {
    if (stays.includes(entry)) continue;
    discardAdventure(s, entry.card);
    t.emit('event-expired', { card: entry.card });
  }
  pub.inPlay = stays;
}

const isLasting = (content: Content, pub: Pub, card: Adventure): boolean =>
  content.adventures[card].kind === 'event' && (hasStanding(content, card) || hasChange(pub, card));

const hasStanding = ({ adventures }: Content, card: Adventure): boolean =>
  adventures[card].effects.some(({ on }) => on === 'whileHeld');

const hasChange = (pub: Pub, card: Adventure): boolean =>
  pub.lasting.some(({ source }) => source.kind === 'event' && source.card === card);
