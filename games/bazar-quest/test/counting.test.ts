/** R01…R05, R71: how the book is read where two printings, icons or tokens leave a doubt. */
import { expect } from 'vitest';
import { completeOptions, isOptionProblem } from '../../../kernel/index.ts';
import { rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import { arrange, on } from './arrange.ts';

const SIX = [0, 1, 2, 3, 4, 5];

rule('BZ-R01', 'employees are hired in phase 5, before the inventory', () => {
  const t = arrange({ phase: 'adventure', seats: [{ hero: 'mage-1', coins: 20 }, { hero: 'mage-2' }] });
  t.playUntil(({ pub }) => pub.phase === 'inventory' || pub.round === 2);
  const types = t.events.map(({ type, facts }) =>
    type === 'phase-started' ? (facts as { phase: string }).phase : type,
  );
  const order = ['upgrade', 'offer-opened', 'upgrade-passed', 'inventory'].map((type) => types.indexOf(type));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order.includes(-1)).toBe(false);
});

rule('BZ-R01', 'after the fights: check, reward, discard, return, replace', () => {
  const t = arrange({
    phase: 'adventure',
    seats: [{ hero: { hero: 'mage-1', gear: ['mage5-1'] } }, { hero: 'mage-2' }],
    cards: { heroes: { 'mage-1': { defence: 9 } } },
  });
  const types = t.events.map(({ type }) => type);
  const order = ['free-wounds', 'monster-stands', 'rewards-paid', 'heroes-returned', 'hero-arrived'];
  expect(types.filter((type) => order.includes(type))).toEqual(order);
  expect(t.guest('mage-1')).toMatchObject({ coins: 30, gear: [], adventures: [] });
});

rule('BZ-R02', 'a survivor is put back in the centre, only the dead are replaced', () => {
  const t = arrange({
    phase: 'adventure',
    seats: [{ hero: { hero: 'mage-1', coins: 5 } }, { hero: 'mage-2' }],
    nextHeroes: ['thief-1', 'thief-2'],
    cards: { heroes: { 'mage-1': { defence: 9 } } },
  });
  expect(t.pub.centre.map(({ hero }) => hero)).toEqual(['mage-1', 'thief-1'].map(t.hero));
  expect(t.pub.heroDiscard).toEqual([t.hero('mage-2')]);
  // With what it had and the reward, not with a new purse.
  expect(t.guest('mage-1').coins).toBe(5 + 10);
});

rule('BZ-R03', 'attack is held against resistance, defence against strength; coins and glory are two things', () => {
  const t = arrange({
    phase: 'adventure',
    seats: [{ hero: 'mage-1' }, { hero: 'mage-2' }],
    cards: {
      monsters: { monster1: { resistance: 6, strength: 3 } },
      heroes: { 'mage-1': { attack: 6, defence: 2 }, 'mage-2': { attack: 5, defence: 3 } },
    },
  });
  const [first, second] = t.pub.fights;
  expect([first.attack, second.attack]).toMatchObject([
    { total: 6, needed: 6, hit: true },
    { total: 5, needed: 6, hit: false },
  ]);
  expect([first.defence, second.defence]).toMatchObject([
    { total: 2, needed: 3, survived: false },
    { total: 3, needed: 3, survived: true },
  ]);
  expect(t.pub.shops.map(({ coins, glory }) => [coins, glory])).toEqual(Array(2).fill([5, 1]));
});

rule('BZ-R04', 'numbers are amounts: a card that says 10 coins or 3 glory gives just that', () => {
  const t = arrange({
    phase: 'shopping',
    agenda: [],
    seats: [{ hero: 'mage-1' }, { hero: 'mage-2' }],
    cards: {
      heroes: {
        'mage-1': {
          effects: [
            on('allInvited', { does: 'gainCoins', n: 10, who: 'owner' }, { does: 'gainGlory', n: 3, who: 'owner' }),
          ],
        },
      },
    },
  });
  t.fire('allInvited');
  expect(t.pub.shops[0]).toMatchObject({ coins: 15, glory: 3 });
});

rule('BZ-R05', 'bank, glory and wounds never run out', () => {
  // More than the 96 coins, 60 glory tokens and 10 wounds of the box.
  const t = arrange({
    phase: 'adventure',
    wounds: 5,
    seats: SIX.map((i) => ({
      hero: { hero: `${i < 4 ? 'mage' : 'thief'}-${(i % 4) + 1}`, coins: 500 },
      coins: 2000,
      glory: 200,
    })),
    cards: { monsters: { monster1: { resistance: 0, strength: 0, rewardDefeated: 500 } } },
  });
  expect(t.happened('monster-defeated')).toEqual([{ monster: t.monster('monster1'), wounds: 11, last: false }]);
  expect(t.pub.shops.map(({ glory, coins }) => [glory, coins])).toEqual(Array(6).fill([202, 2000]));
  expect(t.pub.centre.map(({ coins }) => coins)).toEqual(Array(6).fill(1000));
});

rule('BZ-R71', 'no solo game: two players at least, and no option for it', () => {
  expect(rules.seats.min).toBe(2);
  expect(Object.keys(rules.options.fields).sort()).toEqual(
    ['advancedTwoPlayer', 'firstGame', 'firstHolder', 'odds', 'openSales', 'unshakeableHeroes'].sort(),
  );
  expect(isOptionProblem(completeOptions(rules.options, 2, { solo: true }))).toBe(true);
});
