import { expect, test } from 'vitest';
import type { Lang } from '../../web/face.ts';
import type { Reasons } from '../../web/words/telling/differences.ts';
import { shelf } from '../index.ts';

interface Words {
  wordsOf(lang: Lang): { readonly reasons: Reasons<string> };
  learn(lang: Lang): Promise<void>;
}
const words = import.meta.glob<Words>('../*/words/index.ts');

test.each(shelf.map(({ id }) => id))('%s has words for whatever its bots read from a position', async (id) => {
  const box = await shelf.find((about) => about.id === id)?.load();
  const { wordsOf, learn } = await words[`../${id}/words/index.ts`]();
  const names = Object.keys(box?.heuristic.foresight?.weights ?? {}).map((name) => name.replace(/(Early|Late)$/, ''));
  for (const lang of ['fr', 'en'] as const) {
    await learn(lang);
    const { reasons } = wordsOf(lang);
    expect(Object.keys(reasons).sort()).toEqual([...new Set(names)].sort());
    for (const name of names) {
      const [more, less] = [reasons[name](0.4), reasons[name](-2)];
      expect(more).not.toBe(less);
      expect(`${more} ${less}`).not.toMatch(/undefined|NaN|-\d/);
    }
  }
});
