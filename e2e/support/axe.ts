/** The automated checker: nothing critical or serious, in both themes, on a desktop and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const SIZES = { desktop: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } };
type Size = keyof typeof SIZES;

/** All that another theme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Looks at what is on the screen now, in each size and theme; once at everything, in the second theme at its colours. */
export async function check(page: Page, screen: string, sizes: readonly Size[] = ['phone', 'desktop']): Promise<void> {
  await test.step(screen, async () => {
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settle(page);
        const { violations } = await new AxeBuilder({ page, ...((await isThere(page)) && { axeSource: ';' }) })
          .setLegacyMode()
          .options({ resultTypes: ['violations'], ...(colorScheme === 'dark' && { runOnly: COLOURS }) })
          .analyze();
        const found = violations
          .filter(({ impact }) => impact === 'critical' || impact === 'serious')
          .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
        expect.soft(found, `${screen}, ${size}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** The checker is large: a page that has it need not read it again. */
const isThere = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** Colours in the middle of a change are nobody's colours. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
}
