import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from './child.mjs';
import { freePort } from './free-port.mjs';

const cleanUps = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function startDev() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-dev-'));
  // Under root the embedded database runs as another user, who needs access.
  chmodSync(dataDir, 0o711);
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: dataDir };
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(dev, 'exit');
  cleanUps.push(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  let output = '';
  const ready = new Promise((resolve) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream.setEncoding('utf8').on('data', (part) => {
        output += part;
        if (output.includes('Reloading as the code changes')) resolve();
      });
  });
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(`npm run dev ended:\n${output}`)))]);
  return { dev, ended, origin: `http://127.0.0.1:${port}` };
}

test('npm run dev serves public pages, the app, its modules and the API, and ends when asked', async () => {
  const { dev, ended, origin } = await startDev();
  const read = async (address) => {
    const response = await fetch(origin + address, { headers: { accept: 'text/html,*/*' } });
    return { status: response.status, text: await response.text() };
  };
  for (const address of ['/', '/check-your-load', '/states', '/articles'])
    expect(await read(address), address).toMatchObject({ status: 200, text: expect.stringContaining('<h1') });
  expect(await read('/orders')).toMatchObject({ status: 200, text: expect.stringContaining('/src/main.tsx') });
  expect(await read('/src/main.tsx')).toMatchObject({ status: 200 });
  expect(await read('/api/articles')).toMatchObject({ status: 200 });
  dev.kill('SIGTERM');
  await ended;
});
