/** Somebody who uses the keyboard only, and must always see where they are. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Press } from './hands.ts';

/** More stops than any screen has. */
const MOST_STOPS = 150;

/** Presses Tab, backwards where that is the way, until this is reached; each stop on the way must be in sight and marked. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  const isBehind = await target.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return false;
    return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    await expectVisibleFocus(page);
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Tab, then Enter: the way every button can be pressed. */
export const enter: Press = async (button) => {
  await tabTo(button);
  await button.page().keyboard.press('Enter');
};

/** The focused element, or what is drawn for it, has an outline and lies inside the window. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const { activeElement } = document;
    // Between the last stop and the first one the browser itself has the focus.
    if (activeElement === null || activeElement === document.body) return undefined;
    const marked = [activeElement, activeElement.parentElement, activeElement.closest('label, form, .timeline')].some(
      (element) => {
        const marks = [element, ...(element?.querySelectorAll('.bars') ?? [])];
        return marks.some((mark) => mark !== null && getComputedStyle(mark).outlineStyle !== 'none');
      },
    );
    const { left, top, right, bottom } = activeElement.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return marked && isInside ? undefined : activeElement.outerHTML.slice(0, 300);
  });
  expect(fault, 'a focused element that cannot be seen').toBeUndefined();
}
