import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld } from '#test/world.ts';
import { readConfig } from '#config/config.ts';
import { createLog, getLogFile } from './log.ts';

test('the log is JSON lines in UTC without personal data', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-log-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const log = createLog(config);
  const error = Object.assign(new Error('duplicate key', { cause: new Error('below') }), {
    code: '23505',
    detail: 'Key (email)=(ann@haul.example) already exists.',
  });
  log.warn({ event: 'mail.failed', err: error });
  const request = {
    method: 'GET',
    url: '/api/users?search=ann@haul.example',
    headers: { authorization: 'Bearer secret' },
  };
  log.info({ event: 'mail.sent', req: request });
  for (const url of ['/api/packet/secret-token/permits/1/pdf', '/api/calendar/secret-token/trips.ics'])
    log.info({ event: 'mail.sent', req: { method: 'GET', url } });
  const text = await readFile(getLogFile(config) ?? '', 'utf8');
  const [tried, logged, linked, fed] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(tried).toMatchObject({
    event: 'mail.failed',
    err: { message: 'duplicate key', code: '23505', cause: { message: 'below' } },
  });
  expect(tried.time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  expect(logged.req).toEqual({ method: 'GET', path: '/api/users' });
  expect(linked.req).toEqual({ method: 'GET', path: '/api/packet/…/permits/1/pdf' });
  expect(fed.req).toEqual({ method: 'GET', path: '/api/calendar/…/trips.ics' });
  expect(text).not.toMatch(/ann@haul|secret/);
  await rm(dataDir, { recursive: true });
});

test('a refusal is logged with its request and actor, not with its body', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const world = await startWorld({ deps: { log } });
  const user = await aUser(world);
  const refused = await world.call('GET', '/users?search=ann@haul.example', { token: user.token });
  const wrong = await world.call('PUT', '/users/phone', { token: user.token, body: { phone: 'call me' } });
  const nobody = await world.call('GET', '/users', {});
  const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request.refused');
  expect(events).toMatchObject([
    { reqId: refused.json().requestId, actorId: user.id, code: 'access.refused' },
    { reqId: wrong.json().requestId, actorId: user.id, code: 'input.invalid' },
    { reqId: nobody.json().requestId, code: 'session.required' },
  ]);
  expect(events[2]).not.toHaveProperty('actorId');
  expect(JSON.stringify(events)).not.toMatch(/haul|call me|Bearer/);
  await world.close();
});

test('a request has a line in the log, and a poll that found nothing new has none', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const world = await startWorld({ deps: { log } });
  const authorization = `Bearer ${(await aUser(world)).token}`;
  const poll = (headers: Record<string, string>) => world.app.inject({ url: '/api/notifications', headers });
  const first = await poll({ authorization });
  const second = await poll({ authorization, 'if-none-match': String(first.headers['etag']) });
  expect([first.statusCode, second.statusCode]).toEqual([200, 304]);
  const polls = lines
    .map((line) => JSON.parse(line))
    .filter(({ event, req }) => event === 'request.completed' && req.url === '/api/notifications');
  expect(polls.map(({ res }) => res.statusCode)).toEqual([200]);
  await world.close();
});

test('a log that cannot be written is said once on stderr and ends nothing', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-log-'));
  const config = readConfig({ DATA_DIR: dataDir });
  // Every write to it fails as on a full disk.
  await symlink('/dev/full', getLogFile(config) ?? '');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = createLog(config);
  log.warn({ event: 'mail.failed' });
  log.warn({ event: 'mail.failed' });
  expect(said.mock.calls).toEqual([
    ['The log cannot be written: ENOSPC: no space left on device, write. The service goes on.\n'],
  ]);
  said.mockRestore();
  await rm(dataDir, { recursive: true });
});

test('a file that is full is replaced, and one former file is kept', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-log-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const mostFileBytes = 1000;
  for (let start = 0; start < 2; start += 1) {
    const log = createLog(config, { mostFileBytes });
    for (let line = 0; line < 30; line += 1) log.info({ event: 'mail.sent', mail: String(line) });
  }
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('log'));
  expect(files.toSorted()).toEqual(['log.ndjson', 'log.ndjson.1']);
  for (const file of files) expect((await stat(path.join(dataDir, file))).size).toBeLessThan(2 * mostFileBytes);
  const lines = (await readFile(path.join(dataDir, 'log.ndjson'), 'utf8')).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'mail.sent', mail: '29' });
  await rm(dataDir, { recursive: true });
});
