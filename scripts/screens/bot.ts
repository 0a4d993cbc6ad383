/** Léa plays as one of the house's bots would. */
import { makePlayer, type Strength } from '../../bots/players.ts';
import type { Box } from '../../games/box.ts';
import { type AnyShape, Chance, type Decision, sha256Words, type View } from '../../kernel/index.ts';
import type { Choose } from './host.ts';

/** Answers as a bot of this strength. */
export function asBot(box: Box, strength: Strength): Choose {
  const bot = makePlayer(box, strength);
  const chance = new Chance(sha256Words('Léa'));
  return ({ id, kind, blocking, about }, { view, table }) => {
    const { options } = table;
    const seats = table.seats.filter(({ kind: who }) => who !== 'empty').length;
    const seen = { ...view, table: { seats, options, content: box.rules.content(options, seats) } };
    const decision: Decision = { id, kind, blocking, about, seat: view.seat };
    return bot.decide(seen as unknown as View<AnyShape>, decision, chance);
  };
}
