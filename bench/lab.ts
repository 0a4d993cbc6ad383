/** Whether the lab is faster with more cores: the same games with two threads and with one. */
import { Child } from './child.ts';
import { FLAGS } from './flags.ts';
import type { Contestant, Race } from './race.ts';

const WARM_UPS = 4;

const threads = (count: number, games: number) => async (): Promise<Contestant> => {
  const child = Child.start('./lab-rate.ts', [String(count)], FLAGS);
  const measure = () => child.ask<number>('rate', { games });
  // Code gets faster for a long while, and each of two threads meets it half as often.
  for (let i = 0; i < WARM_UPS; i++) await measure();
  return { measure, stop: () => child.stop() };
};

export function labRace(quick: boolean): Race {
  // A round of half a second would tell mostly of its ends, when one thread waits for the other.
  const games = quick ? 192 : 1000;
  return {
    rounds: quick ? 3 : 7,
    rows: { 'lab-two-cores-vs-one': ['two threads', 'one thread'] },
    contestants: { 'two threads': threads(2, games), 'one thread': threads(1, games) },
  };
}
