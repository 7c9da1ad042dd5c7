import type { Ledger, Order, Statistics } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aWidenedOrder, texas } from '#test/factories/money/adjustment-factories.ts';
import { createSeededRandom } from '#test/seeded-random.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aCard, deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { aRefund, anOrderPaidWith } from '#test/factories/money/refund-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { MINUTE } from '#clock.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeOnce(() => aUser(world));

const get = (path: string) => world.call('GET', path, { token: admin.token });
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const computeToday = () => world.clock.now().toISOString().slice(0, 10);

/** Some refunds fail or arrive late. */
async function refundAtRandom(order: Order, chance: () => number): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    const permit = order.permits[Math.floor(chance() * 3)];
    const amount = 1 + Math.floor(chance() * 3000);
    await aRefund(world, admin, { order, amount, ...(permit && { permitId: permit._id }) });
  }
}

/** Cents by kind of line. */
async function exportToday(): Promise<Map<string, number>> {
  const query = new URLSearchParams({ from: computeToday(), to: computeToday() });
  const { body } = await get(`/permits/admin/ledger.csv?${query.toString()}`);
  const sums = new Map<string, number>();
  for (const line of body.trimEnd().split('\r\n').slice(1)) {
    const [, kind = '', dollars = ''] = /,([a-z ]+),(-?\d+\.\d\d),/.exec(line) ?? [];
    sums.set(kind, (sums.get(kind) ?? 0) + Math.round(Number(dollars) * 100));
  }
  return sums;
}

test('revenue and refunds of the dashboard are those of the ledgers of its orders, and of the file', async () => {
  const chance = createSeededRandom(44);
  const orders: Order[] = [];
  for (const alias of ['pm_card_visa', 'pm_card_pendingRefund', 'pm_card_refundFail']) {
    const order = await anOrderPaidWith(world, carrier, alias);
    await refundAtRandom(order, chance);
    orders.push(order);
  }
  const widened = await aWidenedOrder(world, carrier, admin);
  const body = { cardId: (await aCard(world, carrier)).id, expectedAmount: texas };
  await world.call('POST', `/permits/admin/orders/${widened._id}/adjustments`, { token: admin.token, body });
  orders.push(widened);
  for (const hasPassed of [false, true]) {
    if (hasPassed) world.clock.advance(MINUTE);
    await deliverWebhooks(world);
    const ledgers = await Promise.all(
      orders.map(async ({ _id }) => (await get(`/permits/admin/orders/${_id}/ledger`)).json<Ledger>()),
    );
    const { revenueCents, refundedCents } = (await get('/permits/admin/statistics?window=day')).json<Statistics>();
    const file = await exportToday();
    const charged = sum(ledgers.map(({ totals }) => totals.charged));
    const refunded = sum(ledgers.map(({ totals }) => totals.refunded));
    expect([revenueCents, refundedCents]).toEqual([charged, refunded]);
    expect((file.get('charge') ?? 0) + (file.get('adjustment') ?? 0)).toBe(charged);
    expect(-(file.get('refund') ?? 0) - (file.get('refund failed') ?? 0)).toBe(refunded);
    expect(refunded).toBeGreaterThan(0);
    expect((file.get('refund failed') ?? 0) > 0).toBe(hasPassed);
  }
});
