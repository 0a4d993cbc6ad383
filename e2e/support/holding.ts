import { expect, type Locator } from '@playwright/test';

/** Holds a button until that shows: of a fixed time, a page that stands still for a moment sees nothing. */
export async function holdUntil(button: Locator, shown: Locator): Promise<void> {
  const { mouse } = button.page();
  await button.hover();
  await mouse.down();
  await expect(shown).toBeVisible();
  await mouse.up();
}
