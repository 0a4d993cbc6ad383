/** 401…404, R20, R21: which shop comes first. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Clause } from '../rules/clauses.ts';
import { arrange, on } from './arrange.ts';
import { invite, invited, market, ranked } from './market.ts';

rule('BZ-401', 'the hearts of all items in a window add up', () => {
  const t = arrange({
    phase: 'shopping',
    seats: [{ window: ['mage5-1', 'mage10-1', 'thief15-1'] }, { window: ['mage20-1'], hand: ['mage20-2'] }],
  });
  expect(t.happened('shops-ranked')[0].ranking).toMatchObject([
    { seat: 0, hearts: 1 + 2 + 3, value: 30 },
    { seat: 1, hearts: 4, value: 20 },
  ]);
});

rule('BZ-402', 'most hearts first, whatever the prices, seats and holder', () => {
  const t = market(['mage 1/20', 'mage 3/0', 'mage 2/5'], { questHolder: 0 });
  expect(ranked(t)).toEqual([1, 2, 0]);
  expect(t.pub.ranking.map(({ by }) => by)).toEqual(['hearts', 'hearts', null]);
});

rule('BZ-403', 'of equal hearts the higher value', () => {
  const t = market(['mage 2/5', 'mage 2/10', 'mage 2/15'], { questHolder: 0 });
  expect(ranked(t)).toEqual([2, 1, 0]);
  expect(t.pub.ranking.map(({ by }) => by)).toEqual(['value', 'value', null]);
});

rule('BZ-404', 'still equal: clockwise from the quest holder', () => {
  for (const questHolder of [0, 1, 2, 3]) {
    const t = market(['mage 2/5', 'mage 2/5', 'mage 2/5', 'mage 2/5'], { questHolder });
    expect(ranked(t)).toEqual([0, 1, 2, 3].map((i) => (questHolder + i) % 4));
    expect(t.pub.ranking.map(({ by }) => by)).toEqual(['clockwise', 'clockwise', 'clockwise', null]);
  }
});

example('BZ-X01', 'ties: holder C, A 3/10, B 4/5, C 3/10, D 3/15: B, D, C, A', () => {
  const t = market(['mage 3/10', 'mage 4/5', 'mage 3/10', 'mage 3/15'], { questHolder: 2 });
  expect(ranked(t)).toEqual([1, 3, 2, 0]);
});

example('BZ-X02', 'a tie without the holder: D 5, then A, B, C clockwise from D', () => {
  const t = market(['mage 2/10', 'mage 2/10', 'mage 2/10', 'mage 5/5'], { questHolder: 3 });
  expect(ranked(t)).toEqual([3, 0, 1, 2]);
});

example('BZ-X08', 'no heart in any window: by value, then clockwise; heroes are invited as ever', () => {
  const t = market(['mage 0/5', 'thief 0/10', 'priest 0/5'], {
    questHolder: 2,
    centre: ['mage-1', 'thief-1', 'priest-1'],
  });
  expect(ranked(t)).toEqual([1, 2, 0]);
  expect(invited(t)).toEqual(['1 thief-1', '2 priest-1', '0 mage-1']);
});

rule('BZ-R20', 'what changes hearts or the window’s value counts in the ranking, a selling price does not', () => {
  const world = (clause: Clause) =>
    ranked(
      market(['mage 2/10', 'thief 2/5'], {
        questHolder: 0,
        cards: { monsters: { monster1: { effects: [on('static', clause)] } } },
      }),
    );
  const thief = { filter: { class: 'thief' }, whose: 'allPlayers', during: 'inPlay' } as const;
  expect(world({ does: 'addStat', stat: 'price', of: 'window', by: 20, ...thief })).toEqual([0, 1]);
  expect(world({ does: 'addStat', stat: 'hearts', of: 'window', by: 1, ...thief })).toEqual([1, 0]);
});

rule('BZ-R20', 'a change of the window’s value breaks a tie of hearts', () => {
  const t = market(['mage 2/5', 'thief 2/10', 'mage 2/10'], {
    seats: [{ window: ['warrior5-1'], employees: ['clerk-1'] }, { window: ['warrior5-2'] }, { window: ['warrior5-3'] }],
    cards: {
      employees: {
        'clerk-1': {
          phase: 'shopping',
          effects: [on('static', { does: 'addStat', stat: 'windowValue', of: 'owner', by: 10, during: 'inPlay' })],
        },
      },
    },
  });
  expect(t.pub.ranking[0]).toMatchObject({ seat: 0, value: 15, by: 'value' });
});

rule('BZ-R21', 'ranked after the effects of the start of shopping', () => {
  const clause: Clause = {
    does: 'addStat',
    stat: 'hearts',
    of: 'window',
    by: 3,
    filter: { class: 'thief' },
    whose: 'allPlayers',
    during: 'phase',
  };
  const t = market(['mage 2/5', 'thief 1/5'], {
    cards: { monsters: { monster1: { effects: [on('shoppingStart', clause)] } } },
  });
  expect(t.happened('shops-ranked')).toHaveLength(1);
  expect(t.pub.ranking).toMatchObject([
    { seat: 1, hearts: 4 },
    { seat: 0, hearts: 2 },
  ]);
});

rule('BZ-R21', 'ties are broken by the holder after those effects', () => {
  const t = market(['mage 2/5', 'mage 2/5', 'mage 2/5'], {
    questHolder: 0,
    seats: [1, 2, 3].map((i) => ({ window: [`warrior5-${i}`], employees: [`clerk-${i}`] })),
    cards: {
      employees: { 'clerk-3': { phase: 'shopping', effects: [on('shoppingStart', { does: 'takeQuestToken' })] } },
    },
  });
  t.seat(2).answer('use-employee', 'use');
  expect(ranked(t)).toEqual([2, 0, 1]);
});

rule('BZ-R21', 'a token that moves while heroes are chosen does not change the order, even if it is made anew', () => {
  const priests: Clause = {
    does: 'addStat',
    stat: 'hearts',
    of: 'window',
    by: 1,
    filter: { class: 'priest' },
    whose: 'allPlayers',
    during: 'phase',
  };
  const t = market(['mage+priest 3/5', 'mage 2/5', 'mage 2/5', 'mage 2/5'], {
    questHolder: 3,
    centre: ['mage-1', 'mage-2', 'mage-3', 'mage-4'],
    cards: { heroes: { 'mage-1': { effects: [on('heroInvited', { does: 'takeQuestToken' }, priests)] } } },
  });
  invite(t, 0, 'mage-1');
  expect(t.pub).toMatchObject({ questHolder: 0, holderAtStart: 3 });
  expect(t.happened('shops-ranked')).toHaveLength(2);
  invite(t, 3, 'mage-2');
  invite(t, 1, 'mage-3');
  expect(invited(t).at(-1)).toBe('2 mage-4');
});

rule('BZ-R21', 'hearts that change when the last hero is in are counted, and no news', () => {
  const heart: Clause = { does: 'addStat', stat: 'hearts', of: 'window', by: 1, whose: 'allPlayers', during: 'phase' };
  const t = market(['mage 3/5', 'mage 2/5'], {
    centre: ['mage-1', 'mage-2'],
    cards: { heroes: { 'mage-2': { effects: [on('heroInvited', heart)] } } },
  });
  invite(t, 0, 'mage-1');
  expect(invited(t).at(-1)).toBe('1 mage-2');
  expect(t.pub.ranking).toMatchObject([{ hearts: 4 }, { hearts: 3 }]);
  expect(t.happened('shops-ranked')).toHaveLength(1);
});

rule('BZ-R21', 'if hearts change in the middle, the shops still open are ranked anew', () => {
  const lure: Clause = {
    does: 'addStat',
    stat: 'hearts',
    of: 'window',
    by: 5,
    filter: { class: 'priest' },
    whose: 'allPlayers',
    during: 'phase',
  };
  const t = market(['mage 4/5', 'mage 3/5', 'mage+priest 2/5'], {
    centre: ['mage-1', 'mage-2', 'mage-3'],
    cards: { heroes: { 'mage-1': { effects: [on('heroInvited', lure)] } } },
  });
  expect(ranked(t)).toEqual([0, 1, 2]);
  invite(t, 0, 'mage-1');
  expect(t.happened('shops-ranked')).toHaveLength(2);
  expect(ranked(t)).toEqual([2, 0, 1]);
  // The first shop has its hero: the third is next.
  t.expectAsked([[2, 'invite-hero']]);
});
