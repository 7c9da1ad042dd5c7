// Two servers behind HAProxy: a restart in turn loses no request, a killed server is replaced, and Ctrl+C leaves nothing.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installWithApt } from '../../scripts/apt.mjs';
import { root } from '../../scripts/child.mjs';
import { freePort } from '../../scripts/free-port.mjs';

let cluster;
let origin;
let pids;
let folder;
const lines = [];

const hasLine = (part) => lines.some((line) => line.includes(part));
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(async () => {
  await installWithApt('haproxy');
  folder = mkdtempSync(path.join(tmpdir(), 'wideload-cluster-test-'));
  // Root runs the database as another user, who needs access.
  chmodSync(folder, 0o711);
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMITS: 'off' };
  delete env.DATABASE_URL;
  cluster = spawn(process.execPath, ['ops/cluster/cluster.mjs'], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  createInterface({ input: cluster.stdout }).on('line', (line) => lines.push(line));
  await vi.waitUntil(() => hasLine('Wideload is ready'), { timeout: 240_000 });
  origin = `http://127.0.0.1:${env.PORT}`;
  pids = /processes (\d+) and (\d+)/.exec(lines.join('\n')).slice(1).map(Number);
}, 300_000);

afterAll(() => {
  cluster.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** Reads and writes until it is stopped. @returns the status of each answer; 0: none came. */
function send() {
  const statuses = [];
  const over = new AbortController();
  async function repeat(ask) {
    while (!over.signal.aborted)
      statuses.push(
        await ask().then(
          ({ status }) => status,
          () => 0,
        ),
      );
  }
  const write = () =>
    fetch(`${origin}/api/auth/resetPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@test.example' }),
    });
  const read = () => fetch(`${origin}/api/articles`);
  const all = Promise.all([repeat(read), repeat(read), repeat(write)]);
  return async () => {
    over.abort();
    await all;
    return statuses;
  };
}

test('a restart in turn under traffic loses no request', async () => {
  const stop = send();
  cluster.stdin.write('r\n');
  await expect.poll(() => hasLine('Server 2 was restarted'), { timeout: 120_000 }).toBe(true);
  const statuses = await stop();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(20);
  expect(pids.map(isRunning)).toEqual([false, false]);
  pids = lines.flatMap((line) => [...line.matchAll(/was restarted \(process (\d+)\)/g)].map(([, pid]) => Number(pid)));
}, 180_000);

test('a killed server is started again while the other one serves', async () => {
  process.kill(pids[0], 'SIGKILL');
  await expect.poll(() => hasLine('Server 1 ended; it is started again.'), { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => (await fetch(`${origin}/api/articles`)).status, { timeout: 30_000 }).toBe(200);
});

test('Ctrl+C ends the servers, the balancer and the database', async () => {
  const gone = new Promise((resolve) => cluster.once('exit', resolve));
  cluster.kill('SIGINT');
  expect(await gone).toBe(0);
  await wait(100);
  expect(isRunning(pids[1])).toBe(false);
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
}, 60_000);
