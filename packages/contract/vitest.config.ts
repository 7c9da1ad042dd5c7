import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // These limits only catch a hang: a busy machine takes ten times as long, and no test waits for them (docs/decisions/0053).
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
