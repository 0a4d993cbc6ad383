// Draws the printed map of Karanor from the territories of the house: sea, land, roads, what grows there, and where names
// stand. `npm run map` writes base.svg and layout.json of its table, `npm run map -- --check` only says if one is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { SET } from '../games/karanor/content/index.ts';
import { contentOf } from '../games/karanor/content/set.ts';
import { bendOf, linkPath, middleOf } from '../games/karanor/table/map/links.ts';
import { contour } from './map/contour.ts';
import { landsOf } from './map/field.ts';
import { type Box, type Label, LINE, placeLabels, SHEET } from './map/labels.ts';
import { terrainOf } from './map/terrain.ts';

const nodes = contentOf(SET, false).territories;
const lands = landsOf(nodes, Math.max(...nodes.map(({ landmass }) => landmass)) + 1);
const pairs = (of: 'land' | 'sea'): [number, number][] =>
  nodes.flatMap((node, a) => node[of].filter((b) => b > a).map((b): [number, number] => [a, b]));
const roads = pairs('land');
const seas = pairs('sea');

/** Points along all roads, for whatever keeps clear of them. */
const along = roads.flatMap(([a, b]) => {
  const [p, q] = [nodes[a], nodes[b]];
  const bend = bendOf(p, q, false);
  return Array.from({ length: 31 }, (_, i): [number, number] => {
    const u = i / 30;
    const [w, v] = [(1 - u) ** 2, 2 * u * (1 - u)];
    return [w * p.x + v * bend.x + u * u * q.x, w * p.y + v * bend.y + u * u * q.y];
  });
});

const ROSE = { x: 893, y: 442 };
/** Where the sea has something else to show: its beasts and ships, names of lands, the rose. */
const taken: Box[] = [
  { x: 580, y: 174, w: 52, h: 52 },
  { x: 402, y: 210, w: 44, h: 44 },
  { x: 618, y: 468, w: 36, h: 36 },
  { x: 96, y: 6, w: 40, h: 40 },
  { x: 100, y: 487, w: 172, h: 20 },
  { x: 864, y: 56, w: 84, h: 20 },
  { x: 706, y: 491, w: 160, h: 20 },
  { x: ROSE.x - 52, y: ROSE.y - 62, w: 104, h: 112 },
  { x: 346, y: 462, w: 60, h: 60 },
  { x: 392, y: 520, w: 60, h: 30 },
  ...seas.map(([a, b]) => {
    const { x, y } = middleOf(nodes[a], nodes[b]);
    return { x: x - 17, y: y - 12, w: 34, h: 24 };
  }),
];

const name = (lang: 'fr' | 'en') => nodes.map(({ title, city }) => (city ? title[lang].toUpperCase() : title[lang]));
const labels = { fr: placeLabels(nodes, name('fr'), along, taken), en: placeLabels(nodes, name('en'), along, taken) };
const terrain = terrainOf(
  nodes,
  lands,
  along,
  labels.fr.map(({ box }) => box),
);

const coast = lands.each.map((field) => contour(field, { level: 0, every: 2, least: 1500 })).join('');
const depths = [
  { level: 5, width: 1.5, opacity: 0.85 },
  { level: 10.5, width: 1.25, opacity: 0.62 },
  { level: 17.5, width: 1, opacity: 0.46 },
  { level: 26, width: 0.85, opacity: 0.34 },
  { level: 36, width: 0.7, opacity: 0.24 },
];
const roadPaths = roads.map(([a, b]) => linkPath(nodes[a], nodes[b], false)).join('');
const seaPaths = seas.map(([a, b]) => linkPath(nodes[a], nodes[b], true)).join('');

const stroke = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="var(--m-${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}`;
const path = (d: string, look: string): string => `<path d="${d}" ${look}/>`;
const turned = (by: number, inside: string): string => `<g transform="rotate(${by})">${inside}</g>`;

const rhumbs = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16;
  const [x, y] = [ROSE.x + 1200 * Math.cos(angle), ROSE.y + 1200 * Math.sin(angle)].map(Math.round);
  return `M${ROSE.x} ${ROSE.y}L${x} ${y}`;
}).join('');

const water = [...depths]
  .reverse()
  .map(({ level, width, opacity }) => {
    const line = contour(lands.all, { level, every: 3 });
    const shoal = level === 17.5 ? path(line, 'fill="var(--m-sea2)"') : '';
    return shoal + path(line, stroke('line', width, ` opacity="${opacity}"`));
  })
  .join('');

const points = [45, 135, 225, 315, 0, 90, 180, 270]
  .map((by, i) => {
    const [long, wide] = i < 4 ? [24, 6.5] : [38, 8];
    return turned(
      by,
      path(`M0-${long}L${wide}-${wide}L0 0Z`, 'fill="var(--m-second)"') +
        path(`M0-${long}L-${wide}-${wide}L0 0Z`, 'fill="var(--m-line)"'),
    );
  })
  .join('');
const ticks = Array.from({ length: 32 }, (_, i) =>
  turned(i * 11.25, path(`M0-45V-${i % 4 === 0 ? 40.5 : 42.5}`, stroke('line', 1))),
).join('');
const rose = `<g transform="translate(${ROSE.x} ${ROSE.y})"><circle r="45" fill="var(--m-sea2)" stroke="var(--m-line)" stroke-width="1.4"/><circle r="40.5" ${stroke('line', 0.7)}/>${ticks}${points}<circle r="4" fill="var(--m-sea2)" stroke="var(--m-line)"/></g>`;

const frameBox = (inset: number, look: string): string =>
  `<rect x="${SHEET.x + inset}" y="${SHEET.y + inset}" width="${SHEET.w - 2 * inset}" height="${SHEET.h - 2 * inset}" ${look}/>`;
const frame =
  frameBox(3, 'fill="none" stroke="var(--m-land)" stroke-width="6"') +
  frameBox(3, 'fill="none" stroke="var(--m-line)" stroke-width="6" stroke-dasharray="31 31"') +
  frameBox(0.7, stroke('line', 1.4)) +
  frameBox(6.7, stroke('line', 1.4)) +
  frameBox(10, stroke('line', 0.7));

const base = [
  frameBox(0, 'fill="var(--m-sea)"'),
  path(rhumbs, stroke('line', 0.7, ' opacity=".22"')),
  water,
  path(seaPaths, stroke('sea2', 8, ' opacity=".85"')),
  path(seaPaths, stroke('line', 4, ' stroke-dasharray=".1 9"')),
  rose,
  path(coast, 'fill="var(--m-second)" transform="translate(3.5 4)"'),
  path(
    coast,
    'fill="var(--m-land)" fill-rule="evenodd" stroke="var(--m-line)" stroke-width="2.2" stroke-linejoin="round"',
  ),
  path(contour(lands.all, { level: -5, every: 3 }), stroke('line', 0.9, ' stroke-dasharray=".1 3.4" opacity=".55"')),
  path(roadPaths, stroke('land', 9)),
  path(roadPaths, stroke('line', 4.6)),
  path(roadPaths, stroke('land', 2.2)),
  `<g opacity=".78">${path(terrain.shadows, 'fill="var(--m-second)" opacity=".55"')}${path(terrain.lines, stroke('line', 1.15))}${path(terrain.dots, stroke('second', 2.8))}</g>`,
].join('\n');
/** The lands alone, for small maps on cards and in a corner. */
const small = lands.each.map((field) => contour(field, { level: -3, every: 7, digits: 0 })).join('');

const isCheck = process.argv.includes('--check');
function write(file: string, text: string): void {
  const url = new URL(`../games/karanor/table/map/${file}`, import.meta.url);
  if (!isCheck) writeFileSync(url, text);
  else if (readFileSync(url, 'utf8') !== text) throw new Error(`the map's ${file} is stale: run npm run map`);
}

const sheet = `${SHEET.x} ${SHEET.y} ${SHEET.w} ${SHEET.h}`;
write(
  'base.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet}">\n<g id="base">\n${base}\n</g>\n<g id="frame">${frame}</g>\n<path id="lands" d="${small}"/>\n</svg>\n`,
);

const tenth = (n: number): number => Math.round(n * 10) / 10;
function placed({ lines, anchor, box }: Label): object {
  const x = anchor === 'middle' ? box.x + box.w / 2 : anchor === 'start' ? box.x : box.x + box.w;
  return { lines, anchor, x: tenth(x), y: tenth(box.y + 12), w: tenth(box.w) };
}
const layout = Object.fromEntries(
  nodes.map(({ id, x, y }, i) => [id, { x, y, fr: placed(labels.fr[i]), en: placed(labels.en[i]) }]),
);
/** As the formatter has it: the lines of a name side by side. */
const json = JSON.stringify({ line: LINE, places: layout }, null, 2).replace(/\[[^[\]]*\]/g, (lines) =>
  lines.replace(/\n\s*/g, ' ').replace('[ ', '[').replace(' ]', ']'),
);
write('layout.json', `${json}\n`);
