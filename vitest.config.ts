import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Three on two cores: a worker of the API also waits, for its database, for a process, for a time to pass.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { name: 'scripts', include: ['scripts/*.test.mjs'], testTimeout: 300_000, isolate: false } },
      { test: { name: 'ops', include: ['ops/**/*.test.{ts,mjs}'], testTimeout: 300_000, isolate: false } },
      'packages/domain',
      'packages/contract',
      'packages/local-time',
      'packages/places',
      'packages/routing',
      'packages/stripe-stand-in',
      'apps/api',
      'apps/web',
      'apps/web/vitest.config.dom.ts',
    ],
  },
});
