import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const rows = Array.from({ length: 100 }, (_, row) => ({ number: 100_000 + row, title: 'Press to Dayton' }));
let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  compressAnswers(app);
  app.get('/rows', () => rows);
  app.get('/row', () => rows[0]);
  app.get('/text', (_, reply) => reply.type('text/csv').send('a,b\n'.repeat(1000)));
});
afterAll(() => app.close());

const ask = (url: string, encodings?: string) =>
  app.inject({ url, ...(encodings !== undefined && { headers: { 'accept-encoding': encodings } }) });

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['br', 'br;q=1.0, gzip;q=0.8', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
] as const)('a large answer is compressed by %s for "%s", and is the same', async (encoding, accepted, decompress) => {
  const { headers, rawPayload } = await ask('/rows', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 5);
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(rows);
});

test.each([
  ['for a caller that takes none', '/rows', undefined],
  ['for a caller that takes others', '/rows', 'deflate, zstd'],
  ['when it is small', '/row', 'br'],
  ['when it is no JSON', '/text', 'br'],
])('an answer is sent as it is %s', async (_case, url, accepted) => {
  const { headers, payload } = await ask(url, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe(String(payload.length));
});
