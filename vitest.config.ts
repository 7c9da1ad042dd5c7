import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core stays free, which of two is half.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'scripts', include: ['scripts/*.test.mjs'] } },
      'packages/domain',
      'packages/contract',
      'apps/api',
      'apps/web',
    ],
  },
});
