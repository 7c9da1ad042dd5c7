import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp, type AppOptions } from '#app.ts';
import { startWorld, type World } from '#test/world.ts';
import type { MeasuredRequest } from '../../measure-requests.ts';

const renderer = `
exports.listCalls = (address) => (address === '/plain' ? [] : null);
exports.findRedirect = () => null;
exports.addresses = () => [];
exports.renderPage = (address) => ({ status: 200, language: 'en', head: '', body: address + ' and words'.repeat(200) });
`;

let folder: string;
let world: World;
let app: Awaited<ReturnType<typeof buildApp>>;
let measured: MeasuredRequest[] = [];

async function open(options: AppOptions = {}) {
  const opened = await buildApp(world.deps, { webRoot: path.join(folder, 'dist'), ...options });
  await opened.listen({ port: 0, host: '127.0.0.1' });
  return opened;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wideload first '));
  for (const part of ['dist', 'dist-site']) mkdirSync(path.join(folder, part));
  writeFileSync(path.join(folder, 'dist/site.html'), '<!--site-->');
  writeFileSync(path.join(folder, 'dist/app.html'), 'the application');
  writeFileSync(path.join(folder, 'dist-site/site.server.cjs'), renderer);
  world = await startWorld();
  app = await open({ requestMetrics: { observe: (request) => measured.push(request) } });
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  measured = [];
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Without decompressing it, which `fetch` would do. */
function ask(server: typeof app, address: string, headers: Record<string, string> = {}, method = 'GET') {
  const port = new URL(server.listeningOrigin).port;
  return new Promise<Answer>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: address, headers, method }, (answer: IncomingMessage) => {
      const { date: _, ...rest } = answer.headers;
      void answer
        .toArray()
        .then((chunks: Buffer[]) => ({
          status: answer.statusCode ?? 0,
          headers: rest,
          body: Buffer.concat(chunks).toString('base64'),
        }))
        .then(resolve);
    });
    request.on('error', reject);
  });
}

/** Soon after its first visit a page is compressed better, in all encodings at once. Until then its answers change. */
async function waitForBestForm(): Promise<void> {
  const { body } = await app.inject({ url: '/plain' });
  const quick = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const measure = async () =>
    (await app.inject({ url: '/plain', headers: { 'accept-encoding': 'br' } })).rawPayload.length;
  await expect.poll(measure).toBeLessThan(quick);
}

const encodings = ['br', 'gzip', 'identity'];
test.each(encodings)('a page from memory (%s) is what the framework answers, with every header', async (encoding) => {
  const accepted = { 'accept-encoding': encoding };
  await ask(app, '/plain', accepted);
  await waitForBestForm();
  const kept = await ask(app, '/plain?from=a-link', accepted);
  const framework = await app.inject({ url: '/plain', headers: accepted });
  expect(kept.body).toBe(framework.rawPayload.toString('base64'));
  const { date: _, ...headers } = framework.headers;
  expect(kept.headers).toEqual({ ...headers, 'keep-alive': 'timeout=72' });
  expect(kept.headers['content-security-policy']).toContain("default-src 'self'");

  const unchanged = await ask(app, '/plain', { ...accepted, 'if-none-match': String(kept.headers['etag']) });
  expect(unchanged).toMatchObject({ status: 304, body: '' });
});

test('each is counted', async () => {
  await ask(app, '/plain');
  await ask(app, '/plain');
  await expect.poll(() => measured.length).toBe(2);
  for (const request of measured) expect(request).toMatchObject({ method: 'GET', route: '/*', status: 200 });
});

test('other methods and other addresses go through the framework', async () => {
  await ask(app, '/plain');
  expect(await ask(app, '/plain', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect((await ask(app, '/api/nothing')).status).toBe(404);
  expect((await ask(app, '/order_list')).body).toBe(Buffer.from('the application').toString('base64'));
});

test('a server that stops ends the connection with its answer', async () => {
  const stopping = await open();
  await ask(stopping, '/plain');
  expect((await ask(stopping, '/plain')).headers['connection']).toBe('keep-alive');
  stopping.announceStop();
  expect((await ask(stopping, '/plain')).headers['connection']).toBe('close');
  await stopping.close();
});
