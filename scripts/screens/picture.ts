/** What a picture shows, and in which looks it is taken. */
import type { BrowserContextOptions, Page } from '@playwright/test';

export type Size = 'desktop' | 'phone';
export type Light = 'light' | 'dark';
export type Lang = 'fr' | 'en';
/** How a picture is taken, as its file is named: size, light and, unless it is French, language. */
export type Look = `${Size}-${Light}` | `${Size}-${Light}-en`;

export const SIZES: Record<Size, BrowserContextOptions> = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
export const EVERY: readonly Look[] = ['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark'];
export const THREE: readonly Look[] = ['desktop-light', 'desktop-dark', 'phone-light'];
export const TWO: readonly Look[] = ['desktop-light', 'phone-light'];

export interface Picture {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  /** Somebody without a seat. */
  readonly isStranger?: boolean;
  /** What happens at the table while every look of the picture is open. */
  readonly meanwhile?: () => Promise<void>;
  /** What to press before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
}

/** Presses these buttons, one after the other. */
export function press(...names: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
}

/** Presses the first of each of these. */
export function pressAt(...places: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const place of places) await page.locator(place).first().click();
  };
}
