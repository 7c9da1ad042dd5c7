import type { OrderWarning, Packet } from '@wideload/contract';
import { rulesVersion } from '@wideload/domain';
import { listTripFacts, type TripFact } from '@wideload/domain/warnings';
import { localTime } from '@wideload/local-time';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { aDraftWithPermits } from '#test/factories/order-factories.ts';
import { aPacketLink } from '#test/factories/packet-factories.ts';
import { aPendingOrder, findFirstPermit, issue } from '#test/factories/permit-factories.ts';
import { aRestriction, aRestrictionBody } from '#test/factories/restriction-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { watchTrips, type Facts } from './warnings.service.ts';

const world = aWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
beforeEach(async () => {
  await world.deps.db.deleteFrom('order_warnings').execute();
  await world.deps.db.deleteFrom('restrictions').execute();
});

const listOf = async (id: string) =>
  (await world.call('GET', `/permits/orders/${id}/warnings`, carrier)).json<{ items: OrderWarning[] }>().items;
const listNews = () =>
  world.deps.db
    .selectFrom('notifications')
    .select(['kind', 'comment'])
    .where('user_id', '=', carrier.id)
    .where('kind', '<>', 'order')
    .orderBy('id')
    .execute();
const call = (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: object) =>
  world.call(method, `/permits/admin/restrictions${path}`, { token: admin.token, ...(body && { body }) });

/** Later facts with a fee of $777 in the states that cost anything. */
const laterFacts = (version: string, fee = '77700'): Facts => ({
  version,
  list: (trip) =>
    listTripFacts(trip, localTime).map((fact): TripFact =>
      fact.subject === 'fee' ? { ...fact, values: [fee] } : fact,
    ),
});

test('a later fact that differs for a paid trip is told once, whichever server and however often it is compared', async () => {
  const { _id: id } = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  await watchTrips(world.deps);
  expect(await listOf(id)).toEqual([]);
  const later = laterFacts('2099-01-01');
  await Promise.all([watchTrips(world.deps, { facts: later }), watchTrips(world.deps, { facts: later })]);
  await watchTrips(world.deps, { facts: later });
  // An older server beside it compares nothing.
  await watchTrips(world.deps);
  const warned = await listOf(id);
  expect(warned.map(({ state }) => state).toSorted()).toEqual(['OK', 'TX']);
  expect(warned[0]).toMatchObject({
    kind: 'fee',
    what: 'Fee of the permit',
    was: expect.stringMatching(/^\$\d+\.\d\d$/),
    now: '$777.00',
    since: rulesVersion,
    isWithdrawn: false,
  });
  expect(warned[0]?.source.words).not.toBe('');
  expect(await listNews()).toEqual([{ kind: 'facts-changed', comment: expect.stringContaining('Now: $777.00.') }]);
});

test('the same facts under a later version, or facts of a changed order, warn nobody', async () => {
  const { _id: id } = await aPendingOrder(world, carrier);
  await watchTrips(world.deps);
  await watchTrips(world.deps, { facts: { version: '2099-01-01', list: (trip) => listTripFacts(trip, localTime) } });
  expect(await listOf(id)).toEqual([]);
  // A later change of the order is compared with itself.
  await issue(world, admin, await findFirstPermit(world, carrier, id));
  await watchTrips(world.deps);
  expect(await listOf(id)).toEqual([]);
});

test('a restriction is told to the carrier of a trip that crosses it, in the app, by mail, in packet and calendar, until it is withdrawn', async () => {
  const { _id: id, orderNumber } = await aPendingOrder(world, carrier);
  const { token } = await aPacketLink(world, carrier, { orderId: id });
  await watchTrips(world.deps);
  const preview = await call('POST', '/preview', { ...aRestrictionBody, width: 168 });
  expect(preview.json()).toEqual({ trips: expect.any(Number) });
  expect(preview.json<{ trips: number }>().trips).toBeGreaterThan(0);

  const restriction = await aRestriction(world, admin, { width: 168, place: 'near Waco' });
  await Promise.all([watchTrips(world.deps), watchTrips(world.deps)]);
  await watchTrips(world.deps);
  expect(await listOf(id)).toMatchObject([
    { kind: 'restriction', state: 'TX', what: aRestrictionBody.what, was: '', isWithdrawn: false },
  ]);
  expect((await listOf(id))[0]?.now).toContain('14 ft 0 in wide');
  const ask = (path = '') => world.call('GET', `/packet/${token}${path}`);
  const [warning] = (await ask()).json<Packet>().warnings ?? [];
  expect(warning).toMatchObject({ state: 'TX', what: aRestrictionBody.what, isWithdrawn: false });
  expect((await ask('/permits.ics')).body.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Warning\\, Texas: ${aRestrictionBody.what}`,
  );

  const changed = await call('PUT', `/${restriction._id}`, {
    ...aRestrictionBody,
    what: 'Closed at night',
    version: 1,
  });
  expect(changed.json()).toMatchObject({ version: 2, what: 'Closed at night', trips: expect.any(Number) });
  await watchTrips(world.deps);
  expect(await listOf(id)).toMatchObject([{ what: 'Closed at night' }]);

  expect((await call('DELETE', `/${restriction._id}`)).json()).toMatchObject({ withdrawnAt: expect.any(String) });
  await watchTrips(world.deps);
  await watchTrips(world.deps);
  expect(await listOf(id)).toMatchObject([{ isWithdrawn: true }]);
  expect((await ask('/permits.ics')).body).toContain('STATUS:CANCELLED');
  const news = (await listNews()).map(({ kind, comment }) => `${kind}: ${comment}`);
  expect(news).toEqual([
    expect.stringContaining('restriction: Texas: a restriction on your way. A bridge is closed'),
    expect.stringContaining('restriction: Texas: a restriction on your way has changed. Closed at night'),
    expect.stringContaining('was withdrawn'),
  ]);
  world.clock.advance(5 * MINUTE);
  const mails = await world.mails();
  const mail = mails.find(({ subject }) => subject.startsWith(`Order ${orderNumber}:`) && subject.includes('warnings'));
  expect(mail?.text).toContain('Closed at night');
});

test.each<[name: string, parts: Record<string, unknown>]>([
  ['another state', { state: 'OK' }],
  ['larger loads', { width: 700 }],
  ['days after the trip', { firstDay: '2027-11-01' }],
  ['days that are over', { firstDay: '2026-10-01', lastDay: '2026-10-02' }],
])('a restriction of %s concerns nobody', async (_name, parts) => {
  const { _id: id } = await aPendingOrder(world, carrier);
  await aRestriction(world, admin, parts);
  await watchTrips(world.deps);
  expect(await listOf(id)).toEqual([]);
  expect(await listNews()).toEqual([]);
});

test('a draft says which restrictions it crosses before it is paid', async () => {
  const { _id: id } = await aDraftWithPermits(world, carrier);

  await aRestriction(world, admin);
  expect(await listOf(id)).toMatchObject([{ kind: 'restriction', state: 'TX', what: aRestrictionBody.what }]);
});

test.each<[name: string, parts: Record<string, unknown>, field: string]>([
  ['no source', { source: 'somebody said so' }, 'source'],
  ['a last day before the first', { lastDay: '2026-10-01' }, 'lastDay'],
  ['no words', { what: ' ' }, 'what'],
])('a restriction with %s is refused', async (_name, parts, field) => {
  const answer = await call('POST', '', { ...aRestrictionBody, ...parts });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([field]);
});

test('a restriction that somebody else has changed or withdrawn is not changed', async () => {
  const { _id: id } = await aRestriction(world, admin);
  const change = { ...aRestrictionBody, what: 'Other words', version: 1 };
  expect((await call('PUT', `/${id}`, change)).statusCode).toBe(200);
  expect((await call('PUT', `/${id}`, change)).json()).toMatchObject({ code: 'restriction.stale' });
  await call('DELETE', `/${id}`);
  expect((await call('PUT', `/${id}`, { ...change, version: 3 })).json()).toMatchObject({
    code: 'restriction.withdrawn',
  });
});
