import { expect, test } from 'vitest';
import drawn from '../../../web/look/glyphs.json' with { type: 'json' };
import market from '../../../web/look/market.json' with { type: 'json' };
import { HOUSE } from '../content/index.ts';

test('every card of the house has its picture', () => {
  const { items, heroes, monsters, adventures, employees, classes } = HOUSE;
  const named = [items, heroes, monsters, adventures, employees, classes].flat().map(({ glyph }) => glyph);
  expect(named.filter((glyph) => !(glyph in drawn) && !(glyph in market))).toEqual([]);
});
