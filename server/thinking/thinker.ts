/** A process that thinks for bots: one question at a time, from the view alone. */
import { freeChance } from '../../bots/free-chance.ts';
import { makePlayer } from '../../bots/players.ts';
import { counsel } from '../../bots/search/counsel.ts';
import { shelf } from '../../games/index.ts';
import { type AnyShape, canonical, type Fixed, type View } from '../../kernel/index.ts';
import { stepBack } from './priority.ts';
import type { Idea, Thought } from './thought.ts';

/** Tables whose cards are kept at hand. */
const MOST_TABLES = 20;
const tables = new Map<string, Fixed<AnyShape>>();
const chance = freeChance();

async function think({ game, seats, options, pack, lean, isAdvice, ms, decision, ...seen }: Thought): Promise<Idea> {
  const box = await shelf.find(({ id }) => id === game)?.load();
  if (box === undefined) throw new Error(`there is no game "${game}"`);
  const key = canonical([game, seats, options, pack ?? null]);
  const table = tables.get(key) ?? { seats, options, content: box.rules.content(options, seats, pack) };
  if (!tables.has(key) && tables.size >= MOST_TABLES) tables.clear();
  tables.set(key, table);
  const view: View<AnyShape> = { ...seen, table };
  if (isAdvice && decision !== undefined) return { counsel: counsel(box, view, decision, { ms }, chance) };
  const player = makePlayer(box, 'maitre', lean, { ms });
  return decision === undefined
    ? { unasked: player.volunteer(view, chance) }
    : { answer: player.decide(view, decision, chance) };
}

let isBack = false;

process.on('message', async (thought: Thought) => {
  const idea = await think(thought).catch((error) => ({ trouble: String(error) }));
  process.send?.(idea);
  // Not before the first one, for which it reads a game while somebody waits.
  if (!isBack) stepBack();
  isBack = true;
});
// The server has gone, however it went.
process.on('disconnect', () => process.exit());
