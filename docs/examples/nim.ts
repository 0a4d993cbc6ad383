import { andThen, ask, bestWins, openGame, type Seat, type Shape } from '../../kernel/index.ts';

interface Nim extends Shape {
  pub: { matches: number; last: Seat };
  kinds: { take: { ask: object; answer: number } };
  events: { taken: { seat: Seat; count: number } };
}

/** Take one, two or three matches; whoever takes the last one wins. */
export const nim = openGame<Nim>({
  id: 'nim',
  seats: { min: 2, max: 4 },
  setup: () => ({ pub: { matches: 21, last: -1 }, agenda: [ask('take', 0)] }),
  kinds: {
    take: {
      candidates: () => [1, 2, 3],
      refusal: (v, _d, count) => (count > v.pub.matches ? { rule: 'NIM-1', key: 'too-few' } : undefined),
      default: () => 1,
      take(s, { seat }, count, t) {
        s.pub.matches -= count;
        s.pub.last = seat;
        t.emit('taken', { seat, count });
        if (s.pub.matches > 0) andThen(s, ask('take', (seat + 1) % t.seats));
      },
    },
  },
  outcome({ pub, own }) {
    if (pub.matches > 0) return undefined;
    return bestWins(
      'last-match',
      [...own.keys()].map((seat) => ({ last: seat === pub.last ? 1 : 0 })),
    );
  },
});
