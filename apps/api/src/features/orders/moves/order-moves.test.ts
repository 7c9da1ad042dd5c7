import type { Order } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { createUserActor } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aDraft, aPayableOrder } from '#test/factories/order-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { moveOrder } from './order-moves.ts';
import { lockOrderForPayment, markPaid, refreshOrderForPayment, type Paid } from '../orders.service.ts';

const world = aWorld();
const user = madeOnce(() => aUser(world));

const toUser = ({ id }: SignedInUser) => createUserActor(id, '');
const read = ({ _id }: Order) => world.read<Order>(`/permits/orders/${_id}`, user);
const listEvents = ({ _id }: Order) => world.rows('order_events', { order_id: _id });
const listNotifications = ({ _id }: Order) => world.rows('notifications', { order_id: _id });

function toPaid(order: Order): Paid {
  const card = { brand: 'Visa', last4: '4242' };
  return {
    orderId: order._id,
    paymentId: world.deps.ids(),
    amountCents: order.totalPrice,
    paidAt: world.clock.now(),
    card,
    receipt: '2026-000001',
  };
}
const pay = (paid: Paid) => inTransaction(world.deps.db, (tx) => markPaid(world.deps, tx, paid));

describe('an order that is paid', () => {
  test('is pending at the last step, with history, a notification and the receipt by mail', async () => {
    const order = await aPayableOrder(world, user, { states: ['TX', 'LA'] });
    expect(await pay(toPaid(order))).toBe(true);
    expect(await read(order)).toMatchObject({ status: 'pending', step: 7, version: order.version + 1 });
    expect(await listEvents(order)).toMatchObject([{ from_status: 'draft', to_status: 'pending', actor_id: null }]);
    expect(await listNotifications(order)).toMatchObject([{ user_id: user.id, read: false }]);
    expect((await listNotifications(order))[0]?.comment).toMatch(/pending$/);
    const [mail] = await world.mails();
    expect(mail).toMatchObject({
      to: order.customer.email,
      subject: expect.stringContaining(String(order.orderNumber)),
    });
    expect(mail?.text).toContain('Texas, unit 1: $62.00');
    expect(mail?.text).toContain('Louisiana, unit 1, 4 days: $40.00');
    expect(mail?.text).toContain('Total: $102.00');
    expect(mail?.text).toContain('Visa ending in 4242 on November 16, 2026 (UTC)');
    expect(mail?.text).toContain(`/order_list/order?orderId=${order._id}`);
  });

  test('is paid once: the second time nothing happens', async () => {
    const order = await aPayableOrder(world, user);
    const paid = toPaid(order);
    expect(await pay(paid)).toBe(true);
    const before = [await read(order), await listEvents(order), await listNotifications(order), await world.mails()];
    expect(await pay(paid)).toBe(false);
    expect([await read(order), await listEvents(order), await listNotifications(order), await world.mails()]).toEqual(
      before,
    );
  });

  test('can be neither saved nor deleted any more', async () => {
    const order = await aPayableOrder(world, user);
    await pay(toPaid(order));
    const call = { token: user.token, body: { version: order.version + 1, title: 'x' } };
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await world.call(
        method,
        `/permits/orders/${order._id}`,
        method === 'PUT' ? call : { token: user.token },
      );
      expect(answer.json()).toMatchObject({ status: 409, code: 'order.not-draft' });
    }
  });
});

describe('a move of an order', () => {
  test('by an admin is kept with its comment, and the notification ends in the new status', async () => {
    const order = await aPayableOrder(world, user);
    await pay(toPaid(order));
    const admin = await aUser(world, { role: 'admin' });
    const by = { kind: 'admin' as const, personId: admin.id, sessionId: '', deskRole: 'owner' as const };
    const move = {
      orderId: order._id,
      from: 'pending' as const,
      to: 'approved' as const,
      by,
      comment: 'All three issued.',
    };
    expect(await inTransaction(world.deps.db, (tx) => moveOrder(world.deps, tx, move))).toBe(true);
    expect(await read(order)).toMatchObject({ status: 'approved', step: 7, version: order.version + 2 });
    expect((await listEvents(order)).at(-1)).toMatchObject({
      actor_id: admin.id,
      to_status: 'approved',
      comment: 'All three issued.',
    });
    expect((await listNotifications(order)).map(({ comment }) => comment)).toContain(
      'All three issued. Status: approved',
    );
    // The order is no longer pending, so the same move again changes nothing.
    expect(await inTransaction(world.deps.db, (tx) => moveOrder(world.deps, tx, move))).toBe(false);
    expect(await listEvents(order)).toHaveLength(2);
  });

  test.each([
    ['draft', 'approved'],
    ['draft', 'rejected'],
    ['draft', 'pending'],
  ] as const)('from %s to %s without a payment does nothing', async (from, to) => {
    const order = await aPayableOrder(world, user);
    const by = { kind: 'system' as const, task: 'test' };
    const moved = await inTransaction(world.deps.db, (tx) =>
      moveOrder(world.deps, tx, { orderId: order._id, from, to, by, comment: '' }),
    );
    expect(moved).toBe(false);
    expect(await read(order)).toEqual(order);
    expect(await listEvents(order)).toEqual([]);
  });
});

describe('what PAY reads of an order', () => {
  const lockAsUser = (actor: SignedInUser, { _id }: Order) =>
    inTransaction(world.deps.db, (tx) => lockOrderForPayment(tx, toUser(actor), _id));

  test('are its priced lines, and nothing missing on a reviewed draft', async () => {
    const order = await aPayableOrder(world, user, { states: ['TX', 'LA'] });
    expect(await lockAsUser(user, order)).toEqual({
      id: order._id,
      orderNumber: order.orderNumber,
      ownerId: user.id,
      status: 'draft',
      totalCents: 10_200,
      problems: [],
      waitsForState: false,
      lines: [
        { permitId: order.permits[0]?._id, unit: 1, state: 'TX', days: 1, feeCents: 6200, amountCents: 6200 },
        { permitId: order.permits[1]?._id, unit: 1, state: 'LA', days: 4, feeCents: 1000, amountCents: 4000 },
      ],
    });
  });

  test('names everything that is still missing', async () => {
    const payable = await lockAsUser(user, await aDraft(world, user));
    expect(payable?.problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['jurisdictions', 'units', 'reviewed']),
    );
  });

  test('has the company as it is on the list once a press begins an attempt, and not before', async () => {
    const order = await aPayableOrder(world, user);
    await world.change('companies', { id: order.company?._id ?? '' }, { city: 'Cody' });
    expect(await lockAsUser(user, order)).toMatchObject({ problems: [], totalCents: order.totalPrice });
    expect((await read(order)).company).toEqual(order.company);
    const refreshed = await inTransaction(world.deps.db, (tx) => refreshOrderForPayment(tx, toUser(user), order._id));
    expect(refreshed).toMatchObject({ problems: [], totalCents: order.totalPrice });
    expect(await read(order)).toMatchObject({ company: { city: 'Cody' }, reviewed: true, permits: order.permits });
  });
});
