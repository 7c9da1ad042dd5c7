import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Where the name of an import leads is in the packages, and Vitest knows a file by its own content and the settings alone. */
function hashPackages(): string {
  const folders = ['apps', 'packages'].flatMap((kind) =>
    readdirSync(path.join(import.meta.dirname, kind)).map((name) => path.join(import.meta.dirname, kind, name)),
  );
  const files = folders.map((folder) => path.join(folder, 'package.json')).filter((file) => existsSync(file));
  return createHash('sha256')
    .update(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
    .digest('hex');
}

// The limits only bound a hang: on a busy machine a hook that reads all imports takes longer than the usual ten seconds.
const ofPrograms = { testTimeout: 300_000, hookTimeout: 300_000, isolate: false };

export default defineConfig({
  test: {
    // Three on two cores: a worker of the API also waits, for its database, for a process, for a time to pass.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // What a file was made into is kept for the next run: a run of four files of the API takes a quarter less.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: path.join(import.meta.dirname, '.cache/vitest', hashPackages().slice(0, 12)),
    },
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
