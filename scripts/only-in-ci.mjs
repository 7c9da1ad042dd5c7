/**
 * Tests that start, kill and restart servers for minutes. CI runs them, and `npm run check` after a change beside them.
 * Each path is relative to its Vitest project, as `--exclude` reads it.
 */
export const onlyInCi = [
  'test/kill/**',
  'test/pooler/**',
  'src/platform/postgres/embedded-kill.test.ts',
  'src/platform/postgres/embedded-places.test.ts',
  'src/platform/backup/backup-kill.test.ts',
  'src/start/first-servers.test.ts',
  'scripts/cluster.test.mjs',
  'scripts/dev.test.mjs',
  'scripts/outcome.test.mjs',
];

/** The arguments with which Vitest leaves them out. */
export const withoutOnlyInCi = onlyInCi.flatMap((file) => ['--exclude', file]);
