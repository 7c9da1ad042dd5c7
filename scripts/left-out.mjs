// The tests that a run leaves out. Each path is relative to its Vitest project, as `--exclude` reads it.

/** Tests that start, kill and restart servers for minutes: `npm run ops` runs them, and `npm run check` after a change beside them. */
export const onlyInOps = [
  'test/kill/**',
  'test/pooler/**',
  'src/platform/postgres/embedded-kill.test.ts',
  'src/platform/postgres/embedded-places.test.ts',
  'src/platform/backup/backup-kill.test.ts',
  'src/start/first-servers.test.ts',
  'ops/cluster/cluster.test.mjs',
  'ops/neighbors/**',
];

/** Tests of the programs around the product: CI runs them. */
export const onlyInCi = ['scripts/dev.test.mjs', 'scripts/outcome.test.mjs'];

const exclude = (files) => files.flatMap((file) => ['--exclude', file]);

/** The arguments of Vitest for CI, and those for `npm test`. */
export const forCi = exclude(onlyInOps);
export const forTest = ['--project', '!ops', ...exclude([...onlyInOps, ...onlyInCi])];
