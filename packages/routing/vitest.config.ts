import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'routing',
    include: ['src/**/*.test.ts'],
    // These limits only catch a hang; no test waits for them (docs/decisions/tests-and-ci.md).
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The graph is loaded once for all files.
    isolate: false,
  },
});
