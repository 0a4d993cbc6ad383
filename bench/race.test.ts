import { expect, test } from 'vitest';
import { type Contestant, type Race, run } from './race.ts';

const silent = () => {};
const all = () => true;

/** Measures these figures one after the other. */
const runner = (...figures: number[]) => {
  const contestant = { stopped: false, measure: async () => figures.shift() ?? 0, stop: async () => {} };
  contestant.stop = async () => {
    contestant.stopped = true;
  };
  return contestant;
};

const broken: Contestant = { measure: () => Promise.reject(new Error('fell over')), stop: async () => {} };

test('a round pairs figures taken one right after the other', async () => {
  const [ours, theirs] = [runner(10, 20), runner(1, 4)];
  const race: Race = {
    rounds: 2,
    rows: { pair: ['ours', 'theirs'], alone: ['ours'] },
    contestants: { ours: async () => ours, theirs: async () => theirs },
  };
  const results = await run(race, all, silent);
  expect(results.get('pair')).toEqual([
    { value: 10, against: 1 },
    { value: 20, against: 4 },
  ]);
  expect(results.get('alone')).toEqual([{ value: 10 }, { value: 20 }]);
  expect([ours.stopped, theirs.stopped]).toEqual([true, true]);
});

test('a contestant that fails or cannot start spoils its own rows and no others', async () => {
  const race: Race = {
    rounds: 1,
    rows: { fine: ['ours'], failing: ['ours', 'broken'], missing: ['ours', 'absent'] },
    contestants: {
      ours: async () => runner(7),
      broken: async () => broken,
      absent: () => Promise.reject(new Error('no registry')),
    },
  };
  const results = await run(race, all, silent);
  expect(results.get('fine')).toEqual([{ value: 7 }]);
  expect(results.get('failing')).toEqual(new Error('fell over'));
  expect(results.get('missing')).toEqual(new Error('no registry'));
});

test('only the rows asked for are measured', async () => {
  const race: Race = {
    rounds: 1,
    rows: { wanted: ['ours'], other: ['theirs'] },
    contestants: { ours: async () => runner(7), theirs: () => Promise.reject(new Error('not to be started')) },
  };
  expect([...(await run(race, (row) => row === 'wanted', silent)).keys()]).toEqual(['wanted']);
});
