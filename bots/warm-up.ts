/** Code is fast once it has run often: a game among bots before the first people come, so that nobody waits for a first thought. */
import { Chance, completeOptions, type OptionValues, sha256Words } from '../kernel/index.ts';
import { playGame } from './game.ts';
import { makePlayer, type Playable } from './players.ts';

export function warmUp(box: Playable): void {
  const { options, seats } = box.rules;
  const most = seats.max;
  const players = Array.from({ length: most }, () => makePlayer(box, 'malin'));
  const setup = { seats: most, options: completeOptions(options, most, {}) as OptionValues, seed: 'warm-up' };
  playGame(box, setup, players, new Chance(sha256Words('players')));
}
