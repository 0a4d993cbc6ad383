/** A world this seat cannot tell from the real one, each as likely as any other: what fair bots think about. */
import { copy, type Game, reseal } from '../../../kernel/index.ts';
import { noCards } from './setup.ts';
import {
  type BazarQuest,
  type Guest,
  type Hero,
  type Item,
  type Monster,
  NONE,
  type Pub,
  type State,
  type Table,
  type View,
} from './state.ts';

export function sample(v: View, t: Table, game: Game<BazarQuest>): State {
  const pub = copy(v.pub);
  const { content, chance } = t;
  const s: State = {
    pub,
    own: pub.shops.map((_, seat) => (seat === v.seat ? copy(v.own) : { ...noCards(), sealed: {} })),
    hid: {
      itemDeck: [],
      heroDeck: [],
      monsterDeck: monsters(pub, t),
      adventureDeck: [],
      employeeDeck: chance.shuffle(without(content.employees.length, employeesSeen(pub))),
      cursor: 0,
      sealed: {},
    },
  };
  layItems(s, v, t);
  s.hid.heroDeck = heroDeck(pub, t);
  const adventures = without(content.adventures.length, [...adventuresSeen(pub), ...v.own.peekedAdventures]);
  s.hid.adventureDeck = [...chance.shuffle(adventures), ...v.own.peekedAdventures.toReversed()];
  reseal(game, s, v, t);
  return s;
}

/** Cards that all have seen in a rival's hands lie there; the others are dealt by their counts; the rest is the deck. */
function layItems(s: State, v: View, t: Table): void {
  const { pub } = s;
  const isSeen = new Array<boolean>(t.content.items.length).fill(false);
  const see = (items: readonly Item[]) => {
    for (const item of items) isSeen[item] = true;
  };
  see(pub.itemDiscard);
  for (const { window, guests } of pub.shops) {
    see(window);
    for (const { gear } of guests) see(gear);
  }
  const { draft, kept, hand, storage, peekedItems } = v.own;
  for (const items of [draft, kept, hand, storage, peekedItems]) see(items);
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === v.seat) continue;
    const { shown, staged, hand: count } = pub.shops[seat];
    for (const item of [...staged.map((sale) => sale.item), ...shown]) {
      if (isSeen[item] || s.own[seat].hand.length === count) continue;
      isSeen[item] = true;
      s.own[seat].hand.push(item);
    }
  }
  const unseen = t.chance.shuffle([...isSeen.keys()].filter((item) => !isSeen[item]));
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === v.seat) continue;
    const { own } = s;
    const { draft, kept, hand, stored } = pub.shops[seat];
    fill(own[seat].draft, draft, unseen);
    fill(own[seat].kept, kept, unseen);
    fill(own[seat].hand, hand, unseen);
    fill(own[seat].storage, stored, unseen);
  }
  s.hid.itemDeck = [...unseen, ...peekedItems.toReversed()];
}

function fill(cards: Item[], count: number, from: Item[]): void {
  while (cards.length < count) cards.push(from.pop() ?? NONE);
}

/** In a first game the named heroes that have not come yet are known to lie on top (BZ-112). */
function heroDeck(pub: Pub, t: Table): Hero[] {
  const { content, chance, options } = t;
  const seen = [...onTable(pub).map(({ hero }) => hero), ...pub.heroDiscard];
  const deck = chance.shuffle(without(content.heroes.length, seen));
  if (!options.firstGame) return deck;
  const isFirst = (hero: Hero) => content.firstHeroes.includes(hero);
  return [...deck.filter((hero) => !isFirst(hero)), ...deck.filter(isFirst)];
}

/** Coming monsters are known in a first game; else only their levels are (BZ-R10). */
function monsters(pub: Pub, t: Table): Monster[] {
  const cards = t.content.monsters;
  const next = pub.coming.map((known, i) => {
    const level = 4 - pub.coming.length + i;
    return known !== NONE ? known : t.chance.pick([...cards.keys()].filter((card) => cards[card].level === level));
  });
  return next.reverse();
}

const onTable = (pub: Pub): Guest[] => [...pub.centre, ...pub.shops.flatMap(({ guests }) => guests)];

const adventuresSeen = (pub: Pub) => [...pub.adventureDiscard, ...onTable(pub).flatMap(({ adventures }) => adventures)];

const employeesSeen = (pub: Pub) => [...pub.offer, ...pub.shops.flatMap(({ employees }) => employees)];

/** All numbers below n but these. */
function without(n: number, gone: readonly number[]): number[] {
  return Array.from({ length: n }, (_, i) => i).filter((one) => !gone.includes(one));
}
