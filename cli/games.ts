/** Games by name, as typed on the command line. */
import type { About } from '../games/box.ts';
import { shelf } from '../games/index.ts';
import { misuse } from './failure.ts';
import { didYouMean } from './near.ts';

export const GAMES: readonly string[] = shelf.map((one) => one.id);

export function findGame(id: string): About {
  const about = shelf.find((one) => one.id === id);
  if (about !== undefined) return about;
  throw misuse(`There is no game "${id}".${didYouMean(id, GAMES) || ` The games are ${GAMES.join(', ')}.`}`);
}
