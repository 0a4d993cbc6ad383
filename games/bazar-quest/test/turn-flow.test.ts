/** Turn flow: every event of a round comes, in the order the ledger says. */
import { expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { TRIGGERS, type Trigger } from '../rules/clauses.ts';
import { arrange, on } from './arrange.ts';

const HEARD = TRIGGERS.filter((trigger) => trigger !== 'static');

/** What a monster that listens to everything hears in the first round of two players; equal neighbours once. */
function heard(): Trigger[] {
  const effects = HEARD.map((trigger) => on(trigger, { does: 'peekItems', n: 1 }));
  const t = arrange({
    round: 0,
    seats: [{ coins: 10 }, { coins: 10 }],
    centre: ['mage-1', 'thief-1'],
    nextItems: ['mage5-1', 'thief5-1', 'mage10-1', 'thief10-1', 'mage5-2', 'thief5-2', 'mage10-2', 'thief10-2'],
    cards: { monsters: { monster1: { effects } }, heroes: { 'mage-1': { attack: 9, defence: 9 } } },
  });
  t.playUntil(({ asked }) => asked[0][1] === 'upgrade-action' && asked[0][0] === 0);
  t.seat(0).answer('upgrade-action', { buy: 'display' });
  t.playUntil(({ pub }) => pub.phase === 'inventory');
  for (const seat of [0, 1]) t.seat(seat).default('store-cards');
  const nextRound = t.events.findLastIndex(({ type }) => type === 'round-started');
  return t.events
    .slice(0, nextRound)
    .filter(({ type }) => type === 'ability-used')
    .map(({ facts }) => HEARD[(facts as { by: { effect: number } }).by.effect])
    .filter((trigger, i, all) => trigger !== all[i - 1]);
}

rule(['BZ-116', 'BZ-203', 'BZ-518'], 'the events of a round in which the monster stands', () => {
  expect(heard()).toEqual([
    ...['monsterRevealed', 'supplyStart', 'supplyEnd'],
    ...['displayStart', 'displayRevealed'],
    ...['shoppingStart', 'heroInvited', 'allInvited', 'itemSold', 'shoppingEnd'],
    ...['adventureStart', 'adventureDealt'],
    ...['fightStart', 'beforeAttack', 'attackFailed', 'beforeDefence', 'heroDefeated'],
    ...['fightStart', 'beforeAttack', 'attackSucceeded', 'beforeDefence', 'heroSurvived'],
    ...['fightsDone', 'rewards', 'adventureEnd'],
    ...['upgradeStart', 'ownUpgradeTurn', 'cardBought', 'upgradeEnd'],
    ...['inventoryStart', 'roundEnd'],
  ]);
});
