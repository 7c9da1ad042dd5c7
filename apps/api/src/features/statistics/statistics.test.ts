import type { Statistics } from '@wideload/contract';
import type { Day, StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { HOUR } from '#clock.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { anOrderPaidAt, issue, moveAt, refuseAt } from '#test/factories/statistics-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { selectIssued, selectPaidDays } from './statistics.store.ts';

const world = aWorld();
let thursday: string;
let friday: string;

const aPaidOrder = (paidAt: string, states: StateCode[], capturedCents = 5000) =>
  anOrderPaidAt(world, user, { paidAt, states, capturedCents });
const issued = (orderId: string, state: StateCode, issuedAt: string) =>
  issue(world, admin, { orderId, state, issuedAt });

/** In two nights the clocks change; each day has another number of permits. */
async function createOrdersAroundClockChange() {
  await aPaidOrder('2026-03-09T04:59:59Z', ['TX']);
  await aPaidOrder('2026-03-09T05:00:00Z', ['TX', 'OH']);
  await aPaidOrder('2026-11-01T04:59:59Z', ['TX']);
  await aPaidOrder('2026-11-01T05:00:00Z', ['TX', 'OH']);
  await aPaidOrder('2026-11-02T05:59:59Z', ['TX', 'OH', 'KS']);
  await aPaidOrder('2026-11-02T06:00:00Z', ['TX', 'OH', 'KS', 'OK']);
}

/** The week up to Monday 2026-11-16, with known figures. */
async function aWeekOfWork() {
  thursday = await aPaidOrder('2026-11-12T15:00:00Z', ['TX', 'OH'], 12_300);
  friday = await aPaidOrder('2026-11-13T15:00:00Z', ['TX', 'OH'], 7700);
  const rejected = await aPaidOrder('2026-11-14T15:00:00Z', ['TX'], 6000);
  await issued(thursday, 'TX', '2026-11-12T16:00:00Z');
  await issued(thursday, 'OH', '2026-11-12T18:00:00Z');
  await issued(friday, 'TX', '2026-11-13T17:00:00Z');
  await issued(friday, 'OH', '2026-11-14T01:00:00Z');
  const decision = { orderId: rejected, from: 'pending', to: 'rejected' } as const;
  await moveAt(world, admin, { ...decision, movedAt: '2026-11-14T16:00:00Z' });
  await moveAt(world, admin, { orderId: rejected, from: 'rejected', to: 'pending', movedAt: '2026-11-14T17:00:00Z' });
  await moveAt(world, admin, { ...decision, movedAt: '2026-11-14T18:00:00Z' });
  for (const refusedAt of ['2026-11-13T16:00:00Z', '2026-11-13T20:00:00Z', '2026-11-15T18:00:00Z'])
    await refuseAt(world, { user, admin }, { orderId: friday, state: 'OH', refusedAt });
}

const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const user = madeOnce(() => aUser(world));
beforeAll(async () => {
  await createOrdersAroundClockChange();
  await aWeekOfWork();
});

const ask = (query: Record<string, string>, path = 'statistics') =>
  world.call('GET', `/permits/admin/${path}?${new URLSearchParams(query).toString()}`, { token: admin.token });

async function read(query: Record<string, string>): Promise<Statistics> {
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Statistics>();
}

test.each([
  ['a day of 25 hours', 'America/Chicago', '2026-11-01', 5],
  ['the day before it', 'America/Chicago', '2026-10-31', 1],
  ['the day after it', 'America/Chicago', '2026-11-02', 4],
  ['a day of 23 hours', 'America/Chicago', '2026-03-08', 1],
  ['the day after that', 'America/Chicago', '2026-03-09', 2],
  ['a zone further east', 'Asia/Tokyo', '2026-11-02', 7],
  ['a day whose first hour comes twice', 'America/Havana', '2026-11-01', 3],
  ['a zone whose name is also that of a fixed offset', 'CET', '2026-03-09', 3],
])('a permit counts on the day its order was paid: %s', async (_case, timeZone, day, permits) => {
  expect(await read({ day, timeZone })).toMatchObject({ from: day, to: day, timeZone, days: [{ day, permits }] });
});

test.each([
  ['day', 1, '2026-11-16'],
  ['five-days', 5, '2026-11-12'],
  ['week', 7, '2026-11-10'],
  ['month', 30, '2026-10-18'],
  ['year', 365, '2025-11-17'],
])('the window %s has %i days and ends today, with zeros where nothing was paid', async (window, count, from) => {
  const { days, ...statistics } = await read({ window, timeZone: 'America/Chicago' });
  expect(statistics).toMatchObject({ from, to: '2026-11-16' });
  expect(days).toHaveLength(count);
  expect([days[0]?.day, days.at(-1)]).toEqual([from, { day: '2026-11-16', permits: 0 }]);
  expect(new Set(days.map(({ day }) => day)).size).toBe(count);
});

test('without a window it is the last week, and a day replaces the window', async () => {
  const { days } = await read({});
  expect(days.map(({ permits }) => permits)).toEqual([0, 0, 2, 2, 1, 0, 0]);
  expect((await read({ window: 'year', day: '2026-11-12' })).days).toEqual([{ day: '2026-11-12', permits: 2 }]);
});

test('today is that of the zone, whatever day it is elsewhere', async () => {
  expect((await read({ window: 'day', timeZone: 'Pacific/Kiritimati' })).to).toBe('2026-11-17');
});

test('the figures are those of the same days, each order and permit once', async () => {
  expect(await read({ window: 'week', timeZone: 'America/Chicago' })).toMatchObject({
    ordersPaid: 3,
    revenueCents: 26_000,
    ordersRejected: 1,
    permitsRefused: 1,
    permitsIssued: 4,
  });
  expect(await read({ day: '2026-11-12' })).toMatchObject({ ordersPaid: 1, revenueCents: 12_300, ordersRejected: 0 });
});

test.each([
  ['refused twice', '2026-11-13', { ordersRejected: 0, permitsRefused: 1 }],
  ['rejected twice', '2026-11-14', { ordersRejected: 1, permitsRefused: 0 }],
  ['refused again, two days later', '2026-11-15', { ordersRejected: 0, permitsRefused: 1 }],
  ['not refused', '2026-11-16', { ordersRejected: 0, permitsRefused: 0 }],
])('a day counts what was %s in it once', async (_name, day, counted) => {
  expect(await read({ day, timeZone: 'America/Chicago' })).toMatchObject(counted);
});

test('half of the permits took less than the median from paid to issued, nine of ten less than the percentile', async () => {
  const { secondsToIssue } = await read({ window: 'week' });
  expect(secondsToIssue?.median).toBeCloseTo((2.5 * HOUR) / 1000);
  expect(secondsToIssue?.percentile90).toBeCloseTo((7.9 * HOUR) / 1000);
});

test.each([
  ['the paid orders', / Scan using paid_quarters_pkey on/, selectPaidDays],
  // Both indexes have all that is asked.
  ['the issued permits', /Index Only Scan using permits_(?:issued|turnaround) on/, selectIssued],
])('a year is read off an index of %s alone, however many there are', async (_name, index, question) => {
  const { rows } = await world.deps.db.transaction().execute(async (tx) => {
    // A plan for a few rows would scan the table.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(tx);
    const span = { from: '2025-11-17' as Day, to: '2026-11-16' as Day };
    return sql`EXPLAIN ${question(span)}`.execute(tx);
  });
  const plan = JSON.stringify(rows);
  expect(plan).toMatch(index);
  expect(plan.match(/ Scan using /g)).toHaveLength(1);
});

test('days without orders have zeros, and no time from paid to issued', async () => {
  expect(await read({ day: '2026-06-01' })).toMatchObject({
    days: [{ day: '2026-06-01', permits: 0 }],
    ordersPaid: 0,
    revenueCents: 0,
    refundedCents: 0,
    ordersRejected: 0,
    permitsRefused: 0,
    permitsIssued: 0,
    secondsToIssue: null,
  });
});

test('waiting orders are counted now, whatever the window', async () => {
  const now = { ordersWaiting: 8, oldestWaitingSince: '2026-03-09T04:59:59.000Z' };
  expect((await read({ window: 'day' })).now).toEqual(now);
  expect((await read({ day: '2020-01-01' })).now).toEqual(now);
});

test.each([
  ['timeZone', 'Mars/Olympus'],
  ['timeZone', ''],
  ['timeZone', '+05:00'],
  ['timeZone', "UTC'; DROP TABLE orders; --"],
  ['timeZone', 'x'.repeat(61)],
  ['day', '2026-02-29'],
  ['day', '11/12/2026'],
  ['day', ''],
  ['window', 'decade'],
  ['window', ''],
])('a %s that there is not is refused: %s', async (name, value) => {
  for (const path of ['statistics', 'statistics.csv']) {
    const answer = await ask({ [name]: value }, path);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)).toEqual([name]);
  }
});

test('the file has the filtered days, and the audit log names its admin', async () => {
  const answer = await ask({ window: 'five-days', timeZone: 'America/Chicago' }, 'statistics.csv');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="permits-2026-11-12-to-2026-11-16.csv"',
  });
  expect(answer.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Day (America/Chicago),Permits',
    '2026-11-12,2',
    '2026-11-13,2',
    '2026-11-14,1',
    '2026-11-15,0',
    '2026-11-16,0',
  ]);
  const acts = await world.rows('audit_log', { actor_id: admin.id });
  expect(acts).toMatchObject([
    {
      what: 'list.export',
      subject_kind: 'list',
      subject_label: 'Permits statistics',
      after: { from: '2026-11-12', to: '2026-11-16', timeZone: 'America/Chicago' },
    },
  ]);
});
