/** The 22 black market cards: 15 against others, 5 for oneself, 2 that answer a card. */
import { idOf } from '../../writing.ts';
import type { Clause, Condition } from '../rules/clauses.ts';
import type { WrittenBlackMarket } from './set.ts';
import { some, text } from './write.ts';

type Words = readonly [fr: string, en: string, glyph: string];

const card = (
  copies: number,
  [fr, en, glyph]: Words,
  timing: WrittenBlackMarket['timing'],
  effects: readonly Clause[],
  more: Pick<WrittenBlackMarket, 'minPlayers' | 'if' | 'target' | 'costs'> = {},
): WrittenBlackMarket => ({ id: idOf(fr), title: text(fr, en), glyph, copies, timing, effects, ...more });

/** One opponent is named, of whom all this is true. */
const opponent = (...conditions: Condition[]) => ({ target: { who: 'opponent' as const, if: conditions } });

export const BLACK_MARKET: readonly WrittenBlackMarket[] = [
  card(
    3,
    ['Vol à la tire', 'Pickpocket', 'robber-hand'],
    'anyStable',
    [{ does: 'stealResource', n: 1 }],
    opponent({ is: 'within', steps: 1 }, { is: 'resourceAtLeast', kind: 'any', n: 1 }),
  ),
  card(
    3,
    ['Racket', 'Racket', 'take-my-money'],
    'anyStable',
    [{ does: 'transferGold', n: 2, from: 'target', to: 'self' }],
    opponent({ is: 'goldAtLeast', n: 6 }),
  ),
  card(
    2,
    ['Route barrée', 'Road Closed', 'barricade'],
    'anyStable',
    [{ does: 'grant', standing: { does: 'modifyMove', n: -1, scope: 'every' }, during: 'turn', who: 'target' }],
    opponent(),
  ),
  card(2, ['Faux papiers', 'False Papers', 'passport'], 'reaction', [{ does: 'cancelCard' }]),
  card(
    2,
    ['Rumeur', 'Rumour', 'lips'],
    'anyStable',
    [{ does: 'losePrestige', n: 1, who: 'target' }],
    opponent({ is: 'morePrestigeThanOwner' }),
  ),
  card(1, ['Débauchage', 'Poaching', 'contract'], 'anyStable', [{ does: 'takeAssociate', compensation: 5 }], {
    minPlayers: 4,
    if: [{ is: 'goldAtLeast', n: 5 }],
    ...opponent({ is: 'associatesAtLeast', n: 1, unpromoted: true }),
  }),
  card(2, ['Contrebande', 'Contraband', 'cargo-crate'], 'ownTurn', [some('one', 2)], {
    if: [{ is: 'atCity', city: 'any' }],
  }),
  card(2, ['Passage clandestin', 'Secret Passage', 'wood-canoe'], 'ownTurn', [
    { does: 'grant', standing: { does: 'modifyMove', n: 1, scope: 'every' }, during: 'next', who: 'self' },
    { does: 'grant', standing: { does: 'seaFree' }, during: 'next', who: 'self' },
  ]),
  card(1, ['Pot-de-vin', 'Bribe', 'pay-money'], 'ownTurn', [
    {
      does: 'grant',
      standing: { does: 'modifyCost', of: 'build', gold: 0, tokens: -2 },
      during: 'next',
      who: 'self',
    },
  ]),
  card(1, ['Espion', 'Spy', 'spy'], 'anyStable', [{ does: 'takeCard' }], opponent({ is: 'blackMarketAtLeast', n: 1 })),
  card(1, ['Incendie criminel', 'Arson', 'arson'], 'ownTurn', [{ does: 'loseIncome', n: 1, floor: 1, who: 'target' }], {
    costs: [{ pays: 'action', n: 1 }],
    ...opponent({ is: 'atCityOfTarget' }, { is: 'incomeAtLeast', n: 2 }),
  }),
  card(
    1,
    ['Taxe illégale', 'Illegal Tax', 'receive-money'],
    'anyStable',
    [{ does: 'transferGold', n: 1, from: 'eachOpponent', to: 'self' }],
    { minPlayers: 4 },
  ),
  card(
    1,
    ['Chantage', 'Blackmail', 'love-letter'],
    'anyStable',
    [
      { does: 'transferGold', n: 2, from: 'richerTarget', to: 'poorerTarget' },
      { does: 'transferGold', n: 1, from: 'richerTarget', to: 'self' },
    ],
    { minPlayers: 4, target: { who: 'pair', if: [] } },
  ),
];
