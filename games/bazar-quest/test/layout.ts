/** Completes a literal to a whole state: what is named goes where it is named, the rest where cards usually lie. */
import type { Fixed, Seat } from '../../../kernel/index.ts';
import { Supply } from '../../test/supply.ts';
import type { Card } from '../rules/content.ts';
import { heroCount } from '../rules/counts.ts';
import { newGuest } from '../rules/guests.ts';
import { noCards } from '../rules/setup.ts';
import { type BazarQuest, type Guest, NONE, type Own, type Shop, type State } from '../rules/state.ts';
import type { HeroLiteral, SeatLiteral, WorldLiteral } from './arrange.ts';

/** The number of a card by its id. */
export function numberOf(cards: readonly Card[], id: string): number {
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`${id} is not in this box`);
  return at;
}

/** All decks of a table while they are laid out. */
class Decks {
  readonly content: Fixed<BazarQuest>['content'];
  readonly items: Supply;
  readonly heroes: Supply;
  readonly adventures: Supply;
  readonly employees: Supply;

  constructor(content: Fixed<BazarQuest>['content']) {
    this.content = content;
    this.items = new Supply(content.items.keys(), 'item');
    this.heroes = new Supply(content.heroes.keys(), 'hero');
    this.adventures = new Supply(content.adventures.keys(), 'adventure card');
    this.employees = new Supply(content.employees.keys(), 'employee');
  }

  take(kind: 'items' | 'heroes' | 'adventures' | 'employees', ids: readonly string[] = []): number[] {
    return ids.map((id) => this[kind].take(numberOf(this.content[kind], id)));
  }

  guest(literal: HeroLiteral | string): Guest {
    const { hero: id, coins, gear, adventures, unmatched } = typeof literal === 'string' ? { hero: literal } : literal;
    const [hero] = this.take('heroes', [id]);
    const guest = newGuest(hero, coins ?? this.content.heroes[hero].purse);
    guest.gear = this.take('items', gear);
    guest.adventures = this.take('adventures', adventures);
    guest.unmatched = unmatched ?? false;
    return guest;
  }

  /** The rest of a deck, with these on top, next first. */
  deck(kind: 'items' | 'heroes' | 'adventures' | 'employees', top: readonly number[]): number[] {
    return [...this[kind].rest(), ...[...top].reverse()];
  }
}

/** The seats of a literal. */
export const seatsOf = ({ seats }: WorldLiteral): readonly SeatLiteral[] =>
  typeof seats === 'number' ? Array.from({ length: seats }, () => ({})) : seats;

export function layOut(literal: WorldLiteral, table: Fixed<BazarQuest>): State {
  const { content } = table;
  const decks = new Decks(content);
  const seats = seatsOf(literal);
  const own = seats.map((seat) => cardsOf(decks, seat));
  const shops = seats.map((seat, i) => shopOf(decks, seat, i, own[i]));
  const next = {
    items: decks.take('items', literal.nextItems),
    heroes: decks.take('heroes', literal.nextHeroes),
    adventures: decks.take('adventures', literal.nextAdventures),
    employees: decks.take('employees', literal.nextEmployees),
  };
  const itemDiscard = decks.take('items', literal.itemDiscard);
  const adventureDiscard = decks.take('adventures', literal.adventureDiscard);
  const offer = decks.take('employees', literal.offer);
  const heroDiscard = decks.take('heroes', literal.heroDiscard);
  const centre = (literal.centre ?? []).map((hero) => decks.guest(hero));
  if (literal.centre === undefined) {
    let missing = heroCount(table) - heroDiscard.length;
    for (const shop of shops) missing -= shop.guests.length;
    for (; missing > 0; missing--) {
      const hero = decks.heroes.any();
      centre.push(newGuest(hero, content.heroes[hero].purse));
    }
  }
  const itemDeck = decks.deck('items', next.items);
  const heroDeck = decks.deck('heroes', next.heroes);
  // What is not in the deck any more has left the game, as heroes do.
  const heroesLeft = literal.heroesLeft ?? heroDeck.length;
  const gone = heroDeck.splice(0, heroDeck.length - heroesLeft);
  heroDiscard.unshift(...gone);
  const adventureDeck = decks.deck('adventures', next.adventures);
  const employeeDeck = decks.deck('employees', next.employees);
  const monsters = layMonsters(literal, table);
  const questHolder = literal.questHolder ?? 0;
  const phase = literal.phase ?? 'supply';
  return {
    pub: {
      round: literal.round ?? 1,
      phase,
      shops,
      questHolder,
      ...monsters.pub,
      wounds: literal.wounds ?? 0,
      centre,
      heroDeck: heroDeck.length,
      heroDiscard,
      heroesGone: gone.length,
      itemDeck: itemDeck.length,
      itemDiscard,
      adventureDeck: adventureDeck.length,
      adventureDiscard,
      employeeDeck: employeeDeck.length,
      offer,
      passing: 1,
      ranking: [],
      holderAtStart: questHolder,
      pass: 0,
      choosing: NONE,
      gained: [],
      sold: seats.map((seat) => seat.sold ?? 0),
      fights: [],
      hitters: [],
      purchases: literal.purchases ?? 0,
      modifiers: [],
      usedThisRound: [],
      usedForGood: [],
      ended: null,
      agenda: [...(literal.agenda ?? [{ do: phase }])].reverse(),
      questions: 0,
    },
    own: own.map((cards) => ({ ...cards, sealed: {} })),
    hid: { itemDeck, heroDeck, monsterDeck: monsters.deck, adventureDeck, employeeDeck, cursor: 0, sealed: {} },
  };
}

function cardsOf(decks: Decks, seat: SeatLiteral): Own {
  return { ...noCards(), hand: decks.take('items', seat.hand), storage: decks.take('items', seat.stored) };
}

function shopOf(decks: Decks, seat: SeatLiteral, board: Seat, own: Own): Shop {
  const window = decks.take('items', seat.window);
  return {
    board,
    coins: seat.coins ?? 5,
    glory: seat.glory ?? 0,
    display: seat.display ?? 0,
    storage: seat.storage ?? 0,
    employees: decks.take('employees', seat.employees),
    window,
    shown: [...window],
    guests: (seat.heroes ?? (seat.hero === undefined ? [] : [seat.hero])).map((hero) => decks.guest(hero)),
    draft: 0,
    kept: 0,
    hand: own.hand.length,
    stored: own.storage.length,
    staged: [],
  };
}

/** The named monster is in play, those of lower levels have fallen, one of each higher level is to come. */
function layMonsters({ monster, phase }: WorldLiteral, { content, options }: Fixed<BazarQuest>) {
  const ofLevel = (level: number): number => content.monsters.findIndex((card) => card.level === level);
  const first = phase === undefined || phase === 'supply' ? NONE : ofLevel(1);
  const current = monster === undefined ? first : monster === null ? NONE : numberOf(content.monsters, monster);
  const level = current === NONE ? (monster === null ? 1 : 0) : content.monsters[current].level;
  const fallen = [1, 2, 3].filter((one) => (current === NONE ? one <= level : one < level)).map(ofLevel);
  const deck = [3, 2, 1].filter((one) => one > level).map(ofLevel);
  const coming = [...deck].reverse().map((one) => (options.firstGame ? one : NONE));
  return { pub: { monster: current, fallen, coming }, deck };
}
