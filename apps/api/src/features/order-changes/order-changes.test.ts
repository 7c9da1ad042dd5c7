import type { Balance, FiledOrderChange, Order, OrderChangeQuote, OrderFile } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { change, changeAsQuoted, preview } from '#test/factories/change-factories.ts';
import { aCard, sumTaken } from '#test/factories/money/payment-factories.ts';
import { amendPermit, asIssued, changePermit, findPermit, voidPermit } from '#test/factories/permit-factories.ts';
import { aTruck, aUnit } from '#test/factories/order-factories.ts';
import { toChangedUnit } from '#test/factories/unit-change-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeOnce(() => aUser(world));

const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, carrier);
const listChanges = async (id: string) =>
  (await world.read<{ items: FiledOrderChange[] }>(`/permits/orders/${id}/changes`, carrier)).items;
const readBalance = (id: string) => world.read<Balance>(`/permits/orders/${id}/balance`, carrier);

/** The permits run from 16 to 19 November. An issued one holds on its first day alone. */
async function anOrder(statuses: Partial<Record<StateCode, 'requested' | 'filed' | 'issued'>>): Promise<Order> {
  const states = Object.keys(statuses) as StateCode[];
  const order = await aPaidOrder(world, carrier, { states });
  for (const permit of order.permits) {
    const status = statuses[permit.state];
    if (status === 'filed') await changePermit(world, admin, { permit, change: { status } });
    if (status === 'issued')
      await changePermit(world, admin, {
        permit,
        change: { ...asIssued, validFrom: '2026-11-16', validTo: '2026-11-16', chargedFeeCents: permit.price },
      });
  }
  return read(order._id);
}

const days = { startDate: '2026-11-18', endDate: '2026-11-21' };

describe('a paid order that its carrier moves', () => {
  test('changes at once and free of charge what is not filed, and withdraws what is', async () => {
    const order = await anOrder({ TX: 'requested', OK: 'filed' });
    const seen = (await preview(world, carrier, order, { firstDay: '2026-11-18' })).json<OrderChangeQuote>();
    expect(seen).toMatchObject({
      permits: [
        { state: 'TX', fate: 'now', lines: [{ label: 'Days', from: 'Nov 16 – 19, 2026', to: 'Nov 18 – 21, 2026' }] },
        { state: 'OK', fate: 'file-again' },
      ],
      total: { from: order.totalPrice, to: order.totalPrice },
      due: 0,
      back: 0,
    });
    expect(await read(order._id)).toEqual(order);

    const changed = (await change(world, carrier, order, { firstDay: '2026-11-18' })).json<Order>();
    expect(changed.permits).toMatchObject([
      { state: 'TX', status: 'requested', date: days },
      { state: 'OK', status: 'requested', date: days, filedAt: null },
    ]);
    expect(await readBalance(order._id)).toMatchObject({ adjustment: null });
  });

  test('asks the state of an issued permit at the fee of its rule, which is paid before anything is filed', async () => {
    const order = await anOrder({ MO: 'issued', TX: 'requested' });
    const missouri = findPermit(order, 'MO');
    const seen = (await preview(world, carrier, order, { firstDay: '2026-11-18' })).json<OrderChangeQuote>();
    expect(seen).toMatchObject({ fees: 200, due: 200, permits: [{ state: 'MO', fate: 'ask-state', fee: 200 }, {}] });

    const changed = (await changeAsQuoted(world, carrier, order, { firstDay: '2026-11-18' })).json<Order>();
    // It holds as it is until Missouri has changed it.
    expect(findPermit(changed, 'MO')).toEqual(missouri);
    expect(findPermit(changed, 'TX').date).toEqual(days);
    const { adjustment } = await readBalance(order._id);
    expect(adjustment).toMatchObject({ amount: 200 });
    const own = await world.call('GET', `/permits/orders/${order._id}/fee_differences`, { token: carrier.token });
    const reason = 'Missouri asks $2.00 to change an issued permit';
    expect(own.json()).toMatchObject({ items: [{ state: 'MO', reason }] });

    const file = { token: admin.token, body: { permits: [findPermit(changed, 'TX')._id] } };
    const early = await world.call('POST', `/permits/admin/orders/${order._id}/file`, file);
    expect(early.json()).toMatchObject({ code: 'change.unpaid' });
    const { sourceId } = await aCard(world, carrier);
    const press = { sourceId, orderId: order._id, adjustmentId: adjustment?._id, expectedTotal: 200 };
    const paid = await world.call('POST', '/permits/confirm_payment', { token: carrier.token, body: press });
    expect(paid.statusCode).toBe(200);
    expect(await sumTaken(world, order)).toBe(order.totalPrice + 200);
    expect((await world.call('POST', `/permits/admin/orders/${order._id}/file`, file)).statusCode).toBe(200);

    const parts = { validFrom: '2026-11-18', validTo: '2026-11-21', chargedFeeCents: missouri.price + 200 };
    const amended = await amendPermit(world, admin, { permit: missouri, parts });
    expect(amended.statusCode).toBe(200);
    expect((await listChanges(order._id))[0]?.permits).toMatchObject([{ state: 'MO', status: 'done' }, {}]);
    expect(findPermit(await read(order._id), 'MO')).toMatchObject({ date: days, validTo: '2026-11-21' });
    const fees = await world.call('GET', `/permits/admin/orders/${order._id}/fee_differences`, { token: admin.token });
    expect(fees.json()).toMatchObject({ open: [] });
  });

  test('keeps an issued permit whose days are enough, and says that only the days of the trip change', async () => {
    const order = await anOrder({ MO: 'requested' });
    const issue = {
      ...asIssued,
      validFrom: '2026-11-16',
      validTo: '2026-11-25',
      chargedFeeCents: findPermit(order, 'MO').price,
    };
    await changePermit(world, admin, { permit: findPermit(order, 'MO'), change: issue });
    const seen = (await preview(world, carrier, await read(order._id), { firstDay: '2026-11-18' })).json();
    const line = { label: 'Days of the trip', from: 'Nov 16 – 19, 2026', to: 'Nov 18 – 21, 2026' };
    expect(seen).toMatchObject({ due: 0, permits: [{ state: 'MO', fate: 'holds', lines: [line] }] });
  });

  test('is refused with the rule of a state, and moves without that permit once the carrier knows', async () => {
    const order = await anOrder({ VT: 'issued', NY: 'requested' });
    // Vermont extends none, and this one would end later.
    const firstDay = '2026-11-17';
    const wanted = { permits: [{ _id: findPermit(order, 'VT')._id, startDate: '2026-11-16', endDate: '2026-11-18' }] };
    const refused = await change(world, carrier, order, wanted);
    expect(refused.json()).toMatchObject({
      code: 'change.refused',
      detail: expect.stringContaining('Vermont says: beyond 7 working days a new permit is required.'),
    });
    expect(await read(order._id)).toEqual(order);
    const changed = await change(world, carrier, order, { ...wanted, firstDay, despiteRefusals: true });
    expect(findPermit(changed.json<Order>(), 'VT')).toEqual(findPermit(order, 'VT'));
    expect(findPermit(changed.json<Order>(), 'NY').date.startDate).toBe(firstDay);
  });

  test('gets no more days of a permit than its state gives, with the reason', async () => {
    const order = await anOrder({ TX: 'requested' });
    const asked = (endDate: string) => ({
      permits: [{ _id: findPermit(order, 'TX')._id, startDate: '2026-11-16', endDate }],
    });
    const refused = (await preview(world, carrier, order, asked('2026-11-21'))).json();
    expect(refused).toMatchObject({
      code: 'input.invalid',
      errors: [
        { path: 'permits.0.endDate', message: expect.stringMatching(/^A permit of Texas holds for 5 days at most/) },
      ],
    });
    expect((await preview(world, carrier, order, asked('2026-11-20'))).statusCode).toBe(200);
  });

  test('pays for more days where the state charges by the day, and gets fewer back in the same step', async () => {
    const order = await anOrder({ LA: 'requested' });
    const permit = findPermit(order, 'LA');
    const longer = { permits: [{ _id: permit._id, startDate: '2026-11-16', endDate: '2026-11-20' }] };
    const more = await changeAsQuoted(world, carrier, order, longer);
    expect(findPermit(more.json<Order>(), 'LA')).toMatchObject({ days: 5, price: permit.fee * 5 });
    expect(await readBalance(order._id)).toMatchObject({ adjustment: { amount: permit.fee } });

    const other = await anOrder({ LA: 'requested' });
    const shorter = { permits: [{ _id: findPermit(other, 'LA')._id, startDate: '2026-11-16', endDate: '2026-11-17' }] };
    const less = await changeAsQuoted(world, carrier, other, shorter);
    expect(less.json<Order>().totalPrice).toBe(permit.fee * 2);
    expect(await readBalance(other._id)).toMatchObject({ captured: permit.fee * 4, refunded: permit.fee * 2 });
  });

  test('is charged once, however often it is sent, and refuses a price or an order that the carrier did not see', async () => {
    const order = await anOrder({ MO: 'issued' });
    const moved = { _id: world.deps.ids(), firstDay: '2026-11-18', expected: 200 };
    expect((await change(world, carrier, order, { ...moved, expected: 0 })).json()).toMatchObject({
      code: 'amount_changed',
      total: 200,
    });
    const both = await Promise.all([change(world, carrier, order, moved), change(world, carrier, order, moved)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await readBalance(order._id)).toMatchObject({ fees: 200, adjustment: { amount: 200 } });
    expect(await listChanges(order._id)).toHaveLength(1);
    const late = await change(world, carrier, order, { firstDay: '2026-11-19' });
    expect(late.json()).toMatchObject({ code: 'order.stale' });
    const twice = await change(world, carrier, await read(order._id), { firstDay: '2026-11-20' });
    expect(twice.json()).toMatchObject({ code: 'change.waiting' });
  });

  async function refuse(order: Order, _id: string) {
    const body = { permit: findPermit(order, 'MO')._id, reason: 'Too late.' };
    const path = `/permits/admin/changes/${_id}/refusals`;
    const holder = await aUser(world, { role: 'admin' });
    await world.call('PUT', `/permits/admin/queue/${order._id}/claim`, { token: holder.token, body: { steal: true } });
    expect((await world.call('POST', path, { token: admin.token, body })).json()).toMatchObject({ code: 'claim.held' });
    const refusal = await world.call('POST', path, { token: admin.token, body: { ...body, over: holder.id } });
    expect(refusal.statusCode, refusal.body).toBe(200);
    await expectNoOpenFee(order);
  }

  /** The clerk's reason and what happens to the money are in the history. */
  async function voidMissouri(order: Order) {
    const { permit, reason } = { permit: findPermit(order, 'MO'), reason: 'The bridge is closed.' };
    const body = { version: permit.version, reason };
    const answer = await world.call('PUT', `/permits/admin/permits/${permit._id}/void`, { token: admin.token, body });
    expect(answer.json()).toMatchObject({ status: 'voided' });
    await expectNoOpenFee(order);
  }

  async function expectNoOpenFee(order: Order) {
    const fees = await world.call('GET', `/permits/admin/orders/${order._id}/fee_differences`, { token: admin.token });
    expect(fees.json()).toMatchObject({ open: [] });
  }

  test.each([
    ['its state has refused', refuse],
    ['the permit is void', voidMissouri],
  ])('gets the paid fee back in the step in which %s', async (_, end) => {
    const order = await anOrder({ MO: 'issued' });
    const _id = world.deps.ids();
    await change(world, carrier, order, { _id, firstDay: '2026-11-18', expected: 200 });
    const { sourceId } = await aCard(world, carrier);
    const { adjustment } = await readBalance(order._id);
    const press = { sourceId, orderId: order._id, adjustmentId: adjustment?._id, expectedTotal: 200 };
    await world.call('POST', '/permits/confirm_payment', { token: carrier.token, body: press });
    await end(order, _id);
    expect(await readBalance(order._id)).toMatchObject({
      captured: order.totalPrice + 200,
      refunded: 200,
      fees: 0,
      adjustment: null,
    });
    expect(await sumTaken(world, order)).toBe(order.totalPrice + 200);
    const file = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
    expect(
      file
        .json<OrderFile>()
        .events.map(({ event }) => event.comment)
        .join(' '),
    ).toContain('Its fee of $2.00 goes back');
  });

  test('is not asked for an unpaid fee any more once the permit is void', async () => {
    const order = await anOrder({ MO: 'issued', TX: 'requested' });
    await change(world, carrier, order, { firstDay: '2026-11-18', expected: 200 });
    await voidMissouri(order);
    expect(await readBalance(order._id)).toMatchObject({ fees: 0, refunded: 0, adjustment: null });
    expect((await listChanges(order._id))[0]?.permits).toMatchObject([{ state: 'MO', status: 'refused' }, {}]);
    const file = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
    const told = file.json<OrderFile>().events.map(({ event }) => event.comment);
    expect(told).toContain('The bridge is closed.\nIts fee of $2.00 is not to be paid any more.');
  });

  test('waits for nobody once its state has refused, and is not asked for an unpaid fee any more', async () => {
    const order = await anOrder({ MO: 'issued', TX: 'requested' });
    const _id = world.deps.ids();
    await change(world, carrier, order, { _id, firstDay: '2026-11-18', expected: 200 });
    await refuse(order, _id);
    expect(await readBalance(order._id)).toMatchObject({ fees: 0, refunded: 0, adjustment: null });
    const filing = { token: admin.token, body: { permits: [findPermit(order, 'TX')._id] } };
    expect((await world.call('POST', `/permits/admin/orders/${order._id}/file`, filing)).statusCode).toBe(200);
    expect((await listChanges(order._id))[0]?.permits).toMatchObject([{ status: 'refused', reason: 'Too late.' }, {}]);
    const file = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
    const told = file.json<OrderFile>().events.map(({ event }) => event.comment);
    expect(told).toContainEqual(expect.stringContaining('Missouri does not change the permit'));
  });
});

describe('a paid order that gets other vehicles or another load', () => {
  const withUnit = ({ units }: Order, parts: Parameters<typeof toChangedUnit>[1]) => ({
    units: units.map((unit) => toChangedUnit(unit, parts)),
  });

  test('has another truck at once, and asks the state of an issued permit at the fee of its rule', async () => {
    const order = await anOrder({ WI: 'issued', TX: 'requested' });
    const truckId = await aTruck(world, carrier);
    const swap = withUnit(order, { truckId });
    const seen = (await preview(world, carrier, order, swap)).json<OrderChangeQuote>();
    expect(seen).toMatchObject({
      due: 1000,
      permits: [
        { state: 'WI', fate: 'ask-state', fee: 1000, lines: [{ label: 'Truck' }] },
        { state: 'TX', fate: 'now', price: { from: findPermit(order, 'TX').price, to: findPermit(order, 'TX').price } },
      ],
    });
    const changed = (await changeAsQuoted(world, carrier, order, swap)).json<Order>();
    expect(changed.units[0]?.truck?._id).toBe(truckId);
    // It is for the old truck until Wisconsin has changed it.
    const { truck, trailer } = order.units[0] ?? {};
    expect(findPermit(changed, 'WI')).toEqual({ ...findPermit(order, 'WI'), vehicles: { truck, trailer } });
  });

  test('takes the corrections of its vehicles only where they are asked for', async () => {
    const order = await anOrder({ TX: 'filed' });
    const truckId = order.units[0]?.truckId ?? '';
    await world.change('trucks', { id: truckId }, { plate_number: 'WY 777' });
    expect((await preview(world, carrier, order, {})).json()).toMatchObject({ code: 'change.nothing' });
    const seen = (await preview(world, carrier, order, { takeCorrections: true })).json<OrderChangeQuote>();
    expect(seen.lines).toMatchObject([{ label: 'Truck', to: expect.stringContaining('WY 777') }]);
    const changed = (await changeAsQuoted(world, carrier, order, { takeCorrections: true })).json<Order>();
    expect(changed.units[0]?.truck?.plateNumber).toBe('WY 777');
    expect(findPermit(changed, 'TX').status).toBe('requested');
  });

  test('pays for the permit that a wider load needs, and gets back that of one that is not needed', async () => {
    // 13'10" high: over the limit of Ohio alone; 9' wide: over that of Texas, too.
    const toLoad = (width: number) => ({
      dimensions: { width, height: 166, length: 700, frontOverhang: 0, rearOverhang: 0 },
      weight: 70_000,
      axles: { AB: 212, BC: 54, CD: 360, DE: 54, EF: null },
    });
    const units = [await aUnit(world, carrier, toLoad(102))];
    const order = await read((await aPaidOrder(world, carrier, { states: ['TX', 'OH'], units }))._id);
    expect(order.permits.map(({ state }) => state)).toEqual(['OH']);
    const wide = (await changeAsQuoted(world, carrier, order, withUnit(order, toLoad(108)))).json<Order>();
    expect(wide.permits.map(({ state }) => state)).toEqual(['TX', 'OH']);
    expect(await readBalance(order._id)).toMatchObject({ adjustment: { amount: findPermit(wide, 'TX').price } });
    // Nothing was paid for Texas yet, so nothing comes back.
    const narrow = (await changeAsQuoted(world, carrier, wide, withUnit(wide, toLoad(102)))).json<Order>();
    expect(narrow).toMatchObject({ totalPrice: order.totalPrice });
    expect(await readBalance(order._id)).toMatchObject({ captured: order.totalPrice, refunded: 0, adjustment: null });
  });
});

describe('a paid order that its carrier cancels', () => {
  const cancel = (order: Order, ...states: StateCode[]) => ({
    cancel: states.map((state) => findPermit(order, state)._id),
  });

  test('in part returns what was paid for the permits that are not filed, each by its name', async () => {
    const order = await anOrder({ TX: 'requested', OK: 'requested' });
    const texas = findPermit(order, 'TX');
    const seen = (await preview(world, carrier, order, cancel(order, 'TX'))).json<OrderChangeQuote>();
    expect(seen).toMatchObject({
      back: texas.price,
      due: 0,
      permits: [{ state: 'TX', fate: 'now', isCanceled: true }],
    });
    const changed = (await changeAsQuoted(world, carrier, order, cancel(order, 'TX'))).json<Order>();
    expect(changed).toMatchObject({
      status: 'pending',
      totalPrice: findPermit(order, 'OK').price,
      jurisdictions: ['OK'],
    });
    expect(changed.permits.map(({ state }) => state)).toEqual(['OK']);
    expect(await readBalance(order._id)).toMatchObject({ captured: order.totalPrice, refunded: texas.price });
    const refunds = await world.deps.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.permit_id', 'refunds.state'])
      .where('payments.order_id', '=', order._id)
      .execute();
    expect(refunds).toEqual([{ permit_id: texas._id, state: 'succeeded' }]);
  });

  test('as a whole returns all of it, and nothing is filed any more', async () => {
    const order = await anOrder({ TX: 'requested', OK: 'requested' });
    const all = cancel(order, 'TX', 'OK');
    expect((await preview(world, carrier, order, all)).json()).toMatchObject({ back: order.totalPrice });
    const changed = (await changeAsQuoted(world, carrier, order, all)).json<Order>();
    expect(changed).toMatchObject({ isRefunded: true, totalPrice: order.totalPrice });
    const body = { permits: [findPermit(order, 'TX')._id] };
    const file = await world.call('POST', `/permits/admin/orders/${order._id}/file`, { token: admin.token, body });
    expect(file.json()).toMatchObject({ code: 'order.refunded' });
    expect((await change(world, carrier, await read(order._id), all)).json()).toMatchObject({ code: 'order.refunded' });
  });

  test('gives a clerk the work to withdraw what is filed or issued, and returns nothing before', async () => {
    const order = await anOrder({ TX: 'issued', OK: 'filed', LA: 'requested' });
    const wanted = cancel(order, 'TX', 'OK', 'LA');
    const changed = (await changeAsQuoted(world, carrier, order, wanted)).json<Order>();
    expect(changed.permits.map(({ state, status }) => `${state} ${status}`)).toEqual(['TX issued', 'OK filed']);
    expect(await readBalance(order._id)).toMatchObject({ refunded: findPermit(order, 'LA').price });
    const refusal = { status: 'refused', reason: 'Withdrawn for the carrier.' } as const;
    await changePermit(world, admin, { permit: findPermit(order, 'OK'), change: refusal });
    await voidPermit(world, admin, findPermit(order, 'TX'));
    const [made] = await listChanges(order._id);
    expect(made?.permits.map(({ state, status }) => `${state} ${status}`).toSorted()).toEqual([
      'LA done',
      'OK done',
      'TX done',
    ]);
  });
});

test('a state whose permit is void gives another one, once, at its price', async () => {
  const order = await anOrder({ MO: 'issued', TX: 'requested' });
  await voidPermit(world, admin, findPermit(order, 'MO'));
  const before = await read(order._id);
  const lost = findPermit(before, 'MO');
  const again = { again: [lost._id] };
  const quote = (await preview(world, carrier, before, again)).json<OrderChangeQuote>();
  expect(quote).toMatchObject({ due: lost.price, permits: [{ state: 'MO', fate: 'now', price: { from: 0 } }] });
  const after = (await changeAsQuoted(world, carrier, before, again)).json<Order>();
  const kept = after.permits.map(({ state, status }) => `${state} ${status}`);
  expect(kept).toEqual(['MO voided', 'MO requested', 'TX requested']);
  expect(findPermit(after, 'TX')).toEqual(findPermit(before, 'TX'));
  expect((await preview(world, carrier, after, again)).json()).toMatchObject({ code: 'change.nothing' });
  expect((await preview(world, carrier, after, { firstDay: '2026-11-18' })).json()).toMatchObject({
    permits: [
      { state: 'MO', fate: 'left' },
      { state: 'MO', fate: 'now' },
      { state: 'TX', fate: 'now' },
    ],
  });
});

describe('a clerk', () => {
  test('changes nothing of an order that another clerk holds, while its carrier still can', async () => {
    const order = await anOrder({ TX: 'requested' });
    const other = await aUser(world, { role: 'admin' });
    const claim = await world.call('PUT', `/permits/admin/queue/${order._id}/claim`, {
      token: other.token,
      body: {},
    });
    expect(claim.statusCode).toBe(200);
    const refused = await change(world, admin, order, { firstDay: '2026-11-18' });
    expect(refused.json()).toMatchObject({ code: 'claim.held', holder: { email: other.email } });
    expect(await listChanges(order._id)).toEqual([]);
    expect((await change(world, carrier, order, { firstDay: '2026-11-18' })).statusCode).toBe(200);
  });

  test('moves an order for its carrier, who is told by mail and in the app', async () => {
    const order = await anOrder({ TX: 'requested' });
    const changed = await change(world, admin, order, { firstDay: '2026-11-18', comment: 'As you asked by phone.' });
    expect(changed.json<Order>().permits[0]?.date).toEqual(days);
    const file = await world.read<OrderFile>(`/permits/admin/orders/${order._id}`, admin);
    expect(file.mails[0]).toMatchObject({ kind: 'order-changed' });
    expect(file.events.at(-1)).toMatchObject({
      admin: admin.email,
      event: { what: 'change', comment: expect.stringContaining('As you asked by phone.') },
    });
  });

  test('gets an approved order back when a state is to be asked', async () => {
    const order = await anOrder({ TX: 'issued' });
    const path = `/permits/admin/orders/${order._id}`;
    await world.call('PUT', path, { token: admin.token, body: { status: 'approved' } });
    const approved = await read(order._id);
    expect(approved.status).toBe('approved');
    const changed = await change(world, carrier, approved, { firstDay: '2026-11-18' });
    expect(changed.json<Order>().status).toBe('pending');
    const queue = await world.call('GET', '/permits/admin/queue?mark=change-asked', { token: admin.token });
    expect(queue.json<{ items: { _id: string }[] }>().items).toContainEqual(
      expect.objectContaining({ _id: order._id }),
    );
  });
});
