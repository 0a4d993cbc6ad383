/** Decks that run out and seats that are skipped (R64, R66). */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type SeatLiteral, type World } from './arrange.ts';
import { done, gone } from './hands.ts';
import { holding } from './steps.ts';

const DONE: SeatLiteral = { phase: 'finished' };
const bossHp = (t: World, boss: number): number => t.table.content.bosses[boss].hp;

/** Round 4 of four players: one spell is left in the deck of 21, the other 15 are discarded. */
const roundFour = (): World =>
  arrange({
    round: 4,
    seats: [DONE, DONE, DONE, DONE],
    row: ['needBlue', 'needRed', 'needGreen', 'needPurple'],
    mystery: 'extraKey',
    nextSpells: ['needPair'],
    spellDiscard: [
      ...['hpPlus1', 'hpPlus2', 'hpMinus1', 'hpMinus2', 'cancelSpell', 'lastCall', 'secondWins'],
      ...['strPlus1', 'strPlus2', 'strMinus1', 'strMinus2', 'swapHidden', 'swapTop', 'heartShield', 'heartShield'],
    ],
  });

rule('BQ-R64', 'a deck that becomes empty is refilled at once, without the cards that lie out', () => {
  const t = roundFour();
  expect(t.pub.spellDeck).toBe(1);
  t.allReady();
  const [first] = t.pub.row;
  expect(first).toBe(t.spell('needPair'));
  expect(t.state.hid.spellDeck).not.toContain(first);
  expect(t.pub.spellDiscard).toEqual([]);
});

rule('BQ-R64', 'a spell drawn by replaceSpell refills the deck too; the replaced card is not in it yet', () => {
  // With three players and Companions: 21 spells and 3 more.
  const t = holding('magpie', 'cat', 'owl', {
    row: ['needBlue', 'needRed', 'needGreen'],
    mystery: 'extraKey',
    nextSpells: ['needPair'],
    spellDiscard: [
      ...['hpPlus1', 'hpPlus2', 'hpMinus1', 'hpMinus2', 'cancelSpell', 'lastCall', 'secondWins', 'needPurple'],
      ...['strPlus1', 'strPlus2', 'strMinus1', 'strMinus2', 'swapHidden', 'swapTop', 'heartShield', 'heartShield'],
      ...['swapCompanions', 'swapCompanions', 'swapCompanions'],
    ],
  });
  expect(t.pub.spellDeck).toBe(1);
  t.seat(0).answer('use-replace', 0);
  expect(t.pub.row[0]).toBe(t.spell('needPair'));
  expect(t.happened('reshuffled')).toEqual([{ deck: 'spell', cards: 19 }]);
  expect(t.pub.spellDeck).toBe(19);
  expect(t.pub.spellDiscard).toEqual([t.spell('needBlue')]);
});

rule('BQ-R64', 'a deck with cards left is not touched', () => {
  const t = arrange({ seats: [DONE, DONE, DONE], bossDiscard: [14], nextBosses: [20, 21] });
  t.allReady();
  expect(t.happened('reshuffled')).toEqual([]);
  expect(t.pub.bossDiscard.map((boss) => bossHp(t, boss))).toEqual([14, 17]);
});

rule('BQ-R66', 'turns and the Armourer skip eliminated seats', () => {
  const t = arrange({
    options: { reaper: true },
    reaper: 'removed',
    boss: 21,
    armourer: 1,
    seats: [{}, {}, gone(1), {}, gone(1)],
    row: ['needBlue', 'needRed', 'needGreen'],
  });
  for (const seat of [3, 0, 1, 3]) {
    t.expectAsked([[seat, 'turn-action']]);
    t.seat(seat).equip(1);
  }
  t.fight();
  // Only participants confirm, and the Armourer passes over seat 2.
  expect(t.asked.map(([seat]) => seat)).toEqual([0, 1, 3]);
  t.allReady();
  expect(t.pub.armourer).toBe(3);
  t.expectAsked([[0, 'turn-action']]);
  t.fight();
  t.allReady();
  // And over seat 4.
  expect(t.pub.armourer).toBe(0);
  expect(t.pub.knights[2]).toMatchObject({ hasHidden: false, visible: [] });
});

rule('BQ-R66', 'the Armourer passes on from one who has just left', () => {
  const t = arrange({
    options: { reaper: true },
    reaper: 'removed',
    boss: 14,
    armourer: 0,
    seats: [done('red7 blue7 green7', { hearts: 1 }), DONE, DONE],
  });
  expect(t.pub.knights[0].role).toBe('eliminated');
  t.allReady();
  expect(t.pub.armourer).toBe(1);
  t.expectAsked([[2, 'turn-action']]);
});

example(42, '21 spells, 4 players, start of round 5 — 1 drawn, 20 shuffled, 4 drawn, 16 left', () => {
  const t = roundFour();
  t.allReady();
  expect(t.pub.round).toBe(5);
  expect(t.happened('reshuffled')).toEqual([{ deck: 'spell', cards: 20 }]);
  expect(t.pub.row).toHaveLength(5);
  expect(t.pub.spellDeck).toBe(16);
});

example(43, "round 8's boss revealed — the 7 others reshuffled; round 9 has another boss", () => {
  const t = arrange({
    round: 7,
    seats: [DONE, DONE, DONE],
    boss: 17,
    nextBosses: [20],
    bossDiscard: [14, 15, 16, 18, 19, 21],
  });
  t.allReady();
  expect(t.pub.round).toBe(8);
  expect(bossHp(t, t.pub.boss)).toBe(20);
  expect(t.happened('reshuffled')).toEqual([{ deck: 'boss', cards: 7 }]);
  expect(t.state.hid.bossDeck.map((boss) => bossHp(t, boss)).sort()).toEqual([14, 15, 16, 17, 18, 19, 21]);
  t.fight();
  t.allReady();
  expect(bossHp(t, t.pub.boss)).not.toBe(20);
});
