import { expect, test } from 'vitest';
import drawn from '../../../web/look/glyphs.json' with { type: 'json' };
import isles from '../../../web/look/isles.json' with { type: 'json' };
import wares from '../../../web/look/wares.json' with { type: 'json' };
import { makeContent } from '../content/index.ts';
import type { Options } from '../rules/options.ts';

test('every card of the house has its picture, without the sprite of another game', () => {
  const { stories, insignia, commerces, quests, artefacts, blackMarket, resources } = makeContent({} as Options);
  const cards = [stories, insignia, commerces, quests, artefacts, blackMarket, resources];
  const named = cards.flatMap((list) => list.map(({ glyph }) => glyph));
  expect(named.filter((glyph) => !(glyph in drawn) && !(glyph in isles) && !(glyph in wares))).toEqual([]);
});
