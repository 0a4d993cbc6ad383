/** Ready-made offers meet what both sides told (R28). */
import { describe, expect, test } from 'vitest';
import { view } from '../../../../kernel/index.ts';
import { arrange, resource, type SeatLiteral } from '../../test/arrange.ts';
import { matchesOf } from './matches.ts';

/** The matches of the first seat, once the second has told what it seeks and spares. */
function matches(mine: SeatLiteral, theirs: SeatLiteral, told: { seeks?: 'wood'[]; spares?: 'wine'[] }) {
  const t = arrange({ seats: [{ city: 'kien', hand: ['C18', 'C20'], ...mine }, theirs, {}] });
  const { seeks = [], spares = [] } = told;
  t.seat(1).answer('tell-wants', { seeks: seeks.map(resource), spares: spares.map(resource) });
  return matchesOf(view(t.state, 0, t.table));
}

describe('what a rival seeks and spares', () => {
  test('goods for goods where the commerces in hand ask for what is spared', () => {
    expect(matches({ tokens: 'BM' }, { tokens: 'VV' }, { seeks: ['wood'], spares: ['wine'] })).toEqual([
      { to: 1, give: { wood: 1 }, ask: { wine: 1 } },
    ]);
  });
  test('gold for what is spared, where there is nothing they seek', () => {
    expect(matches({ gold: 3 }, { tokens: 'V' }, { spares: ['wine'] })).toEqual([
      { to: 1, give: { gold: 2 }, ask: { wine: 1 } },
    ]);
  });
  test('nothing is suggested to whom nothing was told, nor what they have not', () => {
    expect(matches({ gold: 3 }, { tokens: 'V' }, {})).toEqual([]);
    expect(matches({ gold: 3 }, {}, { spares: ['wine'] })).toEqual([]);
  });
});
