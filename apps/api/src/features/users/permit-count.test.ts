import type { Order } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidOrder } from '../../../test/access-things.ts';
import { aUser, type SignedInUser } from '../../../test/factories.ts';
import { aDraftWithPermits, aUnit } from '../../../test/order-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function countOf({ id }: SignedInUser): Promise<number | undefined> {
  const row = await world.deps.db.selectFrom('users').select('total_permits').where('id', '=', id).executeTakeFirst();
  return row?.total_permits;
}

const remove = (table: 'orders' | 'permits', id: string) =>
  world.deps.db.deleteFrom(table).where('id', '=', id).execute();

/** As the changing of units writes it: one more of the same. */
async function addPermit({ permits: [first] }: Order): Promise<string> {
  const { db, ids } = world.deps;
  const row = await db
    .selectFrom('permits')
    .selectAll()
    .where('id', '=', first?._id ?? '')
    .executeTakeFirstOrThrow();
  const id = ids();
  const again = { ...row, id, state: 'NV', typed: '{}', reasons: JSON.stringify(row.reasons) };
  await db.insertInto('permits').values(again).execute();
  return id;
}

test('permits of drafts are not counted, and those of an order are once it is paid', async () => {
  const user = await aUser(world);
  await aDraftWithPermits(world, user, { units: [await aUnit(world, user), await aUnit(world, user)] });
  expect(await countOf(user)).toBe(0);
  const first = await aPaidOrder(world, user);
  expect(first.permits.length).toBeGreaterThan(0);
  expect(await countOf(user)).toBe(first.permits.length);
  const second = await aPaidOrder(world, user);
  expect(await countOf(user)).toBe(first.permits.length + second.permits.length);
});

test('a paid order that changes its status, its permits, or goes altogether keeps the count right', async () => {
  const user = await aUser(world);
  const order = await aPaidOrder(world, user);
  const paid = order.permits.length;
  await world.deps.db.updateTable('orders').set({ status: 'approved' }).where('id', '=', order._id).execute();
  expect(await countOf(user)).toBe(paid);
  const added = await addPermit(order);
  expect(await countOf(user)).toBe(paid + 1);
  await remove('permits', added);
  expect(await countOf(user)).toBe(paid);
  await world.deps.db.deleteFrom('payment_attempts').execute();
  await world.deps.db.deleteFrom('payments').where('order_id', '=', order._id).execute();
  await remove('orders', order._id);
  expect(await countOf(user)).toBe(0);
});
