import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld, type World } from '#test/world.ts';
import { buildApp } from '#app.ts';
import { Problem } from '#problem.ts';

const renderer = `
exports.listCalls = (address) =>
  address === '/news' || address === '/es/news' ? ['/articles?page=1&pageSize=5'] : /^\\/(plain|broken)$/.test(address) ? [] : null;
exports.findRedirect = () => null;
exports.addresses = () => [];
exports.renderPage = (address) => {
  if (address === '/broken') throw new Error('a fault of ours');
  return { status: 200, language: 'en', head: '', body: 'the page' };
};
exports.renderTrouble = ({ status, retryAfterSeconds }, { language }) => ({
  status, language, head: '', body: '<h1>trouble ' + status + ' in ' + language + ' for ' + retryAfterSeconds + '</h1>',
});
`;
const shared = '<html lang="en"><!--head--><body><!--site--></body></html>';

let folder: string;
let world: World;
let app: FastifyInstance;
/** Refuses every request before its route runs, as an overloaded server does. */
let refusal: Problem | null = null;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wideload troubles '));
  for (const part of ['dist', 'dist-site']) mkdirSync(path.join(folder, part));
  writeFileSync(path.join(folder, 'dist/site.html'), shared);
  writeFileSync(path.join(folder, 'dist/app.html'), 'the application');
  writeFileSync(path.join(folder, 'dist/theme.js'), 'theme()');
  writeFileSync(path.join(folder, 'dist-site/site.server.cjs'), renderer);
  world = await startWorld({ env: { RATE_LIMITS: 'on' } });
  app = await buildApp(world.deps, { webRoot: path.join(folder, 'dist') });
  app.addHook('onRequest', async () => {
    if (refusal !== null) throw refusal;
  });
});
beforeEach(() => {
  refusal = null;
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, remoteAddress = '198.51.100.1') => app.inject({ method: 'GET', url, remoteAddress });
const html = 'text/html; charset=utf-8';
const json = 'application/problem+json';

describe('an address over its rate limit', () => {
  const busy = '198.51.100.9';
  beforeAll(async () => {
    for (let count = 0; count < 600; count += 1) await get('/api/articles?page=1&pageSize=5', busy);
  });

  test.each([
    ['/news', 'en'],
    ['/es/news', 'es'],
  ])('gets %s as a page in its language, with a time to retry', async (address, language) => {
    const { statusCode, headers, body } = await get(address, busy);
    expect([statusCode, headers['content-type']]).toEqual([429, html]);
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`trouble 429 in ${language} for ${wait}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  test('gets problems for calls, and assets and static pages as usual', async () => {
    const call = await get('/api/articles?page=1&pageSize=5', busy);
    expect([call.statusCode, call.headers['content-type']]).toEqual([429, json]);
    expect((await get('/theme.js', busy)).statusCode).toBe(200);
    expect((await get('/plain', busy)).statusCode).toBe(200);
    expect((await get('/news')).statusCode).toBe(200);
  });
});

describe('a server that is a second behind', () => {
  beforeEach(() => {
    refusal = new Problem('server.unavailable', { retryAfterSeconds: 3 });
  });

  test.each(['/plain', '/news', '/order_list', '/nowhere'])('says so at %s as a page', async (address) => {
    const { statusCode, headers, body } = await get(address);
    expect([statusCode, headers['content-type']]).toEqual([503, html]);
    expect(body).toContain(`trouble 503 in en for ${headers['retry-after']}`);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(3);
  });

  test.each(['/api/site/config', '/api/nowhere', '/theme.js', '/sitemap.xml'])(
    'and at %s, which is no page, as a problem',
    async (address) => {
      const { statusCode, headers } = await get(address);
      expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([503, json, '3']);
    },
  );
});

test('a page that fails is still a page, and reveals nothing internal', async () => {
  const { statusCode, headers, body } = await get('/broken');
  expect([statusCode, headers['content-type']]).toEqual([500, html]);
  expect(body).toContain('trouble 500 in en for null');
  expect(body).not.toContain('a fault of ours');
  expect(headers['retry-after']).toBeUndefined();
});

describe('a body sent to a page', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('by %s is refused with a page', async (method) => {
    const { statusCode, headers, body } = await app.inject({ method, url: '/es/news' });
    expect([statusCode, headers['content-type'], headers['allow']]).toEqual([405, html, 'GET, HEAD']);
    expect(body).toContain('trouble 405 in es');
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/json'])(
    'as %s is not even read',
    async (type) => {
      const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload: '{' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([405, html]);
    },
  );

  test('from another site is refused with a page too', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url: '/', headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, html]);
  });

  test.each(['/api/nowhere', '/assets/nothing.js', '/theme.js'])(
    'and to %s, which is no page, with a problem',
    async (url) => {
      const answer = await app.inject({ method: 'POST', url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, json]);
    },
  );
});

test('a page whose source fails is still a page, and one in memory stays', async () => {
  await world.deps.db.schema.alterTable('articles').renameTo('articles_away').execute();
  try {
    const { statusCode, headers } = await get('/es/news', '198.51.100.2');
    expect([statusCode, headers['content-type']]).toEqual([500, html]);
    expect((await get('/news', '198.51.100.2')).body).toContain('the page');
  } finally {
    await world.deps.db.schema.alterTable('articles_away').renameTo('articles').execute();
  }
});

test('an address that is far too long leads to the start', async () => {
  const { statusCode, headers } = await get(`/${'a'.repeat(3000)}`);
  expect([statusCode, headers['location']]).toEqual([302, '/']);
});
