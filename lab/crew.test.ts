import { expect, test } from 'vitest';
import { shelf } from '../games/index.ts';
import { completeOptions, hash, type OptionValues } from '../kernel/index.ts';
import { replayRecording } from '../kernel/recording.ts';
import { Crew } from './crew.ts';
import type { GameFacts } from './observer.ts';
import { samePlan } from './plan.ts';
import { recordGame } from './recording.ts';

const [about] = shelf;
const box = await about.load();
const table = {
  game: about.id,
  players: 3,
  thinking: 10,
  options: completeOptions(box.rules.options, 3, {}) as OptionValues,
};
const plan = samePlan(table, ['random', 'malin', 'random'], 'crew', 7);

async function played(workers: number): Promise<GameFacts[]> {
  const crew = new Crew(workers);
  const games: GameFacts[] = [];
  await crew.play(plan, (facts) => games.push(facts));
  await crew.close();
  return games;
}

test('games are the same however many work, and come in their order', async () => {
  const [one, two] = [await played(1), await played(2)];
  expect(one).toHaveLength(7);
  expect(two).toEqual(one);
  expect(new Set(one.map(({ decisions }) => decisions)).size).toBeGreaterThan(1);
}, 120_000);

test('a game of the lab is written down as it was played, and can be run again', async () => {
  const recording = recordGame(box, table, plan.job(3));
  const [, , third] = await played(1);
  expect(recording.rows).toHaveLength(third.decisions);
  expect(recording.outcome).toMatchObject({ ending: third.ending, winners: third.winners });
  const again = replayRecording(recording, box);
  expect(again.ok && hash(again.match.state)).toBe(recording.rows.at(-1)?.hash);
}, 120_000);
