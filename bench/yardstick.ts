/**
 * The yardstick game on the kernel: small enough to write on any engine, so that engines can be compared.
 *
 * 28 cards, values 1 to 7 four times. Each round: a boss from 14 to 21, all cards shuffled, one hidden card each. On a
 * turn draw 1 to 4 cards in the open, or stop; a total above the boss puts you out. When nobody is left, the best total
 * not above the boss earns a key, two for an exact hit. The next round starts left of the last mover. First to 5 keys.
 */
import {
  andThen,
  ask,
  copy,
  type Game,
  type Refusal,
  type Seat,
  type Shape,
  type State,
  type Table,
} from '../kernel/index.ts';

type Status = 'in' | 'stopped' | 'out';

export interface Yardstick extends Shape {
  pub: {
    keys: number[];
    boss: number;
    /** How many cards the deck holds. */
    left: number;
    /** How many cards of each value lie open. */
    open: number[];
    /** The sum of each seat's open cards. */
    sums: number[];
    status: Status[];
  };
  own: { card: number };
  hid: { deck: number[] };
  frames: { deal: { first: Seat }; score: { last: Seat } };
  kinds: { move: { ask: object; answer: number } };
  events: {
    dealt: { boss: number };
    drew: { seat: Seat; cards: readonly number[] };
    wentOut: { seat: Seat };
    stopped: { seat: Seat };
    scored: { totals: readonly number[]; keys: readonly number[] };
  };
  /** The keys that win; 0: the table never ends. */
  options: { goal: number };
  content: object;
}

type S = State<Yardstick>;
type T = Table<Yardstick>;

const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
const CARDS: readonly number[] = VALUES.flatMap((value) => [value, value, value, value]);
/** 0 stops, 1 to 4 draw that many. */
const MOVES: readonly number[] = [0, 1, 2, 3, 4];

function deal(s: S, { first }: { readonly first: Seat }, t: T): void {
  const { pub, own, hid } = s;
  pub.boss = 14 + t.chance.int(8);
  for (const value of VALUES) pub.open[value] = 0;
  hid.deck = t.chance.shuffle(CARDS.slice());
  for (let seat = 0; seat < t.seats; seat++) {
    own[seat].card = hid.deck.pop() ?? 0;
    pub.sums[seat] = 0;
    pub.status[seat] = 'in';
  }
  pub.left = hid.deck.length;
  t.reveal('dealt', { boss: pub.boss });
  andThen(s, ask('move', first));
}

function move(s: S, seat: Seat, count: number, t: T): void {
  const { pub } = s;
  if (count === 0) {
    pub.status[seat] = 'stopped';
    t.emit('stopped', { seat });
  } else {
    const cards = new Array<number>(count);
    for (let i = 0; i < count; i++) {
      const card = s.hid.deck.pop() ?? 0;
      cards[i] = card;
      pub.sums[seat] += card;
      pub.open[card]++;
    }
    pub.left -= count;
    t.reveal('drew', { seat, cards });
    if (total(s, seat) > pub.boss) {
      pub.status[seat] = 'out';
      t.reveal('wentOut', { seat });
    }
  }
  goOn(s, seat, t);
}

/** The next who is still in, or the end of the round. */
function goOn(s: S, after: Seat, t: T): void {
  for (let i = 1; i <= t.seats; i++) {
    const seat = (after + i) % t.seats;
    if (s.pub.status[seat] === 'in') {
      andThen(s, ask('move', seat));
      return;
    }
  }
  andThen(s, { do: 'score', last: after });
}

function score(s: S, { last }: { readonly last: Seat }, t: T): void {
  const { keys, boss } = s.pub;
  const totals = keys.map((_, seat) => total(s, seat));
  let best = 0;
  for (const sum of totals) if (sum <= boss && sum > best) best = sum;
  for (let seat = 0; seat < t.seats; seat++) if (totals[seat] === best) keys[seat] += best === boss ? 2 : 1;
  t.reveal('scored', { totals, keys: keys.slice() });
  if (!isWon(s, t)) andThen(s, { do: 'deal', first: (last + 1) % t.seats });
}

const total = (s: S, seat: Seat): number => s.own[seat].card + s.pub.sums[seat];
const isWon = (s: S, t: T): boolean => t.options.goal > 0 && s.pub.keys.some((keys) => keys >= t.options.goal);
const tooFew = (left: number): Refusal => ({ rule: 'YA-3', key: 'too-few-cards', numbers: { left } });

export const yardstick: Game<Yardstick> = {
  id: 'yardstick',
  version: 1,
  seats: { min: 2, max: 6 },
  options: { fields: { goal: { values: { min: 0, max: 99 }, fallback: () => 5, rule: 'YA-7' } }, presets: {} },
  content: () => ({}),
  setup: (t) => {
    const zeros = (): number[] => new Array<number>(t.seats).fill(0);
    return {
      pub: {
        keys: zeros(),
        boss: 0,
        left: 0,
        open: [0, 0, 0, 0, 0, 0, 0, 0],
        sums: zeros(),
        status: zeros().map(() => 'in'),
      },
      own: zeros().map(() => ({ card: 0 })),
      hid: { deck: [] },
      agenda: [{ do: 'deal', first: 0 }],
    };
  },
  frames: { deal, score },
  kinds: {
    move: {
      candidates: () => MOVES,
      refusal: (v, _d, a) => (a > v.pub.left ? tooFew(v.pub.left) : undefined),
      default: () => 0,
      take: (s, d, a, t) => move(s, d.seat, a, t),
    },
  },
  sample: (v, t) => {
    const unseen = CARDS.slice();
    const see = (value: number, count: number) => unseen.splice(unseen.indexOf(value), count);
    for (const value of VALUES) see(value, v.pub.open[value]);
    see(v.own.card, 1);
    const s: S = { pub: copy(v.pub), own: [], hid: { deck: [], cursor: 0, sealed: {} } };
    // Dealt again until everybody is in or out as they are.
    do {
      s.hid.deck = t.chance.shuffle([...unseen]);
      s.own = v.pub.status.map((_, seat) =>
        seat === v.seat ? copy(v.own) : { card: s.hid.deck.pop() ?? 0, sealed: {} },
      );
    } while (v.pub.status.some((status, seat) => total(s, seat) > v.pub.boss !== (status === 'out')));
    return s;
  },
  outcome: (s) => {
    if (s.pub.agenda.length > 0) return undefined;
    const { keys } = s.pub;
    const most = Math.max(...keys);
    const winner = keys.indexOf(most);
    const standings = keys.map((count, seat) => ({
      seat,
      place: seat === winner ? 1 : 2 + keys.filter((other, rival) => rival !== winner && other > count).length,
      terms: { keys: count },
    }));
    return { ending: 'keys', winners: [winner], standings };
  },
};
