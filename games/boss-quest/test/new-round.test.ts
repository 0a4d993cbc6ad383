/** 6xx: what is discarded, passed on, gathered and dealt for a new round; and decks that run out (R64 is beside combat). */
import { expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { MYSTERY, type State } from '../rules/state.ts';
import { arrange, type SeatLiteral, start, type World, type WorldLiteral } from './arrange.ts';
import { cast, visitToDiscard } from './steps.ts';

const ROW = ['hpPlus1', 'needRed', 'needGreen'];
const DONE: SeatLiteral = { phase: 'finished' };

/** Three players, a round played with defaults into the next one. */
function nextRound(more: Partial<WorldLiteral> = {}): World {
  const t = arrange({ seats: 3, row: ROW, mystery: 'extraKey', ...more });
  t.fight();
  t.allReady();
  return t;
}

rule('BQ-601', 'the boss is discarded and the next revealed', () => {
  const t = nextRound({ boss: 17, nextBosses: [20], bossDiscard: [14] });
  expect(t.pub.effectiveHp).toBe(20);
  expect(t.pub.bossDiscard.map((boss) => t.table.content.bosses[boss].hp)).toEqual([14, 17]);
  expect(t.pub.bossDeck).toBe(5);
  expect(t.happened('round-started').at(-1)).toMatchObject({ round: 2, hp: 20 });
});

rule('BQ-601', 'not when the game has ended', () => {
  const t = arrange({ boss: 14, seats: [{ ...DONE, keys: 4, hidden: 'red7', visible: ['blue6'] }, DONE, DONE] });
  expect(t.pub.stage).toBe('over');
  expect(t.happened('round-started')).toEqual([]);
  expect(t.pub.round).toBe(1);
});

rule('BQ-602', 'active and unused spells are discarded, and a fresh row is dealt', () => {
  const t = arrange({
    seats: 3,
    row: ROW,
    mystery: 'extraKey',
    nextSpells: ['lastCall', 'needBlue', 'needPair', 'swapTop'],
  });
  cast(t, 0, 'hpPlus1');
  t.seat(1).equip(1);
  t.fight();
  t.allReady();
  expect([...t.pub.spellDiscard].sort()).toEqual([...ROW, 'extraKey'].map((id) => t.spell(id)).sort());
  expect(t.pub.row).toEqual([...['lastCall', 'needBlue', 'needPair'].map((id) => t.spell(id)), MYSTERY]);
  expect(t.state.hid.mystery).toBe(t.spell('swapTop'));
  expect(t.active).toEqual([]);
});

rule('BQ-603', 'the player left of the Armourer becomes the Armourer, and the next one begins', () => {
  const t = nextRound({ armourer: 1 });
  expect(t.pub.armourer).toBe(2);
  t.expectAsked([[0, 'turn-action']]);
  const wrap = nextRound({ armourer: 2 });
  expect(wrap.pub.armourer).toBe(0);
});

rule('BQ-604', 'all weapons of players and deck are gathered, and potion readings are erased', () => {
  const t = nextRound({ options: { potions: true }, seats: [{ visible: ['potion1+', 'red3'] }, {}, {}] });
  expect(t.pub.round).toBe(2);
  expect(t.pub.weaponDeck).toBe(31 - 6);
  // Unshuffled, the potions are dealt first: they lie face down.
  expect(t.pub.readings).toEqual([null, null, null]);
  const all = [...t.state.hid.weaponDeck, ...t.state.own.map(({ hidden }) => hidden)];
  expect([...all, ...t.pub.knights.flatMap(({ visible }) => visible)].sort()).toEqual(
    [...t.table.content.armoury].sort(),
  );
});

rule('BQ-604', 'the weapons are shuffled anew', () => {
  const t = arrange({ seats: [DONE, DONE, DONE] });
  const cursor = t.state.hid.cursor;
  t.allReady();
  expect(t.state.hid.cursor).toBeGreaterThan(cursor);
});

rule('BQ-605', 'one hidden and one open weapon each, and every pawn is back', () => {
  const t = nextRound();
  for (const seat of [0, 1, 2]) {
    expect(t.seat(seat).knight).toMatchObject({ phase: 'armourer', visited: false, hasHidden: true });
    expect(t.seat(seat).knight.visible).toHaveLength(1);
    expect(t.seat(seat).own.hidden).toBeGreaterThanOrEqual(0);
  }
  expect(t.happened('dealt')).toHaveLength(1);
});

rule('BQ-606', 'an empty spell deck is its discard, shuffled', () => {
  const t = start(3);
  const spells = t.table.content.spells.length;
  const count = ({ pub }: Pick<State, 'pub'>): number => pub.spellDeck + pub.spellDiscard.length + pub.row.length;
  t.playUntil(() => t.happened('reshuffled').some(({ deck }) => deck === 'spell'));
  expect(t.pub.spellDeck).toBeGreaterThan(0);
  expect(count(t.state)).toBe(spells);
});

rule('BQ-606', 'an empty boss deck is its discard, shuffled', () => {
  const t = nextRound({ boss: 17, nextBosses: [20], bossDiscard: [14, 15, 16, 18, 19, 21] });
  expect(t.happened('reshuffled')).toContainEqual({ deck: 'boss', cards: 7 });
  expect(t.pub.bossDeck).toBe(7);
  expect(t.pub.bossDiscard).toEqual([]);
});

rule('BQ-607', 'weapons are never reshuffled within a round', () => {
  const t = arrange({ seats: 3, boss: 21, deckLeft: 3, row: ROW });
  t.seat(0).equip(3);
  visitToDiscard(t, 1, 'hpPlus1');
  visitToDiscard(t, 2, 'needRed');
  expect(t.pub.weaponDeck).toBe(0);
  expect(t.happened('reshuffled')).toEqual([]);
  expect(t.seat(0).options('final-turn')).toEqual(['none']);
});
