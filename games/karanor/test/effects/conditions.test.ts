/** Conditions of cards, quests and tiles: what is true of whom, and what a viewer cannot know. */
import { describe, expect } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Condition } from '../../rules/clauses.ts';
import { holds, type Reader } from '../../rules/effects/conditions.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from '../arrange.ts';

const table = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House => arrange({ seats, ...more });
/** Whether it holds for player 0; `other`: towards that player. */
const is = (t: House, condition: Condition, other?: number, reader: Reader = t.state): boolean =>
  holds(t.table.content, reader, 0, condition, other);

describe('places', () => {
  rule('MK-507', 'atTerritory, onLandmass, atHarbour', () => {
    const t = table([{ pawn: 'criqueVoiles' }, {}]);
    expect(is(t, { is: 'atTerritory', territory: 'criqueVoiles' })).toBe(true);
    expect(is(t, { is: 'atTerritory', territory: 'kien' })).toBe(false);
    const { id } = t.table.content.landmasses[t.table.content.territories[t.at('criqueVoiles')].landmass];
    expect(is(t, { is: 'onLandmass', landmass: id })).toBe(true);
    expect(is(t, { is: 'onLandmass', landmass: 'nowhere' })).toBe(false);
    expect(is(t, { is: 'atHarbour' })).toBe(true);
    expect(is(table([{ pawn: 'boisSourd' }, {}]), { is: 'atHarbour' })).toBe(false);
  });

  rule('MK-R35', 'atCity: any city is Perlance and one’s own too; own and withoutOwn by commerces', () => {
    const at = (pawn: string, city: 'any' | 'own' | 'withoutOwn'): boolean =>
      is(table([{ city: 'kien', pawn, commerces: { unisson: 'C05' } }, { city: 'caldreuil' }]), { is: 'atCity', city });
    expect([at('perlance', 'any'), at('kien', 'any'), at('boisSourd', 'any')]).toEqual([true, true, false]);
    expect([at('kien', 'own'), at('unisson', 'own'), at('caldreuil', 'own')]).toEqual([true, true, false]);
    expect([at('perlance', 'withoutOwn'), at('kien', 'withoutOwn'), at('boisSourd', 'withoutOwn')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  rule('MK-R84', 'of a target: within so many steps of the owner, sea routes count', () => {
    const t = table([{ pawn: 'plageEchoues' }, { pawn: 'criqueVoiles' }, { pawn: 'kien' }]);
    expect(is(t, { is: 'within', steps: 1 }, 1)).toBe(true);
    expect(is(t, { is: 'within', steps: 1 }, 2)).toBe(false);
    expect(is(t, { is: 'within', steps: 2 }, 2)).toBe(true);
    expect(is(t, { is: 'within', steps: 9 })).toBe(false);
  });

  rule('MK-R84', 'of a target: the owner’s city is one of its own; more prestige than the owner', () => {
    const t = table([
      { city: 'unisson', prestige: 2 },
      { city: 'kien', pawn: 'unisson', prestige: 1 },
      { prestige: 2 },
    ]);
    expect(is(t, { is: 'atCityOfTarget' }, 1)).toBe(true);
    expect(is(t, { is: 'atCityOfTarget' }, 2)).toBe(false);
    expect(is(t, { is: 'morePrestigeThanOwner' }, 1)).toBe(true);
    expect(is(t, { is: 'morePrestigeThanOwner' }, 2)).toBe(false);
  });
});

describe('possessions', () => {
  const seat: SeatLiteral = {
    gold: 5,
    tokens: 'VVFDD',
    income: 3,
    insignia: ['mount', 'mount', 'captain'],
    associates: ['wine'],
    promoted: ['iron'],
    artefacts: ['A04'],
    commerces: { perlance: 'C05' },
    villas: ['tourDesMages'],
    quests: ['feu-de-camp'],
    blackMarket: ['racket', 'espion'],
  };
  const t = table([seat, {}], { reserve: { wine: 4 } });

  rule('MK-507', 'each is counted: at least that many, and not one more', () => {
    const counts: readonly (readonly [number, (n: number) => Condition])[] = [
      [5, (n) => ({ is: 'goldAtLeast', n })],
      [2, (n) => ({ is: 'resourceAtLeast', kind: 'wine', n })],
      [2, (n) => ({ is: 'resourceAtLeast', kind: 'diamond', n })],
      // Ordinary ones of all kinds together.
      [3, (n) => ({ is: 'resourceAtLeast', kind: 'any', n })],
      [2, (n) => ({ is: 'insigniaAtLeast', insignia: 'mount', n })],
      [2, (n) => ({ is: 'associatesAtLeast', n })],
      [1, (n) => ({ is: 'associatesAtLeast', n, unpromoted: true })],
      [1, (n) => ({ is: 'artefactsAtLeast', n })],
      [2, (n) => ({ is: 'commercesAtLeast', n })],
      [1, (n) => ({ is: 'villasAtLeast', n })],
      [1, (n) => ({ is: 'questsAtLeast', n })],
      [2, (n) => ({ is: 'blackMarketAtLeast', n })],
      [3, (n) => ({ is: 'incomeAtLeast', n })],
      [2, (n) => ({ is: 'playersAtLeast', n })],
      [4, (n) => ({ is: 'reserveAtLeast', kind: 'wine', n })],
    ];
    for (const [n, condition] of counts) {
      expect(is(t, condition(n)), JSON.stringify(condition(n))).toBe(true);
      expect(is(t, condition(n + 1)), JSON.stringify(condition(n + 1))).toBe(false);
    }
  });

  rule('MK-507', 'all, any, not', () => {
    const yes: Condition = { is: 'goldAtLeast', n: 5 };
    const no: Condition = { is: 'goldAtLeast', n: 6 };
    expect(is(t, { is: 'all', of: [yes, no] })).toBe(false);
    expect(is(t, { is: 'all', of: [yes, yes] })).toBe(true);
    expect(is(t, { is: 'any', of: [no, yes] })).toBe(true);
    expect(is(t, { is: 'any', of: [no, no] })).toBe(false);
    expect(is(t, { is: 'not', of: no })).toBe(true);
  });
});

describe('behind a screen', () => {
  const options = { goldPrivacy: 'hidden' } as const;
  const rich: Condition = { is: 'goldAtLeast', n: 6 };
  const t = table([{ gold: 3 }, { gold: 9 }], { options });

  rule('MK-R87', 'what a viewer cannot know forbids nothing, nor does its opposite', () => {
    const of = (condition: Condition, reader: Reader): boolean => holds(t.table.content, reader, 0, condition);
    for (const condition of [
      rich,
      { is: 'not', of: rich },
      { is: 'all', of: [rich] },
      { is: 'any', of: [rich] },
    ] as const) {
      expect(of(condition, t.view(1))).toBe(true);
    }
    expect(of({ is: 'all', of: [rich, { is: 'villasAtLeast', n: 1 }] }, t.view(1))).toBe(false);
    expect(of({ is: 'not', of: { is: 'any', of: [rich, { is: 'playersAtLeast', n: 2 }] } }, t.view(1))).toBe(false);
  });

  rule('MK-R87', 'the owner and the rules know', () => {
    expect(is(t, rich, undefined, t.view(0))).toBe(false);
    expect(is(t, rich)).toBe(false);
    expect(holds(t.table.content, t.state, 1, rich)).toBe(true);
  });
});
