/** The two decks: their order is hidden, their counts are public, and neither is ever made again from a discard. */
import { type Content, LAST_OBSERVATION } from './content.ts';
import { type Adventure, NONE, type Pub, type Quest, type State, type Table } from './state.ts';

/** The top adventure card; `NONE` from an empty deck. The last one exhausts the deck (DQ-802, DQ-R03). */
export function drawAdventure(s: State, t: Table): Adventure {
  const { pub } = s;
  if (pub.deck === 0) return NONE;
  pub.deck--;
  // Whoever has looked at the top cards now knows one less.
  for (const own of s.own) if (own.peeked.length > 0) own.peeked.shift();
  const card = s.hid.adventureDeck.pop() ?? NONE;
  if (pub.deck === 0) t.emit('deck-exhausted', { round: pub.round });
  return card;
}

/** DQ-210, DQ-R13: the three dragon monsters, and cards that name their first round. */
export function isTooEarly({ adventures }: Content, { round }: Pub, card: Adventure): boolean {
  const one = adventures[card];
  if (one.kind === 'monster') return one.type === 'dragon' && round <= LAST_OBSERVATION;
  return round < (one.notBeforeRound ?? 0);
}

/** The card goes back and the deck is shuffled: what anybody has seen of its order is void (DQ-210, DQ-R18). */
export function returnAndShuffle(s: State, t: Table, card: Adventure): void {
  const { adventureDeck } = s.hid;
  adventureDeck.push(card);
  t.chance.shuffle(adventureDeck);
  s.pub.deck = adventureDeck.length;
  for (const own of s.own) if (own.peeked.length > 0) own.peeked = [];
}

export function discardAdventure(s: State, card: Adventure): void {
  s.pub.discard.push(card);
}

/** The top quests, n or as many as there are (DQ-R65), in the order drawn. */
export function drawQuests(s: State, _t: Table, n: number): Quest[] {
  const { questDeck } = s.hid;
  const drawn: Quest[] = [];
  while (drawn.length < n) {
    const quest = questDeck.pop();
    if (quest === undefined) break;
    drawn.push(quest);
  }
  s.pub.questDeck = questDeck.length;
  return drawn;
}

/** Under the deck, one after another (DQ-306, DQ-R65). */
export function putUnder(s: State, quests: readonly Quest[]): void {
  for (const quest of quests) s.hid.questDeck.unshift(quest);
  s.pub.questDeck = s.hid.questDeck.length;
}
