/** npm run screens: pictures of every screen for docs/screens, from a real server with fixed tables. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium, findChromium } from './lib/chromium.mjs';
import { root, runOrExit } from './lib/toolchain.mjs';
import { Host, recklessly } from './screens/host.ts';
import { openHouse } from './screens/house.ts';
import { shrink } from './screens/png.ts';

type Size = 'desktop' | 'phone';
type Light = 'light' | 'dark';
type Lang = 'fr' | 'en';
/** How a picture is taken, as its file is named: size, light and, unless it is French, language. */
type Look = `${Size}-${Light}` | `${Size}-${Light}-en`;

const SIZES: Record<Size, BrowserContextOptions> = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const EVERY: readonly Look[] = ['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark'];

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  /** Somebody without a seat. */
  readonly isStranger?: boolean;
  /** What to press before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
}

/** What the address bar of a club would show; the browser is told where it really is. */
const ADDRESS = 'http://tablee.example';
const folder = join(root, 'docs/screens');

/** Opens the tables and says what to take pictures of. */
async function stage(lea: Host): Promise<Picture[]> {
  const solo = { mode: 'solo', name: 'Léa', fast: true } as const;
  const turn = await lea.open(solo);
  await lea.play(turn, ({ kind }, { view }) => kind === 'turn-action' && roundOf(view) === 2);
  const spell = await lea.open(solo);
  await lea.play(spell, ({ kind }, { view }) => kind === 'choose-spell' && roundOf(view) === 2);
  const combat = await lea.open(solo);
  await lea.play(combat, ({ kind }, { view }) => kind === 'ready' && roundOf(view) === 2);
  const finished = await lea.open({ ...solo, bots: 2 });
  await lea.play(finished, () => false);
  const companions = await lea.open({ ...solo, options: { companions: true, potions: true } });
  await lea.play(companions, ({ kind }, { view }) => kind === 'turn-action' && roundOf(view) === 3);
  const reaper = await lea.open({ ...solo, preset: 'full' });
  await lea.play(reaper, (_, { view }) => (view.pub as { reaper: string }).reaper === 'current', recklessly);
  const six = await lea.open({ ...solo, bots: 5 });
  await lea.play(six, ({ kind }, { view }) => kind === 'turn-action' && roundOf(view) === 2);
  const lobby = await lea.open({ mode: 'friends', name: 'Léa', title: 'Jeudi soir', bots: 2 });
  await lea.ask(lobby, 'seat', { seat: 3, to: { kind: 'reserved', name: 'Maé' } });
  const shared = await lea.open({ mode: 'hot-seat', names: ['Léa', 'Noé'], start: true });

  return [
    { name: 'home', path: '/', looks: [...EVERY, 'desktop-light-en'], isStranger: true },
    { name: 'home-resume', path: '/', looks: ['desktop-light', 'phone-light'] },
    { name: 'join', path: `/t/${lobby}`, looks: ['phone-light', 'phone-dark', 'desktop-light'], isStranger: true },
    { name: 'lobby', path: `/t/${lobby}`, looks: EVERY },
    { name: 'options', path: `/t/${lobby}`, looks: ['desktop-light', 'phone-light'], before: press('Modifier') },
    { name: 'turn', path: `/t/${turn}`, looks: [...EVERY, 'desktop-light-en', 'phone-light-en'] },
    { name: 'log', path: `/t/${turn}`, looks: ['phone-light'], before: press('Menu de la partie', 'Journal') },
    {
      name: 'choices',
      path: `/t/${turn}`,
      looks: ['phone-light'],
      before: press('Menu de la partie', 'Liste des choix'),
    },
    { name: 'spell', path: `/t/${spell}`, looks: EVERY, before: chooseSpell },
    { name: 'combat', path: `/t/${combat}`, looks: [...EVERY, 'desktop-light-en'] },
    { name: 'score', path: `/t/${finished}`, looks: EVERY },
    { name: 'replay', path: `/t/${finished}/replay?at=6`, looks: EVERY },
    { name: 'rules', path: '/rules/boss-quest', looks: ['desktop-light', 'phone-dark'] },
    { name: 'veil', path: `/t/${shared}`, looks: ['phone-light', 'desktop-dark'] },
    { name: 'companions', path: `/t/${companions}`, looks: ['desktop-light', 'phone-light'] },
    { name: 'reaper', path: `/t/${reaper}`, looks: ['desktop-light', 'phone-dark'] },
    { name: 'six', path: `/t/${six}`, looks: ['desktop-light', 'phone-light'] },
    { name: 'gone', path: '/t/ZZZZZZ', looks: ['phone-light'], isStranger: true },
  ];
}

const roundOf = (view: { readonly pub: unknown }): number => (view.pub as { round: number }).round;

/** Presses these buttons, one after the other. */
function press(...names: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
}

const chooseSpell = (page: Page): Promise<void> => page.locator('.magician.choosing button.slot').first().click();

async function take(browser: Browser, cookie: string, picture: Picture, look: Look): Promise<void> {
  const [size, light, lang = 'fr'] = look.split('-') as [Size, Light, Lang?];
  const context = await browser.newContext({ ...SIZES[size], baseURL: ADDRESS, colorScheme: light, locale: 'fr-FR' });
  const [name, value] = cookie.split('=');
  if (!picture.isStranger) await context.addCookies([{ name, value, url: ADDRESS }]);
  const person = { lang, motion: 'none', coach: false, goesOn: false, ...(!picture.isStranger && { name: 'Léa' }) };
  await context.addInitScript((wishes) => localStorage.setItem('tablee.person', wishes), JSON.stringify(person));
  const page = await context.newPage();
  await page.goto(picture.path, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
  await picture.before?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(join(folder, `${picture.name}-${look}.png`), shrink(png));
  await context.close();
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
  const pictures = await stage(lea);
  if (only.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'README.md'), index(pictures));
  }
  for (const picture of pictures.filter(({ name }) => only.length === 0 || only.includes(name))) {
    for (const look of picture.looks) await take(browser, lea.cookie, picture, look);
    console.log(picture.name);
  }
} finally {
  await browser.close();
  await house.close();
}
