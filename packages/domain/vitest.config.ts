import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // These limits only catch a hang; no test waits for them (docs/decisions/tests-and-ci.md).
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pure functions keep no state between files: loading them once saves two fifths of the time.
    isolate: false,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test-support.ts', 'src/index.ts'],
      thresholds: { branches: 95, functions: 95, lines: 95 },
    },
  },
});
