import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { buildApp } from '#app.ts';
import { readConfig } from '#config/config.ts';
import { noChanges } from './changes/changes.ts';
import { createSessions } from './http/open-sessions.ts';
import { createPool } from './db/pool.ts';
import type { Tables } from './db/tables.generated.ts';
import { openTracing, type Tracing } from './tracing.ts';

type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
};
type Received = { url: string | undefined; key: string | string[] | undefined; body: string };

const world = aWorld();
let collector: Server;
let port: number;
const received: Received[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ url: request.url, key: request.headers['x-key'], body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  // Cast: a TCP server has an address with a port.
  ({ port } = collector.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise((resolve) => collector.close(resolve));
});

function open(endpoint: string): Tracing {
  const { tracing } = readConfig({
    DATA_DIR: world.deps.config.dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret-1',
  });
  if (tracing === null) throw new Error('The endpoint is set.');
  return openTracing(tracing, world.deps.log);
}

async function openApp(tracing: Tracing) {
  const pool = createPool({ connectionString: world.database.url, onError: () => undefined });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: tracing.traceQuery });
  const app = await buildApp({ ...world.deps, db, sessions: createSessions({ db, changes: noChanges }) }, { tracing });
  return { app, close: async () => void (await Promise.all([app.close(), db.destroy()])) };
}

const readAttribute = ({ attributes }: WireSpan, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value;

test('a request and its queries are one trace, continued from the caller, without a value of anybody', async () => {
  const tracing = open(`http://127.0.0.1:${port}/`);
  const { app, close } = await openApp(tracing);
  const { id, token } = await aUser(world);
  const traceId = 'a'.repeat(32);
  const headers = { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
  const body = { newPhone: '3075559123' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/change_phone_number', headers, payload: body });
  expect(answer.statusCode).toBe(200);
  await app.inject({ url: `/api/companies/${id}`, method: 'DELETE' });
  await close();
  await tracing.close();

  expect(received.map(({ url, key }) => ({ url, key }))).toContainEqual({ url: '/v1/traces', key: 'secret-1' });
  const spans = received.flatMap(
    ({ body: text }) =>
      // Cast: the shape is what the test is about.
      (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] }).resourceSpans[0]?.scopeSpans[0]
        ?.spans ?? [],
  );
  const root = spans.find(({ traceId: of, kind }) => of === traceId && kind === 2);
  expect(root).toMatchObject({ name: 'POST /api/auth/change_phone_number', parentSpanId: 'b'.repeat(16) });
  expect(root && readAttribute(root, 'http.response.status_code')).toEqual({ intValue: '200' });
  const queries = spans.filter(({ traceId: of, kind }) => of === traceId && kind === 3);
  expect(queries.every(({ parentSpanId }) => parentSpanId === root?.spanId)).toBe(true);
  // The session is looked up before the body is read, the update is made after it.
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'update']));
  for (const { startTimeUnixNano: from, endTimeUnixNano: to } of spans) expect(BigInt(to) >= BigInt(from)).toBe(true);
  expect(spans.map(({ name }) => name)).toContain('DELETE /api/companies/:id');
  for (const secret of [id, token, body.newPhone]) expect(received.map((one) => one.body).join()).not.toContain(secret);
});

test('a collector that is away changes nothing for a request, and does not hold up the end', async () => {
  const tracing = open('http://127.0.0.1:9');
  const { app, close } = await openApp(tracing);
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  await close();
  await tracing.close();
});
