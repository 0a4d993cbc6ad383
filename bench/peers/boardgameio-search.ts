/**
 * A contestant: boardgame.io's MCTSBot at the first question of the yardstick game. It is given the whole state, the
 * hidden cards, the deck and the dice to come included. An iteration is what its documentation calls so: it goes down the
 * tree, adds a node and plays on at random, here to the end of the game.
 */
import { answerParent } from '../child.ts';
import { cpuTime } from '../cpu-time.ts';
import { type Yardstick, yardstick } from './boardgameio.ts';
import { peer } from './install.ts';

interface GameState {
  readonly G: Yardstick;
  readonly ctx: { readonly currentPlayer: string };
}

interface Bot {
  play(state: GameState, playerID: string): Promise<object>;
}

interface BotSetup {
  readonly game: object;
  readonly enumerate: (G: Yardstick) => { readonly move: string; readonly args: readonly number[] }[];
  readonly iterations: number;
  readonly playoutDepth: number;
}

const { InitializeGame } = peer<{ InitializeGame(setup: object): GameState }>('boardgame.io/internal');
const { MCTSBot } = peer<{ MCTSBot: new (setup: BotSetup) => Bot }>('boardgame.io/ai');

/** Of 1000 by default, which would take it half a minute; its pace is the same. */
const ITERATIONS = 25;

const game = yardstick(5);
const stop = { move: 'stop', args: [] };
const draws = [1, 2, 3, 4].map((cards) => ({ move: 'draw', args: [cards] }));
const bot = new MCTSBot({
  game,
  enumerate: ({ left }) => [stop, ...draws.slice(0, left)],
  iterations: ITERATIONS,
  playoutDepth: Number.MAX_SAFE_INTEGER,
});

answerParent({
  rate: async () => {
    const state = InitializeGame({ game, numPlayers: 4 });
    const start = cpuTime();
    await bot.play(state, state.ctx.currentPlayer);
    return (ITERATIONS / (cpuTime() - start)) * 1000;
  },
});
