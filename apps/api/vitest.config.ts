import { defineConfig } from 'vitest/config';
import { chooseTemporaryFolder } from './test/temporary-folder.ts';

// The workers and the processes of the tests inherit it.
process.env['TMPDIR'] = chooseTemporaryFolder();

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // They only bound a hang: a busy machine takes ten times as long, and no test waits for them (docs/decisions/tests-and-ci.md).
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Each file has a world of its own; only the code is loaded once for a worker.
    isolate: false,
  },
});
