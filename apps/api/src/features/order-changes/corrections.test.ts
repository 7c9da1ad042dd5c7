import type { CorrectedKind, CorrectedOrders, Order } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { preview } from '#test/factories/change-factories.ts';
import { aPaymentIn } from '#test/factories/money/payment-factories.ts';
import { asIssued, changePermit, findPermit } from '#test/factories/permit-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));

const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, carrier);

type Used = { kind: CorrectedKind; id: string };
const find = ({ kind, id }: Used, by = carrier) =>
  world.read<CorrectedOrders>(`/permits/corrections/${kind}/${id}`, by);
const take = async ({ kind, id }: Used) =>
  (
    await world.call('POST', `/permits/corrections/${kind}/${id}`, { token: carrier.token, body: {} })
  ).json<CorrectedOrders>();

function pickTruck({ units: [unit] }: Order): Used {
  if (!unit?.truckId) throw new Error('The order has no truck.');
  return { kind: 'truck', id: unit.truckId };
}

/** As the page of vehicles or companies saves it. */
async function correct({ kind, id }: Used): Promise<void> {
  if (kind === 'truck') await world.change('trucks', { id }, { plate_number: 'WY 77' });
  if (kind === 'trailer') await world.change('trailers', { id }, { plate_number: 'WY 77' });
  if (kind === 'company') await world.change('companies', { id }, { city: 'Reno' });
}

async function issue(order: Order, state: StateCode): Promise<void> {
  const permit = order.permits.find((each) => each.state === state);
  if (permit === undefined) throw new Error(`No permit of ${state}.`);
  const change = { ...asIssued, validFrom: '2026-11-16', validTo: '2026-11-19', chargedFeeCents: permit.price };
  expect((await changePermit(world, admin, { permit, change })).statusCode).toBe(200);
}

const findKinds = (order: Order): Used[] => [
  pickTruck(order),
  { kind: 'trailer', id: order.units[0]?.trailerId ?? '' },
  { kind: 'company', id: order.company?._id ?? '' },
];

test.each([0, 1, 2])(
  'a corrected record %i is taken into a draft and a paid order that use it, in one press',
  async (at) => {
    const draft = await aPayableOrder(world, carrier, { states: ['TX'] });
    const paid = await aPaidOrder(world, carrier, { states: ['TX', 'OK'] });
    for (const order of [draft, await read(paid._id)]) {
      const used = findKinds(order)[at];
      if (used === undefined) throw new Error('No such record.');
      expect(await find(used)).toEqual({ ready: [], left: [] });
      await correct(used);
      const isDraft = order.status === 'draft';
      expect(await find(used)).toMatchObject({ ready: [{ _id: order._id, isDraft }], left: [] });
      expect(await take(used)).toEqual({ ready: [], left: [] });
      const after = await read(order._id);
      const { company, units } = after;
      expect(JSON.stringify([company, units[0]?.truck, units[0]?.trailer])).toMatch(/WY 77|WY77|Reno/);
      expect(after.totalPrice).toBe(order.totalPrice);
      // A repeat changes nothing.
      await take(used);
      expect(await read(order._id)).toEqual(after);
    }
  },
);

test('an order with an issued permit stays, and its wrong permit is named with what its state asks for the change', async () => {
  const order = await aPaidOrder(world, carrier, { states: ['MO', 'TX'] });
  const used = pickTruck(await read(order._id));
  await issue(await read(order._id), 'MO');
  await correct(used);
  const before = await read(order._id);
  const found = await take(used);
  expect(found.ready).toEqual([]);
  expect(found.left).toMatchObject([{ _id: order._id, isDraft: false, wrong: [{ state: 'MO', unit: 1 }] }]);
  expect(found.left[0]?.sentences.join(' ')).toMatch(/^Missouri, unit 1, is issued: we ask the state to change it/);
  expect(await read(order._id)).toEqual(before);
  const quote = await preview(world, carrier, before, { takeCorrections: true });
  expect(quote.json()).toMatchObject({
    permits: [
      { state: 'MO', fate: 'ask-state' },
      { state: 'TX', fate: 'now' },
    ],
  });
});

test('a permit that its state is working on is withdrawn only on the page of its order', async () => {
  const order = await aPaidOrder(world, carrier, { states: ['TX'] });
  const permit = findPermit(order);
  await changePermit(world, admin, { permit, change: { status: 'filed' } });
  const used = pickTruck(await read(order._id));
  await correct(used);
  expect(await take(used)).toMatchObject({
    ready: [],
    left: [{ wrong: [], sentences: ['Texas, unit 1, is withdrawn from the state and filed again.'] }],
  });
});

test('an expired permit is not wrong, and nobody sees the orders of another', async () => {
  const order = await aPaidOrder(world, carrier, { states: ['MO'] });
  const used = pickTruck(await read(order._id));
  await issue(await read(order._id), 'MO');
  await correct(used);
  expect(await find(used, await aUser(world))).toEqual({ ready: [], left: [] });
  await world.change('orders', { id: order._id }, { last_day: '2026-11-01' });
  expect(await find(used)).toEqual({ ready: [], left: [] });
});

test('a draft that is being paid stays as it is, with the reason', async () => {
  const draft = await aPayableOrder(world, carrier, { states: ['TX'] });
  await aPaymentIn(world, draft, 'processing');
  const used = pickTruck(draft);
  await correct(used);
  expect(await take(used)).toMatchObject({ ready: [], left: [{ _id: draft._id, isDraft: true, wrong: [] }] });
  expect(await read(draft._id)).toEqual(draft);
});
