/** Adventure cards beside heroes and on their deck. */
import { drawAdventure } from '../../decks.ts';
import { fighting, guestOf, hostOf } from '../../guests.ts';
import { type Adventure, type Guest, type Hero, NONE, type Seat } from '../../state.ts';
import { isAdventurer, playerOf } from '../reading.ts';
import { again, chooserOf, pick, type Running } from '../running.ts';
import { guestsOf, heroesOf } from '../targets.ts';
import type { Does } from './does.ts';

function lay(r: Running, guest: Guest, adventures: Adventure[]): void {
  const was = guest.adventures;
  guest.adventures = adventures;
  r.t.reveal('adventure-changed', { hero: guest.hero, was, now: [...adventures], by: r.f.source });
}

/** All its adventure cards are discarded and as many drawn. A hero without one draws none. */
export function redrawAdventure(r: Running, clause: Does<'redrawAdventure'>): void {
  const { s, t } = r;
  const guests = guestsOf(r, clause.of);
  if (guests === undefined) return;
  for (const guest of guests) {
    if (guest.adventures.length === 0) continue;
    const fresh: Adventure[] = [];
    for (let i = 0; i < guest.adventures.length; i++) {
      const card = drawAdventure(s, t);
      if (card !== NONE) fresh.push(card);
    }
    // Discarded last, so that the same card does not come back at once.
    for (const card of guest.adventures) s.pub.adventureDiscard.push(card);
    lay(r, guest, fresh);
  }
}

/** One more card for each hero of the adventure; then `both` stay, or the better or worse one is kept. */
export function drawExtra(r: Running, clause: Does<'drawExtra'>): void {
  const guests = guestsOf(r, clause.of)?.filter(({ hero }) => isAdventurer(r.s.pub, hero));
  if (guests === undefined) return;
  if (clause.keep === 'choose') {
    drawAndChoose(r, guests);
    return;
  }
  for (const guest of guests) {
    const card = drawAdventure(r.s, r.t);
    if (card === NONE) return;
    lay(r, guest, [...guest.adventures, card]);
    if (clause.keep === 'worst') keepOne(r, guest, worstOf(r, guest.adventures));
  }
}

/** Hero by hero, each step one choice: what was chosen last is kept, the next hero draws and is asked. */
function drawAndChoose(r: Running, guests: readonly Guest[]): void {
  const steps = r.f.chosen.slice(r.at);
  const at = steps.length;
  if (at > 0) keepOne(r, guests[at - 1], steps[at - 1]);
  const card = at < guests.length ? drawAdventure(r.s, r.t) : NONE;
  if (card === NONE) return;
  const guest = guests[at];
  lay(r, guest, [...guest.adventures, card]);
  r.at = r.f.chosen.length;
  const kept = pick(r, 'adventure', guest.adventures, chooserFor(r, guest));
  if (kept !== undefined) again(r, kept);
}

/** A monster leaves the choice to the hero's player. */
function chooserFor(r: Running, { hero }: Guest): Seat {
  const seat = playerOf(r.s.pub, hero);
  return r.f.source.kind === 'monster' && seat !== NONE ? seat : chooserOf(r);
}

function keepOne(r: Running, guest: Guest, kept: Adventure): void {
  if (guest.adventures.length < 2) return;
  for (const card of guest.adventures) if (card !== kept) r.s.pub.adventureDiscard.push(card);
  lay(r, guest, [kept]);
}

/** The lowest attack and defence together; the earlier one among equals. */
function worstOf({ t }: Running, cards: readonly Adventure[]): Adventure {
  const worth = (card: Adventure): number => t.content.adventures[card].attack + t.content.adventures[card].defence;
  return cards.reduce((worst, card) => (worth(card) < worth(worst) ? card : worst));
}

/** The owner looks at the next cards; a short deck shows what it has. */
export function peekAdventures(r: Running, clause: Does<'peekAdventure'>): void {
  const { s, t, f } = r;
  const seat = chooserOf(r);
  const cards = s.hid.adventureDeck.slice(-clause.n).reverse();
  if (clause.n <= 0 || cards.length === 0) return;
  s.own[seat].peekedAdventures = cards;
  t.reveal('peeked', { seat, deck: 'adventure', n: cards.length, by: f.source }, { [seat]: { cards: [...cards] } });
}

/** The adventure cards of two fighting heroes change places. */
export function giveAdventure(r: Running): void {
  const { pub } = r.s;
  const heroes = heroesOf(r, 'hero');
  if (heroes === undefined || heroes.length === 0) return;
  const [hero] = heroes;
  const others: Hero[] = [];
  for (const { guest } of fighting(pub)) if (guest.hero !== hero) others.push(guest.hero);
  const other = pick(r, 'hero', others);
  if (other === undefined) return;
  const one = guestOf(pub, hero);
  const two = guestOf(pub, other);
  if (one === undefined || two === undefined || hostOf(pub, hero) === NONE) return;
  const given = one.adventures;
  lay(r, one, two.adventures);
  lay(r, two, given);
}
