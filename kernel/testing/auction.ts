/**
 * A small whole game for the kernel's own tests: sealed bids for a lot, a reaction window, a question that can be
 * undone, one that rolls a die, an unasked peek, and a rule that holds at all times.
 */
import {
  andThen,
  ask,
  clockwise,
  copy,
  type Decision,
  type Game,
  type Outcome,
  PASS,
  type Refusal,
  reseal,
  type Seat,
  type Shape,
  type State,
  sealed,
  unasked,
  type View,
  window,
} from '../index.ts';

export interface Auction extends Shape {
  pub: {
    lots: number;
    lot: number;
    bids: { [seat: string]: number };
    points: number[];
    tokens: number[];
    deckSize: number;
  };
  own: { hand: number[]; peeked: number | null };
  hid: { deck: number[] };
  frames: { round: object; award: object; stolen: { winner: Seat } };
  kinds: {
    bid: { ask: object; answer: number };
    react: { ask: { winner: Seat }; answer: 'pass' | 'steal' };
    spend: { ask: object; answer: 'point' | 'roll' | 'stop' };
    peek: { ask: object; answer: true };
  };
  events: {
    lotShown: { lot: number };
    bidOpened: { seat: Seat; card: number };
    lotWon: { seat: Seat; lot: number };
    lotStolen: { seat: Seat; from: Seat };
    rolled: { seat: Seat; die: number };
    peeked: { seat: Seat };
    capped: { seat: Seat };
  };
  options: { lots: number };
  content: object;
}

type S = State<Auction>;
const DECK = Array.from({ length: 30 }, (_, i) => i + 1);
const CAP = 60;

const refuse = (key: string, numbers?: Refusal['numbers']): Refusal => ({
  rule: 'AU-1',
  key,
  ...(numbers && { numbers }),
});

function winner({ bids }: S['pub']): Seat {
  const seats = Object.keys(bids).map(Number);
  return seats.reduce((best, seat) => (bids[seat] > bids[best] ? seat : best));
}

export const auction: Game<Auction> = {
  id: 'auction',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { fields: { lots: { values: { min: 1, max: 4 }, fallback: () => 3, rule: 'AU-9' } }, presets: {} },
  content: () => ({}),
  setup(t) {
    const deck = t.chance.shuffle([...DECK]);
    const zero = new Array<number>(t.seats).fill(0);
    return {
      pub: {
        lots: t.options.lots,
        lot: 0,
        bids: {},
        points: zero,
        tokens: zero.map(() => 1),
        deckSize: deck.length - 4 * t.seats,
      },
      own: zero.map(() => ({ hand: deck.splice(-4), peeked: null })),
      hid: { deck },
      agenda: [{ do: 'round' }],
    };
  },
  frames: {
    round(s, _f, t) {
      if (s.pub.lots === 0) return;
      s.pub.lots--;
      s.pub.lot = s.hid.deck.pop() ?? 0;
      s.pub.deckSize--;
      s.pub.bids = {};
      for (const part of s.own) part.peeked = null;
      t.reveal('lotShown', { lot: s.pub.lot });
      andThen(s, sealed('bid', clockwise(t.seats, 0)), { do: 'award' });
    },
    award(s, _f, t) {
      const first = winner(s.pub);
      const others = clockwise(t.seats, first + 1).filter((seat) => seat !== first && s.pub.tokens[seat] > 0);
      andThen(s, window('react', others, { winner: first }), { do: 'stolen', winner: first });
    },
    stolen(s, f, t) {
      if (s.pub.lot > 0) {
        s.pub.points[f.winner] += s.pub.lot;
        t.emit('lotWon', { seat: f.winner, lot: s.pub.lot });
      }
      andThen(s, ask('spend', f.winner), { do: 'round' });
    },
  },
  kinds: {
    bid: {
      candidates: () => DECK,
      refusal: (v, _d, a) => (v.own.hand.includes(a) ? undefined : refuse('not-in-hand', { card: a })),
      default: (v) => v.own.hand[0],
      take(s, d, a, t) {
        s.own[d.seat].hand = s.own[d.seat].hand.filter((card) => card !== a);
        s.pub.bids[d.seat] = a;
        t.emit('bidOpened', { seat: d.seat, card: a });
      },
    },
    react: {
      candidates: () => [PASS, 'steal'],
      refusal: () => undefined,
      default: () => PASS,
      take(s, d, _a, t) {
        s.pub.tokens[d.seat]--;
        s.pub.points[d.seat] += s.pub.lot;
        s.pub.lot = 0;
        t.emit('lotStolen', { seat: d.seat, from: d.about.winner });
      },
    },
    spend: {
      candidates: () => ['point', 'roll', 'stop'],
      refusal: (v, d, a) => (a === 'stop' || v.pub.tokens[d.seat] > 0 ? undefined : refuse('no-token')),
      default: () => 'stop',
      take(s, d, a, t) {
        if (a === 'stop') return;
        s.pub.tokens[d.seat]--;
        const die = a === 'roll' ? t.chance.die(6) : 2;
        s.pub.points[d.seat] += die;
        if (a === 'roll') t.emit('rolled', { seat: d.seat, die });
        andThen(s, ask('spend', d.seat));
      },
    },
    peek: {
      candidates: () => [true],
      refusal: (v) => (v.own.peeked === null ? undefined : refuse('peeked')),
      take(s, d, _a, t) {
        const card = s.hid.deck.at(-1) ?? 0;
        s.own[d.seat].peeked = card;
        s.pub.tokens[d.seat]--;
        t.emit('peeked', { seat: d.seat }, { [d.seat]: { card } });
      },
    },
  },
  may: (v): Decision[] =>
    v.pub.agenda.length > 0 && v.pub.tokens[v.seat] > 0 && v.own.peeked === null
      ? [unasked('peek', v.seat, v.pub.lots, {})]
      : [],
  settle(s, t) {
    const seat = s.pub.points.findIndex((points) => points > CAP);
    if (seat < 0) return false;
    s.pub.points[seat] = CAP;
    t.emit('capped', { seat });
    return true;
  },
  sample(v, t) {
    const s = { pub: copy(v.pub), own: [], hid: { deck: [], cursor: 0, sealed: {} } } as unknown as S;
    const known = new Set([...v.own.hand, v.own.peeked, ...seenCards(v)]);
    const unseen = t.chance.shuffle(DECK.filter((card) => !known.has(card)));
    s.own = clockwise(t.seats, 0).map((seat) =>
      seat === v.seat ? copy(v.own) : { hand: unseen.splice(-handSize(v)), peeked: null, sealed: {} },
    );
    s.hid.deck = unseen.splice(0, v.pub.deckSize - (v.own.peeked === null ? 0 : 1));
    if (v.own.peeked !== null) s.hid.deck.push(v.own.peeked);
    reseal(auction, s, v, t);
    return s;
  },
  outcome(s): Outcome | undefined {
    if (s.pub.agenda.length > 0) return undefined;
    const { points } = s.pub;
    const standings = points.map((p, seat) => ({
      seat,
      place: 1 + points.filter((q) => q > p).length,
      terms: { points: p },
    }));
    const winners = standings.filter((line) => line.place === 1).map((line) => line.seat);
    return { ending: 'sold-out', winners, standings };
  },
};

/** All hands shrink together when bids open. */
const handSize = (v: View<Auction>): number => v.own.hand.length;

/** Cards on the table now; those of earlier lots are forgotten, so they may turn up again in a sample. */
const seenCards = (v: View<Auction>): number[] => [v.pub.lot, ...Object.values(v.pub.bids)];
