import { andThen, ask, copy, type Game, type Seat, type Shape } from '../../kernel/index.ts';

interface Nim extends Shape {
  pub: { matches: number; loser: Seat | null };
  kinds: { take: { ask: object; answer: number } };
  events: { taken: { seat: Seat; count: number; left: number } };
  options: { matches: number };
}

/** Take one, two or three matches; whoever takes the last one loses. */
export const nim: Game<Nim> = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { fields: { matches: { values: { min: 5, max: 50 }, fallback: () => 21, rule: 'NIM-901' } }, presets: {} },
  content: () => ({}),
  setup: (t) => ({
    pub: { matches: t.options.matches, loser: null },
    own: Array.from({ length: t.seats }, () => ({})),
    hid: {},
    agenda: [ask('take', 0)],
  }),
  frames: {},
  kinds: {
    take: {
      candidates: () => [1, 2, 3],
      refusal: (v, _d, count) =>
        count > v.pub.matches ? { rule: 'NIM-201', key: 'too-few', numbers: { left: v.pub.matches } } : undefined,
      default: () => 1,
      take(s, d, count, t) {
        s.pub.matches -= count;
        t.emit('taken', { seat: d.seat, count, left: s.pub.matches });
        if (s.pub.matches === 0) s.pub.loser = d.seat;
        else andThen(s, ask('take', (d.seat + 1) % t.seats));
      },
    },
  },
  sample: (v, t) => ({
    pub: copy(v.pub),
    own: Array.from({ length: t.seats }, () => ({ sealed: {} })),
    hid: { cursor: 0, sealed: {} },
  }),
  outcome(s) {
    const { loser } = s.pub;
    if (loser === null) return undefined;
    const standings = s.own.map((_, seat) => ({ seat, place: seat === loser ? s.own.length : 1, terms: {} }));
    return {
      ending: 'last-match',
      winners: standings.filter((line) => line.place === 1).map((line) => line.seat),
      standings,
    };
  },
};
