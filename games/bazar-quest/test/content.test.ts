/** The cards of the house against what the ledger asks of each deck (docs/rules/bazar-quest.md, Content). */

import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import type { Text } from '../../../kernel/index.ts';
import { makeContent, SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import { type Clause, PHASES, type Phase, type Trigger } from '../rules/clauses.ts';
import type { Card, Content } from '../rules/content.ts';

const content = contentOf(SET);
const { items, heroes, monsters, adventures, employees } = content;
const KINDS = { items, heroes, monsters, adventures, employees } as const;

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;
const tally = <K extends string | number>(of: readonly K[]): Record<K, number> => {
  const counts = {} as Record<K, number>;
  for (const one of of) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
};
const hasAbility = (card: Card): boolean => card.effects.length > 0;
const refers = (card: Card): boolean => card.refersToAdventure;
const titles = (cards: readonly { readonly title: Text }[]): number => new Set(cards.map(({ title }) => title.fr)).size;

describe('every deck', () => {
  test('has the count of the box', () => {
    expect(items).toHaveLength(112);
    expect(heroes).toHaveLength(16);
    expect(monsters).toHaveLength(12);
    expect(adventures).toHaveLength(18);
    expect(employees).toHaveLength(20);
    expect(content.upgradePrice).toEqual({ display: 10, storage: 5 });
  });
  test.each(Object.entries(KINDS))('%s have ids of their own, and a title in both languages', (_kind, cards) => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const { id, title } of cards) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(title.fr).toBeTruthy();
      expect(title.en).toBeTruthy();
    }
    expect(new Set(cards.map(({ title }) => title.en)).size).toBe(titles(cards));
  });
  test('has pictures, shared by some', () => {
    const glyphs = new Set([...content.classes, ...Object.values(KINDS).flat()].map(({ glyph }) => glyph));
    for (const glyph of glyphs) expect(gameIcons.icons).toHaveProperty(glyph);
    expect(glyphs.size).toBeLessThanOrEqual(120);
  });
  test('items and moods without ability have a joke instead, short enough for a card', () => {
    for (const card of [...items, ...adventures]) {
      expect(card.flavour !== undefined, card.title.fr).toBe(!hasAbility(card));
      for (const said of Object.values(card.flavour ?? {})) expect(said.length, said).toBeLessThanOrEqual(42);
    }
  });
  test('BZ-R06: every amount of coins is a multiple of 5', () => {
    const coins = [
      ...items.map(({ price }) => price),
      ...heroes.map(({ purse }) => purse),
      ...monsters.flatMap((monster) => [monster.rewardSurvives, monster.rewardDefeated]),
      ...employees.map(({ price }) => price),
      ...clauses(Object.values(KINDS).flat()).flatMap(coinsOf),
    ];
    expect(coins.filter((n) => n % 5 !== 0)).toEqual([]);
  });
});

const clauses = (cards: readonly Card[]): Clause[] => cards.flatMap(({ effects }) => effects.flatMap((one) => one.do));

/** The coins a clause speaks of. */
function coinsOf(clause: Clause): number[] {
  switch (clause.does) {
    case 'gainCoins':
    case 'loseCoins':
    case 'moveCoins':
    case 'heroGainsCoins':
    case 'heroLosesCoins':
    case 'extraReward':
    case 'discount':
      return [typeof clause.n === 'number' ? clause.n : clause.n.times];
    default:
      return [];
  }
}

describe('items', () => {
  test('are spread over the classes', () => {
    expect(tally(items.map(({ classes }) => bits(classes)))).toEqual({ 1: 80, 2: 24, 4: 8 });
    const masks = Object.values(tally(items.map(({ classes }) => classes)));
    expect(masks.sort((a, b) => a - b)).toEqual([4, 4, 4, 4, 4, 4, 8, 20, 20, 20, 20]);
    content.classes.forEach((_, bit) => {
      expect(items.filter(({ classes }) => classes & (1 << bit))).toHaveLength(40);
    });
  });
  test('have the prices, hearts and means of the template', () => {
    for (const { price, hearts } of items) {
      expect([5, 10, 15, 20]).toContain(price);
      expect(hearts).toBeGreaterThanOrEqual(0);
      expect(hearts).toBeLessThanOrEqual(5);
    }
    expect(items.filter(({ hearts }) => hearts === 0).length).toBeGreaterThanOrEqual(6);
    expect(mean(items.map(({ price }) => price))).toBeCloseTo(9.3, 1);
    // The template is for cards without abilities; one of them stands for about a point of either.
    const points = 1.41 - items.filter(hasAbility).length / 2 / items.length;
    expect(Math.abs(mean(items.map(({ attack }) => attack)) - points)).toBeLessThan(0.1);
    expect(Math.abs(mean(items.map(({ defence }) => defence)) - points)).toBeLessThan(0.1);
    expect(Math.abs(mean(items.map(({ hearts }) => hearts)) - 2.2)).toBeLessThan(0.15);
  });
  test('BZ-307: what gives nothing has an ability; about 30 have one', () => {
    expect(items.filter((item) => item.attack === 0 && item.defence === 0 && !hasAbility(item))).toEqual([]);
    const able = items.filter(hasAbility).length;
    expect(able).toBeGreaterThanOrEqual(26);
    expect(able).toBeLessThanOrEqual(36);
    expect(items.filter(refers).length).toBeLessThanOrEqual(12);
  });
  test('are nearly all different, with dear junk and cheap good gear', () => {
    expect(titles(items)).toBeGreaterThanOrEqual(104);
    expect(items.some(({ price, attack, defence }) => price >= 15 && attack + defence <= 1)).toBe(true);
    expect(items.some(({ price, attack, defence }) => price === 5 && attack + defence >= 2)).toBe(true);
    expect(items.some(({ price, hearts, attack }) => price === 5 && hearts >= 4 && attack === 0)).toBe(true);
  });
});

describe('heroes', () => {
  const named = ['Voleur', 'Guerrier', 'Prêtre', 'Mage'];
  const ofTheBook = heroes.filter(({ title }) => named.includes(title.fr));
  test('are two of each class hero, one per pair, one for all, one legend', () => {
    expect(tally(ofTheBook.map(({ title }) => title.fr))).toEqual({ Voleur: 2, Guerrier: 2, Prêtre: 2, Mage: 2 });
    expect(tally(heroes.map(({ classes }) => bits(classes)))).toEqual({ 1: 9, 2: 6, 4: 1 });
    expect(new Set(heroes.map(({ classes }) => classes).filter((mask) => bits(mask) === 2)).size).toBe(6);
    expect(new Set(heroes.map(({ name }) => name)).size).toBe(16);
    expect(heroes.filter(({ attack, purse }) => attack === 4 && purse === 10)).toHaveLength(1);
  });
  test('copies differ by their name only', () => {
    for (const title of named) {
      const [one, other] = ofTheBook.filter((hero) => hero.title.fr === title);
      const { id: _id, name: _name, glyph: _glyph, ...rest } = one;
      expect(other).toMatchObject(rest);
    }
  });
  test('have an ability and figures in range', () => {
    for (const hero of heroes) {
      expect(hasAbility(hero)).toBe(true);
      expect([1, 2, 3, 4]).toContain(hero.attack);
      expect([1, 2, 3]).toContain(hero.defence);
      expect([10, 15, 20, 25]).toContain(hero.purse);
    }
    expect(Math.abs(mean(heroes.map(({ attack }) => attack)) - 2.2)).toBeLessThan(0.25);
    expect(Math.abs(mean(heroes.map(({ defence }) => defence)) - 2.25)).toBeLessThan(0.25);
    expect(Math.abs(mean(heroes.map(({ purse }) => purse)) - 20)).toBeLessThan(1.5);
    expect(heroes.filter(refers).length).toBeLessThanOrEqual(2);
    expect(ofTheBook.some(refers)).toBe(false);
  });
});

/** The phase of each moment; what always works is told apart. */
const PHASE_OF: Readonly<Partial<Record<Trigger, Phase>>> = {
  shoppingStart: 'shopping',
  inventoryStart: 'inventory',
  displayRevealed: 'display',
  adventureDealt: 'adventure',
  adventureEnd: 'adventure',
  attackFailed: 'adventure',
};

describe('monsters', () => {
  test('are four per level, the first three of the book among them', () => {
    expect(tally(monsters.map(({ level }) => level))).toEqual({ 1: 4, 2: 4, 3: 4 });
    expect(content.firstMonsters.map((card) => monsters[card].title.fr)).toEqual([
      'Cheffe des brigands',
      'Seigneur de guerre orc',
      'Reine des vampires',
    ]);
    expect(content.firstMonsters.map((card) => monsters[card].level)).toEqual([1, 2, 3]);
    expect(content.firstHeroes.map((card) => heroes[card].title.fr)).toEqual(['Voleur', 'Guerrier', 'Prêtre', 'Mage']);
  });
  test('have abilities over four phases, some permanent, five at the end of the adventure', () => {
    const effects = monsters.flatMap((monster) => monster.effects);
    expect(monsters.every(hasAbility)).toBe(true);
    expect(effects.filter(({ on }) => on === 'adventureEnd').length).toBeGreaterThanOrEqual(5);
    expect(effects.filter(({ on }) => on === 'static').length).toBeGreaterThanOrEqual(3);
    const isOfDisplay = (clause: Clause): boolean =>
      (clause.does === 'forbid' && clause.act === 'display') || (clause.does === 'addStat' && clause.stat === 'hearts');
    const phases = new Set(
      effects.map((effect) => (effect.do.some(isOfDisplay) ? 'display' : (PHASE_OF[effect.on] ?? 'adventure'))),
    );
    expect(phases.size).toBeGreaterThanOrEqual(4);
  });
  test('BZ-R70: none heals', () => {
    expect(clauses(monsters).some(({ does }) => does === 'removeWound')).toBe(false);
  });
  test('at most one per level refers to adventure cards, never those of the first game', () => {
    for (const level of [1, 2, 3]) {
      expect(monsters.filter((one) => one.level === level && one.refersToAdventure).length).toBeLessThanOrEqual(1);
    }
    expect(content.firstMonsters.some((card) => monsters[card].refersToAdventure)).toBe(false);
  });
  test('grow with their level', () => {
    const of = (level: number, stat: 'resistance' | 'strength'): number =>
      mean(monsters.filter((one) => one.level === level).map((one) => one[stat]));
    for (const stat of ['resistance', 'strength'] as const) {
      expect(of(1, stat)).toBeLessThan(of(2, stat));
      expect(of(2, stat)).toBeLessThan(of(3, stat));
    }
  });
});

describe('adventure cards', () => {
  test('have four blanks, means just above 0 and at most six texts', () => {
    const blanks = adventures.filter(({ attack, defence }) => attack === 0 && defence === 0);
    expect(blanks).toHaveLength(4);
    for (const stat of ['attack', 'defence'] as const) {
      const values = adventures.map((card) => card[stat]);
      expect(mean(values)).toBeGreaterThanOrEqual(0);
      expect(mean(values)).toBeLessThanOrEqual(0.3);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(-2);
      expect(Math.max(...values)).toBeLessThanOrEqual(2);
    }
    expect(adventures.filter(hasAbility).length).toBeLessThanOrEqual(6);
  });
});

describe('employees', () => {
  test('are ten titles, two of each, for every phase', () => {
    expect(Object.values(tally(employees.map(({ title }) => title.fr)))).toEqual(Array.from({ length: 10 }, () => 2));
    expect(new Set(employees.map(({ phase }) => phase)).size).toBe(PHASES.length);
    for (const { price } of employees) expect([5, 10, 15, 20]).toContain(price);
    expect(employees.every(hasAbility)).toBe(true);
    expect(employees.filter(refers).length).toBeLessThanOrEqual(4);
  });
});

describe('BZ-941: with unshakeable heroes', () => {
  const options = { firstGame: false, advancedTwoPlayer: false, openSales: false, firstHolder: 0, odds: true };
  const calm: Content = makeContent({ ...options, unshakeableHeroes: true }, 4);
  test('every card that refers to adventure cards is out, and none else', () => {
    expect(calm.adventures).toEqual([]);
    for (const kind of ['items', 'heroes', 'monsters', 'employees'] as const) {
      expect(calm[kind].some(refers)).toBe(false);
      expect(calm[kind]).toHaveLength(KINDS[kind].filter((card) => !refers(card)).length);
    }
    expect(makeContent({ ...options, unshakeableHeroes: false }, 4).adventures).toHaveLength(18);
  });
  test('BZ-R64: a level keeps a monster, the first game its cards', () => {
    expect(new Set(calm.monsters.map(({ level }) => level)).size).toBe(3);
    expect(calm.firstMonsters.map((card) => calm.monsters[card].level)).toEqual([1, 2, 3]);
    expect(calm.firstHeroes).toHaveLength(4);
    expect(calm.heroes.length).toBeGreaterThanOrEqual(14);
  });
});
