// npm run cluster: two servers and one database behind HAProxy on this machine, for trying it. Ctrl+C ends all, in order.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../../scripts/build.mjs';
import { targets } from '../../scripts/build-targets.mjs';
import { root } from '../../scripts/child.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { findHaproxy, startHaproxy } from './haproxy.mjs';
import { checkNode, install } from '../../scripts/install.mjs';
import { main, phase, Refusal } from '../../scripts/phases.mjs';

const PARENT_CHECK_MS = 500;
const RESTART_AFTER_MS = 1000;
/** Seconds: HAProxy takes a stopping server out after one, and on a busy machine, where a check takes a second, after three. */
const STOP_DELAY = '4';

const server = path.join(root, targets.server.built);
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
let isStopping = false;

/** A group of its own: Ctrl+C reaches this process alone, which stops the others in order. */
function startProcess(command, env, name) {
  const child = spawn(process.execPath, [server, command], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return { child, lines, name, ended: once(child, 'exit') };
}

async function stopProcess({ child, ended }) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  await ended;
}

/** @returns the first group of the first line that matches. */
async function waitForLine(running, pattern) {
  for await (const line of running.lines) {
    const found = pattern.exec(line);
    if (found !== null) return found[1];
  }
  throw new Refusal(`${running.name} ended before it was ready.`);
}

async function startDatabase() {
  if (process.env.DATABASE_URL !== undefined) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const running = startProcess('database', {}, 'The database');
  const url = await waitForLine(running, /^The database is at (.*)$/);
  running.child.stdout.resume();
  return { url, stop: () => stopProcess(running) };
}

async function startServer(name, own, databaseUrl) {
  const running = startProcess(
    'serve',
    {
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(own),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      TRUST_PROXY: '127.0.0.1',
      STOP_DELAY,
      // Both would listen there.
      METRICS_PORT: undefined,
    },
    name,
  );
  await waitForLive(running, own);
  return running;
}

async function waitForLive(running, own) {
  running.child.stdout.resume();
  const address = `http://127.0.0.1:${own}/health/live`;
  while (running.child.exitCode === null && running.child.signalCode === null) {
    const isLive = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isLive) return;
    await wait(100);
  }
  throw new Refusal(`${running.name} ended before it was ready; the log says why.`);
}

/** Keeps a server running: one that ends by itself is started again. */
async function keepServer(name, databaseUrl) {
  const own = await freePort();
  let running = await startServer(name, own, databaseUrl);
  let isRestarting = false;
  /** The start after an end, which a stop waits for. */
  let replaced = Promise.resolve();

  async function replace(delay = 0) {
    await wait(delay);
    if (isStopping) return;
    running = await startServer(name, own, databaseUrl);
    watch();
  }
  function watch() {
    void running.ended.then(() => {
      if (isStopping || isRestarting) return;
      console.log(`${name} ended; it is started again.`);
      replaced = replace(RESTART_AFTER_MS);
    });
  }
  watch();
  return {
    port: own,
    pid: () => running.child.pid,
    async stop() {
      await replaced;
      await stopProcess(running);
    },
    async restart() {
      isRestarting = true;
      await stopProcess(running);
      replaced = replace();
      await replaced;
      isRestarting = false;
      console.log(`${name} was restarted (process ${running.child.pid}).`);
    },
  };
}

/** One after the other, so that one always serves. */
function restartOnDemand(servers) {
  let running = Promise.resolve();
  async function restartAll(before) {
    await before;
    for (const one of servers) if (!isStopping) await one.restart();
  }
  const restart = () => {
    running = restartAll(running);
  };
  process.on('SIGHUP', restart);
  createInterface({ input: process.stdin }).on('line', (line) => line.trim() === 'r' && restart());
}

/** npm dies of a SIGTERM without forwarding it. */
function endWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) stop();
  }, PARENT_CHECK_MS).unref();
}

await main(async () => {
  checkNode();
  const haproxy = findHaproxy();
  await install();
  await phase('Build', () => build());
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-cluster-'));
  const database = await phase('Database', startDatabase);
  const servers = await phase('Two servers', () =>
    Promise.all(['Server 1', 'Server 2'].map((name) => keepServer(name, database.url))),
  );
  const balancer = await startHaproxy(haproxy, folder, { host, port, servers: servers.map((one) => one.port) });

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping: the servers finish what is in flight.');
    await Promise.all(servers.map((one) => one.stop()));
    balancer.kill('SIGTERM');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
  endWithNpm(() => void stop());
  restartOnDemand(servers);
  console.log(
    `\nWideload is ready at http://localhost:${port}, served by the processes ${servers.map((one) => one.pid()).join(' and ')}.`,
  );
  console.log('Kill one of them and it goes on. r and Enter restarts one after the other. Stop with Ctrl+C.');
});
