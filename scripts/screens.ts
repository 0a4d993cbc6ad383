/**
 * npm run screens: pictures of every screen for docs/screens, from a real server with fixed tables.
 * With names or how they begin (`npm run screens -- donjon lobby`) only those are taken again.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium, findChromium } from './lib/chromium.mjs';
import { root, runOrExit } from './lib/toolchain.mjs';
import { stageBazarQuest } from './screens/bazar-quest.ts';
import { stageBossQuest } from './screens/boss-quest.ts';
import { stageDonjon } from './screens/donjon.ts';
import { Host } from './screens/host.ts';
import { openHouse } from './screens/house.ts';
import { stageKaranor } from './screens/karanor.ts';
import { stageOwner } from './screens/owner.ts';
import { type Lang, type Light, type Look, type Picture, SIZES, type Size } from './screens/picture.ts';
import { shrink } from './screens/png.ts';

/** What the address bar of a club would show; the browser is told where it really is. */
const ADDRESS = 'http://tablee.example';
const folder = join(root, 'docs/screens');
const only = process.argv.slice(2);

type Stage = (lea: Host) => Promise<Picture[]>;
/** Who opens the tables, by how the names of the pictures begin; the house's own and the first game's are plain words. */
const stages: readonly (readonly [string, Stage])[] = [
  ['bazar', stageBazarQuest],
  ['donjon', stageDonjon],
  ['karanor', stageKaranor],
  ['owner', stageOwner],
  ['', stageBossQuest],
];
const stageOf = (wish: string): Stage | undefined => stages.find(([start]) => wish.startsWith(start))?.[1];
const isWished = ({ name }: Picture): boolean =>
  only.length === 0 || only.some((wish) => name === wish || name.startsWith(`${wish}-`));

/** A picture's file: its name, then its look. */
const FILE = /^(.+)-((?:desktop|phone)-(?:light|dark)(?:-en)?)\.png$/;

/** Takes every look of a picture: all are open when something happens at the table. */
async function take(browser: Browser, cookie: string, picture: Picture): Promise<void> {
  const pages: [Look, Page][] = [];
  for (const look of picture.looks) pages.push([look, await open(browser, cookie, picture, look)]);
  await picture.meanwhile?.();
  // What happens may be told for some seconds only: first all are taken, then they are made small.
  const taken: [Look, Buffer][] = [];
  for (const [look, page] of pages) {
    await page.bringToFront();
    await picture.before?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    taken.push([look, await page.screenshot({ animations: 'disabled', caret: 'hide' })]);
    await page.context().close();
  }
  for (const [look, png] of taken) writeFileSync(join(folder, `${picture.name}-${look}.png`), shrink(png));
}

async function open(browser: Browser, cookie: string, picture: Picture, look: Look): Promise<Page> {
  const [size, light, lang = 'fr'] = look.split('-') as [Size, Light, Lang?];
  const context = await browser.newContext({ ...SIZES[size], baseURL: ADDRESS, colorScheme: light, locale: 'fr-FR' });
  const [name, value] = cookie.split('=');
  if (!picture.isStranger) await context.addCookies([{ name, value, url: ADDRESS }]);
  const person = { lang, motion: 'none', coach: false, goesOn: false, ...(!picture.isStranger && { name: 'Léa' }) };
  await context.addInitScript((wishes) => localStorage.setItem('tablee.person', wishes), JSON.stringify(person));
  if (picture.meanwhile !== undefined) await context.addInitScript(linger);
  const page = await context.newPage();
  await page.goto(picture.path, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
  return page;
}

/** What is told for some seconds only stays until the picture is taken; in the browser. */
function linger(): void {
  const later = window.setTimeout.bind(window);
  const slowly = (call: () => void, ms = 0) => later(call, ms >= 4000 && ms < 6000 ? 60_000 : ms);
  Object.assign(window, { setTimeout: slowly });
}

/** A page that shows all there are. */
function index(): string {
  const files = readdirSync(folder).sort();
  const names = new Set(files.flatMap((file) => file.match(FILE)?.[1] ?? []));
  const rows = [...names].map((name) => {
    const shown = files.flatMap((file) => {
      const [, of, look] = file.match(FILE) ?? [];
      if (of !== name) return [];
      const width = look.startsWith('phone') ? 180 : 480;
      return `<img src="${file}" alt="${name}, ${look.replaceAll('-', ', ')}" width="${width}">`;
    });
    return `## ${name}\n\n${shown.join('\n')}\n`;
  });
  return `# Screens\n\nMade by \`npm run screens\`, which opens the same tables each time.\n\n${rows.join('\n')}`;
}

runOrExit('npm', ['run', '-s', 'build']);
ensureChromium();
const executablePath = findChromium();
const house = await openHouse();
const args = [...chromiumFlags, `--host-resolver-rules=MAP tablee.example ${new URL(house.address).host}`];
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
try {
  if (only.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lea = new Host(house.address);
  for (const [begins, stage] of stages) {
    if (only.length > 0 && !only.some((wish) => stageOf(wish) === stage)) continue;
    house.shuffle(begins);
    for (const picture of (await stage(lea)).filter(isWished)) {
      try {
        await take(browser, lea.cookie, picture);
        console.log(picture.name);
      } catch (failure) {
        console.error(picture.name, failure);
        process.exitCode = 1;
      }
    }
  }
  writeFileSync(join(folder, 'README.md'), index());
} finally {
  await browser.close();
  await house.close();
}
