/** The cards of the house, for drawing one by its key without a table. */
import { makeContent } from '../../content/index.ts';
import type { Content } from '../../rules/content.ts';

let made: Content | undefined;

export function houseSet(): Content {
  made ??= makeContent({
    firstGame: false,
    unshakeableHeroes: false,
    advancedTwoPlayer: false,
    openSales: false,
    firstHolder: 0,
    odds: true,
  });
  return made;
}
