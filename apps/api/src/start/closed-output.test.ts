import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildBundle } from '#test/bundle.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { spawnServer } from '#test/kill/spawn-server.ts';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-closed-output-'));
  database = await createTestDatabase(inject('testDatabaseUrl'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a server whose output nobody reads any more goes on, stops as always, and says so in its log', async () => {
  const { url, child, ended } = await spawnServer({
    args: [await buildBundle('test/kill/serve-api.ts')],
    cwd: dataDir,
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0' },
  });
  for (const output of [child.stdout, child.stderr]) {
    output?.destroy();
    if (output !== null) await once(output, 'close');
  }
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  // It says on its output that it stops.
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const events = (await readFile(path.join(dataDir, 'log.ndjson'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { event?: string }).event);
  expect(events).toEqual(expect.arrayContaining(['output.closed', 'server.stopped']));
  expect(events).not.toContain('server.crashed');
}, 120_000);
