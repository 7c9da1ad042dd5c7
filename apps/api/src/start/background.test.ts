import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createUserActor } from '#actor.ts';
import { createWebhook } from '#features/programs/webhooks.service.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { aPendingOrder } from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { startBackground } from './background.ts';

const LATER = { timeout: 60_000 };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function startReceiver() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.method ?? '');
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/` };
}

/** The events of an order whose webhook was named while any receiver was allowed. */
async function aWaitingEvent(world: World, address: string): Promise<void> {
  const carrier = await aUser(world);
  const deps = { ...world.deps, config: { ...world.deps.config, webhookReceivers: 'any' as const } };
  await createWebhook(deps, createUserActor(carrier.id, ''), { address, events: ['order.paid'] });
  await aPendingOrder(world, carrier);
}

/** Mails are looked for as often as events. */
async function waitForMail({ deps }: World, to: string): Promise<void> {
  const mail = { kind: 'account-deleted', to, content: { deletedOn: 'November 16, 2026' } } as const;
  await inTransaction(deps.db, (tx) => enqueue(tx, deps, mail));
  const isSent = async () => {
    const rows = deps.db.selectFrom('deliveries').select('sent_at').where('recipient', '=', to);
    return (await rows.executeTakeFirstOrThrow()).sent_at !== null;
  };
  await expect.poll(isSent, LATER).toBe(true);
}

async function startAt(receivers: string) {
  const world = await startWorld({ env: { WEBHOOK_RECEIVERS: receivers } });
  closers.push(() => world.close());
  const receiver = await startReceiver();
  await aWaitingEvent(world, receiver.url);
  closers.push(startBackground(world.deps, 'http://127.0.0.1:9'));
  return { world, receiver };
}

test('events are sent in the background', async () => {
  const { receiver } = await startAt('any');
  await expect.poll(() => receiver.calls, LATER).toEqual(['POST']);
});

test('a restored copy without receivers sends its mails to the folder, and no event to a customer', async () => {
  const { world, receiver } = await startAt('none');
  await waitForMail(world, 'first@test.example');
  await waitForMail(world, 'second@test.example');
  const waiting = world.deps.db.selectFrom('deliveries').select('attempts').where('webhook_id', 'is not', null);
  expect([await waiting.execute(), receiver.calls]).toEqual([[{ attempts: 0 }], []]);
});
