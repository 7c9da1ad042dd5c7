import type { Order, OrderEvent, Permit, RouteValue } from '@wideload/contract';
import type { Day, PermitStatus, StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import {
  anOrderWithPermitAt,
  aPendingOrder,
  aRefusedPermit,
  asIssued,
  asRefused,
  changePermit,
  findFirstPermit,
  findPermit,
} from '#test/factories/permit-factories.ts';
import { payFor } from '#test/factories/notification-factories.ts';
import { aDraft, aUnit, save } from '#test/factories/order-factories.ts';
import type { Router } from '#providers/routing/port.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

/** From Texas through Oklahoma into Kansas. */
const router: Router = {
  warm: () => Promise.resolve(),
  findRoutes: () =>
    Promise.resolve({ ok: true, fastest: aRoute(['TX', 'OK', 'KS']), second: null, proposed: 'fastest', notes: [] }),
  findVia: () => Promise.resolve(null),
};

const world = aWorld({ deps: { router } });
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));

const read = async (path: string, token = carrier.token) => (await world.call('GET', path, { token })).json();
const listEvents = async (id: string): Promise<OrderEvent[]> => (await read(`/permits/orders/${id}/events`)).items;
const listNews = async (): Promise<string[]> =>
  (await read('/notifications')).items.map(({ comment }: { comment: string }) => comment);
const findFirst = (orderId: string) => findFirstPermit(world, carrier, orderId);
const anOrderAt = (status: PermitStatus) => anOrderWithPermitAt(world, { carrier, admin }, status);

function aRoute(codes: readonly StateCode[]): RouteValue {
  const states = codes.map((state, index) => ({
    state,
    miles: 200,
    entry: { label: `Into ${state}`, lat: 30 + index, lng: -97 },
    exit: { label: `Out of ${state}`, lat: 31 + index, lng: -97 },
    roads: ['I-35'],
    by: 'route' as const,
  }));
  return { miles: 600, hours: 12, via: ['I-35'], states, line: [[32.78, -96.8]] };
}

/** A paid trip that leaves on November 30. */
async function aPaidTrip(): Promise<Order> {
  const draft = await aDraft(world, carrier);
  const places = [
    { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
    { label: 'Wichita, KS', lat: 37.69, lng: -97.34 },
  ];
  const trip = { places, startDate: '2026-11-30', startTime: '07:00', chosen: 'fastest', departures: [] };
  // Cast: the body is as a browser sends it.
  const withTrip = await save(world, carrier, draft, { trip: trip as never });
  const order = await save(world, carrier, withTrip, { units: [await aUnit(world, carrier)] });
  await payFor(world, await save(world, carrier, order, { reviewed: true }));
  return order;
}

async function issueFor({ permit, from, to }: { permit: Permit; from: string; to: string }): Promise<void> {
  // Cast: the days below.
  const days = { validFrom: from as Day, validTo: to as Day };
  const answer = await changePermit(world, admin, { permit, change: { ...asIssued, ...days } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

const readOrder = async ({ _id }: Order): Promise<Order> => read(`/permits/orders/${_id}`);

describe('days that do not meet those of the other permits in the order of travel', () => {
  const resubmit = (permit: Permit, body: object) =>
    world.call('PUT', `/permits/permits/${permit._id}/resubmit`, {
      token: carrier.token,
      body: { date: permit.date, route: permit.route, comment: '', ...body },
    });
  const later = { date: { startDate: '2026-12-14', endDate: '2026-12-17' } };

  test('are named with their permits, and sent only by a carrier who knows it', async () => {
    const order = await aPaidTrip();
    const texas = findPermit(order, 'TX');
    await issueFor({ permit: findPermit(order, 'OK'), from: '2026-12-01', to: '2026-12-05' });
    await changePermit(world, admin, { permit: texas, change: asRefused });
    const named = [
      'The Oklahoma permit ends on Dec 5, 2026, before the Texas permit begins on Dec 14, 2026, and the trip goes through Texas first.',
      expect.stringMatching(/^The Kansas permit ends on .*, before the Texas permit begins on Dec 14, 2026/),
    ];
    const refused = await resubmit(texas, later);
    expect(refused.json()).toMatchObject({ status: 409, code: 'permit.days-apart' });
    expect(refused.json<{ detail: string }>().detail.split(/(?<=first\.) /)).toEqual(named);
    expect(findPermit(await readOrder(order), 'TX')).toMatchObject({ status: 'refused', date: texas.date });

    const known = await resubmit(texas, { ...later, answer: 'The crane comes later.', despiteDays: true });
    expect(known.statusCode).toBe(200);
    expect(findPermit(await readOrder(order), 'TX')).toMatchObject({ status: 'requested', ...later });
    const comment = (await listEvents(order._id)).at(-1)?.comment ?? '';
    expect(comment).toMatch(/^The crane comes later\.\nSent with days that do not meet\. The Oklahoma permit ends/);
  });

  test('a gap between two neighbors is named, and days that meet are sent without a question', async () => {
    const order = await aPaidTrip();
    const oklahoma = findPermit(order, 'OK');
    await issueFor({ permit: findPermit(order, 'TX'), from: '2026-11-30', to: '2026-12-02' });
    await changePermit(world, admin, { permit: oklahoma, change: asRefused });
    const gap = await resubmit(oklahoma, { date: { startDate: '2026-12-03', endDate: '2026-12-05' } });
    expect(gap.json<{ detail: string }>().detail).toBe(
      'The Texas permit ends on Dec 2, 2026 and the Oklahoma permit begins on Dec 3, 2026: on no day can the load cross from Texas into Oklahoma.',
    );
    const meeting = await resubmit(oklahoma, { date: { startDate: '2026-12-02', endDate: '2026-12-04' } });
    expect(meeting.statusCode).toBe(200);
    expect((await listEvents(order._id)).at(-1)?.comment).toBe('');
  });

  test('are told to the carrier as a kind of their own when the state gave them, each pair once', async () => {
    const order = await aPaidTrip();
    const list = () => world.rows('notifications', { order_id: order._id, kind: 'days-unmet' }, ['comment']);
    await issueFor({ permit: findPermit(order, 'OK'), from: '2026-12-01', to: '2026-12-05' });
    expect(await list()).toEqual([]);
    await issueFor({ permit: findPermit(order, 'TX'), from: '2026-12-14', to: '2026-12-17' });
    expect(await list()).toEqual([
      { comment: expect.stringMatching(/^The Oklahoma permit ends on Dec 5, 2026, before/) },
    ]);
  });

  test('of an order without a trip have no order of travel, so nothing is asked', async () => {
    const { permits } = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
    const permit = findPermit({ permits });
    await changePermit(world, admin, { permit, change: asRefused });
    expect((await resubmit(permit, later)).statusCode).toBe(200);
  });
});

describe('all refused permits of an order, in one call', () => {
  const reject = async (id: string, comment: string) => {
    const body = { status: 'rejected', comment };
    const answer = await world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  const resubmit = (id: string, body: object) =>
    world.call('PUT', `/permits/orders/${id}/resubmit`, { token: carrier.token, body });
  const toTerms = ({ _id, route }: Permit, date: object) => ({ _id, date, route, comment: '' });
  const days = (startDate: string, endDate: string) => ({ startDate, endDate });

  /** Texas and Oklahoma have refused, Kansas has not answered. */
  async function aTwiceRefused(): Promise<Order> {
    const order = await aPaidTrip();
    for (const state of ['TX', 'OK'] as const)
      await changePermit(world, admin, { permit: findPermit(order, state), change: asRefused });
    return readOrder(order);
  }
  const listStatuses = ({ permits }: Order) => permits.map(({ state, status }) => `${state} ${status}`);

  test('are requested again with days that meet each other, and the history has the answer once', async () => {
    const order = await aTwiceRefused();
    const apart = [
      toTerms(findPermit(order, 'TX'), days('2026-12-01', '2026-12-02')),
      toTerms(findPermit(order, 'OK'), days('2026-12-03', '2026-12-05')),
    ];
    const refused = await resubmit(order._id, { permits: apart });
    expect(refused.json()).toMatchObject({ status: 409, code: 'permit.days-apart' });
    expect(listStatuses(await readOrder(order))).toEqual(['TX refused', 'OK refused', 'KS requested']);

    const meeting = [
      toTerms(findPermit(order, 'TX'), days('2026-12-01', '2026-12-03')),
      toTerms(findPermit(order, 'OK'), days('2026-12-03', '2026-12-05')),
    ];
    const before = await listEvents(order._id);
    const answer = 'The crane comes later.';
    const sent = await resubmit(order._id, { permits: meeting, answer });
    expect(sent.statusCode, sent.body).toBe(200);
    const after = await readOrder(order);
    expect(after.status).toBe('pending');
    expect(listStatuses(after)).toEqual(['TX requested', 'OK requested', 'KS requested']);
    expect(findPermit(after, 'OK').date).toEqual(days('2026-12-03', '2026-12-05'));
    const events = (await listEvents(order._id)).slice(before.length);
    expect(events.map(({ what, comment }) => ({ what, comment }))).toEqual([
      { what: 'permit', comment: answer },
      { what: 'permit', comment: '' },
    ]);
    const again = await resubmit(order._id, { permits: meeting });
    expect(again.json()).toMatchObject({ code: 'order.stale' });
  });

  test('are sent all or none: a wrong one is named with its place in the call', async () => {
    const order = await aTwiceRefused();
    const permits = [
      toTerms(findPermit(order, 'TX'), days('2026-12-01', '2026-12-03')),
      toTerms(findPermit(order, 'OK'), days('2026-12-05', '2026-12-03')),
    ];
    const answer = await resubmit(order._id, { permits });
    expect(answer.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'permits.1.date.endDate' }] });
    expect(listStatuses(await readOrder(order))).toEqual(['TX refused', 'OK refused', 'KS requested']);
  });

  test('bring a rejected order back to work, without another price or a notification of it', async () => {
    const order = await aTwiceRefused();
    await reject(order._id, 'Both states want other days.');
    const news = await listNews();
    const permits = [
      toTerms(findPermit(order, 'TX'), days('2026-12-01', '2026-12-03')),
      toTerms(findPermit(order, 'OK'), days('2026-12-03', '2026-12-05')),
    ];
    const sent = await resubmit(order._id, { permits, answer: 'A week later.' });
    expect(sent.statusCode, sent.body).toBe(200);
    const after = await readOrder(order);
    expect([after.status, after.totalPrice]).toEqual(['pending', order.totalPrice]);
    expect(listStatuses(after)).toEqual(['TX requested', 'OK requested', 'KS requested']);
    expect((await listEvents(order._id)).slice(-3)).toMatchObject([
      { who: 'owner', what: 'status', from: 'rejected', to: 'pending', comment: 'A week later.' },
      { what: 'permit', to: 'requested', comment: '' },
      { what: 'permit', to: 'requested', comment: '' },
    ]);
    expect(await listNews()).toEqual(news);
  });

  test('may be none where the order was rejected for another reason, and then the answer says what is new', async () => {
    const { _id: id } = await aPaidTrip();
    await reject(id, 'Send the survey first.');
    const silent = await resubmit(id, { permits: [], answer: ' ' });
    expect(silent.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'answer' }] });
    expect((await resubmit(id, { permits: [], answer: 'Here it is.' })).statusCode).toBe(200);
    expect((await read(`/permits/orders/${id}`)).status).toBe('pending');
    expect((await resubmit(id, { permits: [], answer: 'Here it is.' })).statusCode).toBe(400);
  });

  test('of an approved order and of another order are refused', async () => {
    const order = await aTwiceRefused();
    const ofAnother = [toTerms(findPermit(await aTwiceRefused(), 'TX'), findPermit(order, 'TX').date)];
    expect((await resubmit(order._id, { permits: ofAnother })).statusCode).toBe(404);
    const { id } = await anOrderAt('refused');
    await world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body: { status: 'approved' } });
    const approved = [toTerms(await findFirst(id), order.permits[0]?.date ?? {})];
    expect((await resubmit(id, { permits: approved })).json()).toMatchObject({ code: 'order.not-pending' });
  });
});

describe('a refused permit', () => {
  test('resubmitted with other days and places appears in the history with the answer, at the same price', async () => {
    const { id, permit } = await anOrderAt('refused');
    const body = {
      date: { startDate: '2026-12-01', endDate: '2026-12-04' },
      route: {
        origin: { lat: 35.2, lng: -101.8, label: 'Amarillo, TX' },
        destination: { lat: 32.8, lng: -96.8, label: 'Dallas, TX' },
      },
      comment: 'By night',
      answer: 'We go around bridge 12.',
    };
    const news = await listNews();
    const answer = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(answer.statusCode).toBe(200);
    const { answer: expected, ...terms } = body;
    expect(await findFirst(id)).toEqual({
      ...permit,
      ...terms,
      status: 'requested',
      refusalReason: '',
      filedAt: null,
    });
    expect((await listEvents(id)).at(-1)).toMatchObject({
      who: 'owner',
      from: 'refused',
      to: 'requested',
      comment: expected,
    });
    expect(await listNews()).toEqual(news);
    const again = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(again.json()).toMatchObject({
      code: 'order.stale',
      detail: 'This permit is now requested: you changed it. Nothing was overwritten.',
    });
  });

  test('cannot be resubmitted for more days than are paid if the state charges by the day', async () => {
    const order = await aPendingOrder(world, carrier, { states: ['LA'] });
    const permit = await findFirst(order._id);
    await changePermit(world, admin, { permit, change: asRefused });
    const body = { date: { startDate: '2026-12-01', endDate: '2026-12-05' }, route: permit.route, comment: '' };
    const answer = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(answer.json()).toMatchObject({
      code: 'input.invalid',
      errors: [
        {
          path: 'date.endDate',
          message: 'Louisiana charges by the day and 4 days are paid for. Choose no more days, or order again.',
        },
      ],
    });
    expect((await findFirst(order._id)).status).toBe('refused');
  });

  test('only a refused permit can be resubmitted', async () => {
    const { date, route } = await aRefusedPermit(world, carrier);
    const body = { date, route, comment: '' };
    const { permit } = await anOrderAt('filed');
    const early = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(early.json()).toMatchObject({ code: 'order.stale', detail: expect.not.stringContaining(admin.email) });
  });
});
