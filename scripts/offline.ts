/** Tells the service worker which files this build is made of: those of the application, not the contributors' gallery. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`The build has no ${WORKER}.`);
      const shell = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.includes('/gallery-'));
      const files = shell.map((name) => `/${name}`).sort();
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify(files)).replaceAll('__BUILD__', `'${build}'`);
    },
  },
};
