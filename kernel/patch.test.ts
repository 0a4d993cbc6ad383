import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy } from './data.ts';
import { applyPatch, diff, type Patch } from './patch.ts';
import { plain } from './testing/plain.ts';

const size = (value: unknown): number => JSON.stringify(value).length;

describe('diff and applyPatch', () => {
  it('turn any data into any other, also over the wire', () => {
    fc.assert(
      fc.property(plain(), plain(), (before, after) => {
        const patch = diff(before, after);
        const wire = patch === undefined ? undefined : (JSON.parse(JSON.stringify(patch)) as Patch);
        expect(wire === undefined ? before : applyPatch(copy(before), wire)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('say nothing when nothing changed', () => {
    fc.assert(fc.property(plain(), (value) => diff(value, copy(value)) === undefined));
  });

  it('share nothing: data and patch can both go on changing', () => {
    const after = { list: [{ n: 1 }] };
    const patch = diff({ list: 0 }, after) as Patch;
    after.list[0].n = 2;
    const one = applyPatch<{ list: unknown }>({ list: 0 }, patch);
    applyPatch(one, { list: { 0: { n: { '=': 3 } } } });
    expect(applyPatch({ list: 0 }, patch)).toEqual({ list: [{ n: 1 }] });
  });

  it('leave their arguments alone', () => {
    const before = { a: [1, 2, 3], b: { c: 1 } };
    const after = { a: [1], b: {}, d: null };
    const texts = [JSON.stringify(before), JSON.stringify(after)];
    diff(before, after);
    expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
  });
});

describe('sizes', () => {
  const state = {
    agenda: [{ do: 'round' }, { ask: 'bid', seat: 1, question: 12 }],
    players: Array.from({ length: 4 }, (_, seat) => ({ seat, gold: 30, cards: [1, 2, 3, 4, 5], keys: 0 })),
    row: Array.from({ length: 20 }, (_, i) => i),
  };

  it('one number deep inside costs its path', () => {
    const after = copy(state);
    after.players[2].gold = 27;
    expect(diff(state, after)).toEqual({ players: { 2: { gold: 27 } } });
  });

  it('a list that grows or shrinks at its end costs its end', () => {
    const after = copy(state);
    after.row.push(99);
    after.agenda.pop();
    expect(diff(state, after)).toEqual({ row: { 20: 99, '#': 21 }, agenda: { '#': 1 } });
  });

  it('a list changed in most places is sent whole, and keys that go are named', () => {
    expect(diff({ row: [1, 2, 3], gone: 1 }, { row: [2, 3] })).toEqual({ row: [2, 3], '-': ['gone'] });
  });

  it('an object in the place of something else is marked, or it would be taken for a way down', () => {
    expect(diff({ place: 1 }, { place: { city: 2 } })).toEqual({ place: { '=': { city: 2 } } });
  });

  it('stay near the size of the new value at worst', () => {
    fc.assert(
      fc.property(plain(), plain(), (before, after) => {
        expect(size(diff(before, after) ?? 0)).toBeLessThan(8 * (size(before) + size(after)) + 20);
      }),
    );
  });
});
