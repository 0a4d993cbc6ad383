import { describe, expect, test } from 'vitest';
import type { Playable } from '../../../bots/players.ts';
import { advise } from '../../../bots/search/player.ts';
import { asked, Chance } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { arrange, type World } from '../test/arrange.ts';
import { heuristic } from './heuristic.ts';
import { plans } from './plans.ts';

const box = { rules, heuristic } as unknown as Playable;

/** The third knight visits last, two away from the boss; the first has stopped with 16 of 17, the second far away. */
function visit(row: string[]): World {
  const finished = { phase: 'finished' } as const;
  const t = arrange({
    boss: 17,
    turn: 2,
    seats: [
      { ...finished, hidden: 'red7', visible: ['blue5', 'red4'] },
      { ...finished, hidden: 'red1', visible: ['blue1', 'red2'] },
      { hidden: 'green5', visible: ['green6', 'green4'] },
    ],
    row,
    mystery: null,
  });
  t.seat(2).answer('final-turn', 'none');
  return t;
}

describe('a spell is chosen together with whom it is for', () => {
  test('each choice it leaves is a plan, the best one as good as the spell', () => {
    const t = visit(['strPlus1', 'hpPlus1']);
    const [d] = asked(t.state);
    const v = t.view(2);
    const use = { slot: 0, use: 'activate' };
    const found = plans(v, d, use);
    expect(found.map(({ next }) => next)).toEqual([[0], [1], [2]]);
    expect(Math.max(...found.map(({ worth }) => worth))).toBeCloseTo(heuristic.score(v, d, use));
    expect(plans(v, d, { slot: 1, use: 'activate' }).length).toBeLessThan(2);
    expect(plans(v, d, { slot: 0, use: 'discard' })).toEqual([]);
  });

  test('an answer is told once, with the best of its plans', () => {
    const t = visit(['strPlus1', 'strPlus2']);
    const [d] = asked(t.state);
    const found = advise(box, t.view(2) as never, d, { thoughts: 60 }, new Chance(new Uint32Array(8).fill(3)));
    expect(found).toHaveLength(4);
    expect(found[0].contender).toMatchObject({ answer: { slot: 1, use: 'activate' }, next: [2] });
  });
});
