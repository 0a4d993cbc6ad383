/** BZ-107, BZ-112, R11, R12: the named monsters and heroes of a first game, and what stands in for them. */
import { expect } from 'vitest';
import { Match } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import { type BazarQuest, NONE } from '../rules/state.ts';
import { start, tableOptions } from './arrange.ts';
import type { Cards } from './box.ts';
import { centreOf, house, overSeeds } from './house.ts';
import { changed } from './packs.ts';

const FIRST = { firstGame: true };
const NAMED_HEROES = ['Guerrier', 'Mage', 'Prêtre', 'Voleur'];

const titles = (match: Match<BazarQuest>, heroes: readonly number[]): string[] =>
  heroes.map((hero) => match.view(0).table.content.heroes[hero].title.fr).sort();

rule(['BZ-107', 'BZ-R11'], 'in a first game the three named monsters, in this order', () => {
  const { monsters } = house(3).view(0).table.content;
  const named = overSeeds(3, FIRST, ({ state }) => [state.pub.monster, ...state.hid.monsterDeck.toReversed()]);
  for (const stack of named) {
    expect(stack.map((card) => monsters[card].title.fr)).toEqual([
      'Cheffe des brigands',
      'Seigneur de guerre orc',
      'Reine des vampires',
    ]);
  }
  expect(tableOptions(3).firstGame).toBe(false);
});

rule(['BZ-112', 'BZ-R12'], 'in a first game one copy of each named hero lies on top, in any order', () => {
  const tops = overSeeds(2, FIRST, (match) => {
    const top = [...centreOf(match), ...match.state.hid.heroDeck.slice(-2)];
    expect(titles(match, top)).toEqual(NAMED_HEROES);
    return top.join();
  });
  expect(new Set(tops).size).toBeGreaterThan(12);
  // The second copies are somewhere in the shuffled rest.
  const match = house(2, FIRST);
  expect(titles(match, match.state.hid.heroDeck.slice(0, -2))).toEqual(expect.arrayContaining(NAMED_HEROES));
  expect(new Set(overSeeds(2, FIRST, ({ state }) => state.hid.heroDeck[0])).size).toBeGreaterThan(8);
});

rule('BZ-R12', 'with 5 or 6 players the shuffled rest fills up; in the advanced game the four are the centre', () => {
  for (const seats of [5, 6]) {
    for (const centre of overSeeds(seats, FIRST, (match) => titles(match, centreOf(match)))) {
      expect(centre).toHaveLength(seats);
      expect(centre).toEqual(expect.arrayContaining(NAMED_HEROES));
    }
  }
  for (const centre of overSeeds(2, { ...FIRST, advancedTwoPlayer: true }, (match) => titles(match, centreOf(match)))) {
    expect(centre).toEqual(NAMED_HEROES);
  }
});

example(
  'BZ-X39',
  'first game: three of the four with 3 players and the fourth is next; with 6 the four and two others',
  () => {
    const three = house(3, FIRST);
    expect(titles(three, [...centreOf(three), three.state.hid.heroDeck.at(-1) ?? NONE])).toEqual(NAMED_HEROES);
    const six = house(6, FIRST);
    expect(titles(six, centreOf(six).slice(0, 4))).toEqual(NAMED_HEROES);
    expect(six.state.pub.centre).toHaveLength(6);
  },
);

rule('BZ-R10', 'in a first game all three are known from the start', () => {
  const match = house(3, FIRST);
  expect(match.state.pub.coming).toEqual(match.state.hid.monsterDeck.toReversed());
});

rule('BZ-R11', 'for a named card that the set lacks, one of that level or a hero of that class', () => {
  const cards: Cards = {
    monsters: { named2: { level: 2, title: { fr: 'Seigneur de guerre orc', en: '' } } },
    heroes: { voleur: { title: { fr: 'Voleur', en: '' }, classes: ['thief'] } },
  };
  const t = start(4, FIRST, cards);
  expect([t.pub.monster, ...t.pub.coming]).toEqual(['monster1', 'named2', 'monster3'].map(t.monster));
  const centre = t.pub.centre.map(({ hero }) => t.table.content.heroes[hero]);
  expect(centre.map(({ classes }) => classes).sort((a, b) => a - b)).toEqual([1, 2, 4, 8]);
  expect(centre.some(({ id }) => id === 'voleur')).toBe(true);
});

rule('BZ-R11', 'a named hero of two classes does not stand for the one that is missing', () => {
  const hero = (fr: string, ...classes: string[]) => ({ title: { fr, en: fr }, classes });
  const mage = hero('Mage', 'mage', 'priest');
  const heroes = { guerrier: hero('Guerrier', 'warrior', 'thief'), mage, pretre: hero('Prêtre', 'priest') };
  const t = start(4, FIRST, { heroes });
  const centre = t.pub.centre.map(({ hero: one }) => t.table.content.heroes[one]);
  expect(centre.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(heroes)));
  expect(centre.find(({ id }) => !(id in heroes))?.classes).toBe(4);
});

rule(['BZ-112', 'BZ-R07'], 'a set with a fifth class has the same four heroes on top', () => {
  const pack = changed(({ classes, heroes }) => {
    classes.push({ id: 'bard', title: 'Barde' });
    heroes[heroes.length - 1].classes = ['bard'];
  });
  const match = Match.start(rules, { seats: 4, options: tableOptions(4, FIRST), seed: 'bard', pack });
  expect(titles(match, centreOf(match))).toEqual(NAMED_HEROES);
});
