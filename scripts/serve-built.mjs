import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './child.mjs';
import { freePort } from './free-port.mjs';

/**
 * Serves the built product from a temporary folder, with its demo data.
 * @param {Record<string, string>} [settings] of its environment
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function serveBuilt(settings = {}) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-served-'));
  // Root runs the database as another user, who needs access.
  chmodSync(folder, 0o711);
  const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: origin };
  const server = spawn(process.execPath, ['apps/api/dist/main.js', 'serve'], { cwd: root, stdio: 'ignore', env });
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let left = 1200; !(await isReady()); left -= 1) {
    if (left === 0) throw new Error('The product did not start. Build it first: npm run build');
    await wait(100);
  }
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
