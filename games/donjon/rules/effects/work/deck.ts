/** The dungeon's deck: looking, ordering, drawing more. Effects take what there is (DQ-R04). */
import { discardAdventure, drawAdventure, isTooEarly, returnAndShuffle } from '../../decks.ts';
import { type Adventure, NONE, type Seat, type State } from '../../state.ts';
import { effectOf } from '../reading.ts';
import { pick, type Running } from '../running.ts';
import type { Does } from './does.ts';

/** Only the owner sees them; the next one first. */
export function peek({ s, t, f }: Running, { n }: Does<'peek'>): void {
  const { seat } = f.source;
  const { adventureDeck } = s.hid;
  const seen = Math.min(n, adventureDeck.length);
  if (seen <= 0) return;
  const cards = adventureDeck.slice(-seen).reverse();
  s.own[seat].peeked = cards;
  t.emit('peeked', { seat, n: seen, by: f.source }, { [seat]: { cards: [...cards] } });
}

/** Asked which is next, again and again; places stand for cards, which stay secret. */
export function reorder(r: Running, _clause: Does<'reorder'>): void {
  const { s, f } = r;
  const { seat } = f.source;
  const { peeked } = s.own[seat];
  const order: number[] = [];
  while (order.length < peeked.length) {
    const left = [...peeked.keys()].filter((at) => !order.includes(at));
    const at = pick(r, 'order', left);
    if (at === undefined) return;
    order.push(at);
  }
  layOnTop(
    s,
    seat,
    order.map((at) => peeked[at]),
  );
}

/** DQ-R75: the chosen card comes next, the others stay in their old order; then it is drawn. */
export function drawFrom(r: Running, _clause: Does<'drawFrom'>): void {
  const { s, f } = r;
  const { seat } = f.source;
  const { peeked } = s.own[seat];
  if (peeked.length === 0) return;
  const at = pick(r, 'adventure', [...peeked.keys()]);
  if (at === undefined) return;
  const card = peeked[at];
  layOnTop(s, seat, [card, ...peeked.filter((other) => other !== card)]);
  drawNext(r);
}

/** The top cards in this order, the next one first. What others have seen of the deck no longer tells what comes. */
function layOnTop(s: State, seat: Seat, cards: Adventure[]): void {
  const { adventureDeck } = s.hid;
  for (let i = 0; i < cards.length; i++) adventureDeck[adventureDeck.length - 1 - i] = cards[i];
  for (const own of s.own) if (own.peeked.length > 0) own.peeked = [];
  s.own[seat].peeked = cards;
}

export function drawAgain(r: Running, _clause: Does<'drawAgain'>): void {
  drawNext(r);
}

/** What is under way when another card may be drawn after it. Of an event one is drawn anyway (DQ-402). */
const UNDER_WAY: readonly string[] = ['resolved', 'meet-monster', 'dungeon-over', 'fight-over'];

/** One more card when the one at hand is done with; a draw that comes anyway is that one (DQ-R75, DQ-403). */
function drawNext({ s, t, f }: Running): void {
  const { agenda, fight, card, deck } = s.pub;
  if (deck === 0 || effectOf(t.content, f.source).on === 'onDraw' || fight?.place === 'arena') return;
  if (card !== NONE && t.content.adventures[card].kind === 'event') return;
  for (let at = agenda.length - 1; at >= 0; at--) {
    if (!UNDER_WAY.includes((agenda[at] as { do?: string }).do ?? '')) continue;
    const below = at === 0 ? undefined : (agenda[at - 1] as { do?: string });
    if (below?.do !== 'draw') agenda.splice(at, 0, { do: 'draw' });
    return;
  }
}

/** Face up; what may not come yet goes back and ends it (DQ-210). */
export function discardTop({ s, t, f }: Running, { n }: Does<'discardTop'>): void {
  const cards: Adventure[] = [];
  for (let i = 0; i < n && s.pub.deck > 0; i++) {
    const card = drawAdventure(s, t);
    if (isTooEarly(t.content, s.pub, card)) {
      returnAndShuffle(s, t, card);
      break;
    }
    discardAdventure(s, card);
    cards.push(card);
  }
  if (cards.length > 0) t.reveal('cards-discarded', { cards, by: f.source });
}
