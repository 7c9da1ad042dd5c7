import type { LastLoad, Order, UnitBody, UsualDetails } from '@wideload/contract';
import { noAxleFigures } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { payFor } from '#test/factories/notification-factories.ts';
import { aCompany, aDraft, aDraftWithPermits, aPayableOrder, aUnit, save } from '#test/factories/order-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld();
let user: SignedInUser;

function loadDetails({ token }: SignedInUser): Promise<UsualDetails> {
  return world.read<UsualDetails>('/permits/orders/usual_details', { token });
}

async function saveLater(order: Order, body: Parameters<typeof save>[3]): Promise<Order> {
  world.clock.advance(MINUTE);
  return save(world, user, order, body);
}

describe('the usual details of a new order', () => {
  test('are empty for a new account', async () => {
    expect(await loadDetails(await aUser(world))).toEqual({ customer: null, company: null });
  });

  test('are the only company, before there is an order', async () => {
    user = await aUser(world);
    const company = await aCompany(world, user, { name: 'Only Haulers' });
    expect(await loadDetails(user)).toMatchObject({ customer: null, company: { _id: company, name: 'Only Haulers' } });
  });

  test('are person and phone of the last order that names one, and the company of the last that has one', async () => {
    user = await aUser(world);
    await aCompany(world, user, { name: 'Never used' });
    const used = await aDraft(world, user);
    world.clock.advance(MINUTE);
    const blank = await aDraft(world, user);
    await saveLater(blank, { customer: { email: '', phone: '', personName: '' }, company: null });
    expect(await loadDetails(user)).toEqual({
      customer: { phone: '3075550101', personName: 'Ann Dispatcher' },
      company: used.company,
    });
  });

  test('do not include a company that was deleted, nor one of several that no order has', async () => {
    user = await aUser(world);
    const { company } = await aDraft(world, user);
    await world.call('DELETE', `/companies/${company?._id}`, { token: user.token });
    expect((await loadDetails(user)).company).toBeNull();
    const left = [await aCompany(world, user, { name: 'One' }), await aCompany(world, user, { name: 'Two' })];
    expect(left).toHaveLength(2);
    expect((await loadDetails(user)).company).toBeNull();
  });

  test("are never another account's", async () => {
    await aDraft(world, await aUser(world));
    expect(await loadDetails(await aUser(world))).toEqual({ customer: null, company: null });
  });
});

async function aPaidOrderWith(unit: UnitBody): Promise<Order> {
  world.clock.advance(MINUTE);
  const order = await aPayableOrder(world, user, { units: [unit] });
  await payFor(world, order);
  return order;
}

describe('the last load of a truck and its trailer', () => {
  const find = async ({ token }: SignedInUser, truck: string, trailer: string) =>
    (
      await world.read<{ load: LastLoad | null }>(`/permits/orders/last_load?truck=${truck}&trailer=${trailer}`, {
        token,
      })
    ).load;

  test('is that of the last paid order with both, for its owner only', async () => {
    user = await aUser(world);
    const unit = await aUnit(world, user);
    const [truck, trailer] = [String(unit.truckId), String(unit.trailerId)];
    expect(await find(user, truck, trailer)).toBeNull();
    const axleWeights = { ...noAxleFigures, A: 12_000 };
    await aPaidOrderWith({ ...unit, weight: 90_000 });
    const last = await aPaidOrderWith({ ...unit, axleWeights });
    await aPaidOrderWith(await aUnit(world, user, { truckId: truck }));
    await aDraftWithPermits(world, user, { units: [{ ...unit, weight: 120_000 }] });

    const { loadType, dimensions, weight, axles } = unit;
    const facts = {
      loadType,
      dimensions,
      weight,
      axles,
      kingpin: null,
      filing: {},
      axleWeights,
      axleTires: noAxleFigures,
    };
    expect(await find(user, truck, trailer)).toEqual({ ...facts, orderNumber: last.orderNumber });
    expect(await find(await aUser(world), truck, trailer)).toBeNull();
  });

  test('needs both ids', async () => {
    const answer = await world.call('GET', '/permits/orders/last_load?truck=1', { token: user.token });
    expect(answer.statusCode).toBe(400);
  });
});
