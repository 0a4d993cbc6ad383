import { expect, test } from 'vitest';
import { Match } from '../../../../kernel/index.ts';
import { rules } from '../../rules/index.ts';
import type { CombatLine, CombatReport } from '../../rules/state.ts';
import { wordsOf } from '../../words/index.ts';
import { table, tellingTo } from '../../words/testing/told.ts';
import type { Scene } from '../scene.ts';
import { verdict } from './verdict.ts';

const { options } = table({});
const match = Match.start(rules, { seats: 4, options, seed: 'verdict' });
const view = match.view(1);
const scene = { view, words: wordsOf('fr'), lang: 'fr', telling: tellingTo(1, 'fr') } as unknown as Scene;
const winnersName = tellingTo(1, 'fr').names[0].name;

/** Somebody exactly on the boss's points. */
const exactly = (seat: number, more: Partial<CombatLine>): CombatLine => ({
  ...{ seat, hidden: 0, reading: null, strength: 16, parts: { weapons: 16, potions: 0, spells: 0 }, gap: 0 },
  ...{ weapons: 3, fails: [], qualified: true, rank: 1, won: false, perfect: true },
  ...{ heartCause: null, heartGuard: null, heartLost: false },
  ...{ keys: { round: 0, extra: 0, perfect: 1 }, withheld: null, ...more },
});

function told(report: Pick<CombatReport, 'by' | 'rank'>, winner: Partial<CombatLine>, loser: CombatLine): string {
  const lines = [exactly(0, { won: true, ...winner }), loser];
  return verdict(scene, { hp: 16, winners: [0], unwon: null, lines, ...report }, loser).reason;
}

test('who is as exact as the winner with more weapons reads that, not that the second wins', () => {
  const reason = told({ by: 'fewestWeapons', rank: 1 }, {}, exactly(1, { weapons: 5 }));
  expect(reason).toMatch(new RegExp(`^Aussi près, mais 5 armes\\s: ${winnersName} en a moins`));
  expect(reason).not.toContain('deuxième');
});

test('who is exact where the second wins reads so', () => {
  const reason = told({ by: 'closest', rank: 2 }, { gap: 1, rank: 2, perfect: false }, exactly(1, {}));
  expect(reason).toContain('Le deuxième gagne cette manche.');
});
