import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
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
