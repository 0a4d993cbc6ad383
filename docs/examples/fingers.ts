import {
  andThen,
  bestWins,
  clockwise,
  copy,
  type Game,
  reseal,
  type Seat,
  type Shape,
  type State,
  sealed,
  type Table,
  unasked,
} from '../../kernel/index.ts';

interface Fingers extends Shape {
  pub: { round: number; shown: number[]; points: number[]; hasSwapped: boolean[] };
  own: { lucky: number };
  frames: { round: object; count: object };
  kinds: { show: { ask: object; answer: number }; swap: { ask: object; answer: true } };
  events: { shown: { seat: Seat; fingers: number }; scored: { seat: Seat; sum: number }; luckDrawn: { seat: Seat } };
}

/** Everybody has a secret lucky digit and shows fingers at once; the last digit of the sum is worth a point to its owners. */
export const fingers: Game<Fingers> = {
  id: 'fingers',
  version: 1,
  seats: { min: 2, max: 5 },
  options: { fields: {}, presets: {} },
  content: () => ({}),
  setup: (t) => ({
    pub: {
      round: 0,
      shown: [],
      points: clockwise(t.seats, 0).map(() => 0),
      hasSwapped: clockwise(t.seats, 0).map(() => false),
    },
    own: clockwise(t.seats, 0).map(() => ({ lucky: t.chance.int(10) })),
    hid: {},
    agenda: [{ do: 'round' }],
  }),
  frames: {
    round(s, _f, t) {
      if (s.pub.round === 3) return;
      s.pub.round++;
      s.pub.shown = clockwise(t.seats, 0).map(() => 0);
      andThen(s, sealed('show', clockwise(t.seats, 0)), { do: 'count' }, { do: 'round' });
    },
    count(s, _f, t) {
      const sum = s.pub.shown.reduce((a, b) => a + b);
      for (const seat of clockwise(t.seats, 0)) {
        if (s.own[seat].lucky !== sum % 10) continue;
        s.pub.points[seat]++;
        t.reveal('scored', { seat, sum });
        drawLuck(s, seat, t);
      }
    },
  },
  kinds: {
    show: {
      candidates: () => [0, 1, 2, 3, 4, 5],
      refusal: () => undefined,
      default: () => 0,
      take(s, d, count, t) {
        s.pub.shown[d.seat] = count;
        t.emit('shown', { seat: d.seat, fingers: count });
      },
    },
    swap: {
      candidates: () => [true],
      refusal: () => undefined,
      take(s, d, _a, t) {
        s.pub.hasSwapped[d.seat] = true;
        drawLuck(s, d.seat, t);
      },
    },
  },
  may: (v) => (v.pub.agenda.length === 0 || v.pub.hasSwapped[v.seat] ? [] : [unasked('swap', v.seat, 'luck', {})]),
  sample(v, t) {
    const own = clockwise(t.seats, 0).map((seat) =>
      seat === v.seat ? copy(v.own) : { lucky: t.chance.int(10), sealed: {} },
    );
    const s: State<Fingers> = { pub: copy(v.pub), own, hid: { cursor: 0, sealed: {} } };
    reseal(fingers, s, v, t);
    return s;
  },
  outcome(s) {
    if (s.pub.agenda.length > 0) return undefined;
    return bestWins(
      'three-rounds',
      s.pub.points.map((points) => ({ points })),
    );
  },
};

function drawLuck(s: State<Fingers>, seat: Seat, t: Table<Fingers>): void {
  s.own[seat].lucky = t.chance.int(10);
  t.emit('luckDrawn', { seat }, { [seat]: { lucky: s.own[seat].lucky } });
}
