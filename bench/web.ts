/** What a browser loads: the client is built afresh and everything that is code is compressed and weighed. */
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type { Contestant, Race } from './race.ts';

const CODE = /\.(js|css)$/;

/**
 * What neither the home page nor a game played from it to its score sheet loads: the lobby with its QR code, other
 * screens, what one asks for in the menu, bots (they are for the server and for practice), the rule book, the words of a language that is not read.
 */
const LATER =
  /^screens\/(Credits|Host|Join|Lobby|Practice|Replay|Rules|Verify|Watch)\.svelte$|(Invite|Notices)Sheet|AdviceLine|^practice\/|^\.\.\/games\/[\w-]+\/index\.ts$|words\/(en|\w+\/rules)\.ts$/;
/** The game that is played; the others stay in their boxes. */
const PLAYED = 'boss-quest';
const others = readdirSync(new URL('../games', import.meta.url)).filter((folder) => folder !== PLAYED);

export const webRace: Race = { rounds: 1, rows: { 'web-code-kB': ['web'] }, contestants: { web: async () => webCode } };

const webCode: Contestant = {
  measure: async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'tablee-bench-web-'));
    try {
      await build({
        configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
        root: fileURLToPath(new URL('../web', import.meta.url)),
        logLevel: 'error',
        build: { outDir, emptyOutDir: true, manifest: true },
      });
      const page = await readFile(join(outDir, 'index.html'), 'utf8');
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const sizes = await Promise.all(codeOf(page, manifest).map((file) => weight(join(outDir, file))));
      return sizes.reduce((sum, size) => sum + size, 0) / 1000;
    } finally {
      await rm(outDir, { recursive: true, force: true });
    }
  },
  stop: async () => {},
};

/** All code the front page leads to, at once or when a table of the game is opened. */
function codeOf(page: string, manifest: Manifest): string[] {
  const files = new Set<string>();
  const isLater = (key: string): boolean => LATER.test(key) || others.includes(manifest[key].name ?? '');
  const visit = (key: string): void => {
    const { file, css = [], imports = [], dynamicImports = [] } = manifest[key];
    if (files.has(file)) return;
    for (const one of [file, ...css]) files.add(one);
    for (const next of [...imports, ...dynamicImports.filter((each) => !isLater(each))]) visit(next);
  };
  for (const [key, { file }] of Object.entries(manifest)) if (page.includes(file)) visit(key);
  return [...files].filter((file) => CODE.test(file));
}

/** As it travels: in the form the build compressed it to, else as gzip would. */
async function weight(path: string): Promise<number> {
  for (const form of ['br', 'gz']) {
    const compressed = await stat(`${path}.${form}`).catch(() => undefined);
    if (compressed !== undefined) return compressed.size;
  }
  return (await promisify(gzip)(await readFile(path), { level: 9 })).length;
}
