import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The limits only bound a hang: on a busy machine a hook that reads all imports takes longer than the usual ten seconds.
const ofPrograms = { testTimeout: 300_000, hookTimeout: 300_000, isolate: false };

export default defineConfig({
  test: {
    // Three on two cores: a worker of the API also waits, for its database, for a process, for a time to pass.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { name: 'scripts', include: ['scripts/*.test.mjs'], ...ofPrograms } },
      { test: { name: 'ops', include: ['ops/**/*.test.{ts,mjs}'], ...ofPrograms } },
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
