/** A thinker that dies of one question, takes long over another and repeats the name of the game to the rest, for tests. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Thought } from '../thinking/thought.ts';

/** Longer than anybody waits. */
const LONG = 5000;

process.on('message', async ({ game }: Thought) => {
  if (game === 'deadly') process.exit(1);
  if (game === 'slow') await wait(LONG);
  process.send?.({ answer: game });
});
process.on('disconnect', () => process.exit());
