/** Whether the lab is faster with more cores: the same games with two threads and with one. */
import { Child } from './child.ts';
import type { Contestant, Race } from './race.ts';

const threads = (count: number, games: number) => async (): Promise<Contestant> => {
  const child = Child.start('./lab-rate.ts', [String(count)]);
  const measure = () => child.ask<number>('rate', { games });
  // Twice, so that both threads have met most of the code.
  await measure();
  await measure();
  return { measure, stop: () => child.stop() };
};

export function labRace(quick: boolean): Race {
  const games = quick ? 64 : 192;
  return {
    rounds: quick ? 3 : 7,
    rows: { 'lab-two-cores-vs-one': ['two threads', 'one thread'] },
    contestants: { 'two threads': threads(2, games), 'one thread': threads(1, games) },
  };
}
