import type { Order, Permit } from '@wideload/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { anOrderPaidWith, aRefund, findIntentId } from '#test/factories/money/refund-factories.ts';
import { asIssued, changePermit, issue, issueAll, voidPermit } from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { renderOrderReopenedMail } from '#platform/deliveries/mails/order-status-mails.ts';
import { createReconciler } from '#features/money/payments.service.ts';

/** Texas and Louisiana. */
const total = 10_200;
const world = aWorld();

beforeAll(async () => {
  await createReconciler(world.deps).run();
});
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));

const read = <T>(path: string, { token } = admin) => world.read<T>(path, { token });
const readOwn = (order: Order) => read<Order>(`/permits/orders/${order._id}`, carrier);
const put = (path: string, body: object, { token } = admin) => world.call('PUT', path, { token, body });
const decide = (order: Order, status: string) => put(`/permits/admin/orders/${order._id}`, { status, comment: '' });
const file = (order: Order, permits: readonly Permit[]) =>
  world.call('POST', `/permits/admin/orders/${order._id}/file`, {
    token: admin.token,
    body: { permits: permits.map(({ _id }) => _id) },
  });
const countWaiting = async () => (await read<{ waiting: number }>('/permits/admin/queue/count')).waiting;
const listWaiting = async () => {
  const page = await read<{ items: { _id: string }[]; total: number }>(
    `/permits/admin/queue?search=${encodeURIComponent(carrier.email)}`,
  );
  return { ids: page.items.map(({ _id }) => _id), total: page.total };
};
const listTagged = async (order: Order) => ({
  own: (await readOwn(order)).isRefunded,
  card: (await read<{ items: Order[] }>('/permits/orders', carrier)).items[0]?.isRefunded,
  file: (await read<Order>(`/permits/admin/orders/${order._id}`)).isRefunded,
  row: (await read<{ items: { isRefunded: boolean }[] }>(`/permits/admin/orders?search=${order._id}`)).items[0]
    ?.isRefunded,
});
const marked = { own: true, card: true, file: true, row: true };
const unmarked = { own: false, card: false, file: false, row: false };

async function expectNoWork(order: Order) {
  const [first, second] = (await readOwn(order)).permits;
  if (first === undefined || second === undefined) throw new Error('The order has two permits.');
  const refusals = [
    await file(order, [first, second]),
    await changePermit(world, admin, { permit: first, change: { status: 'filed' } }),
    await changePermit(world, admin, { permit: first, change: asIssued }),
    await put(`/permits/admin/queue/${order._id}/claim`, {}),
  ];
  expect(refusals.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'order.refunded',
    'order.refunded',
    'order.refunded',
    'order.not-waiting',
  ]);
  expect((await readOwn(order)).permits).toEqual([first, second]);
}

describe('an order whose money is refunded', () => {
  test('as a whole leaves the queue with its claim, and nothing of it is filed, issued or approved', async () => {
    const order = await anOrderPaidWith(world, carrier);
    expect((await put(`/permits/admin/queue/${order._id}/claim`, {})).statusCode).toBe(200);
    const waiting = await countWaiting();
    expect(await listWaiting()).toEqual({ ids: [order._id], total: 1 });
    expect(await listTagged(order)).toEqual(unmarked);

    await aRefund(world, admin, { order, amount: total });
    expect(await listTagged(order)).toEqual(marked);
    expect(await countWaiting()).toBe(waiting - 1);
    expect(await listWaiting()).toEqual({ ids: [], total: 0 });
    expect((await read<{ next: object | null }>(`/permits/admin/queue/next?search=${carrier.email}`)).next).toBeNull();
    expect(await read(`/permits/admin/queue/${order._id}`)).toMatchObject({ isRefunded: true, claim: null });
    await expectNoWork(order);
  });

  test('is not approved, though its permits are issued; it can be rejected', async () => {
    const order = await anOrderPaidWith(world, carrier);
    await issueAll(world, { admin, carrier }, order._id);
    await aRefund(world, admin, { order, amount: total });
    expect((await decide(order, 'approved')).json()).toMatchObject({
      status: 409,
      code: 'order.refunded',
      orderStatus: 'pending',
      detail: `Order ${order.orderNumber} cannot be approved: all that was paid for it is refunded, or on its way back.`,
    });
    expect((await decide(order, 'rejected')).statusCode).toBe(200);
    const again = { permits: [], answer: 'The survey is here.' };
    expect((await put(`/permits/orders/${order._id}/resubmit`, again, carrier)).json()).toMatchObject({
      code: 'order.refunded',
    });
    // To ask for the payment again the order is reopened. Nobody is told that we work on it.
    expect((await decide(order, 'pending')).statusCode).toBe(200);
    const mails = await world.rows('deliveries', {}, ['kind', 'content']);
    const reopened = mails.findLast(({ kind }) => kind === 'order-reopened');
    // Cast: the content of that kind.
    const mail = renderOrderReopenedMail(reopened?.content as Parameters<typeof renderOrderReopenedMail>[0]);
    expect(mail.subject).toBe(`Order ${order.orderNumber} is pending again`);
    expect(mail.text).toContain('nothing is filed until it is paid again');
  });

  test('in parts is so with the last part', async () => {
    const order = await anOrderPaidWith(world, carrier);
    await aRefund(world, admin, { order, amount: total - 1 });
    expect(await listTagged(order)).toEqual(unmarked);
    expect((await listWaiting()).total).toBe(1);
    await aRefund(world, admin, { order, amount: 1 });
    expect(await listTagged(order)).toEqual(marked);
    await expectNoWork(order);
  });

  test('by a bank that decided a dispute for the cardholder is so until the bank takes that back', async () => {
    const order = await anOrderPaidWith(world, carrier);
    const dispute = await world.sandbox.openDispute(await findIntentId(world, order));
    await deliverWebhooks(world);
    expect(await listTagged(order)).toEqual(unmarked);
    await world.sandbox.closeDispute(dispute.id, 'lost');
    await deliverWebhooks(world);
    expect(await listTagged(order)).toEqual(marked);
    await expectNoWork(order);
    await world.change('disputes', {}, { status: 'won' });
    expect(await listTagged(order)).toEqual(unmarked);
  });

  test('and whose refund comes back is work again', async () => {
    const order = await anOrderPaidWith(world, carrier);
    const { _id: id } = await aRefund(world, admin, { order, amount: total });
    expect(await listTagged(order)).toEqual(marked);
    const { clock } = world.deps;
    await world.change('refunds', { id }, { state: 'failed', updated_at: clock.now() });
    expect(await listTagged(order)).toEqual(unmarked);
    expect(await listWaiting()).toEqual({ ids: [order._id], total: 1 });
    expect((await file(order, (await readOwn(order)).permits)).statusCode).toBe(200);
  });

  test('and that is paid again is work again', async () => {
    const order = await anOrderPaidWith(world, carrier);
    await aRefund(world, admin, { order, amount: total });
    const path = `/permits/admin/orders/${order._id}/adjustments`;
    const cards = await read<{ items: { id: string }[] }>(path);
    const body = { cardId: cards.items[0]?.id ?? null, expectedAmount: total };
    expect((await world.call('POST', path, { token: admin.token, body })).json()).toMatchObject({
      status: 'succeeded',
    });
    expect(await listTagged(order)).toEqual(unmarked);
    expect(await listWaiting()).toEqual({ ids: [order._id], total: 1 });
  });

  test('still lets a wrong answer be taken back, a refusal be recorded and a permit be voided', async () => {
    const order = await anOrderPaidWith(world, carrier);
    const [first, second] = order.permits;
    if (first === undefined || second === undefined) throw new Error('The order has two permits.');
    const { permit } = await issue(world, admin, first);
    await changePermit(world, admin, { permit: second, change: { status: 'filed' } });
    await aRefund(world, admin, { order, amount: total });
    const refusal = { status: 'refused', reason: 'Withdrawn.' } as const;
    const filed = { ...second, status: 'filed' } as const;
    expect((await changePermit(world, admin, { permit: filed, change: refusal })).statusCode).toBe(200);
    expect((await voidPermit(world, admin, permit)).statusCode).toBe(200);
    const { date, route, comment } = second;
    const resubmitted = await put(`/permits/permits/${second._id}/resubmit`, { date, route, comment }, carrier);
    expect(resubmitted.json()).toMatchObject({ code: 'order.refunded' });
  });
});
