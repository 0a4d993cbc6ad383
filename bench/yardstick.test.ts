import { expect, it } from 'vitest';
import type { State } from '../kernel/index.ts';
import { testGame } from '../kernel/tester.ts';
import { playBareLoop } from './bare-loop.ts';
import { bareLoopRate, playYardstick, yardstickRate } from './kernel-bench.ts';
import { type Yardstick, yardstick } from './yardstick.ts';

/** All 28 cards are somewhere: in the deck, hidden or open. */
function conserved(s: State<Yardstick>): string | undefined {
  const counts = [...s.pub.open];
  for (const card of [...s.hid.deck, ...s.own.map((own) => own.card)]) counts[card]++;
  const wrong = counts.findIndex((count, value) => count !== (value === 0 ? 0 : 4));
  return wrong < 0 ? undefined : `${counts[wrong]} cards of value ${wrong}`;
}

it('the yardstick game is a sound game', () => {
  for (let i = 0; i < 10; i++) {
    const report = testGame(yardstick, {
      seats: 2 + (i % 5),
      options: { goal: 3 },
      seed: `${i}`,
      invariants: conserved,
      every: 5,
    });
    expect(report.ending).toBe('keys');
  }
});

it('kernel and bare loop play the same game: about 89 moves by random players', () => {
  for (const play of [playYardstick, playBareLoop]) {
    let moves = 0;
    for (let game = 0; game < 2000; game++) moves += play();
    expect(moves / 2000).toBeGreaterThan(86);
    expect(moves / 2000).toBeLessThan(92);
  }
});

it('both can be timed', () => {
  for (const rate of [yardstickRate, bareLoopRate]) expect(rate(5)).toBeGreaterThan(1000);
});
