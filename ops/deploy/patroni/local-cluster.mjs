// A cluster for trying it on one machine: etcd, two databases under Patroni, HAProxy, with the files of this folder.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';
import { writeFiles } from './local-files.mjs';
import { findServerUser, readIds, startProgram, stopProgram } from './local-programs.mjs';

const START_PATIENCE_MS = 90_000;
const programs = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
  '/usr/bin/pgbackrest',
  '/usr/lib/postgresql/15/bin/postgres',
];
const packages = 'patroni python3-etcd etcd-server haproxy pgbackrest postgresql-15';

/** @returns {string | null} a sentence when a program is missing */
export function findMissing() {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length === 0) return null;
  return `${missing.join(', ')} missing: apt-get install --no-install-recommends ${packages}`;
}

/** The ports of a cluster on this machine, counted from the first one. */
export function assignPorts(first) {
  return {
    primary: first,
    standby: first + 1,
    postgres: { a: first + 2, b: first + 3 },
    patroni: { a: first + 4, b: first + 5 },
    etcd: first + 6,
    etcdPeer: first + 7,
  };
}

/** Ports of a cluster on which nothing listens. */
export async function findFreePorts() {
  const found = new Set();
  while (found.size < 8) found.add(await freePort());
  const [primary, standby, a, b, patroniA, patroniB, etcd, etcdPeer] = found;
  return { primary, standby, postgres: { a, b }, patroni: { a: patroniA, b: patroniB }, etcd, etcdPeer };
}

const local = (port) => `127.0.0.1:${port}`;

function startEtcd({ folder, ports }) {
  const client = `http://${local(ports.etcd)}`;
  const peer = `http://${local(ports.etcdPeer)}`;
  startProgram(folder, 'etcd', ['/usr/bin/etcd'], {
    ETCD_NAME: 'e1',
    ETCD_DATA_DIR: path.join(folder, 'etcd'),
    ETCD_LOG_LEVEL: 'warn',
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `e1=${peer}`,
    ETCD_INITIAL_CLUSTER_STATE: 'new',
  });
}

/** Starts the node `a` or `b`, also after its Patroni was killed. */
export function startNode({ folder, ports, passwords }, name) {
  startProgram(folder, `patroni-${name}`, ['/usr/bin/patroni', path.join(folder, `patroni-${name}.yml`)], {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `'${local(ports.etcd)}'`,
    PATRONI_RESTAPI_LISTEN: local(ports.patroni[name]),
    PATRONI_RESTAPI_CONNECT_ADDRESS: local(ports.patroni[name]),
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: passwords.patroni,
    PATRONI_POSTGRESQL_LISTEN: local(ports.postgres[name]),
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: local(ports.postgres[name]),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: passwords.rewind,
    WIDELOAD_DATABASE_PASSWORD: passwords.product,
    SERVER_DATABASE_PASSWORD: passwords.server,
  });
}

function startProxy({ folder, ports }) {
  startProgram(folder, 'haproxy', ['/usr/sbin/haproxy', '-db', '-f', path.join(folder, 'haproxy.cfg')], {
    PRIMARY_ADDRESS: local(ports.primary),
    STANDBY_ADDRESS: local(ports.standby),
    POSTGRES_A: local(ports.postgres.a),
    POSTGRES_B: local(ports.postgres.b),
    PATRONI_A_HOST: '127.0.0.1',
    PATRONI_A_PORT: String(ports.patroni.a),
    PATRONI_B_HOST: '127.0.0.1',
    PATRONI_B_PORT: String(ports.patroni.b),
  });
}

/** Asks Patroni of any node. @returns {Promise<{ name: string, role: string, state: string }[]>} none while nobody answers */
export async function readMembers({ ports }) {
  for (const port of Object.values(ports.patroni)) {
    try {
      const answer = await fetch(`http://${local(port)}/cluster`, { signal: AbortSignal.timeout(1000) });
      return (await answer.json()).members;
    } catch {
      // The other node is asked.
    }
  }
  return [];
}

/** @returns {Promise<string | undefined>} the name of the primary, `a` or `b` */
export async function findPrimary(cluster) {
  return (await readMembers(cluster)).find(({ role, state }) => role === 'leader' && state === 'running')?.name;
}

const isOk = async (address) =>
  (await fetch(address, { signal: AbortSignal.timeout(1000) }).catch(() => null))?.ok === true;

/** Both nodes run, and one of them is the synchronous standby: only then a failover loses nothing. */
export async function isComplete(cluster) {
  const { a, b } = cluster.ports.patroni;
  const hasStandby = (await isOk(`http://${local(a)}/synchronous`)) || (await isOk(`http://${local(b)}/synchronous`));
  return hasStandby && (await findPrimary(cluster)) !== undefined;
}

/** @throws Error naming the folder of the logs when it takes too long */
export async function waitForCluster(cluster, condition = isComplete, patienceMs = START_PATIENCE_MS) {
  const late = performance.now() + patienceMs;
  while (!(await condition(cluster))) {
    if (performance.now() > late) throw new Error(`The cluster did not get ready; its logs are in ${cluster.folder}`);
    await wait(200);
  }
}

function createRepository({ folder }, name) {
  const config = `--config=${path.join(folder, `pgbackrest-${name}.conf`)}`;
  execFileSync('/usr/bin/pgbackrest', [config, '--stanza=wideload', 'stanza-create'], {
    cwd: '/',
    ...findServerUser(),
  });
}

function addressOf({ folder, ports, passwords }, port) {
  const tls = `sslmode=verify-full&sslrootcert=${path.join(folder, 'tls', 'ca.crt')}`;
  return `postgres://wideload:${passwords.product}@${local(ports[port])}/wideload?${tls}`;
}

const stateFile = (folder) => path.join(folder, 'cluster.json');

/** @returns the cluster that was started in the folder */
export const openCluster = (folder) => JSON.parse(readFileSync(stateFile(folder), 'utf8'));

/** Starts a new cluster in an empty folder. @returns its addresses; `url` leads to whichever node is the primary */
export async function startCluster({ folder, ports }) {
  const missing = findMissing();
  if (missing !== null) throw new Error(missing);
  const newPassword = () => randomBytes(16).toString('hex');
  const passwords = {
    superuser: newPassword(),
    replication: newPassword(),
    rewind: newPassword(),
    patroni: newPassword(),
    product: newPassword(),
    server: newPassword(),
  };
  const cluster = { folder: path.resolve(folder), ports, passwords };
  writeFiles(cluster.folder, ports);
  const addressed = { ...cluster, url: addressOf(cluster, 'primary'), standbyUrl: addressOf(cluster, 'standby') };
  writeFileSync(stateFile(cluster.folder), JSON.stringify(addressed, null, 2), { mode: 0o600 });
  try {
    startEtcd(cluster);
    startProxy(cluster);
    startNode(cluster, 'a');
    await waitForCluster(cluster, findPrimary);
    createRepository(cluster, 'a');
    startNode(cluster, 'b');
    await waitForCluster(cluster);
  } catch (error) {
    await stopCluster(cluster.folder);
    throw error;
  }
  return addressed;
}

/** @returns {number} the id of the node's database server, which is no child of its Patroni */
export function readServerId({ folder }, name) {
  return Number(readFileSync(path.join(folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A planned change of the primary. @throws Error with Patroni's answer if it refuses */
export async function switchOver({ ports, passwords }, { from, to }) {
  const answer = await fetch(`http://${local(ports.patroni[from])}/switchover`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`patroni:${passwords.patroni}`).toString('base64')}` },
    body: JSON.stringify({ leader: from, candidate: to }),
  });
  if (!answer.ok) throw new Error(`Patroni answered ${answer.status}: ${await answer.text()}`);
}

/** Ends every program that was started in the folder, the databases first. */
export async function stopCluster(folder) {
  const names = Object.keys(readIds(folder));
  const nodes = names.filter((name) => name.startsWith('patroni-'));
  await Promise.all(nodes.map((name) => stopProgram(folder, name)));
  await Promise.all(names.filter((name) => !nodes.includes(name)).map((name) => stopProgram(folder, name)));
}
