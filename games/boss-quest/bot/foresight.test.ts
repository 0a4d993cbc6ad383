/** How knights stand between two rounds, as thinking ahead reads it. */
import { expect, test } from 'vitest';
import { dot, softmax } from '../../../bots/search/standing.ts';
import type { State } from '../rules/state.ts';
import { arrange } from '../test/arrange.ts';
import { foresight } from './foresight.ts';

type Knight = State['pub']['knights'][number];

/** The chance of the first of four knights, who have two keys and three hearts each but for what is said. */
function chance(self: Partial<Knight>, { reaper = 'box', others = 3 } = {}): number {
  const hasReaper = reaper !== 'none';
  const t = arrange({ seats: 4, options: { reaper: hasReaper } });
  const { pub } = t.state;
  if (hasReaper) pub.reaper = reaper as State['pub']['reaper'];
  for (const knight of pub.knights) Object.assign(knight, { keys: 2, hearts: others });
  Object.assign(pub.knights[0], { hearts: 3 }, self);
  const weights = Object.values(foresight.weights);
  return softmax(foresight.features(t.state, t.view(0).table).map((row) => dot(row, weights)))[0];
}

test('a ghost stands worse than a knight with one heart, who stands worse than one with three', () => {
  const oneHeart = chance({ hearts: 1 });
  expect(chance({ role: 'ghost', hearts: 0 }, { reaper: 'deck' })).toBeLessThan(oneHeart - 0.05);
  expect(oneHeart).toBeLessThan(chance({ hearts: 3 }) - 0.05);
});

test('one heart is worse once the Reaper comes no more, or without her', () => {
  const spared = chance({ hearts: 1 });
  expect(chance({ hearts: 1 }, { reaper: 'removed' })).toBeLessThan(spared);
  expect(chance({ hearts: 1 }, { reaper: 'none' })).toBeLessThan(spared);
});

test('the Reaper stands the better the fewer hearts are left to the knights', () => {
  const reaper = { role: 'reaper', hearts: 0, keys: 0 } as const;
  const hunting = (others: number) => chance(reaper, { reaper: 'player', others });
  expect(hunting(1)).toBeGreaterThan(hunting(3));
});
