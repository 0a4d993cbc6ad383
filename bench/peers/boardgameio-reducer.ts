/** A contestant: the yardstick game on boardgame.io's reducer, a random legal player. */
import { answerParent } from '../child.ts';
import { cpuTime } from '../cpu-time.ts';
import { makeMove, type Yardstick, yardstick } from './boardgameio.ts';
import { peer } from './install.ts';

interface GameState {
  readonly G: Yardstick;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface BoardgameIo {
  InitializeGame(setup: { game: object; numPlayers: number }): GameState;
  CreateGameReducer(setup: { game: object }): (state: GameState, action: object) => GameState;
}

const { InitializeGame, CreateGameReducer } = peer<BoardgameIo>('boardgame.io/internal');
const game = yardstick(5);
const reduce = CreateGameReducer({ game });
let state = InitializeGame({ game, numPlayers: 4 });

answerParent({
  rate: ({ ms }: { ms: number }) => {
    const start = cpuTime();
    let moves = 0;
    let now = start;
    for (; now - start < ms; now = cpuTime()) {
      if (state.ctx.gameover !== undefined) state = InitializeGame({ game, numPlayers: 4 });
      const cards = Math.floor(Math.random() * (1 + Math.min(4, state.G.left)));
      state = reduce(state, makeMove(state.ctx.currentPlayer, cards));
      moves++;
    }
    return (moves / (now - start)) * 1000;
  },
});
