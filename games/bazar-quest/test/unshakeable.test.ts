/** 941–943, R64: unshakeable heroes, the game without adventure cards. */
import { expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { makeContent } from '../content/index.ts';
import type { Content } from '../rules/content.ts';
import { cannotStart } from '../rules/start.ts';
import { arrange, on, start, tableOptions } from './arrange.ts';
import { boxOf, type Cards } from './box.ts';
import { centre, fought, HEROES, hitters } from './fighters.ts';

const VARIANT = { unshakeableHeroes: true };

/** One card of each kind names adventure cards; one of each names only the phase. */
const REFERRING: Cards = {
  items: {
    'mage5-1': { effects: [on('adventureDealt', { does: 'redrawAdventure', of: 'hero' })] },
    'mage5-2': { effects: [on('adventureStart', { does: 'gainCoins', n: 5, who: 'owner' })] },
  },
  heroes: {
    'mage-1': { effects: [on('fightStart', { does: 'ignoreAdventure', of: 'hero' })] },
    'mage-2': { effects: [on('adventureEnd', { does: 'gainCoins', n: 5, who: 'owner' })] },
  },
  monsters: {
    monster1: { refersToAdventure: true },
    other1: { level: 1, effects: [on('adventureEnd', { does: 'loseCoins', n: 5, who: 'allPlayers' })] },
  },
  employees: {
    'clerk-1': { effects: [on('upgradeEnd', { does: 'peekAdventure', n: 2 })] },
    'clerk-2': { phase: 'adventure', effects: [on('fightsDone', { does: 'gainCoins', n: 5, who: 'owner' })] },
  },
};
const ids = (cards: Content['items' | 'heroes' | 'monsters' | 'employees']): string[] => cards.map(({ id }) => id);

rule(['BZ-941', 'BZ-R64'], 'adventure cards and all that name them are out; naming the phase does not count', () => {
  const { content, pub } = ((t) => ({ content: t.table.content, pub: t.pub }))(start(3, VARIANT, REFERRING));
  expect(pub).toMatchObject({ adventureDeck: 0, adventureDiscard: [] });
  expect(content.adventures).toEqual([]);
  for (const [kept, out, cards] of [
    ['mage5-2', 'mage5-1', content.items],
    ['mage-2', 'mage-1', content.heroes],
    ['other1', 'monster1', content.monsters],
    ['clerk-2', 'clerk-1', content.employees],
  ] as const) {
    expect(ids(cards)).toContain(kept);
    expect(ids(cards)).not.toContain(out);
  }
  const all = boxOf(REFERRING);
  expect(all.adventures).toHaveLength(18);
  expect(ids(all.items)).toContain('mage5-1');
});

rule('BZ-942', 'no adventure card is dealt, and totals have no such term', () => {
  const t = fought(['both', 'fall'], { options: VARIANT });
  expect(t.happened('adventures-dealt')).toEqual([]);
  expect(t.pub.fights.map(({ adventures }) => adventures)).toEqual([[], []]);
  const kinds = t.pub.fights.flatMap(({ attack, defence }) => [...(attack?.terms ?? []), ...(defence?.terms ?? [])]);
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['hero', 'item']));
});

rule('BZ-943', 'nothing is reshuffled when a monster falls, nothing discarded when heroes return', () => {
  const t = fought(hitters(2, 2), { options: VARIANT });
  expect(t.pub.fallen).toHaveLength(1);
  expect(t.happened('adventures-shuffled')).toEqual([]);
  expect(t.happened('reshuffled')).toEqual([]);
  expect(t.pub).toMatchObject({ adventureDeck: 0, adventureDiscard: [] });
  expect(centre(t)).toEqual([
    [HEROES[0], 40],
    [HEROES[1], 40],
  ]);
});

/** What start-up says of a table with these cards. */
const problem = (seats: number, cards: Cards, options: object = VARIANT) => {
  const full = tableOptions(seats, options);
  return cannotStart({ seats, options: full, content: boxOf(cards, full.unshakeableHeroes) });
};

const tagged = (cards: readonly string[]) => Object.fromEntries(cards.map((id) => [id, { refersToAdventure: true }]));
const box = boxOf();

rule('BZ-R64', 'refused if a level keeps no monster, the centre lacks heroes or one deal lacks items', () => {
  expect(problem(2, {})).toBeUndefined();
  expect(problem(2, { monsters: tagged(['monster2']) })).toEqual({
    option: 'unshakeableHeroes',
    problem: 'leaves no monster of level 2',
  });
  const heroes = { heroes: tagged(ids(box.heroes).slice(3)) };
  expect(problem(3, heroes)).toBeUndefined();
  expect(problem(4, heroes)).toMatchObject({ option: 'unshakeableHeroes' });
  expect(problem(2, heroes, { ...VARIANT, advancedTwoPlayer: true })).toMatchObject({ option: 'unshakeableHeroes' });
  const items = { items: tagged(ids(box.items).slice(12)) };
  expect(problem(3, items)).toBeUndefined();
  expect(problem(4, items)).toMatchObject({ option: 'unshakeableHeroes' });
  expect(problem(4, items, {})).toBeUndefined();
});

rule('BZ-R64', 'the hero deck that is really left decides when everybody loses', () => {
  const cards = { heroes: tagged(ids(box.heroes).filter((id) => !HEROES.slice(0, 2).includes(id))) };
  const t = fought(['fall', 'both'], { options: VARIANT, cards });
  expect(t.pub.ended).toMatchObject({ ending: 'defeat' });
});

rule('BZ-R64', 'with every number of players, the advanced game and the first-game set-up', () => {
  for (const firstGame of [false, true]) {
    for (const seats of [2, 3, 4, 5, 6]) {
      const t = start(seats, { ...VARIANT, firstGame });
      t.playUntil(({ pub }) => pub.round === 2 || pub.ended !== null);
    }
    const advanced = start(2, { ...VARIANT, firstGame, advancedTwoPlayer: true });
    expect(advanced.pub.centre).toHaveLength(4);
  }
});

rule('BZ-R64', 'a named first-game card that is out is replaced: any of its level, any hero of its class', () => {
  const cards: Cards = {
    monsters: {
      chief: { level: 1, title: { fr: 'Cheffe des brigands', en: 'Chief' }, refersToAdventure: true },
    },
  };
  const t = start(2, { ...VARIANT, firstGame: true }, cards);
  expect(t.table.content.monsters[t.pub.monster].id).toBe('monster1');
  const mage = { title: { fr: 'Mage', en: 'Mage' }, classes: ['mage'], refersToAdventure: true };
  const four = start(4, { ...VARIANT, firstGame: true }, { heroes: { named: mage } });
  const centre = four.pub.centre.map(({ hero }) => four.table.content.heroes[hero]);
  expect(centre.map(({ classes }) => classes).sort((a, b) => a - b)).toEqual([1, 2, 4, 8]);
  expect(centre.map(({ id }) => id)).not.toContain('named');
});

rule('BZ-R64', 'of the cards of the house enough stay for every table', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const options = tableOptions(seats, VARIANT);
    expect(cannotStart({ seats, options, content: makeContent(options) })).toBeUndefined();
  }
  const options = tableOptions(2, VARIANT);
  const left = makeContent(options);
  expect(left.adventures).toEqual([]);
  for (const cards of [left.items, left.heroes, left.monsters, left.employees]) {
    expect(cards.some(({ refersToAdventure }) => refersToAdventure)).toBe(false);
  }
});

rule('BZ-941', 'the table is dealt as always otherwise', () => {
  const t = arrange({ seats: 3, options: VARIANT });
  expect(t.state.own.map((own) => own.draft.length)).toEqual([4, 4, 4]);
  expect(t.pub.centre).toHaveLength(3);
});
