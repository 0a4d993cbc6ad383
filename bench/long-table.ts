/**
 * A contestant: tables of the server that never end, without the network. A move is everything else it is in play: judged,
 * taken, hashed, chained, written to SQLite, told to four seats, with snapshots when they are due.
 * Its argument is the data folder.
 */
import { join } from 'node:path';
import { Chance, drawAnswer, sha256Words } from '../kernel/index.ts';
import { createTable } from '../server/lobby.ts';
import { Metrics } from '../server/metrics.ts';
import { Messenger } from '../server/notices/messenger.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Table } from '../server/table.ts';
import { Tables } from '../server/tables.ts';
import { Thinkers } from '../server/thinking/thinkers.ts';
import { answerParent } from './child.ts';
import { yardstickBox } from './yardstick-box.ts';

const EARLY = 100;
const LATE = 10_000;
/** So many moves share a commit, as they do on a busy server: the disk is not what is measured. */
const PER_COMMIT = 50;

const store = await openSqlite(join(process.argv[2], 'long-table.db'));
const tables = new Tables([yardstickBox], {
  store,
  messenger: new Messenger('bench', false),
  now: Date.now,
  node: 'bench',
  botPause: () => 0,
  botPatience: 0,
  thinkers: new Thinkers(),
  metrics: new Metrics('bench', () => tables.attended()),
  report: (error) => {
    throw error;
  },
});
const chance = new Chance(sha256Words('players'));

async function openTable(): Promise<Table> {
  const names = ['P0', 'P1', 'P2', 'P3'];
  const options = { goal: 0 };
  const table = await createTable(tables, 'device', {
    game: 'yardstick',
    mode: 'hot-seat',
    names,
    options,
    start: true,
  });
  for (const seat of names.keys()) table.viewers.add({ device: 'device', seat, send: () => {}, drop: () => {} });
  return table;
}

async function play(table: Table, moves: number): Promise<void> {
  for (let done = 0; done < moves; done++) {
    const match = table.running();
    const [d] = match.asked();
    table.answer(d.seat, d.id, drawAnswer(match.game, match.view(d.seat), d, chance), match.epoch, 'person', `${done}`);
    if (done % PER_COMMIT === 0) await table.committed();
  }
  await table.committed();
}

/** Microseconds a move, over the next moves. */
async function cost(table: Table, moves: number): Promise<number> {
  const start = performance.now();
  await play(table, moves);
  return ((performance.now() - start) * 1000) / moves;
}

let lateTable: Table | undefined;

answerParent({
  early: async ({ moves }: { moves: number }) => {
    const table = await openTable();
    await play(table, EARLY);
    const figure = await cost(table, moves);
    table.leaveMemory();
    return figure;
  },
  late: async ({ moves }: { moves: number }) => {
    if (lateTable === undefined) {
      lateTable = await openTable();
      await play(lateTable, LATE);
    }
    return cost(lateTable, moves);
  },
});
