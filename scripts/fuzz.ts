// npm run fuzz: bad people at a real server with every game in play; exit code 0 only when nothing broke, was accepted
// or disclosed. npm run fuzz -- --messages 100000 --seed S
import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import { fuzz } from '../server/testing/fuzz/fuzz.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
console.log(`seed ${values.seed}`);
const report = await fuzz({ shelf, messages: Number(values.messages), seed: values.seed, say: console.log });
console.log(JSON.stringify(report, undefined, 2));
process.exitCode = report.violations.length === 0 ? 0 : 1;
