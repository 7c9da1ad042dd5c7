import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { buildBundle } from '#test/bundle.ts';
import { createTestDatabase } from '#test/database.ts';
import { spawnServer } from '#test/kill/spawn-server.ts';

test('a server that has started optimizes what requests do often', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-optimized-code-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  onTestFinished(() => database.drop());
  const { url, child, ended } = await spawnServer({
    // Written by V8 itself, to the standard output.
    args: ['--trace-opt', await buildBundle('test/kill/serve-api.ts')],
    cwd: dataDir,
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(
    async () => {
      await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/health/live`)));
      expect(output).toContain('completed optimizing');
    },
    { timeout: 60_000 },
  );
  child.kill('SIGTERM');
  await ended;
}, 120_000);
