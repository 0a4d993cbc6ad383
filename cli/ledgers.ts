/** The rules ledgers and the tests that name their rules, read from the sources. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.ts';

/** One rule or ruling of a ledger, with the names of its tests. */
export interface LedgerRule {
  readonly id: string;
  readonly text: string;
  readonly tests: string[];
}

/** A rule begins a line: `- **BQ-507** …` or `- **BQ-R27 — who is second.** …`, also as a row of a table. */
const RULE = /^(?:[-*]|\|)\s+\*\*([A-Z]+-R?\d+)\b(?:\s*—\s*(.*?))?\*\*\s*(.*)$/;

/** Every rule and ruling of docs/rules, in the order they are written. */
export function readLedgers(root: string): Map<string, LedgerRule> {
  const ledgers = globSync('docs/rules/*.md', { cwd: root }).sort();
  if (ledgers.length === 0)
    throw new Failure(`There is no ledger in ${join(root, 'docs/rules')}: run this in a complete checkout.`);
  const rules = new Map<string, LedgerRule>();
  for (const ledger of ledgers) {
    for (const line of readFileSync(join(root, ledger), 'utf8').split('\n')) {
      const found = RULE.exec(line);
      if (found === null) continue;
      const [, id, title, rest] = found;
      if (rules.has(id)) throw new Failure(`${ledger} states ${id} twice: give the second one a number of its own.`);
      rules.set(id, { id, text: sentence(title, rest), tests: [] });
    }
  }
  return rules;
}

/** The rule in words: a ruling's title, then its text; the bars of a table become spaces. */
const sentence = (title: string | undefined, rest: string): string =>
  [title, rest.replace(/\s*\|\s*/g, ' ')].filter(Boolean).join(' ').trim();

/** A test that names rules. */
interface NamedTest {
  readonly ids: readonly string[];
  readonly name: string;
  readonly file: string;
}

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
/** `rule('BQ-507', 'name', …)` or `rule(['BQ-507', 'BQ-508'], 'name', …)`. */
const CALL = new RegExp(String.raw`(?<![\w.])rule\(\s*(${TEXT}|\[[^\]]*\])\s*,\s*(${TEXT})`, 'g');

const unquoted = (text: string): string => text.slice(1, -1).replace(/\\(.)/g, '$1');

export function findTests(root: string): NamedTest[] {
  const files = globSync('{games,server,web,e2e}/**/*.{test,spec}.ts', { cwd: root }).sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(CALL)].map(([, ids, name]) => ({
      ids: [...ids.matchAll(new RegExp(TEXT, 'g'))].map(([id]) => unquoted(id)),
      name: unquoted(name),
      file,
    }));
  });
}
