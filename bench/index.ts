/** `tablee bench`: Tablée against other engines, all in one run, as ratios. */

import { labRace } from './lab.ts';
import { lateRace } from './late.ts';
import { nodesRaces } from './nodes.ts';
import { type Race, run } from './race.ts';
import { ratesRace } from './rates.ts';
import { failed, type Judged, judge, printTable, type Row } from './report.ts';
import { ROWS } from './rows.ts';
import { searchRace } from './search.ts';
import { serverRaces } from './servers.ts';
import { startingRace } from './starting.ts';
import { webRace } from './web.ts';

export const BENCH_ROWS: readonly string[] = ROWS.map((row) => row.name);

export interface BenchOptions {
  readonly json: boolean;
  /** Only these rows. */
  readonly only?: readonly string[] | undefined;
  /** Shorter and rougher, for developing. */
  readonly quick?: boolean;
}

/** Measures and prints; the exit code is 0 when every row holds. */
export async function bench({ json, only, quick = false }: BenchOptions): Promise<number> {
  const wanted = ROWS.filter((row) => only === undefined || only.includes(row.name));
  const judged = await measure(wanted, [
    ratesRace(quick),
    lateRace(quick),
    searchRace(quick),
    labRace(quick),
    ...serverRaces(quick),
    ...nodesRaces(quick),
    startingRace(quick),
    webRace,
  ]);
  console.log(json ? JSON.stringify(judged, null, 2) : printTable(wanted, judged));
  return judged.every((row) => row.holds) ? 0 : 1;
}

async function measure(rows: readonly Row[], races: readonly Race[]): Promise<Judged[]> {
  const judged = new Map<string, Judged>();
  for (const race of races) {
    const results = await run(race, (name) => rows.some((row) => row.name === name), tell);
    for (const [name, rounds] of results) {
      const row = rows.find((one) => one.name === name) as Row;
      judged.set(name, rounds instanceof Error ? failed(row, rounds.message) : judge(row, rounds));
    }
  }
  tell('');
  return rows.map((row) => judged.get(row.name) ?? failed(row, 'nothing measures this row'));
}

/** One line that is written over and over; nothing of it stays. */
function tell(doing: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${doing}`);
}
