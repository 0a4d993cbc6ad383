/** Worlds that a seat cannot tell from the real one: what fair bots think about. */
import { expect, test } from 'vitest';
import { Chance, copy, Scene, sha256Words, view } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { BazarQuest, State } from '../rules/state.ts';
import { arrange, type Bazar, on } from './arrange.ts';
import { invariants } from './invariants.ts';

/** Worlds that seat 0 cannot tell from this one. */
function* samples(t: Bazar, count: number): Generator<State> {
  for (let i = 0; i < count; i++) {
    const scene = new Scene<BazarQuest>(t.table, new Chance(sha256Words(`sample ${i}`)));
    const s = rules.sample(t.view(0), scene);
    expect(invariants(s, scene)).toBeUndefined();
    expect(view(s, 0, t.table)).toEqual(t.view(0));
    yield s;
  }
}

/** Different values over many samples. */
const varied = (t: Bazar, count: number, what: (s: State) => unknown): number =>
  new Set([...samples(t, count)].map((s) => JSON.stringify(what(s)))).size;

test('cards that were in a window are known to lie in that hand; the others may be any unseen one', () => {
  const t = arrange({
    phase: 'shopping',
    agenda: [{ do: 'shopping-end' }],
    seats: [
      { hand: ['mage5-1'], coins: 0 },
      { window: ['thief20-1'], hand: ['thief5-1', 'thief5-2'], coins: 0 },
    ],
    centre: ['mage-1', 'mage-2'],
    itemDiscard: ['priest5-1'],
  });
  t.expectAsked([
    [0, 'store-cards'],
    [1, 'store-cards'],
  ]);
  const seen = new Set<number>();
  for (const s of samples(t, 200)) {
    expect(s.own[1].hand).toContain(t.item('thief20-1'));
    expect(s.own[1].hand).toHaveLength(3);
    for (const item of s.own[1].hand) seen.add(item);
  }
  for (const known of ['mage5-1', 'priest5-1']) expect(seen).not.toContain(t.item(known));
  expect(seen.size).toBeGreaterThan(60);
});

test('what is stored, and the order of every deck, is open', () => {
  const t = arrange({ phase: 'upgrade', seats: [{}, { stored: ['thief5-1'] }], monster: 'monster1' });
  expect(varied(t, 60, (s) => s.own[1].storage)).toBeGreaterThan(25);
  expect(varied(t, 30, (s) => s.hid.itemDeck)).toBe(30);
  expect(varied(t, 30, (s) => s.hid.heroDeck)).toBeGreaterThan(25);
  expect(varied(t, 30, (s) => s.hid.adventureDeck)).toBe(30);
  expect(varied(t, 30, (s) => s.hid.employeeDeck)).toBe(30);
});

test('a rival’s sealed choice is one that the rival could have made', () => {
  const t = arrange({
    phase: 'inventory',
    seats: [{ hand: ['mage5-1', 'mage5-2'] }, { hand: ['thief5-1', 'thief5-2'] }],
  });
  t.seat(1).answer('store-cards', [t.item('thief5-1')]);
  expect(varied(t, 40, (s) => s.hid.sealed)).toBeGreaterThan(10);
});

test('coming monsters are any of their level, in a first game the known ones', () => {
  const cards = { monsters: { other2: { level: 2 as const }, third2: { level: 2 as const } } };
  const t = arrange({ phase: 'upgrade', seats: 2, cards });
  expect(varied(t, 60, (s) => s.hid.monsterDeck)).toBe(3);
  const first = arrange({ phase: 'upgrade', seats: 2, cards, options: { firstGame: true } });
  for (const s of samples(first, 20)) expect(s.hid.monsterDeck).toEqual(first.state.hid.monsterDeck);
});

test('whoever was shown the top of a deck finds it there', () => {
  const t = arrange({
    phase: 'upgrade',
    seats: [{ employees: ['clerk-1'] }, {}],
    nextItems: ['priest20-3', 'thief15-2'],
    cards: { employees: { 'clerk-1': { effects: [on('upgradeStart', { does: 'peekItems', n: 2 })] } } },
  });
  t.seat(0).answer('use-employee', 'use');
  for (const s of samples(t, 40)) {
    expect(s.hid.itemDeck.slice(-2)).toEqual([t.item('thief15-2'), t.item('priest20-3')]);
  }
});

test('sampling changes nothing of the view', () => {
  const t = arrange({ seats: 4 });
  const before = copy(t.state);
  for (const _ of samples(t, 3));
  expect(t.state).toEqual(before);
});
