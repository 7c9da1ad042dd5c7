import { Order, Permit, Unit, type ProblemBody } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import {
  aCompany,
  aDraft,
  aDraftWithPermits,
  aTrailer,
  aTruck,
  aUnit,
  customer,
  save,
} from '#test/factories/order-factories.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const user = madeOnce(() => aUser(world));

const put = (order: { _id: string }, body: object, token = user.token) =>
  world.call('PUT', `/permits/orders/${order._id}`, { token, body });
const read = (order: { _id: string }) => world.read<Order>(`/permits/orders/${order._id}`, user);

test('an order, its units and its permits have the fields of the contract and no other', async () => {
  const order = await aDraftWithPermits(world, user, { states: ['TX'] });
  const listFields = (record: object | undefined) => Object.keys(record ?? {}).toSorted();
  expect(listFields(order)).toEqual(listFields(Order.shape));
  expect(listFields(order.units[0])).toEqual(listFields(Unit.shape));
  expect(listFields(order.permits[0])).toEqual(listFields(Permit.shape));
});

describe('a new order', () => {
  test('keeps the basic details with a snapshot of the company and begins at jurisdiction', async () => {
    const order = await aDraft(world, user);
    expect(order).toMatchObject({
      status: 'draft',
      step: 2,
      version: 1,
      customer,
      totalPrice: 0,
      units: [],
      permits: [],
    });
    expect(order.company).toMatchObject({ name: 'Imaginary Ridge Haulers LLC', city: 'Casper' });
    expect(order.orderNumber).toBeGreaterThanOrEqual(100_001);
    expect(await read(order)).toEqual(order);
  });

  test('keeps the PO / job number, which may be left out, and stays at basic details while it is too long', async () => {
    const order = await aDraft(world, user);
    expect(order.poNumber).toBe('');
    const saved = (await put(order, { version: 1, poNumber: ' PO 88-2104 ' })).json<Order>();
    expect(saved).toMatchObject({ poNumber: 'PO 88-2104', step: 2 });
    const long = await put(order, { version: 2, poNumber: 'x'.repeat(41), step: 3 });
    expect(long.json()).toMatchObject({ poNumber: 'x'.repeat(41), step: 1 });
    expect((await put(order, { version: 3, poNumber: 'x'.repeat(201) })).statusCode).toBe(400);
  });

  test('that is incomplete stays at basic details, whatever step is wished', async () => {
    const body = { customer: { ...customer, phone: 'call me' }, title: '', company: null, step: 2 };
    const answer = await world.call('POST', '/permits/orders', { token: user.token, body });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ step: 1, customer: { phone: 'call me' }, company: null });
  });

  test('with the company of another carrier is not found', async () => {
    const company = await aCompany(world, await aUser(world));
    const body = { customer, title: 'x', company, step: 1 };
    const answer = await world.call('POST', '/permits/orders', { token: user.token, body });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe('company');
  });

  test('that is sent again, because its answer was lost, is the same one with what was typed since', async () => {
    const begin = (title: string, token = user.token) => {
      const body = { _id: '0189b2f0-0000-7000-8000-00000000c0de', customer, title, company: null, step: 1 };
      return world.call('POST', '/permits/orders', { token, body });
    };
    const first = (await begin('Tank')).json<Order>();
    const again = (await begin('Tank to Tulsa')).json<Order>();
    expect(again).toMatchObject({ _id: first._id, orderNumber: first.orderNumber, title: 'Tank to Tulsa', version: 2 });
    const stranger = await aUser(world);
    expect((await begin('Mine', stranger.token)).statusCode).toBe(404);
    expect((await read(first)).title).toBe('Tank to Tulsa');
  });
});

describe('a save', () => {
  test('changes only the parts that it brings and counts the version up', async () => {
    const order = await aDraft(world, user);
    const saved = await save(world, user, order, { title: 'Another name' });
    expect(saved).toEqual({ ...order, title: 'Another name', version: 2, updatedAt: saved.updatedAt });
    expect(await read(order)).toEqual(saved);
  });

  test('keeps the weights and the tires of the axles, also where a later one leaves them out', async () => {
    const axleWeights = { A: 12_000, B: 17_000, C: 17_000, D: null, E: 0, F: null };
    const axleTires = { A: 2, B: 4, C: 4, D: null, E: 16, F: null };
    const unit = await aUnit(world, user);
    const first = await save(world, user, await aDraft(world, user), { units: [{ ...unit, axleWeights, axleTires }] });
    expect(first.units).toMatchObject([{ axleWeights, axleTires }]);
    const second = await save(world, user, first, { units: [{ ...unit, weight: 98_000 }] });
    expect(second.units).toMatchObject([{ weight: 98_000, axleWeights, axleTires }]);
    const third = await save(world, user, second, { units: [{ ...unit, axleWeights: { ...axleWeights, B: null } }] });
    expect((await read(third)).units).toMatchObject([{ axleWeights: { A: 12_000, B: null, C: 17_000 }, axleTires }]);
  });

  test('with weights that add up to something else stays at the vehicles', async () => {
    const unit = await aUnit(world, user);
    const axleWeights = { A: 12_000, B: 17_000, C: 17_000, D: 17_000, E: 17_000, F: 17_000 };
    const body = { jurisdictions: ['TX' as const], step: 5, units: [{ ...unit, axleWeights }] };
    expect((await save(world, user, await aDraft(world, user), body)).step).toBe(3);
    const same = { ...body, units: [{ ...unit, axleWeights, weight: 97_000 }] };
    expect((await save(world, user, await aDraft(world, user), same)).step).toBe(5);
  });

  test('that says nothing of a version (spec [7]) is taken, whatever was saved before it', async () => {
    const order = await save(world, user, await aDraft(world, user), { title: 'Second' });
    const answer = await world.call('PUT', `/permits/orders/${order._id}`, {
      token: user.token,
      body: { title: 'Third' },
    });
    expect([answer.statusCode, answer.json().title, answer.json().version]).toEqual([200, 'Third', order.version + 1]);
    expect(answer.json().user).toBe(user.id);
  });

  test('that is stale answers 409 with the current version and overwrites nothing', async () => {
    const order = await aDraft(world, user);
    const saved = await save(world, user, order, { title: 'First' });
    const answer = await put(order, { version: order.version, title: 'Second' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'order.stale', version: 2 });
    expect(await read(order)).toEqual(saved);
  });

  test('at the same time as another with the same version: one wins, one answers 409, and units belong to the winner', async () => {
    const order = await aDraft(world, user);
    const [left, right] = [await aUnit(world, user), await aUnit(world, user)];
    const answers = await Promise.all(
      [left, right].map((unit) => put(order, { version: order.version, units: [unit], jurisdictions: ['TX'] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<Order>();
    expect(await read(order)).toEqual(won);
  });

  test('of an order that is not a draft is refused', async () => {
    const order = await aDraftWithPermits(world, user);
    await world.change('orders', { id: order._id }, { status: 'pending', step: 7, paid_at: world.clock.now() });
    const answer = await put(order, { version: order.version, title: 'Changed' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'order.not-draft' });
    expect((await read(order)).title).toBe(order.title);
  });

  test('never goes beyond the first step with problems', async () => {
    const order = await aDraft(world, user);
    expect(await save(world, user, order, { step: 6 })).toMatchObject({ step: 2 });
  });

  test('keeps what was typed and is not a value', async () => {
    const order = await aDraft(world, user);
    const unit = await aUnit(world, user, { typed: { 'dimensions.width': 'about 14' } });
    const units = [{ ...unit, dimensions: { ...unit.dimensions, width: null } }];
    const saved = await save(world, user, order, { jurisdictions: ['TX'], units, step: 4 });
    expect(saved).toMatchObject({ step: 3, units: [{ typed: { 'dimensions.width': 'about 14' } }], permits: [] });
  });

  test('takes each state once and refuses those that are not sold online', async () => {
    const order = await aDraft(world, user);
    const saved = await save(world, user, order, { jurisdictions: ['TX', 'OH', 'TX'], step: 3 });
    expect(saved).toMatchObject({ jurisdictions: ['TX', 'OH'], step: 3 });
    const answer = await put(saved, { version: saved.version, jurisdictions: ['TX', 'AK'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ProblemBody>().errors).toEqual([
      { path: 'jurisdictions', code: 'not-orderable', message: 'Alaska is not sold online' },
    ]);
    expect((await read(order)).version).toBe(saved.version);
  });

  test.each(['\u0000', '\ud800', 'x'.repeat(201)])(
    'with typed text that cannot be kept is refused (%j)',
    async (text) => {
      const order = await aDraft(world, user);
      const unit = await aUnit(world, user, { typed: { weight: text } });
      const answer = await put(order, { version: order.version, units: [unit] });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe('units.0.typed.weight');
    },
  );

  test.each([
    ['two units of one id', { units: ['twins'] }, 'units.1._id'],
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('with %s is refused', async (_, body, path) => {
    const order = await aDraft(world, user);
    const unit = await aUnit(world, user);
    const answer = await put(order, {
      version: order.version,
      ...body,
      ...('units' in body && { units: [unit, unit] }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe(path);
  });
});

describe('things of others', () => {
  test.each([
    ['company', 'company'],
    ['truckId', 'units.0.truckId'],
    ['trailerId', 'units.0.trailerId'],
    ['permit', 'permits.0._id'],
  ])('a save that names the %s of another carrier is not found and changes nothing', async (what, path) => {
    const other = await aUser(world);
    const order = await aDraftWithPermits(world, user);
    const [foreign] = (await aDraftWithPermits(world, other)).permits;
    const body = {
      company: async () => ({ company: await aCompany(world, other) }),
      truckId: async () => ({ units: [await aUnit(world, user, { truckId: await aTruck(world, other) })] }),
      trailerId: async () => ({ units: [await aUnit(world, user, { trailerId: await aTrailer(world, other) })] }),
      permit: async () => ({ permits: [foreign] }),
    }[what];
    const answer = await put(order, { version: order.version, ...(await body?.()) });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ProblemBody>().errors?.[0]?.path).toBe(path);
    expect(await read(order)).toEqual(order);
  });
});

describe('company, truck and trailer of a draft', () => {
  test('stay with it when they are deleted from the lists', async () => {
    const order = await aDraftWithPermits(world, user);
    const gone = { deleted_at: world.clock.now() };
    const [unit] = order.units;
    await world.change('companies', { id: order.company?._id ?? '' }, gone);
    await world.change('trucks', { id: unit?.truckId ?? '' }, gone);
    await world.change('trailers', { id: unit?.trailerId ?? '' }, gone);
    const saved = await save(world, user, order, { title: 'Still whole', company: order.company?._id ?? null });
    expect(saved.company).toEqual(order.company);
    expect(saved.units).toEqual(order.units);
  });

  test('follow their records at the next save', async () => {
    const order = await aDraftWithPermits(world, user);
    await world.change('companies', { id: order.company?._id ?? '' }, { city: 'Laramie' });
    await world.change('trucks', { id: order.units[0]?.truckId ?? '' }, { model: '579' });
    expect((await read(order)).company?.city).toBe('Casper');
    const saved = await save(world, user, order, {});
    expect(saved).toMatchObject({ company: { city: 'Laramie' }, units: [{ truck: { model: '579' } }] });
  });
});

describe('what was edited on the lists after the review', () => {
  const aReviewedDraft = async () => {
    const order = await aDraftWithPermits(world, user);
    return save(world, user, order, { reviewed: true, step: 6 });
  };
  const lengthenTrailer = (order: Order, feet: number) =>
    world.change('trailers', { id: order.units[0]?.trailerId ?? '' }, { length_ft: feet });
  const toLengthChange = ({ units: [unit] }: Order) => ({
    what: 'trailer',
    unit: unit?._id,
    record: unit?.trailerId,
    field: 'length',
  });

  test('takes the mark away, and is named until the order is reviewed again', async () => {
    const order = await aReviewedDraft();
    expect(order).toMatchObject({ reviewed: true, step: 6, reviewChanges: [] });
    await lengthenTrailer(order, 50);
    const changed = await save(world, user, order, { step: 6 });
    const change = { ...toLengthChange(order), from: '53', to: '50' };
    expect(changed).toMatchObject({ reviewed: false, step: 5, reviewChanges: [change] });
    expect((await read(order)).reviewChanges).toEqual([change]);
    const other = await save(world, user, changed, { title: 'Another title' });
    expect(other.reviewChanges).toEqual([change]);
    const again = await save(world, user, other, { reviewed: true, step: 6 });
    expect(again).toMatchObject({ reviewed: true, step: 6, reviewChanges: [] });
  });

  test('is named where the mark was just to be set on what had changed meanwhile', async () => {
    const order = await aDraftWithPermits(world, user);
    await lengthenTrailer(order, 50);
    const refused = await save(world, user, order, { reviewed: true, step: 6 });
    expect(refused).toMatchObject({
      reviewed: false,
      reviewChanges: [{ ...toLengthChange(order), from: '53', to: '50' }],
    });
  });

  test('counts from what was reviewed, over several saves', async () => {
    const order = await aReviewedDraft();
    await lengthenTrailer(order, 50);
    const once = await save(world, user, order, {});
    await lengthenTrailer(order, 48);
    const twice = await save(world, user, once, {});
    expect(twice.reviewChanges).toMatchObject([{ field: 'length', from: '53', to: '48' }]);
    await lengthenTrailer(order, 53);
    expect((await save(world, user, twice, {})).reviewChanges).toEqual([]);
  });

  test('is not what was changed in the order itself', async () => {
    const order = await aReviewedDraft();
    const units = order.units.map((unit) => ({ ...unit, loadType: 'other' as const }));
    const own = await save(world, user, order, { title: 'Another title', units });
    expect(own).toMatchObject({ reviewed: false, reviewChanges: [] });
    await lengthenTrailer(order, 50);
    expect((await save(world, user, own, {})).reviewChanges).toEqual([]);
  });
});

describe('the current unit', () => {
  const toUnits = ([unit]: Order['units'], ids: string[], current: string | null) =>
    ids.flatMap((_id) => (unit === undefined ? [] : [{ ...unit, _id, current: _id === current }]));
  const aSecond = async () => {
    const order = await aDraftWithPermits(world, user);
    return { order, ids: [order.units[0]?._id ?? '', world.deps.ids(), world.deps.ids()] as const };
  };
  const listCurrentUnits = ({ units }: Order) => units.flatMap(({ _id, current }) => (current ? [_id] : []));

  test('is the first one where nobody said, and the one that was said since', async () => {
    const { order, ids } = await aSecond();
    const [first, second] = ids;
    expect(listCurrentUnits(order)).toEqual([first]);
    const both = await save(world, user, order, { units: toUnits(order.units, [first, second], second) });
    expect(listCurrentUnits(both)).toEqual([second]);
    expect(listCurrentUnits(await read(order))).toEqual([second]);
    const back = await save(world, user, both, { units: toUnits(order.units, [first, second], first) });
    expect(listCurrentUnits(back)).toEqual([first]);
  });

  test('stays where a save does not say, and is the last one when it is deleted', async () => {
    const { order, ids } = await aSecond();
    const [first, second, third] = ids;
    const all = await save(world, user, order, { units: toUnits(order.units, [...ids], first) });
    expect(listCurrentUnits(all)).toEqual([first]);
    const silent = await save(world, user, all, { units: toUnits(order.units, [...ids], null) });
    expect(listCurrentUnits(silent)).toEqual([first]);
    const rest = await save(world, user, silent, { units: toUnits(order.units, [second, third], null) });
    expect(listCurrentUnits(rest)).toEqual([third]);
    expect(listCurrentUnits(await save(world, user, rest, { title: 'Another title' }))).toEqual([third]);
  });

  test('is no answer: naming another one keeps the review', async () => {
    const { order, ids } = await aSecond();
    const [first, second] = ids;
    const both = await save(world, user, order, { units: toUnits(order.units, [first, second], first) });
    const reviewed = await save(world, user, both, { reviewed: true, step: 6 });
    const shown = await save(world, user, reviewed, { units: toUnits(order.units, [first, second], second) });
    expect(shown).toMatchObject({ reviewed: true, step: 6, reviewChanges: [] });
    expect(listCurrentUnits(shown)).toEqual([second]);
  });

  test('is one: of several that say so it is the last, as of a unit and its copy', async () => {
    const { order, ids } = await aSecond();
    const units = toUnits(order.units, [...ids], null).map((unit, at) => ({ ...unit, current: at < 2 }));
    expect(listCurrentUnits(await save(world, user, order, { units }))).toEqual([ids[1]]);
  });
});
