// The jobs of npm run ops: what takes too long for CI, and what watches the programs of this folder.
import path from 'node:path';
import { installWithApt } from '../scripts/apt.mjs';
import { findBrowser } from '../scripts/browser.mjs';
import { build } from '../scripts/build.mjs';
import { typeStep } from '../scripts/check-steps.mjs';
import { root, run, tool } from '../scripts/child.mjs';
import { findEngines, findReader } from '../scripts/engines.mjs';
import { onlyInOps } from '../scripts/left-out.mjs';
import { runPlaywright, runStep, runVitest, sum } from '../scripts/outcome.mjs';
import { startPostgres15 } from '../scripts/postgres-15.mjs';
import { walkGuide } from './deploy/one-machine/walk.mjs';
import { runOnNode, versions } from './nodes/nodes.mjs';

const POOLER = 'test/pooler';
const CLUSTER = 'ops/cluster';
const NEIGHBORS = 'ops/neighbors';
/** Parts of paths, as Vitest takes them. Each job has tests that the other runs leave out. */
export const others = [POOLER, CLUSTER, NEIGHBORS];
export const kills = onlyInOps
  .map((file) => file.replace('/**', ''))
  .filter((file) => !others.some((part) => file.startsWith(part)));

const withoutJobs = [CLUSTER, NEIGHBORS].flatMap((folder) => ['--exclude', `${folder}/**`]);

/** The oldest PostgreSQL that the product supports; each random play and kill as often as it is worth. */
async function runOnPostgres15(name, args) {
  const server = await startPostgres15();
  if (server === null) throw new Error(`${name}: PostgreSQL 15 is not installed.`);
  try {
    return await runVitest(name, ['--project', 'api', ...args], {
      env: { THOROUGH: 'yes', TEST_DATABASE_URL: server.url },
    });
  } finally {
    await server.stop();
  }
}

/** A program whose output is its result: it is printed. */
async function runProgram(...command) {
  await build();
  const { code } = await run(command[0].endsWith('.ts') ? tool('tsx', ...command) : [process.execPath, ...command]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** The built product beside the real program of another maker. */
async function runBeside(neighbor) {
  await build();
  return runVitest(`Beside ${neighbor}`, ['--project', 'ops', `${NEIGHBORS}/${neighbor}`]);
}

/** @param {Record<string, string>} env */
async function runJourneys(name, env) {
  await build();
  return runPlaywright(name, [], { browser: await findBrowser(), cwd: path.join(root, 'e2e'), env });
}

/** @type {Record<string, { title: string, run(): Promise<{ passed: number, failed: number }> }>} */
export const jobs = {
  types: {
    title: 'types of this folder',
    run: () => runStep(...typeStep('ops/tsconfig.json')),
  },
  tests: {
    title: 'tests of this folder but the cluster and the neighbors',
    run: () => runVitest('Tests of ops', ['--project', 'ops', ...withoutJobs]),
  },
  kills: {
    title: 'servers and databases killed at many moments',
    run: () => runOnPostgres15('Kills', kills),
  },
  plays: {
    title: 'the API tests with each random play as often as it is worth',
    run: () =>
      runOnPostgres15(
        'Plays',
        onlyInOps.flatMap((file) => ['--exclude', file]),
      ),
  },
  pooler: {
    title: 'two servers behind PgBouncer',
    async run() {
      await installWithApt('pgbouncer');
      return runOnPostgres15('Pooler', [POOLER]);
    },
  },
  cluster: {
    title: 'two servers behind HAProxy',
    run: () => runVitest('Cluster', ['--project', 'ops', CLUSTER]),
  },
  postfix: {
    title: 'mail by Postfix, with greylisting by postgrey',
    run: () => runBeside('postfix'),
  },
  s3rver: {
    title: 'stored files in s3rver',
    run: () => runBeside('s3rver'),
  },
  clamav: {
    title: 'uploads scanned by ClamAV',
    run: () => runBeside('clamav'),
  },
  ghost: {
    title: 'the blog in Ghost; its first run compiles a driver for minutes',
    run: () => runBeside('ghost'),
  },
  prometheus: {
    title: 'metrics and alerts in Prometheus',
    run: () => runBeside('prometheus'),
  },
  guide: {
    title: 'each command of docs/operators/one-machine.md, as it is written, within an hour',
    run: walkGuide,
  },
  nodes: {
    title: 'the product starts on each supported Node.js, and passes the API tests',
    async run() {
      await build();
      const outcomes = [];
      for (const version of versions) outcomes.push(await runOnNode(version));
      return sum(outcomes);
    },
  },
  looks: {
    title: 'every journey, each screen in both themes and at both sizes',
    run: () => runJourneys('Journeys', { E2E_EXTENT: 'thorough' }),
  },
  browsers: {
    title: 'the main journeys in Firefox and WebKit',
    run: async () => runJourneys('Firefox and WebKit', { ...(await findEngines()), E2E_EXTENT: 'all' }),
  },
  reader: {
    title: 'what a screen reader says, in Firefox',
    run: async () => runJourneys('Screen reader', { ...(await findReader()), E2E_EXTENT: 'all' }),
  },
  faults: {
    title: 'each fault of docs/operators/faults.md',
    run: () => runProgram('ops/faults/run.ts', '--unwritten'),
  },
  bench: {
    title: 'each benchmark within its budget',
    run: () => runProgram('ops/bench/run.ts'),
  },
  lighthouse: {
    title: 'the scores of the public pages',
    run: () => runProgram('ops/bench/lighthouse.mjs'),
  },
};
