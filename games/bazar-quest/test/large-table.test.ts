/** 901–903, R37: what is different with five and six players. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type Bazar, on } from './arrange.ts';
import { fought, glory, HEROES, hitters } from './fighters.ts';

const free = (t: Bazar) => t.happened('free-wounds').map(({ n, rule: cited }) => [n, cited]);

rule('BZ-901', 'nobody hit: two wounds at five and six players, one below', () => {
  for (const players of [5, 6]) {
    const t = fought(hitters(players, 0));
    expect(free(t)).toEqual([[2, 'BZ-901']]);
    expect(t.pub.wounds).toBe(2);
    expect(glory(t)).toEqual(Array(players).fill(0));
  }
  expect(free(fought(hitters(4, 0)))).toEqual([[1, 'BZ-508']]);
});

rule('BZ-902', 'exactly one hero hit: one more wound at five and six players, none below', () => {
  for (const players of [5, 6]) {
    const t = fought(hitters(players, 1));
    expect(free(t)).toEqual([[1, 'BZ-902']]);
    expect(t.pub.wounds).toBe(2);
  }
  for (const players of [2, 3, 4]) expect(free(fought(hitters(players, 1)))).toEqual([]);
});

rule('BZ-902', 'two hits bring nothing extra', () => {
  for (const players of [5, 6]) expect(free(fought(hitters(players, 2)))).toEqual([]);
});

rule('BZ-R37', 'one hero that inflicts two wounds is still exactly one: one more, and glory for the hit alone', () => {
  const twice = on('attackSucceeded', { does: 'addWound', n: 1 });
  const t = fought(hitters(5, 1), { cards: { heroes: { [HEROES[0]]: { effects: [twice] } } } });
  expect(t.pub).toMatchObject({ hitters: [t.hero(HEROES[0])], wounds: 3 });
  expect(free(t)).toEqual([[1, 'BZ-902']]);
  // The hit and the survival; nothing for the extra wounds.
  expect(glory(t)).toEqual([2, 0, 0, 0, 0]);
});

rule(['BZ-R36', 'BZ-R37'], 'a hero said to wound, before and after its own hit, is one hero all the same', () => {
  const asHero = { does: 'addWound', n: 1, asHero: true } as const;
  const effects = [on('fightStart', asHero), on('attackSucceeded', asHero)];
  const t = fought(hitters(5, 1), { cards: { heroes: { [HEROES[0]]: { effects } } } });
  expect(free(t)).toEqual([[1, 'BZ-902']]);
  expect(t.pub.wounds).toBe(4);
});

/** To whom seat 0's draft hand is passed in this world, at the first pick. */
function passedTo(t: Bazar): number {
  const hands = t.state.own.map((own) => [...own.draft]);
  for (const [seat, [card]] of hands.entries()) t.seat(seat).answer('draft-pick', card);
  return t.state.own.findIndex((own) => own.draft.includes(hands[0][1]));
}

/** The first draft under the monster of this level: the one before has just fallen. */
function revealed(players: number, level: number): Bazar {
  if (level === 1) return arrange({ seats: players });
  const t = fought(hitters(players, 2), { monster: `monster${level - 1}`, wounds: players - 1 });
  t.playUntil(({ pub }) => pub.phase === 'supply');
  expect(t.pub.monster).toBe(t.monster(`monster${level}`));
  return t;
}

rule('BZ-903', 'draft hands go to the right under level II at five and six players, else to the left', () => {
  for (const players of [5, 6]) {
    expect([1, 2, 3].map((level) => passedTo(revealed(players, level)))).toEqual([1, players - 1, 1]);
  }
  for (const players of [2, 3, 4]) {
    expect([1, 2, 3].map((level) => passedTo(revealed(players, level)))).toEqual([1, 1, 1]);
  }
});

rule('BZ-903', 'the direction holds as long as the monster stands', () => {
  const t = revealed(5, 2);
  t.playUntil(({ pub }) => pub.round === 3);
  expect(t.pub.monster).toBe(t.monster('monster2'));
  expect(passedTo(t)).toBe(4);
});

example('BZ-X17', 'heroes that hit 0, 1, 2, 3: wounds 2, 2, 2, 3 and glory for hits 0, 1, 2, 3', () => {
  for (const players of [5, 6]) {
    const tables = [0, 1, 2, 3].map((hits) =>
      fought(Array.from({ length: players }, (_, seat) => (seat < hits ? 'hit' : 'fall'))),
    );
    expect(tables.map((t) => t.pub.wounds)).toEqual([2, 2, 2, 3]);
    expect(tables.map((t) => glory(t).reduce((sum, n) => sum + n))).toEqual([0, 1, 2, 3]);
  }
});

example('BZ-X18', '6 players, rounds with 3, 1 and 6 hits: 3, 5, then 11 wounds, defeated once', () => {
  expect(fought(hitters(6, 3)).pub.wounds).toBe(3);
  expect(fought(hitters(6, 1), { wounds: 3 }).pub.wounds).toBe(5);
  const last = fought(hitters(6, 6), { wounds: 5 });
  expect(last.happened('monster-defeated')).toMatchObject([{ wounds: 11 }]);
  expect(last.pub.fallen).toHaveLength(1);
});

example(
  'BZ-X24',
  '6 players, 2 wounds a round: three rounds use all 18 adventure cards, no reshuffle before the fall',
  () => {
    const deck = (used: number) => Array.from({ length: used }, (_, i) => `calm-${i + 1}`);
    for (const [round, wounds] of [0, 2, 4].entries()) {
      const t = fought(hitters(6, round % 2), { wounds, adventureDiscard: deck(6 * round) });
      expect(t.happened('reshuffled')).toEqual([]);
      if (round < 2) expect(t.pub).toMatchObject({ wounds: wounds + 2, adventureDeck: 18 - 6 * (round + 1) });
      else expect(t.happened('adventures-shuffled')).toEqual([{ cards: 18 }]);
    }
  },
);
