import type { TableSummary } from '../../wire/protocol.ts';

const WEEK = 7 * 24 * 3_600_000;

/** How near a table is to needing this person: to play, to fill, to wait for, to see again. */
function urgency({ table, yours }: TableSummary): number {
  if (table.phase === 'playing') return yours ? 0 : 2;
  if (table.phase === 'lobby') return 1;
  return table.phase === 'finished' ? 4 : 3;
}

/** The order of "Reprendre": mine to play, then waiting, then finished for a week; closed tables are gone. */
export function resumeOrder(tables: readonly TableSummary[], now = Date.now()): TableSummary[] {
  return tables
    .filter(({ table, movedAt }) => table.phase !== 'closed' && (table.phase !== 'finished' || now - movedAt < WEEK))
    .sort((a, b) => urgency(a) - urgency(b) || b.movedAt - a.movedAt);
}
