/** npm run screens: pictures of every screen for docs/screens, from a real server with fixed tables. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium, findChromium } from './lib/chromium.mjs';
import { root, runOrExit } from './lib/toolchain.mjs';
import { stageBazarQuest } from './screens/bazar-quest.ts';
import { stageBossQuest } from './screens/boss-quest.ts';
import { stageDonjon } from './screens/donjon.ts';
import { Host } from './screens/host.ts';
import { openHouse } from './screens/house.ts';
import { type Lang, type Light, type Look, type Picture, SIZES, type Size } from './screens/picture.ts';
import { shrink } from './screens/png.ts';

/** What the address bar of a club would show; the browser is told where it really is. */
const ADDRESS = 'http://tablee.example';
const folder = join(root, 'docs/screens');

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
  const page = await context.newPage();
  await page.goto(picture.path, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
  return page;
}

/** A page that shows them all. */
function index(pictures: readonly Picture[]): string {
  const rows = pictures.map(({ name, looks }) => {
    const shown = looks.map((look) => {
      const width = look.startsWith('phone') ? 180 : 480;
      return `<img src="${name}-${look}.png" alt="${name}, ${look.replaceAll('-', ', ')}" width="${width}">`;
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
const only = process.argv.slice(2);
try {
  const lea = new Host(house.address);
  const pictures = [...(await stageBossQuest(lea)), ...(await stageBazarQuest(lea)), ...(await stageDonjon(lea))];
  if (only.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'README.md'), index(pictures));
  }
  for (const picture of pictures.filter(({ name }) => only.length === 0 || only.includes(name))) {
    await take(browser, lea.cookie, picture);
    console.log(picture.name);
  }
} finally {
  await browser.close();
  await house.close();
}
