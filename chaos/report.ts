/** What came out of a run, and how it is printed. */
import type { Violation } from './checker.ts';
import type { Tally } from './mischief.ts';

export interface Report {
  readonly tables: number;
  readonly finished: number;
  /** Answers given for somebody whose time was out. */
  readonly timeOuts: number;
  readonly rows: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Answers of which nobody knows what became. */
  readonly unknown: number;
  /** Updates players took in. */
  readonly updates: number;
  readonly faults: Tally;
  /** What players were told besides. */
  readonly told: Tally;
  readonly violations: readonly Violation[];
  /** What nodes printed about trouble. */
  readonly complaints: readonly string[];
}

/** How many violations of each kind are told in words. */
const FIRST = 5;

export function reportText(report: Report): string {
  const { tables, finished, timeOuts, rows, acknowledged, refused, unknown } = report;
  const { updates, faults, told, violations } = report;
  return [
    `answers acknowledged  ${acknowledged} (${refused} refused, ${unknown} left open; ${rows} rows with the bots')`,
    `tables                ${tables} (${finished} games finished, ${timeOuts} time-outs)`,
    `updates taken in      ${updates}`,
    `faults injected       ${faults.total}`,
    ...lines(faults),
    ...(told.total > 0 ? ['players were told', ...lines(told)] : []),
    `violations            ${violations.length}`,
    ...Map.groupBy(violations, ({ kind }) => kind)
      .entries()
      .flatMap(([kind, some]) => [
        `  ${String(some.length).padStart(7)} ${kind}`,
        ...some.slice(0, FIRST).map(({ text }) => `            ${text}`),
      ]),
  ].join('\n');
}

const lines = ({ counts }: Tally): string[] =>
  [...counts].sort().map(([what, count]) => `  ${String(count).padStart(7)} ${what}`);
