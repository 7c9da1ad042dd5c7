/** docs/api.md leads a stranger from nothing to permits: its commands, as they are written, against a server with demo data. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '#seed/seed.ts';
import { aWorld } from './world.ts';

const ADDRESS = 'http://127.0.0.1:3000';
const document = path.join(import.meta.dirname, '../../../docs/api.md');

const world = aWorld();
let served: string;
beforeAll(async () => {
  await seedDemo(world.deps);
  served = await world.app.listen({ port: 0, host: '127.0.0.1' });
});

test('the commands of docs/api.md make a key, pay an order and download its permits', async () => {
  const text = await readFile(document, 'utf8');
  const commands = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block).join('\n');
  expect(commands.split(ADDRESS)).toHaveLength(2);
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload-api-document-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = `set -euo pipefail\n${commands.replace(ADDRESS, served)}`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
  const [key, total, paid] = stdout.trim().split('\n');
  expect(key).toMatch(/^wl_/);
  expect(total).toMatch(/^"totalPrice":\d+$/);
  expect(paid).toBe('succeeded');
  for (const file of ['receipt.pdf', 'permits.pdf', 'permit.pdf'])
    expect((await readFile(path.join(folder, file))).subarray(0, 5).toString(), file).toBe('%PDF-');
});
