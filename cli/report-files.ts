/** The three files of a report: the page, and beside it all figures (JSON) and every game (CSV). */
import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { csvOf } from '../lab/report/csv.ts';
import { pageOf } from '../lab/report/page.ts';
import { letterOf, type Report } from '../lab/report/report.ts';
import type { Given } from './arguments.ts';
import { Failure, misuse } from './failure.ts';

export interface ReportFiles {
  readonly page: string;
  readonly json: string;
  readonly csv: string;
}

/** Where they go; that they can be written is known before the first game is played. */
export function reportFiles(given: Given): ReportFiles {
  const out = given.text('out');
  if (out === undefined) throw misuse('Say where the report goes: --out report.html.');
  if (!/\.html?$/i.test(out)) throw misuse(`--out must end in .html, not "${out}": other files are put beside it.`);
  const base = resolve(out).replace(/\.html?$/i, '');
  const files = { page: resolve(out), json: `${base}.json`, csv: `${base}.csv` };
  for (const file of Object.values(files)) checkWritable(file);
  return files;
}

function checkWritable(file: string): void {
  const folder = dirname(file);
  try {
    if (existsSync(file) && !statSync(file).isFile()) throw new Failure(`${file} is no file; choose another --out.`);
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const why = existsSync(folder) ? 'may not be written' : `cannot be made: there is no folder ${folder}`;
    throw new Failure(`${file} ${why}; choose another place with --out.`);
  }
}

export function writeReport(files: ReportFiles, report: Report): void {
  const { game, sets, remark } = report;
  const json = {
    game,
    ...(remark !== undefined && { remark }),
    sets: sets.map(({ about, figures, command }, i) => ({
      set: letterOf(i),
      about,
      ...(command !== undefined && { replay: command.call(sets[i], 1) }),
      ...figures,
    })),
  };
  try {
    writeFileSync(files.page, pageOf(report));
    writeFileSync(files.json, `${JSON.stringify(json, null, 2)}\n`);
    writeFileSync(files.csv, csvOf(report));
  } catch (error) {
    throw new Failure(`The report could not be written (${(error as NodeJS.ErrnoException).code}): ${files.page}.`);
  }
}
