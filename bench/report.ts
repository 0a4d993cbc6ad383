/** What the bench reports: rows with a bar each, judged and printed. */

/** One thing that is measured, and how it has to compare. */
export interface Row {
  readonly name: string;
  readonly what: string;
  readonly unit: string;
  /** What it is compared with; absent where the value itself has a bar. */
  readonly against?: string;
  /** Absent where a figure is only told. */
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
}

/** One round: our figure and the other's, taken one right after the other. */
export interface Round {
  readonly value: number;
  readonly against?: number;
}

/** A row as `--json` prints it; figures are null and `trouble` says why when it could not be measured. */
export interface Judged {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly against: number | null;
  readonly ratio: number | null;
  readonly bar: number | null;
  readonly holds: boolean;
  readonly trouble?: string;
}

const ratioOf = ({ value, against }: Round): number => (against === undefined ? value : value / against);

/** The round in the middle: the machine drifts, so only figures of one round are compared, and outliers are dropped. */
export function medianRound(rounds: readonly Round[]): Round {
  const sorted = [...rounds].sort((a, b) => ratioOf(a) - ratioOf(b));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

export function judge(row: Row, rounds: readonly Round[]): Judged {
  if (rounds.length === 0) return failed(row, 'nothing was measured');
  const round = medianRound(rounds);
  const ratio = ratioOf(round);
  const { name, unit } = row;
  return {
    name,
    value: round.value,
    unit,
    against: round.against ?? null,
    ratio,
    bar: barOf(row),
    holds: holds(row, ratio),
  };
}

function holds({ bar }: Row, ratio: number): boolean {
  if (bar === undefined) return true;
  return 'atLeast' in bar ? ratio >= bar.atLeast : ratio <= bar.atMost;
}

/** A row that could not be measured does not hold. */
export function failed(row: Row, trouble: string): Judged {
  const { name, unit } = row;
  return { name, value: null, unit, against: null, ratio: null, bar: barOf(row), holds: false, trouble };
}

function barOf({ bar }: Row): number | null {
  if (bar === undefined) return null;
  return 'atLeast' in bar ? bar.atLeast : bar.atMost;
}

const HEADINGS = ['', 'value', 'against', 'unit', 'ratio', 'bar', 'holds'] as const;

/** The table for people; troubles below it, in full. */
export function printTable(rows: readonly Row[], judged: readonly Judged[]): string {
  const lines = judged.map((one) => {
    const row = rows.find(({ name }) => name === one.name);
    const cells = [one.value, one.against].map(figure);
    return [one.name, ...cells, one.unit, figure(one.ratio), printBar(row), one.holds ? 'yes' : 'NO'];
  });
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...lines.map((line) => line[i].length)));
  const isText = (column: number) => column === 0 || column === 3;
  const print = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (isText(i) ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  const troubles = judged.flatMap(({ name, trouble }) => (trouble === undefined ? [] : [`${name}: ${trouble}`]));
  return [print(HEADINGS), ...lines.map(print), ...troubles].join('\n');
}

function printBar(row: Row | undefined): string {
  if (row?.bar === undefined) return '–';
  return 'atMost' in row.bar ? `≤ ${row.bar.atMost}` : `≥ ${row.bar.atLeast}`;
}

/** Three digits that count, large numbers in groups. */
export function figure(value: number | null): string {
  if (value === null) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US').replaceAll(',', ' ');
  return String(Number(value.toPrecision(3)));
}
