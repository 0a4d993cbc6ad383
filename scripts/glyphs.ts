// Writes the sprites of all drawings the project uses: silhouettes taken from game-icons, named in glyphs.json,
// market.json, dungeon.json, isles.json and wares.json, and our own signs. `npm run glyphs` writes them, `npm run glyphs -- --check` only says if one is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import dungeon from '../web/look/dungeon.json' with { type: 'json' };
import authors from '../web/look/glyphs.json' with { type: 'json' };
import isles from '../web/look/isles.json' with { type: 'json' };
import market from '../web/look/market.json' with { type: 'json' };
import signs from '../web/look/signs.json' with { type: 'json' };
import wares from '../web/look/wares.json' with { type: 'json' };

const budget = 60_000;
const icons: Readonly<Record<string, { readonly body: string } | undefined>> = gameIcons.icons;
const isCheck = process.argv.includes('--check');

/** A path on a grid of 512 with one decimal: nobody sees the difference, and a quarter of the bytes go. */
function rounded(path: string): string {
  return path.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const text = `${Math.round(Number(number) * 10) / 10}`.replace(/^(-?)0\./, '$1.');
    // Two numbers that only a point told apart need a space now.
    const before = /^\d/.test(text) && /[\d.]/.test(path[at - 1] ?? '') ? ' ' : '';
    const after = !text.includes('.') && path[at + number.length] === '.' ? ' ' : '';
    return `${before}${text}${after}`;
  });
}

function silhouette(name: string): string {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`game-icons has no "${name}"`);
  const body = icon.body.replace(/(?<= d=")[^"]+/g, rounded);
  return `<symbol id="g-${name}" viewBox="0 0 512 512">${body}</symbol>`;
}

const sign = ([name, path]: readonly [string, string]): string =>
  `<symbol id="g-${name}" viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></symbol>`;

function write(file: string, symbols: readonly string[]): void {
  const url = new URL(`../web/look/${file}`, import.meta.url);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const size = gzipSync(sprite).length;
  if (size > budget) throw new Error(`${file} is ${size} bytes compressed, at most ${budget} are allowed`);
  if (!isCheck) writeFileSync(url, sprite);
  else if (readFileSync(url, 'utf8') !== sprite) throw new Error(`web/look/${file} is stale: run npm run glyphs`);
  console.log(`${file}: ${symbols.length} drawings, ${(size / 1000).toFixed(1)} kB compressed`);
}

const names = [authors, market, dungeon, isles, wares, signs].flatMap((set) => Object.keys(set));
const twice = names.find((name, i) => names.indexOf(name) !== i);
if (twice !== undefined) throw new Error(`"${twice}" is drawn twice`);

write('glyphs.svg', [...Object.keys(authors).sort().map(silhouette), ...Object.entries(signs).map(sign)]);
write('market.svg', Object.keys(market).sort().map(silhouette));
write('dungeon.svg', Object.keys(dungeon).sort().map(silhouette));
write('isles.svg', Object.keys(isles).sort().map(silhouette));
write('wares.svg', Object.keys(wares).sort().map(silhouette));
