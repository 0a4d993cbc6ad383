/** The cards of the house, for drawing one by its key without a table. */
import { SET } from '../../content/index.ts';
import { contentOf } from '../../content/set.ts';
import type { Content } from '../../rules/content.ts';

let made: Content | undefined;

export function houseSet(): Content {
  made ??= contentOf(SET, false);
  return made;
}
