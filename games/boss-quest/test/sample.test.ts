import { expect, test } from 'vitest';
import { Chance, copy, Scene, sha256Words, view } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { BossQuest, State } from '../rules/state.ts';
import { arrange, type World } from './arrange.ts';
import { invariants } from './invariants.ts';

/** Worlds that seat 0 cannot tell from this one. */
function* samples(t: World, count: number): Generator<State> {
  for (let i = 0; i < count; i++) {
    const scene = new Scene<BossQuest>(t.table, new Chance(sha256Words(`sample ${i}`)));
    const s = rules.sample(t.view(0), scene);
    expect(invariants(s, scene)).toBeUndefined();
    expect(view(s, 0, t.table)).toEqual(t.view(0));
    yield s;
  }
}

test('samples respect what is known and what equips have proved', () => {
  const t = arrange({
    options: { companions: true },
    boss: 14,
    seats: [
      { companion: 'owl' },
      { hidden: 'red1', visible: ['blue6', 'blue5'], companion: 'cat' },
      { hidden: 'red7', companion: 'hare' },
    ],
    row: ['swapHidden', 'hpPlus1', 'needRed'],
    mystery: 'extraKey',
    turn: 1,
    top: ['green1'],
  });
  // Seat 1 shows 11 and equips at 14: its hidden weapon is at most 3.
  t.seat(1).equip(1);
  t.seat(0).answer('use-peek', 2);
  const seen = new Set<number>();
  for (const s of samples(t, 300)) {
    expect(s.own[2].hidden).toBe(t.weapon('red7'));
    seen.add(t.table.content.weapons[s.own[1].hidden].value);
  }
  expect([...seen].sort()).toEqual([1, 2, 3]);
});

test('what another seat saw is what lies there in the sample', () => {
  const t = arrange({
    options: { companions: true },
    seats: [{ companion: 'cat' }, { companion: 'owl' }, { companion: 'hare' }],
    mystery: 'extraKey',
  });
  t.seat(1).answer('use-peek', 'mystery');
  const mysteries = new Set<number>();
  for (const s of samples(t, 200)) {
    expect(s.own[1].mystery).toBe(s.hid.mystery);
    mysteries.add(s.hid.mystery);
  }
  expect(mysteries.size).toBeGreaterThan(10);
});

test('sampling changes nothing of the view', () => {
  const t = arrange({ seats: 4 });
  const before = copy(t.state);
  for (const _ of samples(t, 3));
  expect(t.state).toEqual(before);
});
