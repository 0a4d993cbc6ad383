/** A thinker that dies of one question and repeats the name of the game to the others, for tests. */
import { parentPort } from 'node:worker_threads';
import type { Thought } from '../thinking/thought.ts';

parentPort?.on('message', ({ game }: Thought) => {
  if (game === 'deadly') process.exit(1);
  parentPort?.postMessage({ answer: game });
});
