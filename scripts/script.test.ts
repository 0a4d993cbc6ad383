/** Scripts with arguments of their own, as people call them. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/root.ts';

const said = (script: string, ...typed: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...typed], { cwd: ROOT, encoding: 'utf8' });

test.each([
  ['chaos', ['--minuts', '3'], 'chaos: "chaos" has no option --minuts. Did you mean --minutes?'],
  ['chaos', ['--tables', 'many'], 'chaos: --tables must be a whole number from 1 to 10000, not "many".'],
  ['fuzz', ['--messages', '-1'], 'fuzz: --messages must be a whole number from 1 to 1000000000, not "-1".'],
  ['tester', ['chess'], 'tester: There is no game "chess".'],
])('%s answers %j with one sentence', (script, typed, sentence) => {
  const { status, stderr, stdout } = said(script, ...typed);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([status, stdout]).toEqual([2, '']);
});

test('each has help', () => {
  expect(said('chaos', '--help')).toMatchObject({ status: 0, stderr: '' });
});
