import { describe, expect, test } from 'vitest';
import { asked } from '../../../kernel/index.ts';
import { arrange, type World } from '../test/arrange.ts';
import { quick } from './hurry.ts';

function hurries(t: World): unknown {
  const [d] = asked(t.state);
  return quick(t.view(d.seat), d);
}

describe('in a hurry', () => {
  test('one draws far from the boss and stops close to him', () => {
    const draws = { equip: expect.any(Number) };
    expect(hurries(arrange({ boss: 20, seats: [{ hidden: 'red2', visible: ['blue1'] }, {}, {}] }))).toEqual(draws);
    expect(hurries(arrange({ boss: 17, seats: [{ hidden: 'red5', visible: ['blue4'] }, {}, {}] }))).toEqual({
      equip: 1,
    });
    expect(hurries(arrange({ boss: 14, seats: [{ hidden: 'red7', visible: ['blue6'] }, {}, {}] }))).toBe('visit');
  });

  test('over the boss one can only visit', () => {
    expect(hurries(arrange({ boss: 14, seats: [{ hidden: 'red7', visible: ['blue6', 'blue5'] }, {}, {}] }))).toBe(
      'visit',
    );
  });

  test('at the Magician the spell that helps now is used, and a useless one discarded', () => {
    const finished = { phase: 'finished' } as const;
    const at = (row: string[], mystery: string | null): World => {
      const t = arrange({
        boss: 16,
        turn: 2,
        seats: [
          { ...finished, hidden: 'red1', visible: ['blue5', 'red6'] },
          { ...finished, hidden: 'red2', visible: ['blue4', 'red5'] },
          { hidden: 'green7', visible: ['green6', 'green4'] },
        ],
        row,
        mystery,
      });
      t.seat(2).answer('final-turn', 'none');
      return t;
    };
    expect(hurries(at(['needPair', 'strMinus1', 'extraKey'], null))).toEqual({ slot: 1, use: 'activate' });
    expect(hurries(at(['extraKey', 'cancelSpell'], null))).toEqual({ slot: 0, use: 'discard' });
    expect(hurries(at(['extraKey', 'cancelSpell'], 'strMinus1'))).toEqual({ slot: 2, use: 'activate' });
  });
});
