import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAlert } from '#test/factories/money/payment-alert-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { buildApp } from '#app.ts';
import { after, HOUR, MINUTE } from '#clock.ts';
import { recordRun } from '#platform/job-runs.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { openMetrics, type OpenMetrics } from '#start/metrics.ts';
import { createReconciler, WEBHOOK_PATH } from '#features/money/payments.service.ts';

const world = aWorld({ env: { METRICS_PORT: '0' } });
let opened: OpenMetrics;
beforeAll(async () => {
  opened = await open(world.database.url);
});
afterAll(async () => {
  await opened.close();
});

async function open(connectionString: string): Promise<OpenMetrics> {
  const { config, log, clock } = world.deps;
  const options = { config, log, clock, connectionString, pool: world.database.pool, databaseFolder: null };
  const metrics = await openMetrics(options);
  if (metrics === null) throw new Error('METRICS_PORT is set.');
  return metrics;
}

async function scrape({ url }: OpenMetrics): Promise<string> {
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  return answer.text();
}

/** NaN when the metric is absent. */
function read(text: string, metric: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${metric} `));
  return line === undefined ? Number.NaN : Number(line.slice(metric.length + 1));
}

test('queues, failures and last runs are read at the scrape', async () => {
  const { deps, clock } = world;
  const before = await scrape(opened);
  expect(read(before, 'wideload_reconcile_timestamp_seconds')).toBe(0);
  expect(read(before, 'wideload_backup_timestamp_seconds')).toBe(0);
  expect(read(before, 'wideload_outbox_oldest_age_seconds')).toBe(0);
  await inTransaction(deps.db, async (tx) => {
    for (const name of ['ann', 'ben', 'cal']) {
      const content = { deletedOn: 'November 16, 2026' };
      await enqueue(tx, deps, { kind: 'account-deleted', to: `${name}@test.example`, content });
    }
  });
  await deps.db.updateTable('deliveries').set({ failed_at: clock.now() }).where('recipient', 'like', 'cal@%').execute();
  await deps.db.updateTable('deliveries').set({ last_error: 'no' }).where('recipient', 'like', 'ben@%').execute();
  await anAlert(world);
  clock.advance(10 * MINUTE);
  expect(await createReconciler(deps).run()).toBe(true);
  await recordRun(deps.db, 'backup', after(clock.now(), -HOUR));
  const text = await scrape(opened);
  const now = clock.now().getTime() / 1000;
  // The alert has a mail too.
  expect(read(text, 'wideload_outbox_mails')).toBe(3);
  expect(read(text, 'wideload_outbox_retrying_mails')).toBe(1);
  expect(read(text, 'wideload_outbox_oldest_age_seconds')).toBe(600);
  expect(read(text, 'wideload_mails_failed')).toBe(1);
  expect(read(text, 'wideload_payment_alerts_open')).toBe(1);
  expect(read(text, 'wideload_reconcile_timestamp_seconds')).toBe(now);
  expect(read(text, 'wideload_backup_timestamp_seconds')).toBe(now - 3600);
  expect(read(text, 'wideload_database_up')).toBe(1);
  expect(read(text, 'wideload_disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
  expect(read(text, 'wideload_pool_connections{state="in_use"}')).toBe(0);
  expect(read(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('requests are counted by pattern and status class, without an id, and webhooks that failed apart', async () => {
  const app = await buildApp(world.deps, { requestMetrics: opened.metrics });
  const { id, token } = await aUser(world, { role: 'admin' });
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ url: `/api/users/${id}`, headers });
  await app.inject({ url: `/api/users/${id}` });
  await app.inject({ url: `/nowhere/${id}` });
  await app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: {} });
  await app.close();
  const text = await scrape(opened);
  const count = (method: string, route: string, status: string) =>
    read(
      text,
      `wideload_http_request_duration_seconds_count{method="${method}",route="${route}",status_class="${status}"}`,
    );
  expect([count('GET', '/api/users/:id', '2xx'), count('GET', '/api/users/:id', '4xx')]).toEqual([1, 1]);
  expect(count('GET', 'none', '4xx')).toBe(1);
  expect(read(text, 'wideload_webhooks_unhandled_total{reason="refused"}')).toBe(1);
  expect(read(text, 'wideload_webhooks_unhandled_total{reason="failed"}')).toBe(0);
  expect(text).not.toContain(id);
});

test('a database that hangs holds up no scrape: the metrics of the process come, those of the database are absent', async () => {
  const sockets = new Set<net.Socket>();
  const silent = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as net.AddressInfo;
  const metrics = await open(`postgres://nobody@127.0.0.1:${port}/none`);
  try {
    const text = await scrape(metrics);
    expect(read(text, 'wideload_database_up')).toBe(0);
    expect(read(text, 'wideload_outbox_mails')).toBeNaN();
    expect(read(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  } finally {
    await metrics.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  }
});

test('the port serves nothing else, and the public port serves no metrics', async () => {
  expect((await fetch(opened.url.replace('/metrics', '/health/live'))).status).toBe(404);
  expect((await fetch(opened.url, { method: 'POST' })).status).toBe(404);
  expect((await world.app.inject('/metrics')).statusCode).toBe(404);
});
