/** Phase 1, supply (2xx): the monster, the deal, the draft. */
import { andThen, type Secrets, sealed } from '../../../kernel/index.ts';
import { LAST_ROUND } from './content.ts';
import { dealSize, isLargeTable } from './counts.ts';
import { drawItem } from './decks.ts';
import { expire } from './effects/modifiers.ts';
import { moment } from './effects/moment.ts';
import { everybodyLoses, fromHolder } from './guests.ts';
import { startPhase } from './phases.ts';
import { refuse } from './refusals.ts';
import { type Item, type Kind, NONE, type Seat, type State, type Table } from './state.ts';

/** A new round begins; the record of the last one is forgotten (BZ-R42). */
export function supply(s: State, _f: object, t: Table): void {
  const { pub } = s;
  if (pub.round === LAST_ROUND) {
    // BZ-R70: a set of cards that heals for ever comes to an end.
    everybodyLoses(s, t, NONE, 'endless');
    return;
  }
  pub.round++;
  clearRound(s);
  t.emit('round-started', { round: pub.round, holder: pub.questHolder });
  startPhase(s, t, 'supply');
  const revealed = pub.monster === NONE ? revealMonster(s, t) : [];
  andThen(s, ...revealed, ...moment(s, t, 'supplyStart'), { do: 'deal' });
}

function clearRound({ pub }: State): void {
  expire(pub, 'round');
  pub.ranking = [];
  pub.choosing = NONE;
  pub.fights = [];
  pub.hitters = [];
  pub.sold.fill(0);
  pub.usedThisRound = [];
}

/** BZ-201; with 5 or 6 players its level says which way draft hands go (BZ-903, BZ-R16). */
function revealMonster(s: State, t: Table) {
  const { pub } = s;
  pub.monster = s.hid.monsterDeck.pop() ?? NONE;
  pub.coming.shift();
  pub.wounds = 0;
  pub.passing = isLargeTable(t) && t.content.monsters[pub.monster].level === 2 ? -1 : 1;
  t.reveal('monster-revealed', { monster: pub.monster, passing: pub.passing });
  return moment(s, t, 'monsterRevealed');
}

/** Deals one card at a time from the quest holder clockwise, the same number to all (BZ-204, BZ-R49). */
export function deal(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const left = pub.itemDeck + pub.itemDiscard.length;
  const count = Math.min(dealSize(t), Math.floor(left / t.seats));
  for (let i = 0; i < count; i++) {
    for (let turn = 0; turn < t.seats; turn++) {
      s.own[(pub.questHolder + turn) % t.seats].draft.push(drawItem(s, t));
    }
  }
  const secrets: { [seat: number]: { cards: readonly Item[] } } = {};
  for (let seat = 0; seat < t.seats; seat++) {
    pub.shops[seat].draft = count;
    secrets[seat] = { cards: [...s.own[seat].draft] };
  }
  t.emit('dealt', { count }, secrets);
  andThen(s, { do: 'draft' });
}

/** All have kept one: hands are passed on, and the next card is kept; the last one by itself (BZ-206…208, BZ-R14). */
export function draft(s: State, _f: object, t: Table): void {
  const { shops } = s.pub;
  if (shops[0].kept > 0) passHands(s, t);
  if (shops[0].draft > 1) andThen(s, sealed('draft-pick', fromHolder(s.pub)), { do: 'draft' });
  else endDraft(s, t);
}

/** Every draft hand goes to the neighbour on the left, or on the right (BZ-207, BZ-903). */
function passHands(s: State, t: Table): void {
  const { passing, shops } = s.pub;
  const hands = s.own.map((own) => own.draft);
  const secrets: { [seat: number]: { kept: Item; received: readonly Item[] } } = {};
  for (let seat = 0; seat < t.seats; seat++) {
    const own = s.own[seat];
    own.draft = hands[(seat - passing + t.seats) % t.seats];
    secrets[seat] = { kept: own.kept[own.kept.length - 1], received: [...own.draft] };
  }
  t.emit('cards-kept', { passing, left: shops[0].draft }, secrets);
}

/** Drafted and stored cards form the hand (BZ-210). */
function endDraft(s: State, t: Table): void {
  const { shops } = s.pub;
  const secrets: { [seat: number]: { hand: readonly Item[] } } = {};
  for (let seat = 0; seat < t.seats; seat++) {
    const own = s.own[seat];
    own.hand = [...own.hand, ...own.kept, ...own.draft, ...own.storage];
    own.kept = [];
    own.draft = [];
    own.storage = [];
    const shop = shops[seat];
    shop.hand = own.hand.length;
    shop.kept = 0;
    shop.draft = 0;
    shop.stored = 0;
    secrets[seat] = { hand: [...own.hand] };
  }
  t.emit('draft-ended', { hands: shops.map(({ hand }) => hand) }, secrets satisfies Secrets);
  andThen(s, ...moment(s, t, 'supplyEnd'), { do: 'display' });
}

/** The card with the highest printed price, the leftmost of equals. */
function dearest(t: { readonly content: Table['content'] }, cards: readonly Item[]): Item {
  let best = cards[0];
  for (const card of cards) if (t.content.items[card].price > t.content.items[best].price) best = card;
  return best;
}

/** Keeps one card of the draft hand (BZ-206). */
export const draftPick: Kind<'draft-pick'> = {
  candidates: (v) => v.own.draft,
  refusal: (v, _d, a) => (v.own.draft.includes(a) ? undefined : refuse('not-in-hand')),
  default: (v) => dearest(v.table, v.own.draft),
  take(s, d, a) {
    keep(s, d.seat, a);
  },
};

function keep(s: State, seat: Seat, item: Item): void {
  const own = s.own[seat];
  own.draft.splice(own.draft.indexOf(item), 1);
  own.kept.push(item);
  const shop = s.pub.shops[seat];
  shop.draft--;
  shop.kept++;
}
