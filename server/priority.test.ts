import { execFileSync } from 'node:child_process';
import { platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The policies of the threads of a process whose helpers stepped back, by their names, once that is done. */
const SCRIPT = `
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { helpersStepBack } from '${fileURLToPath(new URL('./priority.ts', import.meta.url))}';
helpersStepBack();
await wait(1000);
const threads = readdirSync('/proc/self/task').map((thread) => {
  const of = (file) => readFileSync('/proc/self/task/' + thread + '/' + file, 'utf8');
  const fields = of('stat').split(') ')[1].split(' ');
  return { name: of('comm').trim(), isBack: fields[38] === '5' || fields[16] === '19' };
});
console.log(JSON.stringify(threads));
`;

describe('threads that help the server', () => {
  it.runIf(platform() === 'linux')('step back, and no others do', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' });
    const threads = JSON.parse(told) as { name: string; isBack: boolean }[];
    const helpers = threads.filter(({ name }) => name === 'V8Worker');
    expect(helpers.length).toBeGreaterThan(0);
    for (const { name, isBack } of threads) expect(isBack, name).toBe(name === 'V8Worker');
  });
});
