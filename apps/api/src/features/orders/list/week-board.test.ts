import type { AnswerOf, BoardTrip, Order, ProblemBody, UnitBody, weekBoard } from '@wideload/contract';
import { expect, test } from 'vitest';
import { payFor } from '#test/factories/notification-factories.ts';
import { aDraft, aPayableOrder, aTruck, aUnit, save } from '#test/factories/order-factories.ts';
import { aMember, aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';

type Board = AnswerOf<typeof weekBoard.read>;

const world = sharedWorld();
const user = madeEachTime(() => aUser(world));

const amarillo = { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 };
const tulsa = { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 };

const ask = (from: string, { token } = user) => world.call('GET', `/permits/board?from=${from}`, { token });
const read = async (from: string, who = user) => (await ask(from, who)).json<Board>();
const listTrips = ({ trucks }: Board): BoardTrip[] => trucks.flatMap(({ trips }) => trips);

/** Amarillo to Tulsa, a day's drive. */
async function aTrip(startDate: string, parts: Partial<UnitBody> = {}): Promise<Order> {
  const units = [await aUnit(world, user, parts)];
  const order = await aPayableOrder(world, user, { states: ['TX', 'OK'], units });
  return save(world, user, order, {
    trip: { places: [amarillo, tulsa], startDate, startTime: '07:30' },
    reviewed: true,
    step: 6,
  });
}

async function aPaidTrip(startDate: string, parts: Partial<UnitBody> = {}): Promise<Order> {
  const order = await aTrip(startDate, parts);
  await payFor(world, order);
  return order;
}

test('a truck is a row with its trip, its permits in the order of travel, and their days', async () => {
  const order = await aPaidTrip('2027-05-04');
  const findPermit = (state: string) => order.permits.find((permit) => permit.state === state)?._id;
  const board = await read('2027-05-03');
  expect(board.leftOut).toBe(0);
  expect(board.trucks).toMatchObject([{ name: 'Peterbilt 389', _id: order.units[0]?.truckId }]);
  expect(listTrips(board)).toEqual([
    {
      order: order._id,
      orderNumber: order.orderNumber,
      unit: order.units[0]?._id,
      status: 'pending',
      title: order.title,
      trailer: order.units[0]?.trailer?.internalNumber,
      origin: 'Amarillo, TX',
      destination: 'Tulsa, OK',
      days: { from: '2027-05-04', to: '2027-05-04' },
      permits: [
        { _id: findPermit('TX'), state: 'TX', status: 'requested', days: { from: '2027-05-04', to: '2027-05-07' } },
        { _id: findPermit('OK'), state: 'OK', status: 'requested', days: { from: '2027-05-04', to: '2027-05-06' } },
      ],
      conflicts: [],
    },
  ]);
});

test.each([
  ['the week before', '2027-04-26', 0],
  ['the week in which it leaves', '2027-05-03', 1],
  ['a week that begins on the last day of its permits', '2027-05-07', 1],
  ['the day after', '2027-05-08', 0],
])('%s', async (_name, from, count) => {
  await aPaidTrip('2027-05-04');
  expect(listTrips(await read(from))).toHaveLength(count);
});

test('a draft with a departure is on the board; one without, a rejected and a refunded order are not', async () => {
  const draft = await aTrip('2027-05-04');
  await aDraft(world, user);
  const [rejected, refunded] = [await aPaidTrip('2027-05-04'), await aPaidTrip('2027-05-04')];
  const { db } = world.deps;
  await world.change('orders', { id: rejected._id }, { status: 'rejected' });
  await db
    .updateTable('orders')
    .set(({ ref }) => ({ refund_reserved_cents: ref('counted_cents') }))
    .where('id', '=', refunded._id)
    .execute();
  expect(listTrips(await read('2027-05-03'))).toMatchObject([{ order: draft._id, status: 'draft' }]);
});

test('conflicts are sentences: a truck on two trips, a refused permit, one that ends too early', async () => {
  const truckId = await aTruck(world, user);
  const one = await aPaidTrip('2027-05-04', { truckId });
  const other = await aPaidTrip('2027-05-04', { truckId });
  const { db } = world.deps;
  const update = (state: string) =>
    db.updateTable('permits').where('order_id', '=', one._id).where('state', '=', state);
  await update('TX').set({ status: 'refused', refusal_reason: 'Closed' }).execute();
  await update('OK').set({ start_day: '2027-05-01', end_day: '2027-05-03', file_by: null }).execute();
  const [first, second] = listTrips(await read('2027-05-03'));
  const number = one.units[0]?.truck?.internalNumber;
  expect(first?.conflicts.map(({ words }) => words)).toEqual([
    `Truck ${number} is on order ${other.orderNumber} too, on May 4, 2027.`,
    'The truck is in Texas on May 4, 2027 by plan, without a permit that holds.',
    'The Oklahoma permit ends on May 3, 2027, and by plan the truck leaves Oklahoma on May 4, 2027.',
  ]);
  expect(second?.conflicts.map(({ code }) => code)).toEqual(['truck-twice']);
});

test('without a known way a trip lasts until the first day of its last permit', async () => {
  const order = await aPayableOrder(world, user, { states: ['TX', 'OK'] });
  await payFor(world, order);
  const days = (state: string, start_day: string, end_day: string) =>
    world.change('permits', { order_id: order._id, state }, { start_day, end_day });
  await days('TX', '2027-05-04', '2027-05-06');
  await days('OK', '2027-05-06', '2027-05-09');
  expect(listTrips(await read('2027-05-03'))).toMatchObject([
    { days: { from: '2027-05-04', to: '2027-05-06' }, origin: null, conflicts: [] },
  ]);
});

test('a truck that is free all week names its last paid trip before the week', async () => {
  const truckId = await aTruck(world, user);
  const readTruck = async (from: string) => (await read(from)).trucks.find(({ _id }) => _id === truckId);
  await aTrip('2027-04-06', { truckId });
  expect(await readTruck('2027-05-17')).toMatchObject({ trips: [], lastTrip: null });
  await aPaidTrip('2027-04-20', { truckId });
  const { _id: order, units } = await aPaidTrip('2027-05-04', { truckId });
  await aPaidTrip('2027-06-01', { truckId });
  expect(await readTruck('2027-05-17')).toMatchObject({ trips: [], lastTrip: { order, unit: units[0]?._id } });
  expect(await readTruck('2027-05-03')).toMatchObject({ trips: [{ order }], lastTrip: null });
});

test('a deleted truck stays while it is on the way', async () => {
  const order = await aPaidTrip('2027-05-04');
  await world.call('DELETE', `/trucks/${order.units[0]?.truckId}`, { token: user.token });
  expect((await read('2027-05-03')).trucks).toHaveLength(1);
  expect((await read('2027-06-07')).trucks).toHaveLength(0);
});

test("a viewer of the account reads its board, and nobody reads another account's", async () => {
  await aPaidTrip('2027-05-04');
  const viewer = await aMember(world, user, 'viewer');
  expect(listTrips(await read('2027-05-03', viewer))).toHaveLength(1);
  expect((await read('2027-05-03', await aUser(world))).trucks).toEqual([]);
});

test.each(['', '2027-02-30', 'next'])('the day %j is refused', async (from) => {
  const answer = await ask(from);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe('from');
});
