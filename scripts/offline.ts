/** Tells the service worker which files the application is made of: not the contributors' gallery, nor what servers alone open. */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
/** The inside of a game's box: its bots, its packs. */
const BOX = /\/games\/[\w-]+\/index\.ts$/;

/** Practice opens a box for its rules and bots: what servers and reports ask it for is not built a second time. */
export const forPractice: Plugin = {
  name: 'for-practice',
  apply: 'build',
  resolveDynamicImport: (_what, opener) => (BOX.test(opener ?? '') ? false : null),
};

const isBox = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  file.type === 'chunk' && BOX.test(file.facadeModuleId ?? '');

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`The build has no ${WORKER}.`);
      const shell = Object.values(bundle)
        .filter((file) => !isBox(file))
        .map(({ fileName }) => fileName)
        .filter((name) => name.startsWith('assets/') && !name.includes('/gallery-'));
      const files = shell.map((name) => `/${name}`).sort();
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify(files)).replaceAll('__BUILD__', `'${build}'`);
    },
  },
};
