import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePages } from './site-pages.ts';

const renderer = `
let drawn = 0;
export const asksOf = (address) => (address === '/plain' ? [] : address === '/news' ? ['/news'] : null);
export const renderPage = (address, answers, { origin }) => {
  drawn += 1;
  const status = answers[0] === null ? 404 : answers[0] === 'unavailable' ? 503 : 200;
  return { status, language: 'es', head: '<title>$& ' + origin + '</title>', body: '<p>' + drawn + JSON.stringify(answers) + '</p>' };
};
`;

let folder: string;
let app: FastifyInstance;
/** Or the status that it is refused with. */
let news: object | number = { text: 'first' };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wideload site '));
  mkdirSync(path.join(folder, 'dist'));
  mkdirSync(path.join(folder, 'dist-site'));
  writeFileSync(path.join(folder, 'dist/site.html'), '<html lang="en"><!--head--><body><!--site--></body></html>');
  writeFileSync(path.join(folder, 'dist-site/package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'dist-site/site.server.js'), renderer);
  app = Fastify();
  app.get('/api/news', (_request, reply) => (typeof news === 'number' ? reply.code(news).send({}) : news));
  const { send } = await sitePages(app, { webRoot: path.join(folder, 'dist'), origin: 'https://wide.example' });
  app.get('/*', (request, reply) => send(request, reply) ?? reply.code(200).send('the application'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('a public page is drawn into the shared document, with its language and its head', async () => {
  const { statusCode, headers, body } = await get('/plain?x=1');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toMatch(
    /^<html lang="es"><title>\$& https:\/\/wide\.example<\/title><body><p>\d\[\]<\/p><\/body><\/html>$/,
  );
});

test('it is drawn once, sent compressed to who takes that, and not at all to who has it', async () => {
  const plain = await get('/plain');
  const small = await get('/plain', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const again = await get('/plain', { 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('it is drawn anew when what it shows has changed, and says that there is no such thing', async () => {
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

test('any other address is the application', async () => {
  expect((await get('/order_list')).body).toBe('the application');
});
