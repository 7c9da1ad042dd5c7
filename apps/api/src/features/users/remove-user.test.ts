import type { Order } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aDraft, aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, pay } from '#test/factories/money/payment-factories.ts';
import { anOrderPaidWith, aRefund } from '#test/factories/money/refund-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

const remove = ({ id }: { id: string }, { by = admin, body }: { by?: SignedInUser; body?: object } = {}) =>
  world.call('DELETE', `/users/${id}`, { token: by.token, ...(body && { body }) });
const readMe = (user: SignedInUser) => world.call('GET', '/users/', { token: user.token });
const loadRow = ({ id }: { id: string }) => world.row('users', { id });

async function filePermits(order: Order) {
  const body = { permits: order.permits.map(({ _id }) => _id) };
  const path = `/permits/admin/orders/${order._id}/file`;
  expect((await world.call('POST', path, { token: admin.token, body })).statusCode).toBe(200);
}

describe('deleting somebody’s account', () => {
  test('erases the person, keeps the payments, ends the sessions, and mails the person', async () => {
    const person = await aUser(world, { email: 'leaver@haul.example' });
    const paid = await aPaidOrder(world, person);
    await filePermits(paid);
    await aDraft(world, person);
    const answer = await remove(person, { body: { _id: person.id, email: person.email } });
    expect(answer.statusCode).toBe(200);
    expect((await readMe(person)).statusCode).toBe(401);
    expect(await loadRow(person)).toMatchObject({ email: '', password_hash: '', deleted_at: world.clock.now() });
    const orders = world.deps.db.selectFrom('orders').select('id').where('user_id', '=', person.id);
    expect(await orders.execute()).toEqual([{ id: paid._id }]);
    const mail = (await world.mails()).find(({ to }) => to === 'leaver@haul.example');
    expect(mail?.subject).toBe('Your Wideload account was deleted');
  });

  test('is recorded without revealing whose account it was', async () => {
    const person = await aUser(world);
    await world.call('PUT', `/users/${person.id}/phone`, { token: admin.token, body: { phone: '3075550123' } });
    await remove(person);
    const acts = world.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', person.id).orderBy('id');
    expect(await acts.execute()).toMatchObject([
      { what: 'user.phone', subject_label: '', before: null, after: null },
      { what: 'user.delete', actor_id: admin.id, subject_label: '', before: { role: 'user' }, after: null },
    ]);
  });

  test('works once, and an unknown account is not found', async () => {
    const person = await aUser(world);
    const answers = [await remove(person), await remove(person), await remove({ id: world.deps.ids() })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
  });

  test('is refused when the account is not the one that the admin saw', async () => {
    const person = await aUser(world);
    const renamed = await remove(person, { body: { email: 'before@haul.example' } });
    const another = await remove(person, { body: { _id: admin.id, email: person.email } });
    expect([renamed.statusCode, another.statusCode]).toEqual([400, 400]);
    expect(renamed.json().errors).toMatchObject([{ path: 'email' }]);
    expect(another.json().errors).toMatchObject([{ path: '_id' }]);
    expect((await readMe(person)).statusCode).toBe(200);
  });

  test('is refused while a payment of it is open, and keeps all of its data', async () => {
    const person = await aUser(world);
    // The payment waits for 3-D Secure.
    const card = await aCard(world, person, 'pm_card_authenticationRequired');
    const order = await aPayableOrder(world, person);
    await pay(world, person, { order, card });
    const answer = await remove(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'payment_in_progress',
      detail: 'A payment of this account is still open. Wait until it is settled, then delete the account.',
    });
    expect((await world.call('GET', '/stripe/cards', { token: person.token })).json()).toHaveLength(1);
    expect((await world.call('GET', `/permits/orders/${order._id}`, { token: person.token })).statusCode).toBe(200);
  });

  test('is refused while paid orders have permits that are not filed, and names them until they are refunded', async () => {
    const person = await aUser(world);
    const [one, two] = [await anOrderPaidWith(world, person), await anOrderPaidWith(world, person)];
    await aDraft(world, person);
    const toName = ({ _id, orderNumber }: Order) => ({ _id, orderNumber });
    const both = await remove(person);
    expect(both.statusCode).toBe(409);
    expect(both.json()).toMatchObject({
      code: 'user.unfiled-orders',
      detail: `Orders ${one.orderNumber} and ${two.orderNumber} are paid and have permits that are not filed. Refund them before you delete this account.`,
      orders: [one, two].map(toName),
    });
    expect((await world.call('GET', '/stripe/cards', { token: person.token })).json()).not.toEqual([]);
    await filePermits(one);
    const other = await remove(person);
    expect(other.json()).toMatchObject({
      detail: `Order ${two.orderNumber} is paid and has permits that are not filed. Refund it before you delete this account.`,
      orders: [toName(two)],
    });
    await aRefund(world, admin, { order: two, amount: two.totalPrice });
    expect((await remove(person)).statusCode).toBe(200);
  });

  test('a company that comes back begins with a new account', async () => {
    const person = await aUser(world, { email: 'again@haul.example' });
    await remove(person);
    const body = { email: 'again@haul.example', password: 'abc12', role: 'user' };
    expect((await world.call('POST', '/users', { token: admin.token, body })).statusCode).toBe(201);
  });
});

describe('deleting admins', () => {
  test('an admin cannot delete the own account, and the last admin is never deleted', async () => {
    const last = await remove(admin);
    expect(last.statusCode).toBe(409);
    expect(last.json()).toMatchObject({ code: 'user.last-admin', detail: 'The last admin cannot be deleted.' });
    const second = await aUser(world, { role: 'admin' });
    const own = await remove(admin);
    expect(own.statusCode).toBe(409);
    expect(own.json()).toMatchObject({
      code: 'user.own-account',
      detail: 'You cannot delete your own account. Another admin can.',
    });
    await remove(second);
    expect((await readMe(admin)).statusCode).toBe(200);
  });

  test('of two who delete each other at the same time one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const others = world.deps.db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin');
      await others.execute();
      const [one, two] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'admin' })];
      const answers = await Promise.all([remove(two, { by: one }), remove(one, { by: two })]);
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      // The second admin was signed out, or would have been the last one to leave.
      expect([401, 409]).toContain(statuses[1]);
      const left = world.deps.db
        .selectFrom('users')
        .select('id')
        .where((eb) => eb.and({ role: 'admin', deleted_at: null }));
      expect(await left.execute()).toHaveLength(1);
    }
  });
});
