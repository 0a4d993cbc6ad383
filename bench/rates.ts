/** Who computes fastest: games by random legal players, each in a process of its own, by the processor's time. */
import { Child } from './child.ts';
import { installPeers } from './peers/install.ts';
import type { Contestant, Race } from './race.ts';

/** Short turns, many of them: what else the machine does then hits all alike. */
const TURN_MS = 250;
const WARM_UP_MS = 3000;

const computing =
  (script: string, ...args: string[]) =>
  async (): Promise<Contestant> => {
    const child = Child.start(script, args);
    const rate = (ms: number) => child.ask<number>('rate', { ms });
    await rate(WARM_UP_MS);
    return { measure: () => rate(TURN_MS), stop: () => child.stop() };
  };

const reducer = async (): Promise<Contestant> => {
  await installPeers();
  return computing('./peers/boardgameio-reducer.ts')();
};

export const ratesRace = (quick: boolean): Race => ({
  rounds: quick ? 5 : 21,
  rows: {
    'yardstick-vs-bare-loop': ['yardstick', 'bare-loop'],
    'yardstick-vs-boardgameio': ['yardstick', 'boardgame.io'],
    'boss-quest-vs-bare-loop': ['boss-quest', 'bare-loop'],
    'bazar-quest-vs-bare-loop': ['bazar-quest', 'bare-loop'],
    'bazar-quest-games': ['games of bazar-quest'],
    'donjon-vs-bare-loop': ['donjon', 'bare-loop'],
    'karanor-vs-bare-loop': ['karanor', 'bare-loop'],
  },
  contestants: {
    yardstick: computing('./rate.ts', 'yardstick'),
    'bare-loop': computing('./rate.ts', 'bare-loop'),
    'boss-quest': computing('./rate.ts', 'boss-quest'),
    'bazar-quest': computing('./rate.ts', 'bazar-quest'),
    'games of bazar-quest': computing('./rate.ts', 'bazar-quest', 'games'),
    donjon: computing('./rate.ts', 'donjon'),
    karanor: computing('./rate.ts', 'karanor'),
    'boardgame.io': reducer,
  },
});
