import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shelf } from '../games/index.ts';
import { record } from '../games/test/record.ts';
import { type AnyShape, Match } from '../kernel/index.ts';
import { folder, tablee } from './testing/tablee.ts';

const box = await shelf[0].load();
const recording = record(box.rules, { seats: 3, seed: 'replay test' });

test('a recording runs again, and shows the table as a seat saw it after some rows', async () => {
  using here = folder();
  const file = join(here.path, 'game.json');
  writeFileSync(file, JSON.stringify(recording));

  const end = await tablee('replay', file);
  expect(end).toMatchObject({ code: 0, err: '' });
  expect(end.out).toContain(`${recording.rows.length} rows, all reproduced`);
  expect(end.out).toContain('"own": null');

  const { seats, options, seed } = recording;
  const match: Match<AnyShape> = Match.start(box.rules, { seats, options, seed });
  const first = JSON.parse((await tablee('replay', file, '--at', '0', '--seat', '1', '--json')).out);
  expect(first).toMatchObject({ game: box.rules.id, reproduced: true, at: 0, seat: 1 });
  expect(first.view).toEqual({ pub: match.state.pub, own: match.state.own[1] });

  for (const row of recording.rows.slice(0, 4)) match.submit(row.seat, row.decision, row.answer);
  const fourth = JSON.parse((await tablee('replay', file, '--at', '4', '--seat', '2', '--json')).out);
  expect(fourth.view).toEqual({ pub: match.state.pub, own: match.state.own[2] });
}, 60_000);

test('what does not reproduce is named by its first differing row, exit 1', async () => {
  using here = folder();
  const file = join(here.path, 'edited.json');
  const rows = recording.rows.map((row) => (row.seq === 7 ? { ...row, hash: '0123456789abcdef' } : row));
  writeFileSync(file, JSON.stringify({ ...recording, rows }));
  const { code, out, err } = await tablee('replay', file);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/does not reproduce\. Row 7 is the first that differs/);
  const json = await tablee('replay', file, '--json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({ reproduced: false, difference: { row: 7 } });
}, 60_000);

test('files that are no recordings', async () => {
  using here = folder();
  const path = (name: string, text: string): string => {
    writeFileSync(join(here.path, name), text);
    return join(here.path, name);
  };
  mkdirSync(join(here.path, 'folder'));
  const cases: [string[], RegExp][] = [
    [[join(here.path, 'nowhere.json')], /there is no such file; name a recording/],
    [[join(here.path, 'folder')], /it is a folder/],
    [[path('text.json', 'hello')], /is not JSON/],
    [[path('list.json', '[]')], /is not a recording: file is not an object/],
    [[path('half.json', JSON.stringify({ ...recording, seed: 3 }))], /is not a recording: seed is not a text/],
    [[path('other.json', JSON.stringify({ ...recording, game: 'boss-qest' }))], /no game "boss-qest"/],
    [[path('good.json', JSON.stringify(recording)), '--at', '99999'], /--at must be a whole number from 0 to/],
    [[path('good.json', JSON.stringify(recording)), '--seat', '3'], /--seat must be a whole number from 0 to 2/],
  ];
  for (const [args, message] of cases) {
    const { code, out, err } = await tablee('replay', ...args);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBeGreaterThan(0);
  }
}, 60_000);
