// npm run chaos: people play many tables over HTTP and WebSocket through several nodes while everything that can go wrong
// does; then an independent checker compares the logs with what everybody was told. Exit code 0 only without violations.
// npm run chaos -- --minutes 10 --tables 40 --nodes 3 --seed S
import { parseArgs } from 'node:util';
import { postgresGround, sqliteGround } from '../chaos/ground.ts';
import { reportText } from '../chaos/report.ts';
import { run } from '../chaos/world.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now()) },
    /** One node on a file, without PostgreSQL. */
    sqlite: { type: 'boolean', default: false },
    /** Everything the nodes complained of. */
    complaints: { type: 'boolean', default: false },
  },
});
const plan = {
  seed: values.seed,
  seconds: Number(values.minutes) * 60,
  tables: Number(values.tables),
  nodes: values.sqlite ? 1 : Number(values.nodes),
  calm: 3000,
};
const ground = values.sqlite ? sqliteGround() : await postgresGround();
try {
  const report = await run(plan, ground, console.log);
  if (values.complaints) console.log(report.complaints.join(''));
  console.log(reportText(report));
  process.exitCode = report.violations.length === 0 ? 0 : 1;
} finally {
  await ground.clear();
}
