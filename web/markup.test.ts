import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Ways in which a text becomes markup or code. */
const MARKUP =
  /\{@html|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|DOMParser|srcdoc|\beval\(|new Function\(/;
const root = join(import.meta.dirname, '..');

it('names, talk and cards are text wherever they are shown: nothing becomes markup', () => {
  const files = ['web', 'games'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const shown = files.filter((file) => /\.(?:svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.filter((file) => MARKUP.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
