/** A tiny game for the tests of the bots: three rounds, each seat adds 0…9 to its sum; the largest sum wins. */
import { ask, type Game, type Shape, unasked } from '../../kernel/index.ts';
import type { Heuristic } from '../heuristic.ts';
import type { Playable } from '../players.ts';

interface Sums extends Shape {
  pub: { sums: number[]; cheers: number };
  own: Record<string, never>;
  hid: Record<string, never>;
  frames: { round: { left: number } };
  kinds: {
    add: { ask: object; answer: number };
    /** Composed: a rising list of at most three numbers below 5, at least one. */
    list: { ask: object; answer: number[] };
    cheer: { ask: object; answer: true };
  };
  events: { added: { seat: number; n: number } };
  options: Record<string, never>;
  content: object;
}

const rules: Game<Sums> = {
  id: 'sums',
  version: 1,
  seats: { min: 1, max: 4 },
  options: { fields: {}, presets: {} },
  content: () => ({}),
  setup: (t) => ({
    pub: { sums: new Array(t.seats).fill(0), cheers: 0 },
    own: Array.from({ length: t.seats }, () => ({})),
    hid: {},
    agenda: [{ do: 'round', left: 3 }],
  }),
  frames: {
    round(s, f, t) {
      if (f.left === 0) return;
      s.pub.agenda.push({ do: 'round', left: f.left - 1 });
      for (let seat = t.seats - 1; seat >= 0; seat--) {
        s.pub.agenda.push(ask('list', seat));
        s.pub.agenda.push(ask('add', seat));
      }
    },
  },
  kinds: {
    add: {
      candidates: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      // Nines are forbidden, so that the best answer is not the last candidate.
      refusal: (_v, _d, n) => (n === 9 ? { rule: '', key: 'no-nines' } : undefined),
      default: () => 0,
      take(s, d, n, t) {
        s.pub.sums[d.seat] += n;
        t.emit('added', { seat: d.seat, n });
      },
    },
    list: {
      candidates: (_v, _d, soFar = []) => [0, 1, 2, 3, 4].map((n) => [...soFar, n]),
      refusal: (_v, _d, a) => {
        if (a.length > 3 || a.some((n, i) => i > 0 && n <= a[i - 1])) return { rule: '', key: 'not-rising' };
        return a.length === 1 ? { rule: '', key: 'two-at-least', more: true } : undefined;
      },
      draw: (_v, _d, chance) => [chance.int(2), 2 + chance.int(3)],
      default: () => [0, 1],
      reads: (a): a is number[] => Array.isArray(a),
      take(s, d, a) {
        for (const n of a) s.pub.sums[d.seat] += n;
      },
    },
    cheer: {
      candidates: () => [true],
      refusal: () => undefined,
      take(s) {
        s.pub.cheers++;
      },
    },
  },
  may: (v) => (v.pub.cheers < 5 ? [unasked('cheer', v.seat, v.pub.cheers, {})] : []),
  sample: () => {
    throw new Error('nothing is hidden');
  },
  outcome(s) {
    const most = Math.max(...s.pub.sums);
    const winners = s.pub.sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
    const standings = s.pub.sums.map((sum, seat) => ({ seat, place: sum === most ? 1 : 2, terms: { sum } }));
    return { ending: 'rounds', winners, standings };
  },
};

const heuristic: Heuristic<Sums> = {
  score: (_v, _d, a) =>
    (Array.isArray(a) ? a.reduce((sum, n) => sum + n, 0) - 5 * Number(a[0] > 2) : (a as number)) / 10,
  manner: (_v, _d, a) => ({ risk: typeof a === 'number' && a % 2 === 1 ? 1 : 0 }),
  volunteer: (_v, may) => ({ decision: may[0], answer: true }),
};

export const sums = { rules, heuristic } as unknown as Playable;
