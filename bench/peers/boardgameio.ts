/**
 * The yardstick game on boardgame.io 0.50, as its documentation writes games with secrets: moves that change G and are
 * not run by clients, what nobody may see in `secret`, what one player may see in `players`, STRIP_SECRETS as the view,
 * turns ended by event. Everything else as it ships.
 */
import { peer } from './install.ts';

const { INVALID_MOVE, PlayerView } = peer<{ INVALID_MOVE: string; PlayerView: { STRIP_SECRETS: object } }>(
  'boardgame.io/core',
);

export interface Yardstick {
  secret: { deck: number[] };
  /** One hidden card each. */
  players: { [seat: string]: { card: number } };
  hands: { [seat: string]: { cards: number[]; status: 'in' | 'stopped' | 'out'; keys: number } };
  boss: number;
  /** How many cards the deck holds. */
  left: number;
}

interface Context {
  readonly G: Yardstick;
  readonly ctx: { readonly currentPlayer: string };
  readonly random: { Die(sides: number): number; Shuffle<T>(from: T[]): T[] };
  readonly events: { endTurn(to: { next: string }): void; endGame(result: object): void };
}

const SEATS = ['0', '1', '2', '3'];
const CARDS = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => [value, value, value, value]);

const leftOf = (seat: string, steps: number): string => SEATS[(Number(seat) + steps) % SEATS.length];

const total = (G: Yardstick, seat: string): number =>
  G.hands[seat].cards.reduce((sum, card) => sum + card, G.players[seat].card);

function deal(G: Yardstick, random: Context['random']): void {
  const deck = random.Shuffle(CARDS);
  G.boss = 13 + random.Die(8);
  for (const seat of SEATS) {
    G.players[seat].card = deck.pop() ?? 0;
    G.hands[seat].cards = [];
    G.hands[seat].status = 'in';
  }
  G.secret.deck = deck;
  G.left = deck.length;
}

function score(G: Yardstick): void {
  const totals = SEATS.map((seat) => total(G, seat)).map((sum) => (sum > G.boss ? 0 : sum));
  const best = Math.max(...totals);
  if (best === 0) return;
  for (const [i, seat] of SEATS.entries()) if (totals[i] === best) G.hands[seat].keys += best === G.boss ? 2 : 1;
}

function goOn({ G, ctx, random, events }: Context, goal: number): void {
  const next = [1, 2, 3, 4]
    .map((steps) => leftOf(ctx.currentPlayer, steps))
    .find((seat) => G.hands[seat].status === 'in');
  if (next !== undefined) {
    events.endTurn({ next });
    return;
  }
  score(G);
  const keys = SEATS.map((seat) => G.hands[seat].keys);
  const most = Math.max(...keys);
  if (most >= goal) events.endGame({ winner: SEATS[keys.indexOf(most)] });
  else {
    deal(G, random);
    events.endTurn({ next: leftOf(ctx.currentPlayer, 1) });
  }
}

/** The game; the reducer is raced to 5 keys, the server's tables never end. */
export const yardstick = (goal: number) => ({
  name: 'yardstick',
  setup: ({ random }: Context): Yardstick => {
    const forEach = <T>(make: () => T) => Object.fromEntries(SEATS.map((seat) => [seat, make()]));
    const G: Yardstick = {
      secret: { deck: [] },
      players: forEach(() => ({ card: 0 })),
      hands: forEach(() => ({ cards: [], status: 'in', keys: 0 })),
      boss: 0,
      left: 0,
    };
    deal(G, random);
    return G;
  },
  moves: {
    draw: {
      client: false,
      move: (context: Context, cards: number) => {
        const { G, ctx } = context;
        if (!(Number.isInteger(cards) && cards >= 1 && cards <= Math.min(4, G.left))) return INVALID_MOVE;
        const hand = G.hands[ctx.currentPlayer];
        for (let i = 0; i < cards; i++) hand.cards.push(G.secret.deck.pop() ?? 0);
        G.left -= cards;
        if (total(G, ctx.currentPlayer) > G.boss) hand.status = 'out';
        goOn(context, goal);
        return undefined;
      },
    },
    stop: {
      client: false,
      move: (context: Context) => {
        context.G.hands[context.ctx.currentPlayer].status = 'stopped';
        goOn(context, goal);
      },
    },
  },
  playerView: PlayerView.STRIP_SECRETS,
});

/** A move as its clients send it. */
export const makeMove = (seat: string, cards: number) => ({
  type: 'MAKE_MOVE',
  payload: { type: cards === 0 ? 'stop' : 'draw', args: cards === 0 ? [] : [cards], playerID: seat },
});
