import { expect, it } from 'vitest';
import { advise } from '../bots/search/player.ts';
import { begin, Chance, copy, type Decision, firstAsked, openScene, type State, view } from '../kernel/index.ts';
import { testGame } from '../kernel/tester.ts';
import { playBareLoop } from './bare-loop.ts';
import { bareLoopRate, playYardstick, yardstickRate } from './kernel-bench.ts';
import { type Yardstick, yardstick } from './yardstick.ts';
import { yardstickBox } from './yardstick-box.ts';

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

it('maître thinks about it from its view alone, to the end of the game', async () => {
  const box = await yardstickBox.load();
  const scene = openScene(box.rules, 4, { goal: 5 }, 'thoughts');
  const state = begin(box.rules, scene);
  const d = firstAsked(state) as Decision;
  const otherwise = copy(state);
  (otherwise.hid.deck as number[]).reverse();
  const think = (s: typeof state) =>
    advise(box, view(s, d.seat, scene), d, { thoughts: 50 }, new Chance(new Uint32Array(8).fill(1)));
  const found = think(state);
  expect(found).toEqual(think(otherwise));
  const ends = found.flatMap(({ standings }) => standings);
  expect(ends.length).toBeGreaterThan(40);
  // Nothing is read from a game that is over but who won it.
  expect(ends.every(({ read }) => read === undefined)).toBe(true);
});
