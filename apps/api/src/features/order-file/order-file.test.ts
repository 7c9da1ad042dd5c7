import type { Order, OrderFile } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { aCard } from '#test/factories/money/payment-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { DAY, SECOND } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { sweepDeliveries } from '#platform/deliveries/sweep-deliveries.ts';
import { moveOrder } from '#features/orders/orders.service.ts';

const world = aWorld();
const carrier = madeOnce(() => aUser(world));
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

const ask = (id: string, token = admin.token) => world.call('GET', `/permits/admin/orders/${id}`, { token });
const read = async (id: string) => (await ask(id)).json<OrderFile>();

async function pay(orderId: string, alias: string) {
  const { sourceId } = await aCard(world, carrier, alias);
  return world.call('POST', '/permits/confirm_payment', { token: carrier.token, body: { sourceId, orderId } });
}

describe('the file of an order', () => {
  test('has the carrier, each attempt with its reason, the money taken, the mails and the history', async () => {
    const order = await aPayableOrder(world, carrier);
    await pay(order._id, 'pm_card_sandbox_insufficientFunds');
    await pay(order._id, 'pm_card_visa');
    const by = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
    const move = { orderId: order._id, from: 'pending', to: 'rejected', by, comment: 'Too tall.' } as const;
    await inTransaction(world.deps.db, (tx) => moveOrder(world.deps, tx, move));

    const file = await read(order._id);
    expect(file).toMatchObject({
      _id: order._id,
      status: 'rejected',
      user: { _id: carrier.id, email: carrier.email, isDeleted: false },
      paidAt: world.clock.now().toISOString(),
      paid: order.totalPrice,
      notes: [],
    });
    expect(file.payments).toMatchObject([
      {
        kind: 'order',
        status: 'succeeded',
        amount: order.totalPrice,
        captured: order.totalPrice,
        anomaly: null,
        attempts: [
          { state: 'declined', declineCode: 'insufficient_funds', message: expect.any(String) },
          { state: 'succeeded', declineCode: null, card: { brand: 'Visa', last4: '4242' } },
        ],
      },
    ]);
    expect(file.mails).toMatchObject([
      { kind: 'order-paid', to: order.customer.email, state: 'waiting', doneAt: null },
    ]);
    expect(file.events.map(({ event, admin: by }) => [event.what, event.comment, by])).toEqual([
      ['created', '', null],
      ['paid', 'Payment received.', null],
      ['status', 'Too tall.', admin.email],
    ]);
    await world.mails();
    expect((await read(order._id)).mails).toMatchObject([{ state: 'sent', doneAt: world.clock.now().toISOString() }]);
  });

  test('has the anomaly of a payment that does not fit', async () => {
    const { _id } = await aPaidOrder(world, carrier);
    const set = { anomaly: 'provider.amount' };
    await world.change('payments', { order_id: _id }, set);
    expect((await read(_id)).payments).toMatchObject([set]);
  });

  test('is there for a draft too, and for no order that does not exist', async () => {
    const draft = await aPayableOrder(world, carrier);
    expect(await read(draft._id)).toMatchObject({ status: 'draft', paidAt: null, paid: 0, payments: [], mails: [] });
    expect((await ask(world.deps.ids())).json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('a note', () => {
  const write = (id: string, text: string) =>
    world.call('POST', `/permits/admin/orders/${id}/notes`, { token: admin.token, body: { text } });

  test('appears in the file with its author and time, newest first, and in the audit log', async () => {
    const { _id, orderNumber } = await aPayableOrder(world, carrier);
    const answer = await write(_id, '  Called: the trailer is being changed.\nAsk again on Monday.  ');
    expect(answer.statusCode).toBe(201);
    const text = 'Called: the trailer is being changed.\nAsk again on Monday.';
    const note = { _id: expect.any(String), at: world.clock.now().toISOString(), author: admin.email, text };
    expect(answer.json()).toEqual(note);
    world.clock.advance(SECOND);
    await write(_id, 'Done.');
    expect((await read(_id)).notes).toEqual([expect.objectContaining({ text: 'Done.' }), note]);
    const acts = world.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', _id).orderBy('at');
    expect(await acts.execute()).toMatchObject([
      { what: 'order.note', actor_id: admin.id, subject_label: String(orderNumber), before: null, after: { text } },
      { what: 'order.note', after: { text: 'Done.' } },
    ]);
  });

  test('is never shown to the carrier: not in the order, not in its history, not in the data that can be downloaded', async () => {
    const { _id } = await aPayableOrder(world, carrier);
    await write(_id, 'Pays late, sweet-talk first.');
    for (const path of [`/permits/orders/${_id}`, `/permits/orders/${_id}/events`, '/users/data'])
      expect((await world.call('GET', path, { token: carrier.token })).body).not.toContain('sweet-talk');
  });

  test.each([
    ['nothing', '', 'Please input your note!'],
    ['blanks only', '   \n ', 'Please input your note!'],
    ['2001 characters', 'x'.repeat(2001), 'At most 2000 characters'],
  ])('is not %s', async (_name, text, message) => {
    const { _id } = await aPayableOrder(world, carrier);
    expect((await write(_id, text)).json()).toMatchObject({ status: 400, errors: [{ path: 'text', message }] });
    expect((await read(_id)).notes).toEqual([]);
  });

  test('needs an order', async () => {
    expect((await write(world.deps.ids(), 'Where is it?')).json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});

test('the mails of an order stay in its file, sent or given up, however old they are', async () => {
  const order = await aPaidOrder(world, carrier);
  await world.mails();
  const failed = { to: 'away@carrier.example', content: { ...toMailContent(order), lines: [] } };
  await inTransaction(world.deps.db, (tx) => enqueue(tx, world.deps, { kind: 'order-changed', ...failed }));
  await world.change('deliveries', { recipient: failed.to }, { failed_at: world.clock.now() });
  world.clock.advance(40 * DAY);
  await sweepDeliveries(world.deps);
  // The admin's session has expired.
  const later = await aUser(world, { role: 'admin' });
  const file = (await ask(order._id, later.token)).json<OrderFile>();
  expect(file.mails.map(({ kind, state }) => [kind, state])).toEqual([
    ['order-changed', 'failed'],
    ['order-paid', 'sent'],
  ]);
});

const toMailContent = ({ _id, orderNumber, title }: Order) => ({
  orderNumber,
  orderId: _id,
  title,
  comment: '',
  link: '',
});
