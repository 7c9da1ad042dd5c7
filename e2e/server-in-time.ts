import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
const root = path.resolve(import.meta.dirname, '..');

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // Cast: a TCP server has an address with a port.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(server: ChildProcess, baseURL: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const isReady = await fetch(`${baseURL}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

type Settings = Readonly<Record<string, string>>;

/** A server of its own, in which `pass` lets the given days go by at once. */
export async function startServerInTime(days: number, settings: Settings = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload time '));
  // Under root the embedded database runs as another user, who needs access.
  chmodSync(dataDir, 0o711);
  const port = await findFreePort();
  const baseURL = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--import', path.join(root, 'e2e/moved-clock.mjs'), 'apps/api/dist/main.js', 'serve'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        PGOPTIONS: '-c synchronous_commit=off',
        CLOCK_STEP_MS: String(days * DAY),
        ...settings,
      },
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await waitUntilReady(server, baseURL);
  return {
    baseURL,
    pass: () => server.kill('SIGWINCH'),
    async stop(): Promise<void> {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
