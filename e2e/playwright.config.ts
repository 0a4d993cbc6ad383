import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  workers: 2,
  // Both work to the end, whichever file is the longest.
  fullyParallel: true,
  timeout: 180_000,
  // The machine may be busy: what is expected may take its time.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    // A trace of a whole game takes longer than the game: ask for one with --trace on.
    screenshot: 'only-on-failure',
    locale: 'fr-FR',
    // The pages under test come from the server; the test of the offline page asks for the worker itself.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
  },
  // Tests named *.phone.spec.ts run on a small touch screen only, all others on a desktop only.
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
