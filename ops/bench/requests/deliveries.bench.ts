// 10,000 events: 5,000 for fifty receivers that answer, and as many for fifty that refuse or never answer. Against the first half alone.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECOND } from '@wideload/api/src/clock.ts';
import { createEventSender } from '@wideload/api/src/platform/deliveries/send-events.ts';
import { createWebhookSecret, sealWebhookSecret } from '@wideload/api/src/platform/deliveries/webhook-secret.ts';
import { createPostOutside } from '@wideload/api/src/platform/http/post-outside.ts';
import { runRepeatedly } from '@wideload/api/src/platform/repeat.ts';
import { startBenchWorld } from '@wideload/api/test/bench-world.ts';
import { report } from '../report.ts';

const ANSWERING = 50;
const EACH = 100;
const IN_TIME = 5 * SECOND;

const world = await startBenchWorld();
const arrivals = { count: 0 };
const server = createServer((request, response) => {
  request.resume();
  if (request.url === '/silent') return;
  request.once('end', () => {
    arrivals.count += 1;
    response.writeHead(204).end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
// Cast: a server that listens on a port has an address of this type.
const { port } = server.address() as AddressInfo;
const answering = `http://127.0.0.1:${port}/`;
const down = ['http://127.0.0.1:1/refuses', `http://127.0.0.1:${port}/silent`];

const { id: owner } = await world.deps.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();

/** Events of that many orders for each address. */
async function fill(addresses: readonly string[], each: number): Promise<void> {
  await world.pool.query('TRUNCATE webhooks CASCADE');
  for (const address of addresses) {
    const id = randomUUID();
    await world.pool.query(
      `INSERT INTO webhooks (id, owner_id, made_by, address, events, sealed_secret, created_at) VALUES ($1, $2, $2, $3, '{order.paid}', $4, now())`,
      [id, owner, address, sealWebhookSecret(world.deps, createWebhookSecret(), id)],
    );
  }
  await world.pool.query(
    `INSERT INTO deliveries (id, kind, recipient, content, created_at, due_at, webhook_id, position, expires_at)
     SELECT gen_random_uuid(), 'order.paid', address, jsonb_build_object('orderId', gen_random_uuid(), 'orderNumber', n), now(), now(),
       webhooks.id, nextval('delivery_positions'), now() + interval '3 days'
     FROM generate_series(1, $1::int) AS n, webhooks`,
    [each],
  );
}

/** Until that many have arrived. */
async function send(wanted: number): Promise<{ took: number; memory: number }> {
  arrivals.count = 0;
  const sender = createEventSender({ ...world.deps, post: createPostOutside({ onlyPublic: false }) });
  const start = performance.now();
  const stop = runRepeatedly('webhooks', sender.turn, { everyMs: SECOND / 2, log: world.deps.log });
  let memory = 0;
  while (arrivals.count < wanted && performance.now() - start < 60 * SECOND) {
    memory = Math.max(memory, process.memoryUsage().rss);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const took = arrivals.count < wanted ? Number.NaN : performance.now() - start;
  await stop();
  await sender.close();
  server.closeAllConnections();
  return { took, memory: memory / 1024 / 1024 };
}

const fine = Array.from({ length: ANSWERING }, () => answering);
const half = fine.flatMap((address, index) => [address, down[index % down.length] ?? '']);
// Compiles what is measured.
await fill(half, 10);
await send(ANSWERING * 10);
await fill(fine, EACH);
const alone = await send(ANSWERING * EACH);
await fill(half, EACH);
const beside = await send(ANSWERING * EACH);
server.close();
await world.close();

const figures = `${Math.round(beside.took)} ms, alone ${Math.round(alone.took)} ms`;
const what = `${ANSWERING * EACH} deliveries to receivers that answer, beside as many for those that are down`;
report({ what, against: 'without those that are down', ratio: beside.took / alone.took, atMost: 1.5, figures });
report({ what, against: '5 s', ratio: beside.took / IN_TIME, atMost: 1, figures });
report({
  what: 'the memory of the process meanwhile',
  against: 'without those that are down',
  ratio: beside.memory / alone.memory,
  atMost: 1.15,
  figures: `${Math.round(beside.memory)} MB, alone ${Math.round(alone.memory)} MB`,
});
