/**
 * npm run chaos: people play many tables over HTTP and WebSocket through several nodes while everything that can go wrong
 * does; then an independent checker compares the logs with what everybody was told. Exit code 0 only without violations.
 */
import { postgresGround, sqliteGround } from '../chaos/ground.ts';
import { reportText } from '../chaos/report.ts';
import { run } from '../chaos/world.ts';
import type { Given } from '../cli/arguments.ts';
import { runScript } from './lib/script.ts';

/** Milliseconds without faults at the end. */
const CALM = 3000;

async function chaos(given: Given): Promise<number> {
  const isSqlite = given.has('sqlite');
  const plan = {
    seed: given.text('seed') ?? String(Date.now()),
    seconds: given.number('minutes', 10, 1, 10_000) * 60,
    tables: given.number('tables', 40, 1, 10_000),
    nodes: isSqlite ? 1 : given.number('nodes', 3, 1, 20),
    calm: CALM,
  };
  const ground = isSqlite ? sqliteGround() : await postgresGround();
  try {
    const report = await run(plan, ground, console.log);
    if (given.has('complaints')) console.log(report.complaints.join(''));
    console.log(reportText(report));
    return report.violations.length === 0 ? 0 : 1;
  } finally {
    await ground.clear();
  }
}

await runScript({
  name: 'chaos',
  call: 'npm run chaos --',
  summary:
    'Plays while nodes are killed, the database is restarted and messages are lost, then checks what everybody was told.',
  options: {
    minutes: { value: 'N', help: 'how long (10)' },
    tables: { value: 'N', help: 'at how many tables (40)' },
    nodes: { value: 'N', help: 'through how many nodes on one PostgreSQL (3)' },
    seed: { value: 'S', help: 'any text; another seed has other faults (the time of day)' },
    sqlite: { help: 'one node on a file, without PostgreSQL' },
    complaints: { help: 'also everything the nodes complained of' },
  },
  run: chaos,
});
