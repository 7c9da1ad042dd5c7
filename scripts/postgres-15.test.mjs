import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from './child.mjs';
import { makeServerFolder } from './postgres-15.mjs';

const folders = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('the server of the tests can use its folder, also where TMPDIR is for its owner alone', async () => {
  const closed = mkdtempSync(path.join(tmpdir(), 'wideload-closed-'));
  vi.stubEnv('TMPDIR', closed);
  const { folder, user } = makeServerFolder();
  folders.push(folder, closed);
  writeFileSync(path.join(folder, 'readable'), '');
  const { code } = await run(['/bin/ls', path.join(folder, 'readable')], { quiet: true, cwd: '/', ...user });
  expect(code).toBe(0);
});
