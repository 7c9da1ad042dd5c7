import { expect, test } from 'vitest';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { anOrderPaidWith, aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime, madeOnce } from '#test/world.ts';
import { DAY, MINUTE } from '#clock.ts';
import { createReconciler } from '../payments.service.ts';
import { readBalance, readBalanceWhenDue } from './read-balance.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

const order = madeEachTime(async () => anOrderPaidWith(world, await aUser(world)));

async function listLines() {
  const { rows } = await world.database.pool.query<{ category: string; net: number; isPaidOut: boolean }>(
    `SELECT category, net_cents AS net, payout_id IS NOT NULL AS "isPaidOut" FROM balance_lines
     JOIN payments ON payments.id = payment_id WHERE order_id = $1 ORDER BY created_at_provider, provider_line_id`,
    [order._id],
  );
  return rows;
}
async function listFees() {
  const { rows } = await world.database.pool.query<{ amount: number }>(
    `SELECT amount_cents AS amount FROM book_entries WHERE kind = 'provider-fee' AND order_id = $1`,
    [order._id],
  );
  return rows.map(({ amount }) => amount);
}

test('the fee of a payment is read and booked once, however often the balance is read', async () => {
  await aRefund(world, admin, { order, amount: 4000 });
  for (let time = 0; time < 2; time += 1) await readBalance(world.deps);
  await Promise.all([readBalance(world.deps), readBalance(world.deps)]);
  expect((await listLines()).map(({ net }) => net).toSorted((a, b) => a - b)).toEqual([-4000, 10_200 - 326]);
  expect(await listFees()).toEqual([-326]);
});

test('the reconciler reads it soon after a payment, then every ten minutes', async () => {
  await createReconciler(world.deps).run();
  expect(await listFees()).toEqual([-326]);
  const before = world.sandbox.controls.calls('listBalance');
  await readBalanceWhenDue(world.deps);
  expect(world.sandbox.controls.calls('listBalance')).toBe(before);
  world.clock.advance(11 * MINUTE);
  await readBalanceWhenDue(world.deps);
  expect(world.sandbox.controls.calls('listBalance')).toBe(before + 1);
});

test('a failure leaves the rest of the reconciler alone, and the next turn reads', async () => {
  world.sandbox.controls.failNext('listBalance');
  expect(await createReconciler(world.deps).run()).toBe(true);
  expect(await listLines()).toEqual([]);
  await createReconciler(world.deps).run();
  expect(await listLines()).toHaveLength(1);
});

test('a payout brings its lines by webhook; one that fails says why, and its amount is in the next one', async () => {
  world.clock.advance(3 * DAY);
  await world.sandbox.listPayouts(new Date(0));
  expect(new Set(await deliverWebhooks(world))).toEqual(new Set([200]));
  expect((await listLines()).map(({ isPaidOut }) => isPaidOut)).toEqual([true]);
  const { rows } = await world.database.pool.query<{ id: string; amount: number; sum: number; name: string }>(
    `SELECT payouts.id, payouts.amount_cents AS amount, provider_payout_id AS name,
       (SELECT sum(net_cents)::integer FROM balance_lines WHERE payout_id = payouts.id AND type <> 'payout') AS sum
     FROM payouts ORDER BY created_at_provider DESC`,
  );
  for (const { amount, sum } of rows) expect(sum).toBe(amount);
  await world.sandbox.failPayout(rows[0]?.name ?? '');
  await deliverWebhooks(world);
  const failed = world.deps.db
    .selectFrom('payouts')
    .select(['status', 'failure'])
    .where('id', '=', rows[0]?.id ?? '');
  expect(await failed.executeTakeFirst()).toEqual({ status: 'failed', failure: 'The bank account has been closed.' });
  world.clock.advance(2 * DAY);
  await readBalance(world.deps);
  const last = world.deps.db.selectFrom('payouts').select('amount_cents').orderBy('created_at_provider', 'desc');
  expect((await last.executeTakeFirst())?.amount_cents).toBe(rows[0]?.amount);
});

test('an event that comes after a reading which found its change leads to no other', async () => {
  world.clock.advance(3 * DAY);
  const [payout] = await world.sandbox.listPayouts(new Date(0));
  await world.sandbox.failPayout(payout?.id ?? '');
  world.clock.advance(5 * MINUTE);
  await readBalance(world.deps);
  const before = world.sandbox.controls.calls('listBalance');
  expect(new Set(await deliverWebhooks(world))).toEqual(new Set([200]));
  expect(world.sandbox.controls.calls('listBalance')).toBe(before);
});

test('a line never changes', async () => {
  await readBalance(world.deps);
  for (const change of ['fee_cents = 0, net_cents = amount_cents', 'payment_id = NULL', "category = 'refund'"])
    await expect(world.database.pool.query(`UPDATE balance_lines SET ${change}`)).rejects.toThrow('for good');
  await expect(world.database.pool.query('DELETE FROM balance_lines')).rejects.toThrow('for good');
});
