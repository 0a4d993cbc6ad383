import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,server,web,lab,cli,bench,chaos,docs,scripts}/**/*.test.ts'],
    globalSetup: 'server/testing/shared-postgres.ts',
    testTimeout: 20_000,
    // As many as the smallest machine has cores; left to itself the runner keeps one core for nobody.
    maxWorkers: 2,
  },
});
