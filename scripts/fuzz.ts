/** npm run fuzz: bad people at a real server with every game in play; exit code 0 only when nothing broke, was accepted or disclosed. */
import type { Given } from '../cli/arguments.ts';
import { shelf } from '../games/index.ts';
import { fuzz } from '../server/testing/fuzz/fuzz.ts';
import { runScript } from './lib/script.ts';

async function run(given: Given): Promise<number> {
  const messages = given.number('messages', 100_000, 1, 1_000_000_000);
  const seed = given.text('seed') ?? String(Date.now());
  console.log(`seed ${seed}`);
  const report = await fuzz({ shelf, messages, seed, say: console.log });
  console.log(JSON.stringify(report, undefined, 2));
  return report.violations.length === 0 ? 0 : 1;
}

await runScript({
  name: 'fuzz',
  call: 'npm run fuzz --',
  summary: 'Sends a server what bad people send, from every role, and checks every byte that comes back.',
  options: {
    messages: { value: 'N', help: 'how many messages (100000)' },
    seed: { value: 'S', help: 'any text; another seed sends others (the time of day)' },
  },
  run,
});
