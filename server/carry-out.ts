/** The door to a table: operations come in here, from sockets and by HTTP, whatever other nodes do at the same time. */
import { Refused, STORAGE_TROUBLE } from './errors.ts';
import { Overtaken, type Store } from './store/store.ts';
import type { Table } from './table.ts';

/** As often an operation is run again that another node overtook. One of those who meet always wins. */
const TRIES = 20;

/**
 * Runs an operation and waits until what it did is durable. When another node was first, or knew something this one did
 * not, the operation is run again on the table as it is now. `done` is called in the very turn it became durable.
 */
export async function carryOut<T>(
  table: Table,
  run: () => Promise<T> | T,
  done: (result: T) => void = () => {},
): Promise<T> {
  for (let left = TRIES; ; left--) {
    if (table.following.work !== undefined) await table.following.work;
    try {
      const given = run();
      const result = given instanceof Promise ? await given : given;
      await table.committed(() => done(result));
      return result;
    } catch (error) {
      if (left > 0 && (await isWorthAnother(table, error))) continue;
      throw error instanceof Overtaken ? new Refused(STORAGE_TROUBLE) : await asTrouble(error, table.around.store);
    }
  }
}

/** What was refused on old knowledge is judged again on the new. */
async function isWorthAnother(table: Table, error: unknown): Promise<boolean> {
  if (error instanceof Overtaken) return true;
  return error instanceof Refused && !table.isGone && (await table.following.look());
}

/** Whatever goes wrong while the store cannot be reached is its trouble. */
export async function asTrouble(error: unknown, store: Store): Promise<unknown> {
  if (error instanceof Refused || (await store.trouble()) === undefined) return error;
  return new Refused(STORAGE_TROUBLE);
}
