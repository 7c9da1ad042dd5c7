import { setTimeout as pause } from 'node:timers/promises';
import {
  findPrimary,
  readServerId,
  startNode,
  switchOver,
  waitForCluster,
  findFreePorts,
  findMissing,
  startCluster,
  stopCluster,
} from '../../../deploy/patroni/local-cluster.mjs';
import { readIds } from '../../../deploy/patroni/local-programs.mjs';
import { listFamily, signalAll } from '../../machine/processes.ts';
import { type Scenario, NotRun, type Findings } from '../../scenario.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createClosers, type Closers } from '../../machine/closers.ts';
import type { Machine } from '../../machine/machine.ts';
import type { Postgres } from '../../machine/postgres.ts';
import { runCommand } from '../../machine/product.ts';
import { openStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

type Cluster = Awaited<ReturnType<typeof startCluster>>;

type ClusterFault = {
  /** The cluster has a primary and its synchronous standby. */
  make(cluster: Cluster): Promise<void>;
  /** The longest time without an acknowledged write, in ms. */
  longestPause: number;
};

/** Patroni runs the servers: the stage starts and stops none of them. */
function toServer({ folder, url }: Cluster): Postgres {
  const patroni = () => Promise.reject(new Error('Patroni starts and stops the servers of a cluster.'));
  return {
    url,
    data: path.join(folder, 'a', 'data'),
    start: patroni,
    stop: patroni,
    kill: patroni,
    freeze: () => undefined,
    thaw: () => undefined,
    isRunning: () => true,
    readLog: () => '',
  };
}

async function startFilledCluster(machine: Machine, closers: Closers): Promise<Cluster> {
  // A short path, for the sockets in it.
  const folder = mkdtempSync('/tmp/wl-');
  closers.add(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  closers.add(() => stopCluster(folder));
  const cluster = await startCluster({ folder, ports: await findFreePorts() });
  await runCommand('seed', { DATABASE_URL: cluster.url, DATA_DIR: machine.makeFolder(closers) });
  return cluster;
}

/** Starts a cluster with the files of `ops/deploy/patroni` and the product on it, and makes the fault under traffic. */
async function runOnCluster(machine: Machine, { make, longestPause }: ClusterFault): Promise<Findings> {
  const missing = findMissing();
  if (missing !== null) throw new NotRun(missing);
  const closers = createClosers();
  try {
    const cluster = await startFilledCluster(machine, closers);
    const stage = await openStage(machine, closers, { server: toServer(cluster) });
    const { traffic, pause, summary } = await underTraffic(stage, () => make(cluster));
    await waitForCluster(cluster);
    return {
      measured: summary,
      broken: [
        ...expectThat(pause <= longestPause, `No write was acknowledged for ${(pause / 1000).toFixed(1)} s`),
        ...(await stage.findBroken(traffic)),
      ],
    };
  } finally {
    await closers.closeAll();
  }
}

/** `ttl` of ops/deploy/patroni/patroni.yml. */
const TTL_MS = 20_000;
const LONGEST_PAUSE = TTL_MS + 2000;
const FROZEN_MS = 25_000;

type Node = 'a' | 'b';
const other = (node: Node): Node => (node === 'a' ? 'b' : 'a');

/** @throws Error without a primary */
async function requirePrimary(cluster: Cluster): Promise<Node> {
  const name = await findPrimary(cluster);
  if (name !== 'a' && name !== 'b') throw new Error('The cluster has no primary.');
  return name;
}

function requireId({ folder }: Cluster, program: string): number {
  const id = readIds(folder)[program];
  if (id === undefined) throw new Error(`${program} was never started.`);
  return id;
}

/** `kill -9` of a machine's Patroni and database. */
function killNode(cluster: Cluster, name: Node): void {
  const ids = [requireId(cluster, `patroni-${name}`), readServerId(cluster, name)];
  signalAll(ids.flatMap(listFamily), 'SIGKILL');
}

const nothingLost = 'nothing lost or doubled, refusals are 503 with `Retry-After`';

export const patroniPrimaryKilled: Scenario = {
  name: 'patroni-primary-killed',
  done: 'database and Patroni of the primary killed by kill -9; they come back once the standby has its part',
  expected: `writes within the ttl of 20 s and 2 s, ${nothingLost}`,
  isQuick: false,
  run: (machine) =>
    runOnCluster(machine, {
      longestPause: LONGEST_PAUSE,
      async make(cluster) {
        const killed = await requirePrimary(cluster);
        killNode(cluster, killed);
        await waitForCluster(cluster, async () => (await findPrimary(cluster)) === other(killed));
        startNode(cluster, killed);
      },
    }),
};

export const patroniSwitchover: Scenario = {
  name: 'patroni-switchover',
  done: 'a planned switchover to the standby',
  expected: `writes within 10 s, ${nothingLost}`,
  isQuick: false,
  run: (machine) =>
    runOnCluster(machine, {
      longestPause: 10_000,
      async make(cluster) {
        const from = await requirePrimary(cluster);
        await switchOver(cluster, { from, to: other(from) });
      },
    }),
};

export const patroniStandbyKilled: Scenario = {
  name: 'patroni-standby-killed',
  done: 'database and Patroni of the synchronous standby killed by kill -9',
  expected: `writes within 10 s, ${nothingLost}`,
  isQuick: false,
  run: (machine) =>
    runOnCluster(machine, {
      longestPause: 10_000,
      async make(cluster) {
        const killed = other(await requirePrimary(cluster));
        killNode(cluster, killed);
        await pause(LONGEST_PAUSE);
        startNode(cluster, killed);
      },
    }),
};

export const patroniEtcdFrozen: Scenario = {
  name: 'patroni-etcd-frozen',
  done: 'etcd frozen for 25 s, longer than the ttl',
  expected: `the primary goes on (\`failsafe_mode\`): no pause above 3 s, ${nothingLost}`,
  isQuick: false,
  run: (machine) =>
    runOnCluster(machine, {
      longestPause: 3000,
      async make(cluster) {
        const etcd = [requireId(cluster, 'etcd')];
        signalAll(etcd, 'SIGSTOP');
        await pause(FROZEN_MS);
        signalAll(etcd, 'SIGCONT');
      },
    }),
};
