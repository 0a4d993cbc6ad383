import { describe, expect, test } from 'vitest';
import { begin, Chance, copy, type Decision, firstAsked, openScene, view } from '../../kernel/index.ts';
import type { Foresight } from '../heuristic.ts';
import type { Playable } from '../players.ts';
import { patience } from '../testing/patience.ts';
import { counsel } from './counsel.ts';

interface Points {
  readonly pub: { readonly points: readonly number[]; readonly round: number };
}

/** Reads points after one round, and counts them twice: as they are, and by how late it is. */
const foresight = {
  features: ({ pub }: Points) => pub.points.map((points) => [points, points * pub.round]),
  weights: { points: 0.4, pointsLate: 0.1 },
  clock: ({ pub }: Points) => pub.round,
  horizon: 1,
  width: 4,
  pace: 100,
  talks: false,
} as unknown as Foresight;

const shortSighted: Playable = { ...patience, heuristic: { ...patience.heuristic, foresight } };
const chance = (): Chance => new Chance(new Uint32Array(8).fill(3));

function opening() {
  const scene = openScene(patience.rules, 3, {}, 'counsel');
  const s = begin(patience.rules, scene);
  const d = firstAsked(s) as Decision;
  const dealt = copy(s);
  for (const seat of [1, 2]) dealt.own[seat].card = 2;
  return { v: view(s, 0, scene), other: view(dealt, 0, scene), d };
}

describe('counsel', () => {
  test('names what speaks for an answer; the terms add up to the difference', () => {
    const { v, d } = opening();
    const { answer, compared } = counsel(shortSighted, v, d, { thoughts: 40 }, chance());
    // Whoever looks no further than this round takes the two points.
    expect(answer).toBe('now');
    expect(compared).toMatchObject({ other: 'wait' });
    if (compared === undefined) return;
    const [first] = compared.terms;
    expect(first.name).toBe('points');
    expect(first.more).toBeCloseTo(2);
    expect(first.share).toBeGreaterThan(0);
    const sum = compared.terms.reduce((all, { share }) => all + share, 0);
    expect(sum).toBeCloseTo(compared.chance - compared.otherChance, 9);
  });

  test('says so where games are won and lost before the thought ends', () => {
    const { v, d } = opening();
    const { answer, compared } = counsel(patience, v, d, { thoughts: 80 }, chance());
    expect(answer).toBe('wait');
    expect(compared?.terms.map(({ name }) => name)).toEqual(['won']);
  });

  test('is made from the view alone', () => {
    const { v, other, d } = opening();
    const think = (seen: typeof v) => counsel(shortSighted, seen, d, { thoughts: 30 }, chance());
    expect(think(v)).toEqual(think(other));
  });

  test('without time to think there is an answer and nothing to compare it with', () => {
    const { v, d } = opening();
    expect(counsel(shortSighted, v, d, { ms: 0 }, chance())).toEqual({ answer: 'now', others: 1 });
  });
});
