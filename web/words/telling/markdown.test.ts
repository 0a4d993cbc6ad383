import { expect, test } from 'vitest';
import { table, withCards } from './markdown.ts';

test('a table has a head, a rule and its rows', () => {
  expect(table(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
});

test('what is written by hand around the cards stays', () => {
  const page = 'a\n<!-- cards: written by npm run cards -->old<!-- /cards -->\nz\n';
  expect(withCards(page, 'new')).toBe('a\n<!-- cards: written by npm run cards -->\n\nnew\n\n<!-- /cards -->\nz\n');
  expect(() => withCards('no marks', 'new')).toThrow('marks');
});
