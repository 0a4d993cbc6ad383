import { describe, expect, test } from 'vitest';
import { playOut, startMatch } from '../../../test/record.ts';
import { total } from '../../rules/effects/numbers.ts';
import { rules } from '../../rules/index.ts';
import type { AnyView } from '../../rules/state.ts';
import { partsOf } from '../parts/gauge.ts';
import { helpsOf, lanesOf, momentsOf, paceAt } from './lanes.ts';

/** A random game as it stands after each of its adventures. */
function* views(seats: number): Generator<AnyView> {
  const match = startMatch(rules as never, { seats, seed: `lanes ${seats}` });
  for (const _ of playOut(match)) {
    const view = match.view(0) as unknown as AnyView;
    if (view.pub.phase === 'upgrade') yield { ...view, pub: structuredClone(view.pub) } as AnyView;
  }
}

describe.each([2, 4, 6])('the fights of %i players', (seats) => {
  const seen = [...views(seats)];

  test('are all told, the monster last, in less than six seconds', () => {
    expect(seen.length).toBeGreaterThan(0);
    for (const view of seen) {
      const lanes = lanesOf(view);
      const moments = momentsOf(view, lanes);
      expect(lanes.length).toBe(view.pub.fights.length);
      expect(new Set(moments.map(({ lane }) => lane)).size).toBe(lanes.length + 1);
      expect(moments.at(-1)?.step).toBe('monster');
      expect(moments.reduce((sum, moment) => sum + paceAt(moment, lanes.length), 0)).toBeLessThan(5500);
    }
  });

  test('show sums whose parts add up, and name every piece of gear', () => {
    for (const view of seen) {
      for (const lane of lanesOf(view)) {
        for (const bout of [lane.attack, lane.defence]) {
          if (bout === undefined) continue;
          expect(partsOf(bout.terms).reduce((sum, { n }) => sum + n, 0)).toBe(total(bout.terms));
        }
        const named = helpsOf(lane).filter(({ kind }) => kind === 'item');
        expect(named.map(({ card }) => card)).toEqual(expect.arrayContaining([...lane.gear]));
      }
    }
  });
});
