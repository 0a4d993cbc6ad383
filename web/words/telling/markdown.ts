/** Tables of the documents, and the place in a page where a command writes them. */
type Cells = readonly (string | number)[];

const line = (cells: Cells): string => `| ${cells.join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly Cells[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const START = '<!-- cards: written by npm run cards -->';
const END = '<!-- /cards -->';

/** The page with its tables of cards made anew; what stands around them stays. */
export function withCards(page: string, tables: string): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`the page needs the marks ${START} and ${END}`);
  return `${before}${START}\n\n${tables}\n\n${END}${after}`;
}
