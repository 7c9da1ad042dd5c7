import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', include: ['scripts/*.test.mjs'] } },
      'packages/domain',
      'packages/contract',
      'apps/api',
      'apps/web',
    ],
  },
});
