/** Finding the table of a code somebody gave. Codes are the keys to tables, so who guesses is slowed down. */
import { Refused } from './errors.ts';
import { type Guard, tooMany } from './security.ts';
import { type Device, devicesOf } from './store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

export async function lookUp(
  tables: Tables,
  guard: Guard,
  code: string,
  { device, ip }: { readonly device: Device; readonly ip: string },
): Promise<Table> {
  const isGuesser = guard.isGuesser(device, ip);
  try {
    const table = await tables.find(code);
    // Whoever has a place there knew the code, whatever others at the same address do.
    if (isGuesser && !devicesOf(table.doc).includes(device)) throw tooMany();
    return table;
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.error !== 'no-table') throw error;
    guard.missedCode(device, ip);
    throw isGuesser ? tooMany() : error;
  }
}
