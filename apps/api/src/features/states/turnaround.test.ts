import type { StateOutlook, Turnaround } from '@wideload/contract';
import { orderableStates } from '@wideload/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#clock.ts';
import { aUnit } from '#test/factories/order-factories.ts';
import { anOrderPaidAt, issue } from '#test/factories/statistics-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { selectIssues } from './turnaround.store.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const user = madeOnce(() => aUser(world));

const paidAt = new Date('2026-11-10T15:00:00Z');

/** An order of one permit of Texas for each of these numbers of hours, after which it was issued. */
async function anOrderIssuedAfter(hours: number[]): Promise<void> {
  const unit = await aUnit(world, user);
  const units = hours.map(() => ({ ...unit, _id: world.deps.ids() }));
  const paid = { paidAt: paidAt.toISOString(), states: ['TX' as const], units, capturedCents: 5000 };
  const orderId = await anOrderPaidAt(world, user, paid);
  for (const each of hours) {
    const issuedAt = new Date(paidAt.getTime() + each * HOUR).toISOString();
    await issue(world, admin, { orderId, state: 'TX', issuedAt });
  }
}

async function readAll(): Promise<Map<string, number | null>> {
  const { items } = (await world.call('GET', '/states/turnaround')).json<{ items: Turnaround[] }>();
  return new Map(items.map(({ state, median_seconds: seconds }) => [state, seconds]));
}

test('a state has a figure from its twentieth permit on: the median, from the payment to the issued permit', async () => {
  await anOrderIssuedAfter([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await anOrderIssuedAfter([11, 12, 13, 14, 15, 16, 17, 18, 19]);
  const before = await readAll();
  expect([before.get('TX'), before.size]).toEqual([null, orderableStates.length]);

  await anOrderIssuedAfter([20]);
  // The figures are read again after ten minutes.
  expect((await readAll()).get('TX')).toBeNull();
  world.clock.advance(10 * MINUTE);
  const after = await readAll();
  expect([after.get('TX'), after.get('OH')]).toEqual([10.5 * 3600, null]);
  const { turnaround } = (await world.call('GET', '/states/TX/outlook')).json<StateOutlook>();
  expect(turnaround.median_seconds).toBe(10.5 * 3600);

  world.clock.advance(365 * DAY);
  expect((await readAll()).get('TX')).toBeNull();
});

test('the figures are read from one index', async () => {
  const { rows } = await world.deps.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(tx);
    return sql`EXPLAIN ${selectIssues(['TX'], paidAt)}`.execute(tx);
  });
  const plan = JSON.stringify(rows);
  expect(plan).toContain('Index Only Scan using permits_turnaround on');
  expect(plan.match(/Scan using permits/g)).toHaveLength(1);
});
