import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // They only bound a hang: a busy machine takes ten times as long, and no test waits for them (docs/decisions/0053).
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pure functions keep nothing between files: loading them once is two fifths of the work.
    isolate: false,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test-support.ts', 'src/index.ts'],
      thresholds: { branches: 95, functions: 95, lines: 95 },
    },
  },
});
