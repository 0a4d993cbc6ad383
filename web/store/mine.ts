/** The tables of this device as they were last seen, to be read when nothing answers. */
import type { TableSummary } from '../../wire/protocol.ts';

const KEY = 'tablee.tables';
const KEPT = 12;

export function rememberTables(tables: readonly TableSummary[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, KEPT)));
  } catch {
    // Then there is nothing to read offline.
  }
}

export function rememberedTables(): readonly TableSummary[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly TableSummary[];
  } catch {
    return [];
  }
}
