/** 801–807, R40, R43, R47, R63, R67, R68, R70: when the game ends, who has won, and how else it can end. */
import { expect } from 'vitest';
import {
  Chance,
  completeOptions,
  firstAsked,
  isOptionProblem,
  type LogRow,
  Match,
  sha256Words,
} from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { SET } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import { outcome } from '../rules/outcome.ts';
import type { Kinds } from '../rules/state.ts';
import { arrange, type Bazar, on, tableOptions } from './arrange.ts';
import { coins, fought, glory, hitters } from './fighters.ts';

/** The last monster falls by the free wound, so that nobody earns anything more: [glory, coins] of each seat. */
const scored = (...shops: readonly (readonly [number, number])[]): Bazar =>
  fought(hitters(shops.length, 0), {
    monster: 'monster3',
    wounds: shops.length - 1,
    shops: shops.map(([stars, money]) => ({ glory: stars, coins: money })),
  });

rule(['BZ-801', 'BZ-511', 'BZ-R40', 'BZ-R43'], 'the third monster falls: nothing more happens but the count', () => {
  const t = fought(['both', 'hit', 'live'], { monster: 'monster3', wounds: 2, heroesLeft: 0 });
  const types = t.events.map(({ type }) => type);
  expect(types.slice(types.indexOf('monster-defeated'))).toEqual(['monster-defeated', 'game-ended']);
  expect(t.pub).toMatchObject({ phase: 'over', ended: { ending: 'victory', winners: [0] } });
  // No chest, no way home, no new hero.
  expect(t.pub.shops.map((shop) => shop.guests.map((guest) => guest.coins))).toEqual([[20], [], [20]]);
  expect(t.asked).toEqual([]);
  for (const seat of [0, 1, 2]) expect(t.seat(seat).open).toEqual([]);
});

rule('BZ-801', 'the first and the second monster do not end it', () => {
  for (const monster of ['monster1', 'monster2']) {
    expect(fought(hitters(3, 3), { monster }).pub.ended).toBeNull();
  }
  expect(fought(hitters(3, 1), { monster: 'monster3' }).pub.ended).toBeNull();
});

rule('BZ-802', 'glory, and a point for every full ten coins', () => {
  const t = scored([3, 25], [4, 10], [0, 5]);
  expect(outcome(t.state)?.standings.map(({ seat, terms }) => [seat, terms.points])).toEqual([
    [0, 5],
    [1, 5],
    [2, 0],
  ]);
  const points = (stars: number, money: number) =>
    outcome(scored([stars, money], [0, 0]).state)?.standings[0].terms.points;
  expect([points(7, 0), points(7, 5), points(7, 10), points(7, 95)]).toEqual([7, 7, 8, 16]);
});

rule('BZ-803', 'the highest score wins; the others follow by score', () => {
  const t = scored([2, 5], [9, 0], [4, 30], [0, 15]);
  expect(t.pub.ended).toMatchObject({ winners: [1], tieBreak: null });
  expect(outcome(t.state)?.standings.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 4],
  ]);
});

rule(['BZ-804', 'BZ-R63'], 'equal scores: all coins decide, not what is left over the tens', () => {
  // 12 points each; 15 coins leave over 5, 20 leave over 0.
  const t = scored([11, 15], [10, 20]);
  expect(t.pub.ended).toMatchObject({ winners: [1], tieBreak: 'coins' });
  expect(outcome(t.state)).toMatchObject({ winners: [1], tieBreak: 'coins' });
});

rule(['BZ-805', 'BZ-R63'], 'still equal: the victory is shared, and each has won', () => {
  const t = scored([4, 25], [4, 25], [5, 15], [4, 25]);
  expect(t.pub.ended).toMatchObject({ winners: [0, 1, 3], tieBreak: 'coins' });
  const standings = outcome(t.state)?.standings ?? [];
  expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [1, 1],
    [3, 1],
    [2, 4],
  ]);
  expect(scored([4, 25], [4, 25]).pub.ended).toMatchObject({ winners: [0, 1], tieBreak: null });
});

rule('BZ-806', 'nothing else scores: neither heroes’ coins, cards, employees, upgrades nor the token', () => {
  const t = fought(['live', 'live'], {
    monster: 'monster3',
    wounds: 1,
    questHolder: 0,
    purse: 95,
    shops: [
      { coins: 0, display: 2, storage: 2, employees: ['clerk-1', 'clerk-2'], hand: ['mage20-1'], stored: ['mage20-2'] },
      { coins: 10 },
    ],
  });
  expect(t.pub.ended).toMatchObject({
    winners: [1],
    scores: [
      { glory: 1, coins: 0, bonus: 0 },
      { glory: 1, coins: 10, bonus: 0 },
    ],
  });
});

rule('BZ-806', 'a card that says otherwise is an exception', () => {
  const t = fought(hitters(2, 0), {
    monster: 'monster3',
    wounds: 1,
    shops: [{ employees: ['clerk-1'] }, { coins: 15 }],
    cards: {
      employees: {
        'clerk-1': { phase: 'adventure', effects: [on('static', { does: 'scoreBonus', n: 3, who: 'owner' })] },
      },
    },
  });
  expect(t.pub.ended).toMatchObject({ winners: [0], scores: [{ bonus: 3 }, { bonus: 0 }] });
});

rule(['BZ-807', 'BZ-R47'], 'no hero to draw: all lose at once, no score, no winner, no order', () => {
  const t = fought(['fall', 'both'], {
    heroesLeft: 0,
    shops: [
      { glory: 1, coins: 50 },
      { glory: 7, coins: 15 },
    ],
  });
  expect(t.events.at(-1)?.type).toBe('game-ended');
  expect(t.pub).toMatchObject({ phase: 'over', ended: { ending: 'defeat', winners: [], tieBreak: null } });
  expect(t.asked).toEqual([]);
  // Glory and coins are shown for information; there are no points, and all share the last place.
  expect(outcome(t.state)).toEqual({
    ending: 'defeat',
    winners: [],
    standings: [
      { seat: 0, place: 2, terms: { glory: 1, coins: 50 } },
      { seat: 1, place: 2, terms: { glory: 9, coins: 15 } },
    ],
  });
  expect([glory(t), coins(t)]).toEqual([
    [1, 9],
    [50, 15],
  ]);
});

rule('BZ-R40', 'with the last monster no hero has to be drawn, so nobody loses through an empty deck', () => {
  const t = fought(hitters(4, 0), { monster: 'monster3', wounds: 3, heroesLeft: 0 });
  expect(t.pub.heroDiscard.length).toBeGreaterThanOrEqual(4);
  expect(t.pub.ended).toMatchObject({ ending: 'victory' });
});

rule('BZ-R43', 'the chest of level III is never paid', () => {
  const t = fought(['live', 'live'], { monster: 'monster3', wounds: 1, purse: 5 });
  expect(t.happened('rewards-paid')).toEqual([]);
});

rule('BZ-R70', 'after round 30 the game ends like a common defeat; round 30 itself is played', () => {
  const played = arrange({ phase: 'supply', seats: 2, round: 29, monster: 'monster1' });
  expect(played.pub).toMatchObject({ round: 30, ended: null });
  played.expectAsked([
    [0, 'draft-pick'],
    [1, 'draft-pick'],
  ]);
  const over = arrange({ phase: 'supply', seats: 2, round: 30, monster: 'monster1' });
  expect(over.pub.ended).toMatchObject({ ending: 'endless', winners: [], fallen: -1 });
  expect(outcome(over.state)).toMatchObject({ ending: 'endless', winners: [] });
  expect(over.asked).toEqual([]);
});

rule('BZ-R70', 'no card of the house heals a monster, so that every round leaves a wound', () => {
  const cards = [...SET.monsters, ...SET.items, ...SET.heroes, ...SET.employees, ...SET.adventures];
  const clauses = cards.flatMap(({ effects = [] }) => effects.flatMap((effect) => effect.do));
  expect(clauses.length).toBeGreaterThan(0);
  expect(clauses.filter(({ does }) => does === 'removeWound')).toEqual([]);
});

rule('BZ-R67', 'normal unless the host says otherwise; the advanced game is for exactly two', () => {
  expect(tableOptions(2)).toMatchObject({ advancedTwoPlayer: false, firstGame: false, unshakeableHeroes: false });
  expect(tableOptions(2, { advancedTwoPlayer: true }).advancedTwoPlayer).toBe(true);
  for (const seats of [3, 4, 5, 6]) {
    const full = completeOptions(rules.options, seats, { advancedTwoPlayer: true });
    expect(isOptionProblem(full) || full.advancedTwoPlayer === false).toBe(true);
  }
});

rule('BZ-R67', 'the rules for five and six are compulsory there: no option turns them off or on', () => {
  expect(Object.keys(rules.options.fields).sort()).toEqual([
    'advancedTwoPlayer',
    'firstGame',
    'firstHolder',
    'odds',
    'openSales',
    'unshakeableHeroes',
  ]);
});

// That a game all people have left is void is the table's business: server/presence.test.ts.
rule('BZ-R68', 'a seat taken over plays on from the same view, and the number of players stays', () => {
  const setup = { seats: 3, options: tableOptions(3), seed: 'taken over' };
  const match = Match.start(rules, setup);
  const chance = new Chance(sha256Words('bot'));
  const rows: LogRow[] = [];
  for (let d = firstAsked(match.state); d !== undefined && rows.length < 90; d = firstAsked(match.state)) {
    const { seat } = d;
    const kind = rules.kinds[d.kind as keyof Kinds];
    const v = match.view(seat);
    // From the fifth answer on seat 1 is played by somebody else; nothing in the game says so.
    const isOther = seat === 1 && rows.length >= 5;
    const answer = (isOther ? kind.draw?.(v, d as never, chance) : undefined) ?? kind.default?.(v, d as never);
    expect(match.submit(seat, d.id, answer).refusal).toBeUndefined();
    rows.push({ type: 'answer', seat, decision: d.id, answer });
  }
  expect(match.state.pub.round).toBeGreaterThan(1);
  expect(match.state.pub.shops).toHaveLength(3);
  expect(Match.replay(rules, setup, rows).hash()).toBe(match.hash());
});

example('BZ-X36', 'three times 12 points: 35 coins win; 25 before 20; both 25: shared', () => {
  const ended = (t: Bazar) => t.pub.ended;
  expect(ended(scored([9, 35], [10, 25], [11, 15]))).toMatchObject({ winners: [0], tieBreak: 'coins' });
  expect(ended(scored([10, 25], [10, 20]))).toMatchObject({ winners: [0], tieBreak: 'coins' });
  expect(ended(scored([10, 25], [10, 25]))).toMatchObject({ winners: [0, 1], tieBreak: null });
});
