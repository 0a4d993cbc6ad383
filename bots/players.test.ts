import { describe, expect, test } from 'vitest';
import {
  type AnyShape,
  ask,
  begin,
  Chance,
  type Decision,
  firstAsked,
  openScene,
  type View,
  view,
} from '../kernel/index.ts';
import { playGame } from './game.ts';
import { parseStrength } from './names.ts';
import { findPerson, invite, PEOPLE } from './people.ts';
import { makePlayer, type Strength } from './players.ts';
import { sums } from './testing/sums.ts';

const chance = (n = 1): Chance => new Chance(new Uint32Array(8).fill(n));

function firstView(): { v: View<AnyShape>; d: Decision } {
  const scene = openScene(sums.rules, 2, {}, 'players');
  const s = begin(sums.rules, scene);
  const d = firstAsked(s);
  if (d === undefined) throw new Error('the game asks nothing');
  return { v: view(s, d.seat, scene), d };
}

const many = (strength: Strength, n: number, lean = {}): number[] => {
  const { v, d } = firstView();
  const player = makePlayer(sums, strength, lean);
  const stream = chance();
  return Array.from({ length: n }, () => player.decide(v, d, stream) as number);
};
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

describe('strengths', () => {
  test('malin gives the best legal answer', () => {
    expect(new Set(many('malin', 20))).toEqual(new Set([8]));
  });

  test('débutant is sensible but careless: mostly good answers, not always the best', () => {
    const answers = many('debutant', 500);
    expect(mean(answers)).toBeGreaterThan(mean(many('random', 500)) + 1.5);
    expect(answers.filter((a) => a === 8).length).toBeLessThan(400);
  });

  test('no strength gives an answer that is refused', () => {
    for (const strength of ['random', 'debutant', 'malin'] as const) expect(many(strength, 300)).not.toContain(9);
  });

  test('a composed answer grows piece by piece as long as it gets better', () => {
    const { v } = firstView();
    const d: Decision = { id: '1.0', seat: 0, kind: 'list', blocking: true, about: ask('list', 0) };
    // Greedy: the best first piece (2), the best second (4); nothing rises above it.
    expect(makePlayer(sums, 'malin').decide(v, d, chance())).toEqual([2, 4]);
    expect(makePlayer(sums, 'random').decide(v, d, chance())).toHaveLength(2);
  });

  test('a temperament decides between close answers', () => {
    expect(many('malin', 1, { risk: 0.15 })).toEqual([7]);
    expect(many('malin', 1, { risk: -0.15 })).toEqual([8]);
  });

  test('nobody needs to be asked: malin volunteers, débutant forgets now and then', () => {
    const { v } = firstView();
    const stream = chance();
    const count = (strength: Strength): number => {
      const player = makePlayer(sums, strength);
      return Array.from({ length: 100 }, () => player.volunteer(v, stream)).filter((u) => u !== undefined).length;
    };
    expect(count('malin')).toBe(100);
    expect(count('debutant')).toBeGreaterThan(20);
    expect(count('debutant')).toBeLessThan(80);
    expect(count('random')).toBeLessThan(60);
  });
});

test('a whole game among bots is the same for the same seed and chance', () => {
  const play = () => {
    const players = (['malin', 'debutant', 'random'] as const).map((strength) => makePlayer(sums, strength));
    return playGame(sums, { seats: 3, options: {}, seed: 'one' }, players, chance(7));
  };
  const game = play();
  expect(game.outcome.winners).toEqual([0]);
  expect(game.decisions).toBe(3 * 3 * 2 + (game.state.pub.cheers as number));
  expect(play()).toEqual(game);
});

describe('names of strengths', () => {
  test.each([
    ['random', 'random'],
    ['débutant', 'debutant'],
    ['Debutant', 'debutant'],
    ['de\u0301butant', 'debutant'],
    ['MALIN', 'malin'],
    ['maître', 'maitre'],
  ])('%s', (name, strength) => {
    expect(parseStrength(name)).toBe(strength);
  });

  test.each(['', 'toString', 'expert'])('"%s" is nobody', (name) => {
    expect(parseStrength(name)).toEqual({ problem: expect.stringContaining('random, débutant, malin, maître') });
  });
});

describe('people', () => {
  test('each has a name, an id and a temperament of one word of their own', () => {
    for (const key of ['id', 'name'] as const) expect(new Set(PEOPLE.map((p) => p[key])).size).toBe(PEOPLE.length);
    for (const { temperament } of PEOPLE) {
      expect(temperament.fr).toMatch(/^\S+$/);
      expect(temperament.en).toMatch(/^\S+$/);
    }
    expect(new Set(PEOPLE.map((p) => p.temperament.fr)).size).toBe(PEOPLE.length);
    expect(findPerson('iris')?.name).toBe('Iris');
    expect(findPerson('nobody')).toBeUndefined();
  });

  test('an invited bot is not at the table already', () => {
    const seated: string[] = [];
    const stream = chance();
    for (let i = 0; i < PEOPLE.length; i++) seated.push(invite(seated, stream).id);
    expect(new Set(seated).size).toBe(PEOPLE.length);
    expect(PEOPLE).toContain(invite(seated, stream));
  });
});
