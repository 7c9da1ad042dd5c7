import { expect, test } from 'vitest';
import { aPaidOrder, payFor } from '#test/factories/notification-factories.ts';
import { aPayableOrder, aUnit } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { storeSuperloads } from './placed-order.store.ts';

const world = aWorld();
const user = madeOnce(() => aUser(world));
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

const listTagged = async () => {
  const answer = await world.call('GET', '/permits/admin/queue?mark=superload', { token: admin.token });
  return answer.json<{ items: { _id: string }[] }>().items.map(({ _id }) => _id);
};

test('permits that were sold without the mark get it, in batches, and those that have it keep it', async () => {
  const wide = await aUnit(world, user, {
    dimensions: { width: 300, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  });
  const huge = await aPayableOrder(world, user, { states: ['TX', 'OH'], units: [wide] });
  await payFor(world, huge);
  const common = await aPaidOrder(world, user);
  const kept = await aPaidOrder(world, user, ['OK']);
  expect(await listTagged()).toEqual([huge._id]);

  const { db } = world.deps;
  await db.updateTable('permits').set({ is_superload: null }).where('order_id', 'in', [huge._id, common]).execute();
  await world.change('permits', { order_id: kept }, { is_superload: true });
  expect(await listTagged()).toEqual([kept]);

  expect(await storeSuperloads(world.deps, 2)).toBe(3);
  expect((await listTagged()).toSorted()).toEqual([huge._id, kept].toSorted());
  expect(await storeSuperloads(world.deps)).toBe(0);
});
