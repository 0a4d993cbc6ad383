import { expect, test } from 'vitest';
import type { Phase, TableInfo, TableSummary } from '../../wire/protocol.ts';
import { resumeOrder } from './resume.ts';

const NOW = 1_000_000_000_000;
const DAY = 86_400_000;
const summary = (code: string, phase: Phase, yours: boolean, daysAgo: number): TableSummary => ({
  table: { code, phase } as TableInfo,
  you: { seats: [0], host: false },
  awaited: [],
  yours,
  movedAt: NOW - daysAgo * DAY,
});

test('mine to play first, then filling, then waiting, then finished for a week', () => {
  const tables = [
    summary('finished', 'finished', false, 1),
    summary('old', 'finished', false, 8),
    summary('closed', 'closed', false, 0),
    summary('waiting', 'playing', false, 0),
    summary('lobby', 'lobby', false, 3),
    summary('mine', 'playing', true, 5),
    summary('mine-newer', 'playing', true, 2),
  ];
  expect(resumeOrder(tables, NOW).map(({ table }) => table.code)).toEqual([
    'mine-newer',
    'mine',
    'lobby',
    'waiting',
    'finished',
  ]);
});
