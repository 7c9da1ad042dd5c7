import { isOrderable, stateCodes } from '@wideload/domain';
import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aDraftWithPermits, aUnit, save } from '#test/factories/order-factories.ts';
import { sharedWorld } from '#test/world.ts';

const world = sharedWorld();

test('four units in all 48 states are saved at once, each permit with the longest comment in any script', async () => {
  const user = await aUser(world);
  const units = await Promise.all([1, 2, 3, 4].map(() => aUnit(world, user)));
  const states = stateCodes.filter(isOrderable);
  const order = await aDraftWithPermits(world, user, { states, units });
  expect(order.permits).toHaveLength(192);

  const comment = '貨'.repeat(2000);
  const permits = order.permits.map(({ _id, date, route }) => ({ _id, date, route, comment }));
  const saved = await save(world, user, order, { permits });
  expect(saved.permits.every((permit) => permit.comment === comment)).toBe(true);
  expect(saved.totalPrice).toBe(saved.permits.reduce((sum, { price }) => sum + price, 0));
});

test('other calls keep the usual size of a body', async () => {
  const user = await aUser(world);
  const body = { customer: { email: '', phone: '', personName: '' }, title: 'x'.repeat(300_000), company: null };
  const answer = await world.call('POST', '/permits/orders', { token: user.token, body });
  expect(answer.statusCode).toBe(413);
});
