/** Tests of the whole product: a running server, and visitors whose browsers complain when something is not right. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { House } from './house.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Another person: a browser of their own, without cookie or memory. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly house: House;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  context: async ({ context }, use) => {
    await calm(context);
    const complaints = listen(context);
    await use(context);
    expect(complaints, 'complaints of the browser').toEqual([]);
  },
  visit: async ({ browser, baseURL }, use) => {
    const visits: { context: BrowserContext; complaints: readonly string[] }[] = [];
    await use(async (options) => {
      const visit = await arrive(browser, { ...(baseURL !== undefined && { baseURL }), ...options });
      visits.push(visit);
      return visit.context.newPage();
    });
    for (const { context } of visits) await context.close();
    expect(
      visits.flatMap(({ complaints }) => complaints),
      'complaints of the browsers',
    ).toEqual([]);
  },
});

async function arrive(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  await calm(context);
  return { context, complaints: listen(context) };
}

/** A table that goes on by itself after a result would race with the test; those about it switch it on again. */
async function calm(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isPage = location.protocol.startsWith('http');
    if (isPage) localStorage['tablee.person'] ??= JSON.stringify({ goesOn: false });
  });
}

/** What a browser says by itself when a line is cut or a table is not there; tests look at what the page makes of it. */
const EXPECTED = /^(Failed to load resource|WebSocket connection to)/;

/** Collects errors of the page, breaches of its content policy, and requests to any other host. */
function listen(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().stack || String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.hostname === '127.0.0.1' || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isOwn) complaints.push(`request to ${url.host}`);
  });
  return complaints;
}
