/** A real server in a process of its own, as people start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.ts';

export async function serve(
  data: string,
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(join(ROOT, 'tablee'), ['serve'], {
    env: { ...process.env, TABLEE_PORT: '0', TABLEE_HOST: '127.0.0.1', TABLEE_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.resume();
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url !== undefined) return { child, url };
  }
  throw new Error('the server did not start');
}
