/** Every text of the client, compressed once at build time: the server sends the smallest a browser understands. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg)$/;

export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
      const path = join(dir, name);
      const text = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
    }
  },
};
