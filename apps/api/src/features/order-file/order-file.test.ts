import type { OrderFile } from '@wideload/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCard } from '../../../test/access-things.ts';
import { aUser, type SignedInUser } from '../../../test/factories.ts';
import { aPayableOrder } from '../../../test/order-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moveOrder } from '../orders/orders.service.ts';

let world: World;
let carrier: SignedInUser;
let admin: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
  carrier = await aUser(world);
  admin = await aUser(world, { role: 'admin' });
});
afterAll(() => world.close());

const ask = (id: string, token = admin.token) => world.call('GET', `/permits/admin/orders/${id}`, { token });
const read = async (id: string) => (await ask(id)).json<OrderFile>();

async function pay(orderId: string, alias: string) {
  const { sourceId } = await aCard(world, carrier, alias);
  return world.call('POST', '/permits/confirm_payment', { token: carrier.token, body: { sourceId, orderId } });
}

describe('the file of an order', () => {
  test('has who ordered, each try to pay with its reason, what was taken, the mails and the history', async () => {
    const order = await aPayableOrder(world, carrier);
    await pay(order._id, 'pm_card_sandbox_insufficientFunds');
    await pay(order._id, 'pm_card_visa');
    const by = { kind: 'admin', id: admin.id, sessionId: '' } as const;
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

  test('is there for a draft too, and for no order that does not exist', async () => {
    const draft = await aPayableOrder(world, carrier);
    expect(await read(draft._id)).toMatchObject({ status: 'draft', paidAt: null, paid: 0, payments: [], mails: [] });
    expect((await ask(world.deps.ids())).json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});
