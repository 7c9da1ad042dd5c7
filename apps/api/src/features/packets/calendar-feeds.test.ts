import type { CalendarFeed } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#clock.ts';
import { aCalendarFeed } from '#test/factories/packet-factories.ts';
import { payFor } from '#test/factories/notification-factories.ts';
import { aDraft, aPayableOrder, aUnit, save } from '#test/factories/order-factories.ts';
import { aPendingOrder, findFirstPermit, findPermit, issue, voidPermit } from '#test/factories/permit-factories.ts';
import { aMember, aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

let queries = 0;
const world = aWorld({ env: { RATE_LIMITS: 'off' }, onQuery: () => void (queries += 1) });
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));

const ask = (token: string) => world.call('GET', `/calendar/${token}/trips.ics`);
const read = async (who = carrier) =>
  (await world.call('GET', '/calendar_feed', who)).json<{ feed: CalendarFeed | null }>().feed;
const revoke = (who = carrier) => world.call('DELETE', '/calendar_feed', who);

/** As a calendar program reads it. */
async function listEvents(token: string) {
  const answer = await ask(token);
  expect(answer.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    expect(event.startDate.isDate).toBe(true);
    const [from, to] = [event.startDate.toString(), event.endDate.toString()];
    return { uid: event.uid, from, to, summary: event.summary, status: each.getFirstPropertyValue('status') };
  });
}

async function anIssuedTrip(states: StateCode[]) {
  const order = await aPendingOrder(world, carrier, { states });
  for (const permit of order.permits) await issue(world, admin, permit);
  return order;
}

test('a calendar program reads the days of the permits of all trips of the account', async () => {
  const first = await anIssuedTrip(['TX']);
  const second = await aPendingOrder(world, carrier, { states: ['OK'] });
  await voidPermit(world, admin, await findFirstPermit(world, carrier, first._id));
  const third = await anIssuedTrip(['NM']);
  await aDraft(world, carrier);
  const events = await listEvents(await aCalendarFeed(world, carrier));
  const of = ({ orderNumber }: { orderNumber: number }) => `Order ${orderNumber}: `;
  // A trip that has only a void permit has no days any more.
  expect(new Set(events.map(({ summary, status }) => `${summary} ${String(status)}`))).toEqual(
    new Set([
      `${of(second)}Oklahoma permit, not issued yet TENTATIVE`,
      `${of(third)}New Mexico permit TX-4711 CONFIRMED`,
      `${of(third)}New Mexico permit TX-4711 expires today CONFIRMED`,
    ]),
  );
  expect(events).toHaveLength(3);
  const days = events.find(({ summary }) => summary.endsWith('New Mexico permit TX-4711'));
  expect(days).toMatchObject({ from: '2026-11-24', to: '2026-11-29' });
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test('a void permit beside others is canceled, and one that should have come is late', async () => {
  const { _id, orderNumber, permits } = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  const texas = findPermit({ permits });
  await voidPermit(world, admin, (await issue(world, admin, texas)).permit);
  const paid = new Date(world.clock.now().getTime() - 60 * DAY);
  await world.change('orders', { id: _id }, { paid_at: paid });
  expect(
    (await listEvents(await aCalendarFeed(world, carrier))).map(({ summary, status }) => [summary, status]),
  ).toEqual([
    [`Order ${orderNumber}: Texas permit is void`, 'CANCELLED'],
    [`Order ${orderNumber}: Texas permit expires today`, 'CANCELLED'],
    [`Order ${orderNumber}: Oklahoma permit, not issued yet, late`, 'TENTATIVE'],
  ]);
});

test('an event names its unit where a trip has several, and the ends of the trip', async () => {
  const units = [await aUnit(world, carrier), await aUnit(world, carrier)];
  const places = [
    { label: 'Amarillo, TX', lat: 35.22, lng: -101.83 },
    { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 },
  ];
  const draft = await aPayableOrder(world, carrier, { states: ['TX', 'OK'], units });
  const trip = { places, startDate: '2026-12-01', startTime: '07:30' };
  const order = await save(world, carrier, draft, { trip, reviewed: true, step: 6 });
  await payFor(world, order);
  const token = await aCalendarFeed(world, carrier);
  const of = `Order ${order.orderNumber}: `;
  expect((await listEvents(token)).map(({ summary }) => summary)).toEqual([
    `${of}Texas permit of unit 1, not issued yet`,
    `${of}Texas permit of unit 2, not issued yet`,
    `${of}Oklahoma permit of unit 1, not issued yet`,
    `${of}Oklahoma permit of unit 2, not issued yet`,
  ]);
  expect((await ask(token)).body.replaceAll('\r\n ', '')).toContain(
    String.raw`DESCRIPTION:Amarillo\, TX to Tulsa\, OK\nOrder`,
  );
});

test('warnings about a trip are in it, without fees, and those of another account are not', async () => {
  const { _id: orderId, orderNumber } = await anIssuedTrip(['TX']);
  const other = await aUser(world);
  const { orderNumber: foreign } = await aPendingOrder(world, other, { states: ['TX'] });
  const warn = (kind: 'hours' | 'fee', what: string) => ({
    id: world.deps.ids(),
    order_id: orderId,
    kind,
    state: 'TX' as const,
    what,
    was: '',
    is_now: 'Closed; one lane, 10 ft',
    to_do: 'Wait.',
    since: '2026-11-20',
    source_words: '',
    created_at: world.clock.now(),
  });
  const rows = [warn('hours', 'Hours of travel, by day'), warn('fee', 'The fee has changed')];
  await world.insert('order_warnings', rows);
  const token = await aCalendarFeed(world, carrier);
  const summaries = (await listEvents(token)).map(({ summary }) => summary);
  expect(summaries).toContain(`Order ${orderNumber}: Warning, Texas: Hours of travel, by day`);
  const { body } = await ask(token);
  for (const secret of ['fee has changed', '$', `Order ${foreign}`, carrier.email, carrier.id, orderId, 'Visa'])
    expect(body).not.toContain(secret);
});

describe('a link of a calendar', () => {
  const askClosed = async (token: string) => {
    const { statusCode, headers, body } = await ask(token);
    return { statusCode, kept: headers['cache-control'], leaks: body.includes('BEGIN') };
  };
  const closed = { statusCode: 404, kept: 'no-store', leaks: false };

  test.each([['guessed'], ['A'.repeat(43)], ['A'.repeat(100)]])('of the token %s opens nothing', async (token) => {
    expect(await askClosed(token)).toEqual(closed);
    expect((await ask(token)).json()).toMatchObject({ code: 'packet.closed' });
  });

  test('can be copied again, is replaced by another one, and ends by revoking', async () => {
    expect(await read()).toBeNull();
    const first = await aCalendarFeed(world, carrier);
    expect((await read())?.address).toMatch(new RegExp(`/api/calendar/${first}/trips.ics$`));
    const second = await aCalendarFeed(world, carrier);
    expect(second).not.toBe(first);
    expect(await askClosed(first)).toEqual(closed);
    expect((await ask(second)).headers['content-type']).toContain('text/calendar');
    expect((await revoke()).statusCode).toBe(200);
    expect(await askClosed(second)).toEqual(closed);
    expect(await read()).toBeNull();
    expect((await revoke()).statusCode).toBe(404);
  });

  test('is kept as a hash, and cannot be copied once its secret is gone', async () => {
    const token = await aCalendarFeed(world, carrier);
    const { db } = world.deps;
    const own = db.selectFrom('calendar_feeds').selectAll().where('person_id', '=', carrier.id);
    expect(JSON.stringify(await own.execute())).not.toContain(token);
    await world.change('calendar_feeds', { person_id: carrier.id }, { token_hash: 'of another secret' });
    expect(await read()).toMatchObject({ address: null });
  });

  test('is one of each person of the account, and ends for good when the person leaves it', async () => {
    const { orderNumber } = await aPendingOrder(world, carrier, { states: ['OK'] });
    const viewer = await aMember(world, carrier, 'viewer');
    const [own, theirs] = [await aCalendarFeed(world, carrier), await aCalendarFeed(world, viewer)];
    expect((await ask(theirs)).body).toContain(`Order ${orderNumber}`);
    expect((await world.call('DELETE', `/users/people/${viewer.id}`, carrier)).statusCode).toBe(200);
    expect(await askClosed(theirs)).toEqual(closed);
    expect((await ask(own)).statusCode).toBe(200);
  });

  test('costs no query when it is wrong, and one a question when it is right', async () => {
    const token = await aCalendarFeed(world, carrier);
    const flood = async (asked: string) => {
      await ask(asked);
      queries = 0;
      for (let time = 0; time < 50; time += 1) await ask(asked);
      return queries;
    };
    expect([await flood('B'.repeat(43)), await flood(token)]).toEqual([0, 50]);
    const { orderNumber } = await aPendingOrder(world, carrier, { states: ['OK'] });
    world.clock.advance(MINUTE);
    expect((await ask(token)).body).toContain(`Order ${orderNumber}`);
  });
});
