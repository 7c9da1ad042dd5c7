// npm run drill: backs up a cluster with pgBackRest, writes, spoils its data, restores it to the moment before, and compares every
// row with the product's own backup of that moment. Needs the packages of ops/deploy/patroni/README.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../../../scripts/build.mjs';
import { targets } from '../../../scripts/build-targets.mjs';
import { root, run } from '../../../scripts/child.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { main, Refusal } from '../../../scripts/phases.mjs';
import { findFreePorts, startCluster, stopCluster } from '../patroni/local-cluster.mjs';
import { findServerUser } from '../patroni/local-programs.mjs';

const RECOVERY_PATIENCE_MS = 60_000;
const POSTGRES = '/usr/lib/postgresql/15/bin';

const say = (sentence) => console.log(`  ${sentence}`);

async function expectDone([program, ...args], options = {}) {
  const { code, output } = await run([program, ...args], { quiet: true, cwd: '/', ...options });
  if (code !== 0) throw new Refusal(`${path.basename(program)} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output.trim();
}

async function time(name, work) {
  const begin = performance.now();
  const result = await work();
  say(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}

const backrest = ({ folder }, ...args) =>
  expectDone(
    ['/usr/bin/pgbackrest', `--config=${path.join(folder, 'pgbackrest-a.conf')}`, '--stanza=wideload', ...args],
    findServerUser(),
  );

/** SQL as the owner of the server. */
const query = ({ sockets, port, user = 'postgres' }, sql) =>
  expectDone(
    [`${POSTGRES}/psql`, '-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', sockets, '-p', String(port)].concat(
      '-U',
      user,
      '-d',
      'wideload',
      '-c',
      sql,
    ),
  );

const product = (url, dataDir, ...args) => [
  [process.execPath, path.join(root, targets.server.built), ...args],
  { env: { DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'test' }, quiet: true },
];

async function startRestored({ sockets, data, port }) {
  const settings = ['archive_mode=off', 'listen_addresses=', `unix_socket_directories=${sockets}`, `port=${port}`];
  const server = spawn(`${POSTGRES}/postgres`, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: '/',
    stdio: 'ignore',
    ...findServerUser(),
  });
  const late = performance.now() + RECOVERY_PATIENCE_MS;
  const isOpen = async () => {
    const asked = [`${POSTGRES}/psql`, '-XAtq', '-h', sockets, '-p', String(port), '-U', 'postgres', '-d', 'wideload'];
    const { output } = await run([...asked, '-c', 'SELECT pg_is_in_recovery()'], { quiet: true, cwd: '/' });
    return output.trim() === 'f';
  };
  while (!(await isOpen())) {
    if (server.exitCode !== null || performance.now() > late) throw new Refusal('The restored server did not open.');
    await wait(100);
  }
  return server;
}

function makeFolder(parent, name) {
  const folder = path.join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = findServerUser();
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

async function drill(folder) {
  const dataDir = path.join(folder, 'files');
  const cluster = await time('cluster', async () =>
    startCluster({ folder: path.join(folder, 'c'), ports: await findFreePorts() }),
  );
  try {
    const source = { sockets: path.join(cluster.folder, 'a'), port: cluster.ports.postgres.a };
    await expectDone(...product(cluster.url, dataDir, 'migrate'));
    await time('full backup', () => backrest(cluster, '--type=full', 'backup'));
    const [{ backup }] = JSON.parse(await backrest(cluster, '--output=json', 'info'));
    const { size, repository } = backup[0].info;
    say(`database ${(size / 1e6).toFixed(0)} MB, in the repository ${(repository.size / 1e6).toFixed(1)} MB`);

    await expectDone(...product(cluster.url, dataDir, 'seed'));
    const target = await query(source, 'SELECT clock_timestamp()');
    const truth = path.join(dataDir, 'truth');
    await expectDone(...product(cluster.url, dataDir, 'backup', truth));
    say(`the moment to return to: ${target}`);

    await query(source, `UPDATE orders SET title = 'spoiled'; DELETE FROM notifications; SELECT pg_switch_wal()`);
    const spoiled = await run(...product(cluster.url, dataDir, 'verify', truth));
    if (spoiled.code === 0) throw new Refusal('The comparison does not notice spoiled data, so it proves nothing.');
    await time('archive of the last changes', () => backrest(cluster, 'check'));

    const restored = { sockets: makeFolder(folder, 's'), data: makeFolder(folder, 'restored'), port: await freePort() };
    await time('restore', () =>
      backrest(
        cluster,
        `--pg1-path=${restored.data}`,
        '--type=time',
        `--target=${target}`,
        '--target-action=promote',
        'restore',
      ),
    );
    const server = await time('recovery to the moment', () => startRestored(restored));
    try {
      const url = `postgres://wideload@localhost:${restored.port}/wideload?host=${encodeURIComponent(restored.sockets)}`;
      say(await time('comparison of every row', () => expectDone(...product(url, dataDir, 'verify', truth))));
    } finally {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
  } finally {
    await stopCluster(cluster.folder);
  }
}

await main(async () => {
  await build();
  // A short path, for the sockets in it.
  const folder = mkdtempSync('/tmp/wl-');
  chmodSync(folder, 0o755);
  try {
    await drill(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
