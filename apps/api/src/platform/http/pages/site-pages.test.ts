import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWeb } from './web.ts';

const renderer = `
let drawn = 0;
export const listCalls = (address) => (address === '/plain' ? [] : address === '/news' ? ['/news'] : null);
export const findRedirect = (address) => (address === '/plain/' ? '/plain' : null);
export const addresses = () => [];
export const renderPage = (address, answers, { origin }) => {
  drawn += 1;
  const status = answers[0] === null ? 404 : answers[0] === 'unavailable' ? 503 : 200;
  return { status, language: 'es', head: '<title>$& ' + origin + '</title>', body: '<p>' + drawn + JSON.stringify(answers) + '</p>' };
};
`;

const shared = '<html lang="en"><!--head--><body><!--site--></body></html>';

const script = 'export const wide = true;'.repeat(20);

let folder: string;
let app: FastifyInstance;
/** A number is a status. */
let news: object | number = { text: 'first' };

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
  writeFileSync(path.join(folder, 'dist-site/package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'dist-site/site.server.js'), renderer);
  app = Fastify();
  app.get('/api/news', (_request, reply) => (typeof news === 'number' ? reply.code(news).send({}) : news));
  await serveWeb(app, { webRoot: path.join(folder, 'dist'), origin: 'https://wide.example' });
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
  expect(body).toMatch(/<body><p>\d\[\]<\/p><\/body><\/html>$/);
});

test('it is rendered once, sent compressed to clients that accept it, and answers 304 to those that have it', async () => {
  const plain = await get('/plain');
  const small = await get('/plain', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const again = await get('/plain', { 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('it is rendered again when its data has changed, and answers 404 when the data is gone', async () => {
  const first = (await get('/news')).body;
  expect((await get('/news')).body).toBe(first);
  news = { text: 'second' };
  expect((await get('/news')).body).toContain('second');
  news = 404;
  expect((await get('/news')).statusCode).toBe(404);
});

test('while its source is away it says so, and when to come again', async () => {
  news = 503;
  const { statusCode, headers, body } = await get('/news');
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  expect(body).toContain('unavailable');
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
