import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchLimited } from './fetch-limited.ts';

const maxBytes = 1000;
const answers: Record<string, RequestListener> = {
  '/full': (_request, response) => response.end('x'.repeat(maxBytes)),
  '/over': (_request, response) => response.end('x'.repeat(maxBytes + 1)),
  '/teapot': (_request, response) => response.writeHead(418).end('short'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/full' }).end(),
  '/silent': () => undefined,
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('four');
    setImmediate(() => response.destroy());
  },
};
const server = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  answers[path]?.(request, response);
});
async function listen(one: Server): Promise<string> {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

let origin = '';
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

class Failure extends Error {}

const fetchFrom = (path: string, { timeoutMs = 60_000 } = {}) =>
  fetchLimited(`${origin}${path}?key=secret`, { signal: AbortSignal.timeout(timeoutMs), maxBytes, failure: Failure });

test('an answer within the limit has its status and all its bytes', async () => {
  expect((await fetchFrom('/full')).bytes).toHaveLength(maxBytes);
  const { status, bytes } = await fetchFrom('/teapot');
  expect([status, bytes.toString()]).toEqual([418, 'short']);
});

test.each([
  ['that is one byte too large', '/over', {}, /^too large$/],
  ['that redirects', '/moved', {}, /^unexpected redirect$/],
  ['that does not come in time', '/silent', { timeoutMs: 50 }, /^timeout$/],
  ['that ends too early', '/cut', {}, /^(UND_ERR_SOCKET|ECONNRESET)$/],
] as const)(
  'an answer %s is a failure with its reason and without the address',
  async (_name, path, options, reason) => {
    const error = await fetchFrom(path, options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Failure);
    expect(error).toMatchObject({ message: expect.stringMatching(reason) });
    expect(String(error)).not.toContain('secret');
  },
);

test('a server that is away is named by the reason of the system', async () => {
  const call = fetchLimited('http://127.0.0.1:2', { signal: AbortSignal.timeout(60_000), maxBytes, failure: Failure });
  await expect(call).rejects.toThrow(/^ECONNREFUSED$/);
});

test('an aborted call is a timeout', async () => {
  const aborting = new AbortController();
  const call = fetchLimited(`${origin}/silent`, { signal: aborting.signal, maxBytes, failure: Failure });
  aborting.abort();
  await expect(call).rejects.toThrow(/^timeout$/);
});
