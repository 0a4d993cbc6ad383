// Writes web/look/glyphs.svg, the sprite of all drawings the project uses: the silhouettes named in glyphs.json, taken
// from game-icons, and our own signs. `npm run glyphs` writes it, `npm run glyphs -- --check` only says if it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import authors from '../web/look/glyphs.json' with { type: 'json' };
import signs from '../web/look/signs.json' with { type: 'json' };

const budget = 60_000;
const file = new URL('../web/look/glyphs.svg', import.meta.url);
const icons: Readonly<Record<string, { readonly body: string } | undefined>> = gameIcons.icons;

function silhouette(name: string): string {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`glyphs.json names "${name}", which game-icons does not have`);
  if (name in signs) throw new Error(`"${name}" is both a silhouette and a sign`);
  return `<symbol id="g-${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
}

const sign = ([name, path]: readonly [string, string]): string =>
  `<symbol id="g-${name}" viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></symbol>`;

const symbols = [...Object.keys(authors).sort().map(silhouette), ...Object.entries(signs).map(sign)];
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
const size = gzipSync(sprite).length;
if (size > budget) throw new Error(`the sprite is ${size} bytes compressed, at most ${budget} are allowed`);

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== sprite) throw new Error('web/look/glyphs.svg is stale: run npm run glyphs');
} else {
  writeFileSync(file, sprite);
}
console.log(`${symbols.length} drawings, ${(size / 1000).toFixed(1)} kB compressed`);
