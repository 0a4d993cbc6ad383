/** Set-up (1xx): shops, decks, monsters and the first heroes, with the first-game cards where chosen. */
import type { Layout } from '../../../kernel/index.ts';
import { BOARDS } from './boards.ts';
import { START_COINS } from './content.ts';
import { heroCount, woundsNeeded } from './counts.ts';
import { newGuest } from './guests.ts';
import { type BazarQuest, type Hero, type Monster, NONE, type Own, type Seat, type Shop, type Table } from './state.ts';

const LEVELS = [1, 2, 3] as const;

export function setup(t: Table): Layout<BazarQuest> {
  const { content, options, chance } = t;
  const questHolder = firstHolder(t);
  const boards = chance.shuffle(Array.from({ length: BOARDS }, (_, i) => i));
  const itemDeck = chance.shuffle([...content.items.keys()]);
  const monsters = LEVELS.map((level) => monsterOf(t, level));
  const adventureDeck = chance.shuffle([...content.adventures.keys()]);
  const employeeDeck = chance.shuffle([...content.employees.keys()]);
  const heroDeck = stackHeroes(t);
  const heroes = heroDeck.splice(-heroCount(t)).reverse();
  const threshold = woundsNeeded(t);
  t.emit('game-started', { holder: questHolder, coins: START_COINS, threshold, heroes });
  return {
    pub: {
      round: 0,
      phase: 'supply',
      shops: boards.slice(0, t.seats).map(newShop),
      questHolder,
      monster: NONE,
      wounds: 0,
      fallen: [],
      // BZ-R10: the first-game monsters are known from the start.
      coming: monsters.map((monster) => (options.firstGame ? monster : NONE)),
      centre: heroes.map((hero) => newGuest(hero, content.heroes[hero].purse)),
      heroDeck: heroDeck.length,
      heroDiscard: [],
      heroesGone: 0,
      itemDeck: itemDeck.length,
      itemDiscard: [],
      adventureDeck: adventureDeck.length,
      adventureDiscard: [],
      employeeDeck: employeeDeck.length,
      offer: [],
      passing: 1,
      ranking: [],
      holderAtStart: questHolder,
      pass: 0,
      choosing: NONE,
      gained: [],
      sold: boards.slice(0, t.seats).map(() => 0),
      fights: [],
      hitters: [],
      purchases: 0,
      modifiers: [],
      usedThisRound: [],
      usedForGood: [],
      ended: null,
    },
    own: Array.from({ length: t.seats }, noCards),
    hid: { itemDeck, heroDeck, monsterDeck: monsters.reverse(), adventureDeck, employeeDeck },
    agenda: [{ do: 'supply' }],
  };
}

export const noCards = (): Own => ({
  draft: [],
  kept: [],
  hand: [],
  storage: [],
  peekedItems: [],
  peekedAdventures: [],
});

/** BZ-103, BZ-115. */
const newShop = (board: number): Shop => ({
  board,
  coins: START_COINS,
  glory: 0,
  display: 0,
  storage: 0,
  employees: [],
  window: [],
  shown: [],
  guests: [],
  draft: 0,
  kept: 0,
  hand: 0,
  stored: 0,
  staged: [],
});

/** BZ-R08: the seat the host named, else one by chance. */
function firstHolder(t: Table): Seat {
  const named = t.options.firstHolder;
  return named >= 1 && named <= t.seats ? named - 1 : t.chance.int(t.seats);
}

/** One monster of that level: the named one in a first game, else any (BZ-106, BZ-107, BZ-R11). */
function monsterOf(t: Table, level: number): Monster {
  const { content, options } = t;
  const fits = [...content.monsters.keys()].filter((card) => content.monsters[card].level === level);
  const named = options.firstGame ? fits.find((card) => content.firstMonsters.includes(card)) : undefined;
  return named ?? t.chance.pick(fits);
}

/** The hero deck, its top at the end; in a first game the named heroes lie on top (BZ-111, BZ-112). */
function stackHeroes(t: Table): Hero[] {
  const deck = [...t.content.heroes.keys()];
  if (!t.options.firstGame) return t.chance.shuffle(deck);
  const first = firstHeroes(t, deck);
  const rest = deck.filter((hero) => !first.includes(hero));
  return [...t.chance.shuffle(rest), ...t.chance.shuffle(first)];
}

/** One copy of each named hero; for one that the set lacks, a random hero of its class (BZ-R11). */
function firstHeroes({ content, chance }: Table, deck: readonly Hero[]): Hero[] {
  const chosen = [...content.firstHeroes];
  for (const mask of content.firstClasses) {
    const fits = deck.filter((hero) => content.heroes[hero].classes & mask && !chosen.includes(hero));
    if (fits.length > 0) chosen.push(chance.pick(fits));
  }
  return chosen;
}
