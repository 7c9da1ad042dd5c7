import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createLog, logFileOf } from './log.ts';

test('the log is JSON lines in UTC that tell nothing of a person', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-log-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const log = createLog(config);
  const error = Object.assign(new Error('duplicate key', { cause: new Error('below') }), {
    code: '23505',
    detail: 'Key (email)=(ann@haul.example) already exists.',
  });
  log.warn({ event: 'tried', err: error });
  const request = {
    method: 'GET',
    url: '/api/users?search=ann@haul.example',
    headers: { authorization: 'Bearer secret' },
  };
  log.info({ event: 'asked', req: request });
  const text = await readFile(logFileOf(config) ?? '', 'utf8');
  const [tried, asked] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(tried).toMatchObject({
    event: 'tried',
    err: { message: 'duplicate key', code: '23505', cause: { message: 'below' } },
  });
  expect(tried.time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  expect(asked.req).toEqual({ method: 'GET', path: '/api/users' });
  expect(text).not.toMatch(/ann@haul|secret/);
  await rm(dataDir, { recursive: true });
});
