/** Fists, a game for tests of many nodes: round by round everybody closes a fist at the same time, and none is seen before all are closed. */
import type { About } from '../../games/box.ts';
import { box } from '../../games/box.ts';
import { andThen, type Game, type Shape, sealed } from '../../kernel/index.ts';

interface Fists extends Shape {
  pub: { sums: number[]; round: number };
  own: object;
  hid: object;
  frames: { round: object };
  kinds: { fist: { ask: object; answer: number } };
  events: { shown: { seat: number; fist: number } };
  options: { rounds: number };
  content: object;
}

const fists: Game<Fists> = {
  id: 'fists',
  version: 1,
  seats: { min: 2, max: 6 },
  options: { fields: { rounds: { values: { min: 1, max: 1000 }, fallback: () => 5, rule: 'FI-1' } }, presets: {} },
  content: () => ({}),
  setup: ({ seats }) => ({
    pub: { sums: new Array<number>(seats).fill(0), round: 0 },
    own: Array.from({ length: seats }, () => ({})),
    hid: {},
    agenda: [{ do: 'round' }],
  }),
  frames: {
    round: (s, _frame, { options, seats }) => {
      if (s.pub.round === options.rounds) return;
      s.pub.round++;
      const all = Array.from({ length: seats }, (_, seat) => seat);
      andThen(s, sealed('fist', all), { do: 'round' });
    },
  },
  kinds: {
    fist: {
      candidates: () => [1, 2, 3],
      refusal: () => undefined,
      take: (s, { seat }, fist, t) => {
        s.pub.sums[seat] += fist;
        t.emit('shown', { seat, fist });
      },
    },
  },
  sample: () => {
    throw new Error('no bot searches this game');
  },
  outcome: (s) =>
    s.pub.agenda.length > 0
      ? undefined
      : {
          ending: 'rounds',
          winners: [s.pub.sums.indexOf(Math.max(...s.pub.sums))],
          standings: s.pub.sums.map((sum, seat) => ({
            seat,
            place: 1 + s.pub.sums.filter((other) => other > sum).length,
            terms: { sum },
          })),
        },
};

export const fistsAbout: About = {
  id: 'fists',
  title: { fr: 'Poings', en: 'Fists' },
  promise: { fr: 'tous ensemble', en: 'all at once' },
  seats: { min: 2, max: 6 },
  minutes: 1,
  load: async () => box(fists, { score: (_v, _d, fist) => fist as number }),
};
