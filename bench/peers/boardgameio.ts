/**
 * The yardstick game on boardgame.io 0.50, as its documentation writes games: moves that change G, one move a turn,
 * a playerView that hides what the others may not know; everything else as it ships.
 */

interface Context {
  readonly G: Yardstick;
  readonly ctx: { readonly currentPlayer: string };
  readonly random: { Die(sides: number): number; Shuffle<T>(from: T[]): T[] };
}

interface Yardstick {
  /** First to this many keys wins. */
  goal: number;
  keys: number[];
  boss: number;
  deck: number[];
  /** One hidden card each. */
  hidden: number[];
  /** How many cards of each value lie open, and the sum of each seat's. */
  open: number[];
  sums: number[];
  status: ('in' | 'stopped' | 'out')[];
  turn: number;
  winner: number;
}

const SEATS = 4;
const CARDS = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => [value, value, value, value]);

const total = (G: Yardstick, seat: number): number => G.hidden[seat] + G.sums[seat];

function deal(G: Yardstick, random: Context['random'], first: number): void {
  G.boss = 13 + random.Die(8);
  G.deck = random.Shuffle(CARDS);
  G.hidden = G.deck.splice(-SEATS);
  G.open = [0, 0, 0, 0, 0, 0, 0, 0];
  G.sums = [0, 0, 0, 0];
  G.status = ['in', 'in', 'in', 'in'];
  G.turn = first;
}

function goOn(G: Yardstick, random: Context['random']): void {
  for (let i = 1; i <= SEATS; i++) {
    const seat = (G.turn + i) % SEATS;
    if (G.status[seat] === 'in') {
      G.turn = seat;
      return;
    }
  }
  endRound(G);
  if (G.winner < 0) deal(G, random, (G.turn + 1) % SEATS);
}

function endRound(G: Yardstick): void {
  const totals = G.hidden.map((_, seat) => (total(G, seat) > G.boss ? 0 : total(G, seat)));
  const best = Math.max(...totals);
  if (best === 0) return;
  for (let seat = 0; seat < SEATS; seat++) if (totals[seat] === best) G.keys[seat] += best === G.boss ? 2 : 1;
  const most = Math.max(...G.keys);
  if (most >= G.goal) G.winner = G.keys.indexOf(most);
}

/** The game; the reducer is raced to 5 keys, the server's tables never end. */
export const yardstick = (goal: number) => ({
  name: 'yardstick',
  setup: ({ random }: Context): Yardstick => {
    const G: Yardstick = {
      goal,
      keys: [0, 0, 0, 0],
      boss: 0,
      deck: [],
      hidden: [],
      open: [],
      sums: [],
      status: [],
      turn: 0,
      winner: -1,
    };
    deal(G, random, 0);
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }: Context) => G.turn, next: ({ G }: Context) => G.turn },
  },
  moves: {
    draw: ({ G, random }: Context, cards: number) => {
      if (!(Number.isInteger(cards) && cards >= 1 && cards <= Math.min(4, G.deck.length))) return 'INVALID_MOVE';
      for (let i = 0; i < cards; i++) {
        const card = G.deck.pop() ?? 0;
        G.sums[G.turn] += card;
        G.open[card]++;
      }
      if (total(G, G.turn) > G.boss) G.status[G.turn] = 'out';
      goOn(G, random);
      return undefined;
    },
    stop: ({ G, random }: Context) => {
      G.status[G.turn] = 'stopped';
      goOn(G, random);
    },
  },
  endIf: ({ G }: Context) => (G.winner < 0 ? undefined : { winner: G.winner }),
  playerView: ({ G, playerID }: { G: Yardstick; playerID: string | null }) => {
    const { deck, hidden, ...pub } = G;
    return { ...pub, left: deck.length, hidden: playerID === null ? 0 : hidden[Number(playerID)] };
  },
});

/** A move as its clients send it. */
export const makeMove = (seat: number, cards: number) => ({
  type: 'MAKE_MOVE',
  payload: { type: cards === 0 ? 'stop' : 'draw', args: cards === 0 ? [] : [cards], playerID: String(seat) },
});
