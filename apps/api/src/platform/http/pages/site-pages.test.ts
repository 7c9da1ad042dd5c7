import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWeb } from './web.ts';

const renderer = `
let drawn = 0;
const words = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 1009).toString(36)).join(' ');
exports.listCalls = (address) => (address === '/plain' ? [] : /^\\/(?:other-)?news$/.test(address) ? ['/news'] : null);
exports.findRedirect = (address) => (address === '/plain/' ? '/plain' : null);
exports.addresses = () => [];
exports.renderPage = (address, answers, { origin }) => {
  drawn += 1;
  const status = answers[0] === null ? 404 : answers[0] === 'unavailable' ? 503 : 200;
  return { status, language: 'es', head: '<title>$& ' + origin + '</title>', body: '<p>' + drawn + JSON.stringify(answers) + '</p>' + words };
};
`;

const shared = '<html lang="en"><!--head--><body><!--site--></body></html>';

const script = 'export const wide = true;'.repeat(20);

let folder: string;
let app: FastifyInstance;
/** A number is a status. */
let news: object | number = { text: 'first' };
/** Null while the source is away. */
let version: string | null = 'first';
let calls = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wideload site '));
  mkdirSync(path.join(folder, 'dist'));
  mkdirSync(path.join(folder, 'dist-site'));
  writeFileSync(path.join(folder, 'dist/site.html'), shared);
  writeFileSync(path.join(folder, 'dist/app.html'), 'the application');
  writeFileSync(path.join(folder, 'dist/admin.html'), 'the administration');
  mkdirSync(path.join(folder, 'dist/assets'));
  const part = path.join(folder, 'dist/assets/part.js');
  writeFileSync(part, script);
  writeFileSync(`${part}.br`, brotliCompressSync(script));
  writeFileSync(`${part}.gz`, gzipSync(script));
  cpSync(
    path.resolve(import.meta.dirname, '../../../../../web/public/favicon.ico'),
    path.join(folder, 'dist/favicon.ico'),
  );
  writeFileSync(path.join(folder, 'dist-site/site.server.cjs'), renderer);
  app = Fastify();
  app.get('/api/news', (_request, reply) => {
    calls += 1;
    return typeof news === 'number' ? reply.code(news).send({}) : news;
  });
  const content = { peek: () => version, read: async () => version, forget: () => undefined };
  await serveWeb(app, { webRoot: path.join(folder, 'dist'), origin: 'https://wide.example', content });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('a public page is drawn into the shared document, with its language and its head', async () => {
  const { statusCode, headers, body } = await get('/plain?x=1');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="es"><title>$& https://wide.example</title>');
  expect(body).toMatch(/<body><p>\d\[\]<\/p>[\w ]+<\/body><\/html>$/);
});

test('it is rendered once, sent compressed to clients that accept it, and answers 304 to those that have it', async () => {
  const plain = await get('/plain');
  const tags = new Set<unknown>();
  for (const [accepted, decompress] of [
    ['gzip, br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['br;q=0', (bytes: Buffer) => bytes],
  ] as const) {
    const { headers, rawPayload } = await get('/plain', { 'accept-encoding': accepted });
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect([headers['content-length'], headers['vary']]).toEqual([String(rawPayload.length), 'accept-encoding']);
    expect(headers['etag']).toMatch(/^"[\w-]{43}"$/);
    tags.add(headers['etag']);
  }
  expect(tags.size).toBe(3);
  const again = await get('/plain', { 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', plain.headers['etag']]);
});

test('soon after its first visit it is as small as it can be', async () => {
  const { body } = await get('/plain');
  const quick = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  await expect
    .poll(async () => (await get('/plain', { 'accept-encoding': 'br' })).rawPayload.length)
    .toBeLessThan(quick);
});

test('it asks for its data again when there is another version, and is rendered again when they differ', async () => {
  const first = (await get('/news')).body;
  const asked = calls;
  news = { text: 'second' };
  expect((await get('/news')).body).toBe(first);
  expect(calls).toBe(asked);
  version = 'second';
  const second = (await get('/news')).body;
  expect(second).toContain('second');
  version = 'third';
  expect((await get('/news')).body).toBe(second);
  expect(calls).toBe(asked + 2);
});

test('without its source a page that was visited stays, and one that was not is never kept', async () => {
  const kept = (await get('/news')).body;
  [version, news] = [null, 503];
  expect((await get('/news')).body).toBe(kept);
  const { statusCode, headers, body } = await get('/other-news');
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  expect(body).toContain('unavailable');
  news = { text: 'back' };
  expect((await get('/other-news')).body).toContain('back');
  news = { text: 'back again' };
  expect((await get('/other-news')).body).toContain('back again');
});

test('it answers 404 when its data are gone', async () => {
  [version, news] = ['fourth', 404];
  expect((await get('/news')).statusCode).toBe(404);
});

test('another spelling of its address redirects to it with the query', async () => {
  const { statusCode, headers } = await get('/plain/?load=1.TX&x=?');
  expect([statusCode, headers['location']]).toEqual([301, '/plain?load=1.TX&x=?']);
});

test.each([
  ['/order_list', 'the application'],
  ['/order_list/order?orderId=1', 'the application'],
  ['/dashboard', 'the administration'],
])('%s is the signed-in area', async (address, document) => {
  expect((await get(address)).body).toBe(document);
});

test.each([
  ['/nowhere/at/all', '/'],
  ['/wp-login.php?x=1', '/'],
  ['//evil.example/x', '/'],
  ['/es/nowhere', '/es'],
])('%s is nothing, and leads to %s', async (address, start) => {
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers['location']]).toEqual([302, start]);
});

test('the icon that browsers ask for by themselves is an icon, and is kept for long', async () => {
  const { statusCode, headers, rawPayload } = await get('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  expect(headers['cache-control']).toBe('public, max-age=2592000');
  // The header of an icon file with three icons.
  expect([...rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test('a call or an asset that is not there leads nowhere', async () => {
  expect((await get('/api/nothing')).statusCode).toBe(404);
  expect((await get('/assets/nothing.js')).statusCode).toBe(404);
});

describe('a file of the build', () => {
  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('goes to a client that accepts %s as %s, for a year', async (accepted, encoding) => {
    const { statusCode, headers, rawPayload } = await get('/assets/part.js', { 'accept-encoding': accepted });
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const plain =
      encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
    expect(plain.toString()).toBe(script);
  });

  test('answers 304 to a client that has it, and no body to HEAD', async () => {
    const { headers } = await get('/assets/part.js');
    const again = await get('/assets/part.js', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/assets/part.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(script.length)]);
  });

  test.each(['/assets/../site.html', '/assets/%2e%2e/site.html', '/assets/part.js.br', '/assets/part.js%00'])(
    '%s is none',
    async (address) => {
      expect((await get(address)).statusCode).not.toBe(200);
    },
  );
});
