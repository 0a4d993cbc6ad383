/** Runs the real command, as people do. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function tablee(...args: readonly string[]): Promise<Said> {
  return new Promise((done, fail) => {
    const child = spawn(join(ROOT, 'tablee'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
  });
}

/** A folder of its own for one test. */
export function folder(): { readonly path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), 'tablee-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
