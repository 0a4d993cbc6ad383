/** The three decks. Their order is hidden, their counts are public; boss and spell deck refill from their discards (R64). */
import type { Boss, Spell, State, Table, Weapon } from './state.ts';

/** The top weapon. There is no weapon discard, so this deck never refills (BQ-607). */
export function drawWeapon(s: State): Weapon {
  s.pub.weaponDeck--;
  return s.hid.weaponDeck.pop() ?? -1;
}

/** All weapons are gathered, shuffled and form the deck (BQ-109, BQ-604). */
export function gatherWeapons(s: State, t: Table): void {
  const { armoury } = t.content;
  const deck = s.hid.weaponDeck;
  deck.length = 0;
  for (const card of armoury) deck.push(card);
  t.chance.shuffle(deck);
  s.pub.weaponDeck = deck.length;
}

/** The top spell; a deck that becomes empty is refilled at once. */
export function drawSpell(s: State, t: Table): Spell {
  if (s.pub.spellDeck === 0) refillSpells(s, t);
  const card = s.hid.spellDeck.pop() ?? -1;
  s.pub.spellDeck--;
  if (s.pub.spellDeck === 0) refillSpells(s, t);
  return card;
}

function refillSpells(s: State, t: Table): void {
  const cards = s.pub.spellDiscard.length;
  if (cards === 0) return;
  s.hid.spellDeck = t.chance.shuffle(s.pub.spellDiscard);
  s.pub.spellDiscard = [];
  s.pub.spellDeck = cards;
  t.emit('reshuffled', { deck: 'spell', cards });
}

/** The top boss; the boss in play is not in the discard, so none comes twice in a row. */
export function drawBoss(s: State, t: Table): Boss {
  const card = s.hid.bossDeck.pop() ?? -1;
  s.pub.bossDeck--;
  if (s.pub.bossDeck === 0 && s.pub.bossDiscard.length > 0) {
    s.hid.bossDeck = t.chance.shuffle(s.pub.bossDiscard);
    s.pub.bossDiscard = [];
    s.pub.bossDeck = s.hid.bossDeck.length;
    t.emit('reshuffled', { deck: 'boss', cards: s.pub.bossDeck });
  }
  return card;
}
