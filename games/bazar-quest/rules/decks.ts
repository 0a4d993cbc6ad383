/** The decks: their order is hidden, their counts are public, and each refills in its own way (71x). */
import { type Adventure, type Employee, type Hero, type Item, NONE, type State, type Table } from './state.ts';

/** The top item; an empty deck is made again from the discard (BZ-211). `NONE` where both are empty. */
export function drawItem(s: State, t: Table): Item {
  const { pub, hid } = s;
  if (pub.itemDeck === 0) {
    if (pub.itemDiscard.length === 0) return NONE;
    hid.itemDeck = t.chance.shuffle(pub.itemDiscard);
    pub.itemDiscard = [];
    pub.itemDeck = hid.itemDeck.length;
    t.emit('reshuffled', { deck: 'item', cards: pub.itemDeck });
  }
  pub.itemDeck--;
  // Whoever was shown the top cards now knows one less.
  for (const own of s.own) if (own.peekedItems.length > 0) own.peekedItems.shift();
  return hid.itemDeck.pop() ?? NONE;
}

export function discardItem(s: State, item: Item): void {
  s.pub.itemDiscard.push(item);
}

/** The top hero, `NONE` from an empty deck: a required draw then ends the game (BZ-807). */
export function drawHero(s: State): Hero {
  if (s.pub.heroDeck === 0) return NONE;
  s.pub.heroDeck--;
  return s.hid.heroDeck.pop() ?? NONE;
}

/** That many of the deck's last heroes, gone for good; they lie before the fallen, whose replacements may be due. */
export function dismissHeroes({ pub, hid }: State, n: number): Hero[] {
  const heroes = hid.heroDeck.splice(0, n);
  pub.heroDeck -= heroes.length;
  pub.heroDiscard.unshift(...heroes);
  pub.heroesGone += heroes.length;
  return heroes;
}

/** The top adventure card; an empty deck is made again from its discard (BZ-R45). */
export function drawAdventure(s: State, t: Table): Adventure {
  const { pub } = s;
  if (pub.adventureDeck === 0) {
    if (pub.adventureDiscard.length === 0) return NONE;
    const cards = gatherAdventures(s, t);
    t.emit('reshuffled', { deck: 'adventure', cards });
  }
  pub.adventureDeck--;
  for (const own of s.own) if (own.peekedAdventures.length > 0) own.peekedAdventures.shift();
  return s.hid.adventureDeck.pop() ?? NONE;
}

/** Deck and discard are shuffled together; how many cards that makes (BZ-512, BZ-R45). */
export function gatherAdventures(s: State, t: Table): number {
  const { pub, hid } = s;
  for (const card of pub.adventureDiscard) hid.adventureDeck.push(card);
  pub.adventureDiscard = [];
  t.chance.shuffle(hid.adventureDeck);
  pub.adventureDeck = hid.adventureDeck.length;
  for (const own of s.own) own.peekedAdventures = [];
  return pub.adventureDeck;
}

/** The top employee, `NONE` when none is left to offer (BZ-611). */
export function drawEmployee(s: State): Employee {
  if (s.pub.employeeDeck === 0) return NONE;
  s.pub.employeeDeck--;
  return s.hid.employeeDeck.pop() ?? NONE;
}
