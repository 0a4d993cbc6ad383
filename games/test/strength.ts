/** How bots of one strength do against others. */
import { playGame } from '../../bots/game.ts';
import type { Heuristic } from '../../bots/heuristic.ts';
import { makePlayer, type Playable } from '../../bots/players.ts';
import { Chance, completeOptions, type Game, type OptionValues, type Shape, sha256Words } from '../../kernel/index.ts';

type Strength = 'malin' | 'debutant' | 'random';

/** The share the first of these bots wins, of the games that somebody won. */
export const shareOf =
  <G extends Shape>(rules: Game<G>, heuristic: Heuristic<G>) =>
  (games: number, given: Partial<G['options']>, ...bots: Strength[]): number => {
    const box = { rules, heuristic } as unknown as Playable;
    const options = completeOptions(rules.options, bots.length, given) as OptionValues;
    const players = bots.map((strength) => makePlayer(box, strength));
    let wins = 0;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const setup = { seats: bots.length, options, seed: `strength ${game}` };
      const { outcome } = playGame(box, setup, players, new Chance(sha256Words(`players ${game}`)));
      if (outcome.winners.includes(0)) wins++;
      if (outcome.winners.length > 0) won++;
    }
    return wins / won;
  };
