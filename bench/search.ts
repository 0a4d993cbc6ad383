/**
 * How fast *maître* thinks, at questions of each game, and against boardgame.io's MCTSBot at the yardstick game: there both
 * are asked the first question of a game to five keys among four, and play every iteration out at random to the end of the
 * game, some 89 answers. Ours knows only its seat's view and makes up the hidden cards; each of its players answers
 * from a view. The other one searches the true state.
 */
import { Child } from './child.ts';
import { installPeers } from './peers/install.ts';
import type { Contestant, Race } from './race.ts';

const WARM_UPS = 2;

const thinking =
  (script: string, ...args: string[]) =>
  async (): Promise<Contestant> => {
    const child = Child.start(script, args);
    const measure = () => child.ask<number>('rate');
    for (let i = 0; i < WARM_UPS; i++) await measure();
    return { measure, stop: () => child.stop() };
  };

const mctsBot = async (): Promise<Contestant> => {
  await installPeers();
  return thinking('./peers/boardgameio-search.ts')();
};

export const searchRace = (quick: boolean): Race => ({
  rounds: quick ? 3 : 7,
  rows: {
    'boss-quest-thoughts': ['boss-quest'],
    'bazar-quest-thoughts': ['bazar-quest'],
    'donjon-thoughts': ['donjon'],
    'karanor-thoughts': ['karanor'],
    'search-vs-boardgameio': ['yardstick', 'MCTSBot'],
  },
  contestants: {
    'boss-quest': thinking('./search-rate.ts', 'boss-quest'),
    'bazar-quest': thinking('./search-rate.ts', 'bazar-quest'),
    donjon: thinking('./search-rate.ts', 'donjon'),
    karanor: thinking('./search-rate.ts', 'karanor'),
    yardstick: thinking('./search-rate.ts', 'yardstick'),
    MCTSBot: mctsBot,
  },
});
