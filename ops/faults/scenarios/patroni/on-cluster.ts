import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  findFreePorts,
  findMissing,
  startCluster,
  stopCluster,
  waitForCluster,
} from '../../../deploy/patroni/local-cluster.mjs';
import { createClosers, type Closers } from '../../machine/closers.ts';
import type { Machine } from '../../machine/machine.ts';
import type { Postgres } from '../../machine/postgres.ts';
import { runCommand } from '../../machine/product.ts';
import { NotRun, type Findings } from '../../scenario.ts';
import { openStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

export type ClusterFault = {
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
export async function runOnCluster(machine: Machine, { make, longestPause }: ClusterFault): Promise<Findings> {
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
