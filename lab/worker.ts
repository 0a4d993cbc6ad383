/** A thread of the lab: plays the games it is ordered to. */
import { parentPort } from 'node:worker_threads';
import { shelf } from '../games/index.ts';
import type { Order } from './crew.ts';
import type { BareTable } from './plan.ts';
import { Table } from './table.ts';

/** The table of the last order: the next one is mostly for the same. */
let last: { readonly key: string; readonly table: Table } | undefined;

async function tableOf(bare: BareTable): Promise<Table> {
  const key = JSON.stringify(bare);
  if (last?.key === key) return last.table;
  const about = shelf.find(({ id }) => id === bare.game);
  if (about === undefined) throw new Error(`there is no game "${bare.game}"`);
  const table = await Table.open(await about.load(), bare);
  last = { key, table };
  return table;
}

parentPort?.on('message', async ({ table: bare, jobs }: Order) => {
  const table = await tableOf(bare);
  parentPort?.postMessage(jobs.map((job) => table.play(job)));
});
