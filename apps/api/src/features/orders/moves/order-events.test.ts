import type { Order, OrderEvent } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { moveOrder } from '../orders.service.ts';

let world: World;
let user: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
  user = await aUser(world);
});
afterAll(() => world.close());

const listEvents = (id: string, token = user.token) => world.call('GET', `/permits/orders/${id}/events`, { token });

test('the events of a draft are its beginning', async () => {
  const { _id, createdAt }: Order = await aDraft(world, user);
  expect((await listEvents(_id)).json()).toEqual({
    items: [{ at: createdAt, who: 'owner', what: 'created', from: null, to: 'draft', comment: '' }],
  });
});

test('payment and every move of an admin follow, oldest first, with comment and time, and no admin is named', async () => {
  const id = await aPaidOrder(world, user);
  const admin = await aUser(world, { role: 'admin' });
  const by = { kind: 'admin' as const, personId: admin.id, sessionId: '', deskRole: 'owner' as const };
  for (const [from, to, comment] of [
    ['pending', 'approved', 'All issued.'],
    ['approved', 'rejected', ''],
  ] as const) {
    world.clock.advance(MINUTE);
    await inTransaction(world.deps.db, (tx) => moveOrder(world.deps, tx, { orderId: id, from, to, by, comment }));
  }
  const answer = await listEvents(id);
  const { items } = answer.json<{ items: OrderEvent[] }>();
  expect(items.map(({ who, what, from, to, comment }) => [who, what, from, to, comment])).toEqual([
    ['owner', 'created', null, 'draft', ''],
    ['payment', 'paid', 'draft', 'pending', 'Payment received.'],
    ['admin', 'status', 'pending', 'approved', 'All issued.'],
    ['admin', 'status', 'approved', 'rejected', ''],
  ]);
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted());
  expect(answer.body).not.toContain(admin.id);
});

test("another carrier's order has no events, nor has one that does not exist", async () => {
  const { _id } = await aDraft(world, user);
  expect((await listEvents(_id, (await aUser(world)).token)).statusCode).toBe(404);
  expect((await listEvents('0189b2f0-0000-7000-8000-000000000bad')).statusCode).toBe(404);
  expect((await listEvents('not-an-id')).statusCode).toBe(400);
});
