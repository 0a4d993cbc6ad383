/** Looks at a screen in one go: a browser that is asked for each thing by itself takes longer than the game. */
import { expect, type Page } from '@playwright/test';

/** Which of these places are to be seen now, in this order. */
export const seen = (page: Page, places: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const isVisible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    return all.filter((place) => [...document.querySelectorAll(place)].some(isVisible));
  }, places);

/** Waits until one of these places is to be seen; says which, the first one in this order. */
export async function firstSeen(page: Page, places: readonly string[]): Promise<string> {
  let found: readonly string[] = [];
  const look = async (): Promise<number> => {
    found = await seen(page, places);
    return found.length;
  };
  await expect.poll(look, { message: `one of ${places}`, intervals: [30], timeout: 30_000 }).toBeGreaterThan(0);
  return found[0];
}

/** What is written in these places. */
export const texts = (page: Page, places: string): Promise<string[]> =>
  page.evaluate((all) => [...document.querySelectorAll(all)].map(({ textContent }) => textContent ?? ''), places);
