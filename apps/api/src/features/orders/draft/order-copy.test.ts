import type { CopiedOrder, Order, ProblemBody } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aDraft, aDraftWithPermits, aPayableOrder, aUnit, save } from '#test/factories/order-factories.ts';
import { anOrderWithPermitAt } from '#test/factories/permit-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const user = madeOnce(() => aUser(world));

type Asked = { token?: string; copyId?: string; timeZone?: string };

function ask(order: { _id: string }, { token = user.token, copyId = world.deps.ids(), timeZone }: Asked = {}) {
  const body = { _id: copyId, ...(timeZone !== undefined && { timeZone }) };
  return world.call('POST', `/permits/orders/${order._id}/copy`, { token, body });
}

async function copyOrder(order: { _id: string }, asked: Asked = {}): Promise<CopiedOrder> {
  const answer = await ask(order, asked);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<CopiedOrder>();
}

const read = ({ _id }: { _id: string }) => world.read<Order>(`/permits/orders/${_id}`, user);

/** A reviewed order with its own days, route and comment. */
async function aTypedOrder(): Promise<Order> {
  const order = await aPayableOrder(world, user, { states: ['TX', 'LA'] });
  const permits = order.permits.map(({ _id, state }) => ({
    _id,
    date: { startDate: '2027-05-01', endDate: '2027-05-09' },
    route: { origin: { lat: 31.5, lng: -94.25 }, destination: { lat: 30.1, lng: -93.7 } },
    comment: `By night in ${state}`,
  }));
  return save(world, user, order, { permits, poNumber: 'Job 7731' });
}

async function setStatus(order: Order, status: 'pending' | 'rejected'): Promise<void> {
  await world.change('orders', { id: order._id }, { status, step: 7, paid_at: world.clock.now() });
}

const selectAnswers = ({ customer, title, company, jurisdictions, units, permits }: Order) => ({
  customer,
  title,
  company,
  jurisdictions,
  units: units.map(({ _id: _, permits: __, totalPrice: ___, ...unit }) => unit),
  permits: permits.map(({ state, route, comment, reasons, fee }) => ({ state, route, comment, reasons, fee })),
});

describe('ordering again', () => {
  test.each(['filed', 'refused', 'issued'] as const)(
    'an order with a permit that is %s gives one that no state has answered',
    async (status) => {
      const admin = await aUser(world, { role: 'admin' });
      const { id } = await anOrderWithPermitAt(world, { carrier: user, admin }, status);
      const [copied] = (await copyOrder({ _id: id })).permits;
      const unanswered = { status: 'requested', stateNumber: '', refusalReason: '', version: 0 };
      const never = {
        validFrom: null,
        validTo: null,
        filedAt: null,
        issuedAt: null,
        chargedFeeCents: null,
        document: null,
      };
      expect(copied).toMatchObject({ ...unanswered, ...never });
    },
  );
  test.each(['draft', 'pending', 'rejected'] as const)(
    'a %s order gives a draft with everything but the dates, which only wants the review',
    async (status) => {
      const order = await aTypedOrder();
      if (status !== 'draft') await setStatus(order, status);
      const copy = await copyOrder(order);
      expect(copy).toMatchObject({ status: 'draft', step: 5, version: 1, reviewed: false, leftOut: [] });
      expect(copy.orderNumber).toBeGreaterThan(order.orderNumber);
      expect(selectAnswers(copy)).toEqual(selectAnswers(order));
      // A copy is a new job, so it does not take the job number.
      expect([order.poNumber, copy.poNumber]).toEqual(['Job 7731', '']);
      expect(copy.permits.map((permit) => permit.status)).toEqual(['requested', 'requested']);
      const { leftOut: _, ...stored } = copy;
      expect(await read(copy)).toEqual(stored);
    },
  );

  test('takes the weights and the tires of the axles along', async () => {
    const axleWeights = { A: 12_400, B: 19_800, C: 19_800, D: 19_800, E: 19_800, F: 19_800 };
    const axleTires = { A: 2, B: 4, C: 4, D: 4, E: 4, F: 8 };
    const units = [await aUnit(world, user, { axleWeights, axleTires })];
    const order = await aPayableOrder(world, user, { states: ['TX'], units });
    expect((await copyOrder(order)).units).toMatchObject([{ axleWeights, axleTires }]);
  });

  test('leaves the first order as it was, and shares no id with it', async () => {
    const order = await aTypedOrder();
    const copy = await copyOrder(order);
    expect(await read(order)).toEqual(order);
    const listIds = ({ _id, units, permits }: Order) => [_id, ...[...units, ...permits].map((part) => part._id)];
    expect(listIds(copy).filter((id) => listIds(order).includes(id))).toEqual([]);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-11-17'],
    ['Pacific/Pago_Pago', '2026-11-15'],
  ])('dates the permits from today to today plus 3 in %s, and prices those days', async (timeZone, today) => {
    world.clock.set(new Date('2026-11-16T10:30:00Z'));
    const order = await aTypedOrder();
    const copy = await copyOrder(order, { timeZone });
    const louisiana = copy.permits.find(({ state }) => state === 'LA');
    expect(louisiana?.date.startDate).toBe(today);
    expect(louisiana).toMatchObject({ days: 4, price: 4000 });
    expect(order.permits.find(({ state }) => state === 'LA')).toMatchObject({ days: 9, price: 9000 });
    expect(copy.totalPrice).toBe(copy.permits.reduce((sum, { price }) => sum + price, 0));
  });

  test('asks for the permits of the rules as they are, whatever the first order had', async () => {
    const order = await aTypedOrder();
    await world.deps.db.deleteFrom('permits').where('order_id', '=', order._id).where('state', '=', 'TX').execute();
    const copy = await copyOrder(order);
    expect(copy.permits.map(({ state, comment }) => [state, comment])).toEqual([
      ['TX', ''],
      ['LA', 'By night in LA'],
    ]);
  });

  test('leaves a deleted truck and trailer empty, says which, and stands at the vehicles', async () => {
    const [first, second] = [await aUnit(world, user), await aUnit(world, user)];
    const order = await aPayableOrder(world, user, { units: [first, second] });
    await world.call('DELETE', `/trucks/${second.truckId}`, { token: user.token });
    await world.call('DELETE', `/trailers/${first.trailerId}`, { token: user.token });
    const copy = await copyOrder(order);
    expect(copy.step).toBe(3);
    expect(copy.units.map(({ truckId, trailerId }) => [truckId, trailerId])).toEqual([
      [first.truckId, null],
      [null, second.trailerId],
    ]);
    expect(copy.leftOut).toEqual([
      { what: 'trailer', unit: 1, name: order.units[0]?.trailer?.internalNumber },
      { what: 'truck', unit: 2, name: order.units[1]?.truck?.internalNumber },
    ]);
  });

  test('leaves a deleted company empty and stands at the basic details', async () => {
    const order = await aDraftWithPermits(world, user);
    await world.call('DELETE', `/companies/${order.company?._id}`, { token: user.token });
    const copy = await copyOrder(order);
    expect(copy).toMatchObject({ step: 1, company: null });
    expect(copy.leftOut).toEqual([{ what: 'company', unit: null, name: 'Imaginary Ridge Haulers LLC' }]);
  });

  test('takes the records as they stand today', async () => {
    const order = await aDraftWithPermits(world, user);
    await world.change('trucks', { id: String(order.units[0]?.truckId) }, { plate_number: 'NEW 1' });
    expect((await copyOrder(order)).units[0]?.truck?.plateNumber).toBe('NEW 1');
  });

  test('copies a draft that is only begun, with what was typed and is no value', async () => {
    const order = await aDraft(world, user);
    expect(await copyOrder(order)).toMatchObject({ step: 2, units: [], permits: [], totalPrice: 0 });
    const unit = await aUnit(world, user, { weight: null, typed: { weight: 'ask Bob' } });
    const typed = await save(world, user, order, { jurisdictions: ['TX'], units: [unit] });
    expect(await copyOrder(typed)).toMatchObject({ step: 3, units: [{ weight: null, typed: { weight: 'ask Bob' } }] });
  });

  test('twice with one press, at the same time or after a lost answer, makes one draft', async () => {
    const order = await aTypedOrder();
    const copyId = world.deps.ids();
    const presses = await Promise.all([1, 2, 3].map(() => copyOrder(order, { copyId })));
    presses.push(await copyOrder(order, { copyId }));
    for (const copy of presses) expect(copy).toEqual(presses[0]);
    const { total } = await world.read<{ total: number }>(`/permits/orders?search=${copyId}`, user);
    expect(total).toBe(1);
  });

  test('takes no id of somebody else', async () => {
    const order = await aDraft(world, user);
    const other = await aUser(world);
    const theirs = await aDraft(world, other);
    expect((await ask(order, { copyId: theirs._id })).statusCode).toBe(404);
  });

  test.each([
    ['a zone that is none', { timeZone: 'Nowhere/Land' }, 'timeZone'],
    ['an id that is none', { copyId: 'x' }, '_id'],
  ])('refuses %s', async (_name, asked, path) => {
    const answer = await ask(await aDraft(world, user), asked);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe(path);
  });

  test('refuses the id of the order itself', async () => {
    const order = await aDraft(world, user);
    expect((await ask(order, { copyId: order._id })).statusCode).toBe(400);
  });
});

const amarillo = { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 };
const tulsa = { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 };
const turn = (order: { _id: string }, body: object = {}) =>
  world.call('POST', `/permits/orders/${order._id}/copy`, {
    token: user.token,
    body: { _id: world.deps.ids(), isReturn: true, ...body },
  });

async function anOrderWithTrip(): Promise<Order> {
  const order = await aPayableOrder(world, user, { states: ['TX', 'OK'] });
  const trip = { places: [amarillo, tulsa], startDate: '2027-05-03', startTime: '07:30' };
  return save(world, user, order, { trip });
}

describe('the way back', () => {
  test('has the places swapped, the states in their order, and leaves the day after the last permit ends', async () => {
    const there = await anOrderWithTrip();
    const back = (await turn(there)).json<CopiedOrder>();
    const last =
      there.permits
        .map(({ date }) => date.endDate)
        .toSorted()
        .at(-1) ?? '';
    const dayAfter = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
    expect(back.trip).toMatchObject({ places: [tulsa, amarillo], startDate: dayAfter, startTime: '07:30' });
    expect(back.jurisdictions).toEqual(there.jurisdictions.toReversed());
    expect(back.permits.map(({ state, status }) => [state, status])).toEqual([
      ['OK', 'requested'],
      ['TX', 'requested'],
    ]);
    expect(back.permits[0]?.date.startDate).toBe(dayAfter);
    expect(back.permits[0]?.route.origin.label).toBe('Tulsa, OK');
    expect(back.units.map(({ truck }) => truck?.plateNumber)).toEqual(
      there.units.map(({ truck }) => truck?.plateNumber),
    );
    expect((await read(there)).trip).toEqual(there.trip);
  });

  test('leaves at a chosen time, which is not in the past', async () => {
    const there = await anOrderWithTrip();
    const departure = { startDate: '2027-06-01', startTime: null };
    expect((await turn(there, { departure })).json<CopiedOrder>().trip).toMatchObject(departure);
    const past = await turn(there, { departure: { startDate: '2026-01-01', startTime: null } });
    expect(past.statusCode).toBe(400);
  });

  test('is refused for an order without a trip', async () => {
    const answer = await turn(await aPayableOrder(world, user, { states: ['TX'] }));
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([409, 'order.no-trip']);
  });
});

describe('the next load', () => {
  const startNext = (order: { _id: string }, body: object = {}) =>
    turn(order, { isReturn: undefined, isNextLoad: true, ...body });

  test('has the vehicles and the company, leaves from where and when the trip ends, and has no load', async () => {
    const there = await anOrderWithTrip();
    const next = (await startNext(there)).json<CopiedOrder>();
    expect(next.trip).toMatchObject({ places: [tulsa, null], startDate: '2027-05-03', startTime: null, states: [] });
    expect(next).toMatchObject({ status: 'draft', title: '', jurisdictions: [], permits: [], totalPrice: 0 });
    expect(next.company).toEqual(there.company);
    const [unit, before] = [next.units[0], there.units[0]];
    expect([unit?.truckId, unit?.trailerId, unit?.axles]).toEqual([before?.truckId, before?.trailerId, before?.axles]);
    expect(unit).toMatchObject({ loadType: null, weight: null, dimensions: { width: null, length: null } });
    expect((await read(there)).units).toEqual(there.units);
  });

  test('never leaves in the past, and without a trip from nowhere', async () => {
    const there = await anOrderWithTrip();
    await world.change(
      'orders',
      { id: there._id },
      { trip: JSON.stringify({ ...there.trip, startDate: '2026-01-05' }) },
    );
    const today = world.clock.now().toISOString().slice(0, 10);
    expect((await startNext(there)).json<CopiedOrder>().trip?.startDate).toBe(today);
    const unplanned = await aPayableOrder(world, user, { states: ['TX'] });
    expect((await startNext(unplanned)).json<CopiedOrder>().trip).toBeNull();
  });

  test('of one unit has its truck alone, and names only what that unit has lost', async () => {
    const units = [await aUnit(world, user), await aUnit(world, user)];
    const order = await aPayableOrder(world, user, { units });
    const [, second] = order.units;
    await world.call('DELETE', `/trailers/${second?.trailerId}`, { token: user.token });
    const next = (await startNext(order, { unit: second?._id })).json<CopiedOrder>();
    expect(next.units.map(({ truckId, trailerId }) => [truckId, trailerId])).toEqual([[second?.truckId, null]]);
    expect(next.leftOut).toEqual([{ what: 'trailer', unit: 1, name: second?.trailer?.internalNumber }]);
    const answer = await startNext(order, { unit: world.deps.ids() });
    expect([answer.statusCode, answer.json<ProblemBody>().errors?.[0]?.path]).toEqual([400, 'unit']);
  });
});
