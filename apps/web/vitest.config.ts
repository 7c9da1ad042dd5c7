import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The server renders with the React of production too (docs/decisions/tests-and-ci.md).
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    name: 'web',
    env: { NODE_ENV: 'production' },
    // They only bound a hang: a busy machine takes ten times as long, and no test waits for them (docs/decisions/tests-and-ci.md).
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.dom.test.{ts,tsx}'],
    // The files of a worker share its modules, so a test that changes the state of one resets it (docs/decisions/tests-and-ci.md).
    isolate: false,
    pool: 'threads',
  },
});
