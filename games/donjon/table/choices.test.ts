/** What a reader could do, in words. */
import { expect } from 'vitest';
import { asked } from '../../../kernel/index.ts';
import { tellingTo } from '../../../web/words/telling/testing/told.ts';
import { rule } from '../../test/rule.ts';
import { arrange, type House } from '../test/arrange.ts';
import { learn } from '../words/index.ts';
import { choices } from './choices.ts';

await learn('en');

/** What the active player may answer. */
const offered = (t: House): string[] => {
  const view = t.view(0);
  return choices(view, asked(t.state), tellingTo(['Léa', 'Noé', 'Iris'], 0, 'en', view.table)).map(
    ({ label }) => label,
  );
};

rule('DQ-R75', 'cards looked at are offered by their own names', () => {
  const next = ['hidden-door', 'elder-dragon', 'mimic', 'gem-shower'];
  expect(offered(arrange({ seats: 3, next }).toDungeon(0))).toEqual([
    'Hidden Door: choose Elder Dragon.',
    'Hidden Door: choose Mimic.',
    'Hidden Door: choose Gem Shower.',
  ]);
});
