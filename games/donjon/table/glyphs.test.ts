import { expect, test } from 'vitest';
import dungeon from '../../../web/look/dungeon.json' with { type: 'json' };
import drawn from '../../../web/look/glyphs.json' with { type: 'json' };
import { makeContent } from '../content/index.ts';
import type { Options } from '../rules/options.ts';

test('every card of the house has its picture, without the sprite of another game', () => {
  const { adventures, objects, quests, characters, temple } = makeContent({} as Options);
  const named = [...adventures, ...objects, ...quests, ...characters, temple].map(({ glyph }) => glyph);
  expect(named.filter((glyph) => !(glyph in drawn) && !(glyph in dungeon))).toEqual([]);
});
