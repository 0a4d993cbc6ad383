/** What a browser fetches and when: every game's cover with the first page, a game itself when it is played. */
import type { Page } from '@playwright/test';
import { onShelf } from './support/tables.ts';
import { expect, test } from './support/test.ts';

interface Fetched {
  readonly name: string;
  /** Bytes as they travel, without their headers. */
  readonly size: number;
}

const fetched = (page: Page): Promise<Fetched[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/.*\//, ''), size: encodedBodySize })),
  );
const kilobytes = (files: readonly Fetched[], kind: RegExp): number =>
  files.filter(({ name }) => kind.test(name)).reduce((sum, { size }) => sum + size, 0) / 1000;
/** Code that is none of these files. */
const strangers = (files: readonly Fetched[], known: RegExp): Fetched[] =>
  files.filter(({ name }) => CODE.test(name) && !known.test(name));

const CODE = /\.(js|css)$/;
const PICTURES = /\.(woff2|svg)$/;

test('home shows every poster at once and fetches no game; a table fetches its own game alone', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('article.game');
  await expect(cards.first()).toBeVisible();
  expect(await cards.filter({ has: page.locator('svg') }).count()).toBe(await cards.count());
  await page.waitForLoadState('networkidle');
  expect(strangers(await fetched(page), /^home-/)).toEqual([]);

  await onShelf(page, 'boss-quest').getByRole('button', { name: 'Seul', exact: true }).click();
  await expect(page.locator('.rival')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  const all = await fetched(page);
  expect(strangers(all, /^(home|table|boss-quest|rolldown-runtime)-/)).toEqual([]);
  expect(kilobytes(all, CODE)).toBeLessThan(150);
  expect(kilobytes(all, PICTURES)).toBeLessThan(150);
});
