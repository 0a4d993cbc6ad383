/**
 * A tiny game that punishes haste: whoever waits in the first round may take five in the second, whoever takes two at
 * once gets one more. Each has a secret card that counts at the end, so that there is something not to know.
 */
import { ask, copy, type Game, type Shape } from '../../kernel/index.ts';
import type { Heuristic } from '../heuristic.ts';
import type { Playable } from '../players.ts';

interface Patience extends Shape {
  pub: { points: number[]; waited: boolean[]; round: number };
  own: { card: number };
  hid: object;
  frames: { round: { n: number } };
  kinds: { take: { ask: object; answer: 'now' | 'wait' } };
  events: Record<string, never>;
  options: Record<string, never>;
  content: object;
}

const CARDS = 3;

const rules: Game<Patience> = {
  id: 'patience',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { fields: {}, presets: {} },
  content: () => ({}),
  setup: (t) => ({
    pub: { points: new Array(t.seats).fill(0), waited: new Array(t.seats).fill(false), round: 0 },
    own: Array.from({ length: t.seats }, () => ({ card: t.chance.int(CARDS) })),
    hid: {},
    agenda: [
      { do: 'round', n: 1 },
      { do: 'round', n: 2 },
    ],
  }),
  frames: {
    round(s, f, t) {
      s.pub.round = f.n;
      for (let seat = t.seats - 1; seat >= 0; seat--) s.pub.agenda.push(ask('take', seat));
    },
  },
  kinds: {
    take: {
      candidates: () => ['now', 'wait'],
      refusal: () => undefined,
      default: () => 'now',
      take(s, { seat }, a) {
        const { pub } = s;
        if (a === 'wait') pub.waited[seat] = pub.round === 1;
        else pub.points[seat] += pub.round === 1 ? 2 : pub.waited[seat] ? 5 : 1;
      },
    },
  },
  sample: (v, t) => ({
    pub: copy(v.pub),
    own: v.pub.points.map((_, seat) => (seat === v.seat ? copy(v.own) : { card: t.chance.int(CARDS), sealed: {} })),
    hid: { cursor: 0, sealed: {} },
  }),
  outcome(s) {
    if (s.pub.agenda.length > 0) return undefined;
    const sums = s.pub.points.map((points, seat) => points + s.own[seat].card);
    const most = Math.max(...sums);
    const winners = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
    const standings = sums.map((sum, seat) => ({ seat, place: sum === most ? 1 : 2, terms: { sum } }));
    return { ending: 'rounds', winners, standings };
  },
};

/** Whoever looks no further takes what is there. */
const heuristic: Heuristic<Patience> = { score: (_v, _d, a) => (a === 'now' ? 0.02 : 0) };

export const patience = { rules, heuristic } as unknown as Playable;
