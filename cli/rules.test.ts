import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTests, readLedgers } from './ledgers.ts';
import { folder, tablee } from './testing/tablee.ts';

const LEDGER = `# A ledger
- **XY-101** Two or more play.
- **XY-R01 — what is a round.** Three turns, see **XY-101**.
Text that names **XY-999** in passing.
| **XY-201** | a row | of a table |
`;

const TESTS = String.raw`
rule('XY-101', 'two play', () => {});
rule(
  ['XY-101', "XY-R01"],
  'it\'s a round',
  () => {},
);
overrule('XY-201', 'no test', () => {});
`;

test('rules and rulings are read from the ledgers, and the tests that name them from the sources', () => {
  using here = folder();
  mkdirSync(join(here.path, 'docs/rules'), { recursive: true });
  mkdirSync(join(here.path, 'games/xy/test'), { recursive: true });
  writeFileSync(join(here.path, 'docs/rules/xy.md'), LEDGER);
  writeFileSync(join(here.path, 'games/xy/test/some.test.ts'), TESTS);
  expect([...readLedgers(here.path).values()]).toEqual([
    { id: 'XY-101', text: 'Two or more play.', tests: [] },
    { id: 'XY-R01', text: 'what is a round. Three turns, see **XY-101**.', tests: [] },
    { id: 'XY-201', text: 'a row of a table', tests: [] },
  ]);
  const file = join('games/xy/test/some.test.ts');
  expect(findTests(here.path)).toEqual([
    { ids: ['XY-101'], name: 'two play', file },
    { ids: ['XY-101', 'XY-R01'], name: "it's a round", file },
  ]);
});

test('a ledger that states a rule twice, and no ledger at all, are failures', () => {
  using here = folder();
  expect(() => readLedgers(here.path)).toThrow(/There is no ledger/);
  mkdirSync(join(here.path, 'docs/rules'), { recursive: true });
  writeFileSync(join(here.path, 'docs/rules/xy.md'), `${LEDGER}\n- **XY-101** Again.`);
  expect(() => readLedgers(here.path)).toThrow(/XY-101 twice/);
});

test('the command prints every rule with its tests as JSON', async () => {
  const { out } = await tablee('rules', '--json');
  const rules = JSON.parse(out) as { id: string; text: string; tests: string[] }[];
  expect(rules.find((rule) => rule.id === 'BQ-101')).toMatchObject({ text: 'A game has 2 to 6 players.' });
  expect(rules.filter((rule) => /^BQ-/.test(rule.id))).toHaveLength(210);
  for (const rule of rules) expect(Object.keys(rule)).toEqual(['id', 'text', 'tests']);
});
