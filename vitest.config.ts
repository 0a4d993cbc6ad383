import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,server,web,lab,cli,bench,docs}/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
