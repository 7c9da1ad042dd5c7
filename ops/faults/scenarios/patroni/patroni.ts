import { setTimeout as pause } from 'node:timers/promises';
import {
  findPrimary,
  readServerId,
  startNode,
  switchOver,
  waitForCluster,
} from '../../../deploy/patroni/local-cluster.mjs';
import { readIds } from '../../../deploy/patroni/local-programs.mjs';
import { listFamily, signalAll } from '../../machine/processes.ts';
import type { Scenario } from '../../scenario.ts';
import { runOnCluster, type Cluster } from './on-cluster.ts';

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
