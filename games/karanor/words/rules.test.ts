import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSALS } from '../rules/refusals.ts';
import { rulesOf } from './index.ts';

const numbers = async (lang: 'fr' | 'en'): Promise<string[]> =>
  (await rulesOf(lang)).flatMap(({ items }) => items.map(([id]) => `MK-${id}`));

test('the rules reader has every rule of the ledger once, in both languages', async () => {
  const ledger = readFileSync(new URL('../../../docs/rules/karanor.md', import.meta.url), 'utf8');
  const rules = [...ledger.matchAll(/^- \*\*(MK-\w+)\*\*/gm)].map(([, id]) => id);
  expect(rules.length).toBeGreaterThan(200);
  for (const lang of ['fr', 'en'] as const) expect((await numbers(lang)).sort()).toEqual(rules.toSorted());
});

test('every refusal cites a rule that can be read', async () => {
  const read = await numbers('fr');
  for (const rule of Object.values(REFUSALS)) expect(read).toContain(rule);
});
