/** The piles: their order is hidden, their counts are public, and a used-up one is made again from its discard. */
import { andThen, ask } from '../../../kernel/index.ts';
import { MARKET_SIZE } from './content.ts';
import type { Source } from './effects/types.ts';
import { type Commerce, NONE, type Quest, type Seat, type State, type Table } from './state.ts';

/** The top commerce card; the draft discards make a new deck (MK-R17). `NONE` when there is no card anywhere. */
export function drawCommerce(s: State, t: Table): Commerce {
  const { pub, hid } = s;
  if (pub.commerceDeck === 0 && pub.commerceDiscard > 0) {
    hid.commerceDeck = t.chance.shuffle(hid.commerceDiscard);
    hid.commerceDiscard = [];
    pub.commerceDiscard = 0;
    for (const own of s.own) own.discarded.commerces = [];
    t.emit('pile-shuffled', { pile: 'commerce', cards: hid.commerceDeck.length });
  }
  const card = hid.commerceDeck.pop() ?? NONE;
  pub.commerceDeck = hid.commerceDeck.length;
  return card;
}

/** The market shows three again, as far as there are cards (MK-413); the first new one lies at `at`. */
export function refillMarket(s: State, t: Table, at: number = s.pub.commerceMarket.length): void {
  const { commerceMarket } = s.pub;
  for (let place = at; commerceMarket.length < MARKET_SIZE; place++) {
    const card = drawCommerce(s, t);
    if (card === NONE) return;
    commerceMarket.splice(place, 0, card);
    t.reveal('market-refilled', { card });
  }
}

/** Quests for this seat to look at, n or as many as there are (MK-R86), into `drawnQuests`; how many. */
export function drawQuests(s: State, t: Table, seat: Seat, n: number, by?: Source): number {
  const { pub, hid } = s;
  const drawn: Quest[] = [];
  while (drawn.length < n) {
    if (hid.questDeck.length === 0) shuffleQuests(s, t);
    const quest = hid.questDeck.pop();
    if (quest === undefined) break;
    drawn.push(quest);
  }
  pub.questDeck = hid.questDeck.length;
  if (drawn.length === 0) return 0;
  s.own[seat].drawnQuests.push(...drawn);
  const facts = { seat, n: drawn.length };
  t.emit('quests-drawn', by === undefined ? facts : { ...facts, by }, { [seat]: { quests: [...drawn] } });
  return drawn.length;
}

/** MK-R28. */
function shuffleQuests(s: State, t: Table): void {
  const { pub, hid } = s;
  if (pub.questDiscard === 0) return;
  hid.questDeck = t.chance.shuffle(hid.questDiscard);
  hid.questDiscard = [];
  pub.questDiscard = 0;
  for (const own of s.own) own.discarded.quests = [];
  t.emit('pile-shuffled', { pile: 'quest', cards: hid.questDeck.length });
}

/** The second part of a quest leaves its pack (MK-510); false where it is not there. */
export function takeSequel({ pub, hid }: State, quest: Quest): boolean {
  const at = hid.sequels.indexOf(quest);
  if (at < 0) return false;
  hid.sequels.splice(at, 1);
  pub.sequels--;
  return true;
}

/**
 * Face down to the discard (MK-R29), a sequel back to its pack (MK-R31); from the hand, if it was there. Only its
 * former owner knows which one it was.
 */
export function discardQuest(s: State, t: Table, seat: Seat, quest: Quest): void {
  const { pub, hid } = s;
  const own = s.own[seat];
  const merchant = pub.merchants[seat];
  const at = own.quests.indexOf(quest);
  if (at >= 0) {
    own.quests.splice(at, 1);
    merchant.quests--;
    const shown = merchant.shownQuests.indexOf(quest);
    if (shown >= 0) merchant.shownQuests.splice(shown, 1);
  }
  if (t.content.quests[quest].step === 2) {
    hid.sequels.push(quest);
    pub.sequels++;
  } else {
    hid.questDiscard.push(quest);
    pub.questDiscard++;
    own.discarded.quests.push(quest);
  }
  t.emit('quest-discarded', { seat, inHand: merchant.quests }, { [seat]: { quest } });
}

/**
 * Artefacts for this seat to choose one of (MK-730), into `drawnArtefacts`, and the question which. With fewer tiles
 * than that the discard is shuffled in; with one in all it is that one, with none nothing happens (MK-R48).
 */
export function drawArtefacts(s: State, t: Table, seat: Seat, n: number, by?: Source): void {
  const { pub, hid } = s;
  if (hid.artefactDeck.length < n && pub.artefactDiscard.length > 0) {
    hid.artefactDeck = t.chance.shuffle([...hid.artefactDeck, ...pub.artefactDiscard]);
    pub.artefactDiscard = [];
    t.emit('pile-shuffled', { pile: 'artefact', cards: hid.artefactDeck.length });
  }
  const drawn = hid.artefactDeck.splice(-n).reverse();
  pub.artefactDeck = hid.artefactDeck.length;
  if (drawn.length === 0) return;
  s.own[seat].drawnArtefacts = drawn;
  const facts = { seat, n: drawn.length };
  t.emit('artefacts-drawn', by === undefined ? facts : { ...facts, by }, { [seat]: { artefacts: [...drawn] } });
  andThen(s, ask('choose-artefact', seat));
}

/** Into the hand, n or as many as there are; its discard makes a new deck (MK-R53). */
export function drawBlackMarket(s: State, t: Table, seat: Seat, n: number, by?: Source): void {
  const { pub, hid } = s;
  const cards: number[] = [];
  while (cards.length < n) {
    if (hid.blackMarketDeck.length === 0 && pub.blackMarketDiscard.length > 0) {
      hid.blackMarketDeck = t.chance.shuffle(pub.blackMarketDiscard);
      pub.blackMarketDiscard = [];
      t.emit('pile-shuffled', { pile: 'blackMarket', cards: hid.blackMarketDeck.length });
    }
    const card = hid.blackMarketDeck.pop();
    if (card === undefined) break;
    cards.push(card);
    s.own[seat].blackMarket.push(card);
  }
  pub.blackMarketDeck = hid.blackMarketDeck.length;
  if (cards.length === 0) return;
  pub.merchants[seat].blackMarket += cards.length;
  const facts = { seat, n: cards.length };
  t.emit('black-market-drawn', by === undefined ? facts : { ...facts, by }, { [seat]: { cards } });
}
