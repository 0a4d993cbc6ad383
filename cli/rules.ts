/** `tablee rules`: each rule and ruling of the ledgers with the tests that name it. */
import type { Command } from './arguments.ts';
import { findTests, type LedgerRule, readLedgers } from './ledgers.ts';
import { ROOT } from './root.ts';

export const command: Command = {
  name: 'rules',
  summary: 'Lists every rule and ruling of docs/rules with the tests that name it; fails when a rule has none.',
  options: { json: { help: 'an array of {id, text, tests} instead of words' } },
  async run(given) {
    const rules = readLedgers(ROOT);
    const strangers: string[] = [];
    for (const { ids, name, file } of findTests(ROOT)) {
      for (const id of ids) {
        const rule = rules.get(id);
        if (rule === undefined) strangers.push(`${file}: "${name}" names ${id}, which no ledger states`);
        else rule.tests.push(name);
      }
    }
    const all = [...rules.values()];
    const untested = all.filter((rule) => rule.tests.length === 0);
    console.log(given.has('json') ? JSON.stringify(all, null, 2) : inWords(all));
    for (const stranger of strangers) console.error(`tablee: ${stranger}.`);
    if (untested.length > 0) console.error(`tablee: no test names ${untested.map((rule) => rule.id).join(', ')}.`);
    return untested.length + strangers.length > 0 ? 1 : 0;
  },
};

function inWords(rules: readonly LedgerRule[]): string {
  const tested = rules.filter((rule) => rule.tests.length > 0).length;
  const lines = rules.flatMap(({ id, text, tests }) => [
    `${id}  ${text}`,
    ...(tests.length === 0 ? ['    no test'] : tests.map((name) => `    ${name}`)),
  ]);
  return [...lines, '', `${tested} of ${rules.length} rules have a test.`].join('\n');
}
