import type { Day } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#clock.ts';
import type { SignedInUser } from '#test/factories/user-factories.ts';
import { aPaidOrder, payFor } from '#test/factories/notification-factories.ts';
import { aDraft, aPayableOrder, save } from '#test/factories/order-factories.ts';
import { computeDay } from '#test/factories/queue-factories.ts';
import { aQueueStage, listIds } from '#test/stages/queue-stage.ts';

const { world, carrier, admin, other, loadPage, claim, read, move, addOrders } = aQueueStage();

describe('the queue', () => {
  test('has the waiting orders, the earliest departure first, with the columns of the list', async () => {
    const ids = await addOrders(2, DAY);
    await aDraft(world, carrier);
    const answer = await loadPage();
    expect(answer).toMatchObject({
      total: 2,
      departed: 2,
      page: 1,
      pageSize: 20,
      left: [],
      asOf: world.clock.now().toISOString(),
    });
    expect(listIds(answer.items)).toEqual(ids);
    expect(answer.items[0]).toEqual({
      _id: ids[0],
      orderNumber: expect.any(Number),
      status: 'pending',
      isRefunded: false,
      userId: carrier.id,
      paidAt: new Date(world.clock.now().getTime() - 2 * DAY).toISOString(),
      customer: { email: 'ann@carrier.example', personName: 'Ann Dispatcher' },
      companyName: 'Imaginary Ridge Haulers LLC',
      jurisdictions: ['TX'],
      permits: { requested: 1, filed: 0, issued: 0, refused: 0 },
      states: [{ state: 'TX', status: 'requested' }],
      firstDay: computeDay(world, -2 * DAY),
      fileBy: computeDay(world, -2 * DAY),
      daysLeft: -2,
      marks: [],
      totalPrice: 6200,
      departure: null,
      claim: null,
    });
  });

  test('names the departure of a trip with the zone of its origin', async () => {
    const draft = await aPayableOrder(world, carrier, { states: ['TX'] });
    const amarillo = { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 };
    const departure = { startDate: '2026-12-07' as Day, startTime: '07:00' };
    const trip = { places: [amarillo, { label: 'Dallas, TX', lat: 32.78, lng: -96.8 }], ...departure };
    const order = await save(world, carrier, draft, { trip });
    await payFor(world, order);
    expect(await read(order._id)).toMatchObject({ departure: { ...departure, timeZone: 'America/Chicago' } });
  });

  test('is read in pages', async () => {
    const ids = await addOrders(3);
    expect(listIds((await loadPage('&pageSize=2')).items)).toEqual(ids.slice(0, 2));
    expect(listIds((await loadPage('&pageSize=2&page=2')).items)).toEqual(ids.slice(2));
    expect(await loadPage('&page=9')).toMatchObject({ items: [], total: 3 });
  });

  test('knows from the rules that a load is a superload', async () => {
    const [id = ''] = await addOrders(1);
    const order = await world.rows('permits', { order_id: id }, ['is_superload']);
    expect(order).toEqual([{ is_superload: false }]);
    const draft = await aPayableOrder(world, carrier, { states: ['TX'] });
    const units = draft.units.map((unit) => ({ ...unit, weight: 300_000 }));
    await payFor(world, await save(world, carrier, draft, { units, reviewed: true, step: 6 }));
    expect(await read(draft._id)).toMatchObject({ marks: ['superload'] });
  });

  test('is counted for the menu', async () => {
    const count = async () => (await world.read<{ waiting: number }>('/permits/admin/queue/count', admin)).waiting;
    const before = await count();
    const [id = ''] = await addOrders(2);
    expect(await count()).toBe(before + 2);
    await move(id, 'pending', 'approved');
    expect(await count()).toBe(before + 1);
  });

  test('says how far the permits are, and that the carrier has put a refused one right', async () => {
    const [id = ''] = await addOrders(1);
    const insertEvents = (from: string, to: string, actor: SignedInUser) =>
      world.insert('order_events', {
        id: world.deps.ids(),
        order_id: id,
        at: world.clock.now(),
        actor_id: actor.id,
        what: 'permit',
        permit_state: 'TX',
        permit_unit: 1,
        from_status: from,
        to_status: to,
      });
    await world.change('permits', { order_id: id }, { status: 'refused', refusal_reason: 'The route is closed.' });
    await insertEvents('requested', 'refused', admin);
    expect(await read(id)).toMatchObject({
      permits: { requested: 0, refused: 1 },
      states: [{ state: 'TX', status: 'refused' }],
      marks: [],
    });
    await insertEvents('refused', 'requested', carrier);
    expect(await read(id)).toMatchObject({ marks: ['resubmitted'] });
    await insertEvents('requested', 'filed', admin);
    expect(await read(id)).toMatchObject({ marks: [] });
  });

  test('reads one order: a decided one too, but no draft and none that does not exist', async () => {
    const [id = ''] = await addOrders(1);
    await move(id, 'pending', 'rejected');
    expect(await read(id)).toMatchObject({ _id: id, status: 'rejected', claim: null });
    for (const none of [(await aDraft(world, carrier))._id, world.deps.ids()])
      expect(await read(none)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('an open list', () => {
  test('gets the present state of its orders', async () => {
    const [approved = '', taken = '', free = ''] = await addOrders(3);
    await move(approved, 'pending', 'approved');
    await claim(taken, other);
    const { items, left } = await loadPage(`&holder=free&shown=${[approved, taken, free].join(',')}`);
    expect(listIds(items)).toEqual([free]);
    expect(left).toMatchObject([
      { _id: approved, status: 'approved' },
      { _id: taken, status: 'pending', claim: { admin: { email: other.email }, isMine: false } },
    ]);
  });

  test('gets the orders that came in since, on whichever page they are', async () => {
    await addOrders(3, DAY);
    const { asOf, arrivals } = await loadPage('&pageSize=2');
    expect(arrivals).toEqual([]);
    world.clock.advance(2 * MINUTE);
    const paid = await aPaidOrder(world, carrier);
    expect(await loadPage(`&pageSize=2&since=${asOf}`)).toMatchObject({ total: 4, arrivals: [paid] });
  });

  test('gets an order that came back into the queue', async () => {
    const [id = ''] = await addOrders(1, DAY);
    await move(id, 'pending', 'rejected');
    const { asOf } = await loadPage();
    world.clock.advance(2 * MINUTE);
    await move(id, 'rejected', 'pending');
    world.clock.advance(2 * MINUTE);
    expect(await loadPage(`&since=${asOf}`)).toMatchObject({ arrivals: [id] });
    expect(await loadPage()).toMatchObject({ arrivals: [] });
  });

  test('gets the orders of the last minute again, as they may have become visible late', async () => {
    const [id] = await addOrders(1, MINUTE / 2);
    expect((await loadPage()).arrivals).toEqual([id]);
  });
});
