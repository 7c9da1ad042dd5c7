import type { Order, ProblemBody } from '@wideload/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aDraft, aDraftWithPermits, aPayableOrder, aTrailer, aUnit, save } from '#test/factories/order-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const user = madeOnce(() => aUser(world));
afterEach(() => world.clock.set(new Date('2026-11-16T15:00:00Z')));

const findPermit = (order: Order, state: string) => {
  const permit = order.permits.find((candidate) => candidate.state === state);
  if (permit === undefined) throw new Error(`No permit of ${state}`);
  return permit;
};

describe('permits', () => {
  test('are made for each complete unit and state that needs one, from today for three days more, at the state center', async () => {
    const order = await aDraftWithPermits(world, user, { states: ['TX', 'OH'] });
    expect(order.step).toBe(4);
    expect(order.permits.map(({ state }) => state)).toEqual(['TX', 'OH']);
    expect(findPermit(order, 'TX')).toMatchObject({
      permitType: 'Oversize',
      price: 6200,
      fee: 6200,
      days: 1,
      date: { startDate: '2026-11-16', endDate: '2026-11-19' },
      comment: '',
      status: 'requested',
    });
    const { origin, destination } = findPermit(order, 'TX').route;
    expect(origin).toEqual(destination);
    expect(findPermit(order, 'TX').reasons).toContainEqual({
      what: 'width',
      limit: 102,
      actual: 174,
      over: 72,
      unit: 'in',
    });
    expect(order.totalPrice).toBe(6200 + 6500);
    expect(order.units[0]).toMatchObject({ totalPrice: 12_700, permits: order.permits.map(({ _id }) => _id) });
  });

  test('begin on the day of the carrier, not of the server', async () => {
    world.clock.set(new Date('2026-11-17T05:30:00Z'));
    const owner = await aUser(world);
    const draft = await aDraft(world, owner);
    const units = [await aUnit(world, owner)];
    const honolulu = await save(world, owner, draft, { jurisdictions: ['TX'], units, timeZone: 'Pacific/Honolulu' });
    expect(findPermit(honolulu, 'TX').date.startDate).toBe('2026-11-16');
    const auckland = await save(world, owner, honolulu, { jurisdictions: ['TX', 'OH'], timeZone: 'Pacific/Auckland' });
    expect(findPermit(auckland, 'OH').date).toEqual({ startDate: '2026-11-17', endDate: '2026-11-20' });
    expect(findPermit(auckland, 'TX')).toEqual(findPermit(honolulu, 'TX'));
  });

  test('cost the fee for each day where the state charges daily, whatever price the body names', async () => {
    const order = await aDraftWithPermits(world, user, { states: ['LA'] });
    expect(findPermit(order, 'LA')).toMatchObject({ fee: 1000, days: 4, price: 4000 });
    const date = { startDate: '2026-11-20', endDate: '2026-11-29' };
    const cheap = { ...findPermit(order, 'LA'), date, price: 1 };
    const saved = await save(world, user, order, { permits: [cheap] });
    expect(findPermit(saved, 'LA')).toMatchObject({ date, days: 10, price: 10_000 });
    expect(saved.totalPrice).toBe(10_000);
  });

  test.each([
    ['WI', 16, 162, 2000],
    ['WI', 16, 182, 2500],
    ['PA', 16, 162, 9700],
    ['IN', 17, 162, 4000],
    ['NC', 14, 182, 2400],
    ['TX', 16, 182, 6200],
  ] as const)(
    'cost the tier of the state that fits the load: %s, %i ft wide, %i in high',
    async (state, ft, height, price) => {
      const unit = await aUnit(world, user);
      const units = [{ ...unit, dimensions: { ...unit.dimensions, width: ft * 12, height } }];
      const draft = await aDraft(world, user);
      const order = await save(world, user, draft, { jurisdictions: [state], units, step: 4 });
      expect(findPermit(order, state)).toMatchObject({ fee: price, days: 1, price });
      expect(order.totalPrice).toBe(price);
    },
  );

  test('keep their id, days, route and comment through later saves, and go when they are no longer needed', async () => {
    const order = await aDraftWithPermits(world, user, { states: ['TX', 'OH'] });
    const texas = findPermit(order, 'TX');
    const route = {
      origin: { lat: 32.8, lng: -96.8, label: 'Dallas, TX' },
      destination: { lat: 29.7, lng: -95.3, label: '' },
    };
    const told = await save(world, user, order, {
      permits: [{ ...texas, route, comment: 'By night', typed: { x: 'y' } }],
    });
    const more = await save(world, user, told, { jurisdictions: ['KS', 'TX'] });
    expect(more.permits.map(({ state }) => state)).toEqual(['KS', 'TX']);
    expect(findPermit(more, 'TX')).toEqual({ ...texas, route, comment: 'By night', typed: { x: 'y' } });
    const [unit] = more.units;
    if (unit === undefined) throw new Error('no unit');
    const legal = { ...unit, dimensions: { ...unit.dimensions, width: 102, height: 162, length: 780 }, weight: 70_000 };
    const shorter = { ...legal, axles: { AB: 212, BC: 54, CD: 340, DE: 54, EF: null } };
    const none = await save(world, user, more, { units: [shorter], step: 4 });
    expect(none).toMatchObject({ permits: [], totalPrice: 0, step: 3 });
  });

  /** Within every limit of width, height, overhang and weight. */
  const withinLimits = {
    dimensions: { width: 102, height: 162, length: 900, frontOverhang: 0, rearOverhang: 0 },
    weight: 70_000,
    axles: { AB: 212, BC: 52, CD: 356, DE: 49, EF: null },
  };

  test.each([
    [53, []],
    [58, ['PA', 'OH']],
  ])('count the recorded length of the trailer: %i ft in Pennsylvania and Ohio', async (length, states) => {
    const unit = await aUnit(world, user, { ...withinLimits, trailerId: await aTrailer(world, user, { length }) });
    const draft = await aDraft(world, user);
    const order = await save(world, user, draft, { jurisdictions: ['PA', 'OH'], units: [unit], step: 4 });
    expect(order.permits.map(({ state }) => state)).toEqual(states);
    expect(order.step).toBe(states.length === 0 ? 3 : 4);
    for (const { reasons } of order.permits)
      expect(reasons).toEqual([{ what: 'trailer_length', limit: 636, actual: 696, over: 60, unit: 'in' }]);
  });

  test('follow a trailer that is made longer on its list with the next save', async () => {
    const trailerId = await aTrailer(world, user);
    const unit = await aUnit(world, user, { ...withinLimits, trailerId });
    const draft = await aDraft(world, user);
    const order = await save(world, user, draft, { jurisdictions: ['OH'], units: [unit] });
    expect(order.permits).toEqual([]);
    const { _id: _, ...body } = order.units[0]?.trailer ?? { _id: trailerId };
    await world.call('PUT', `/trailers/${trailerId}`, { token: user.token, body: { ...body, length: 58 } });
    const again = await save(world, user, order, { title: 'Longer' });
    expect(again.permits.map(({ state }) => state)).toEqual(['OH']);
  });

  test('are there where a kingpin limit may be passed, with the open condition as their reason', async () => {
    const axles = { AB: 212, BC: 52, CD: 540, DE: 49, EF: null };
    const unit = await aUnit(world, user, { ...withinLimits, axles });
    const draft = await aDraft(world, user);
    const order = await save(world, user, draft, { jurisdictions: ['CA', 'FL', 'LA', 'TX'], units: [unit], step: 4 });
    expect(order.step).toBe(4);
    expect(order.permits.map(({ state, reasons }) => ({ state, reasons }))).toEqual([
      { state: 'CA', reasons: [expect.objectContaining({ what: 'kingpin_rearmost_axle', limit: 480, open: true })] },
      { state: 'FL', reasons: [expect.objectContaining({ what: 'kingpin_group_center', limit: 492, open: true })] },
      { state: 'TX', reasons: [expect.objectContaining({ what: 'kingpin_unknown', limit: 480, open: true })] },
    ]);
    expect(order.totalPrice).toBe(1600 + 1000 + 6200);
  });

  test('that end before they start, or run for years, are refused at their path', async () => {
    const order = await aDraftWithPermits(world, user, { states: ['TX', 'LA'] });
    const backwards = { ...findPermit(order, 'LA'), date: { startDate: '2026-11-20', endDate: '2026-11-19' } };
    const forever = { ...findPermit(order, 'LA'), date: { startDate: '2026-11-20', endDate: '2199-11-19' } };
    for (const wrong of [backwards, forever]) {
      const body = { version: order.version, permits: [findPermit(order, 'TX'), wrong] };
      const answer = await world.call('PUT', `/permits/orders/${order._id}`, { token: user.token, body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe('permits.1.date.endDate');
    }
  });

  test('on days that nobody can mean are refused: what is counted from them would leave the calendar', async () => {
    const order = await aDraftWithPermits(world, user, { states: ['TX'] });
    for (const day of ['1900-01-01', '9999-12-31']) {
      const permits = [{ ...findPermit(order, 'TX'), date: { startDate: day, endDate: day } }];
      const body = { version: order.version, permits };
      const answer = await world.call('PUT', `/permits/orders/${order._id}`, { token: user.token, body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ProblemBody>().errors?.map(({ path }) => path)).toEqual([
        'permits.0.date.startDate',
        'permits.0.date.endDate',
      ]);
    }
  });

  test('of two units in one state are two, and each unit sums up its own', async () => {
    const units = [await aUnit(world, user), await aUnit(world, user)];
    const order = await aDraftWithPermits(world, user, { states: ['KY', 'OH'], units });
    expect(order.permits.map(({ unit, state }) => [unit, state])).toEqual([
      [units[0]?._id, 'KY'],
      [units[0]?._id, 'OH'],
      [units[1]?._id, 'KY'],
      [units[1]?._id, 'OH'],
    ]);
    expect(order.units.map(({ totalPrice }) => totalPrice)).toEqual([12_500, 12_500]);
    expect(order.totalPrice).toBe(25_000);
    const first = await save(world, user, order, { units: units.slice(1) });
    expect(first.permits).toEqual(order.permits.slice(2));
  });
});

describe('the review', () => {
  test('sticks on an order that has nothing left to put right, and lets it on to the payment', async () => {
    const order = await aPayableOrder(world, user);
    expect(order).toMatchObject({ reviewed: true, step: 6 });
  });

  test('is taken away by any change', async () => {
    const order = await aPayableOrder(world, user);
    expect(await save(world, user, order, { title: 'Other', step: 6 })).toMatchObject({ reviewed: false, step: 5 });
  });

  test('stays when a save changes nothing', async () => {
    const order = await aPayableOrder(world, user);
    const { title, jurisdictions } = order;
    expect(await save(world, user, order, { title, jurisdictions })).toMatchObject({ reviewed: true, step: 6 });
  });

  test('does not stick in a save that changes something else, nor on an order that is incomplete', async () => {
    const order = await aDraftWithPermits(world, user);
    expect(await save(world, user, order, { reviewed: true, title: 'Other' })).toMatchObject({ reviewed: false });
    const draft = await aDraft(world, user);
    expect(await save(world, user, draft, { reviewed: true, step: 6 })).toMatchObject({ reviewed: false, step: 2 });
  });
});
