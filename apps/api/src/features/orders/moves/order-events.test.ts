import type { Order, OrderEvent } from '@wideload/contract';
import { expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { aMember, aUser } from '#test/factories/user-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aCompany, aDraft, customer } from '#test/factories/order-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { moveOrder } from '../orders.service.ts';

const world = aWorld();
const user = madeOnce(() => aUser(world));

const listEvents = (id: string, token = user.token) => world.call('GET', `/permits/orders/${id}/events`, { token });

test('the events of a draft are its beginning', async () => {
  const { _id, createdAt }: Order = await aDraft(world, user);
  expect((await listEvents(_id)).json()).toEqual({
    items: [{ at: createdAt, who: 'owner', what: 'created', from: null, to: 'draft', comment: '' }],
  });
});

test('payment and every move of an admin follow, oldest first, with comment and time, and no admin is named', async () => {
  const id = await aPaidOrder(world, user);
  const admin = await aUser(world, { role: 'admin' });
  const by = { kind: 'admin' as const, personId: admin.id, sessionId: '', deskRole: 'owner' as const };
  for (const [from, to, comment] of [
    ['pending', 'approved', 'All issued.'],
    ['approved', 'rejected', ''],
  ] as const) {
    world.clock.advance(MINUTE);
    await inTransaction(world.deps.db, (tx) => moveOrder(world.deps, tx, { orderId: id, from, to, by, comment }));
  }
  const answer = await listEvents(id);
  const { items } = answer.json<{ items: OrderEvent[] }>();
  expect(items.map(({ who, what, from, to, comment }) => [who, what, from, to, comment])).toEqual([
    ['owner', 'created', null, 'draft', ''],
    ['payment', 'paid', 'draft', 'pending', 'Payment received.'],
    ['admin', 'status', 'pending', 'approved', 'All issued.'],
    ['admin', 'status', 'approved', 'rejected', ''],
  ]);
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted());
  expect(answer.body).not.toContain(admin.id);
});

test('in an account of several people the history names the others, also after they have left', async () => {
  const member = await aMember(world, user, 'dispatcher');
  const admin = await aUser(world, { role: 'admin' });
  const called = { first_name: 'Dana', last_name: 'Field' };
  await world.change('users', { id: member.id }, called);
  const body = { customer, title: 'Boiler to Utah', company: await aCompany(world, user), step: 2 };
  const made = await world.call('POST', '/permits/orders', { token: member.token, body });
  const { _id } = made.json<Order>();
  const readPerson = async (token: string) =>
    (await listEvents(_id, token)).json<{ items: OrderEvent[] }>().items.map(({ who, person }) => [who, person]);
  expect(await readPerson(member.token)).toEqual([['owner', undefined]]);
  expect(await readPerson(user.token)).toEqual([['owner', 'Dana Field']]);
  const file = await world.call('GET', `/permits/admin/orders/${_id}`, { token: admin.token });
  expect(file.json()).toMatchObject({ events: [{ event: { person: 'Dana Field' } }] });
  await world.call('DELETE', `/users/people/${member.id}`, { token: user.token });
  expect(await readPerson(user.token)).toEqual([['owner', 'Dana Field']]);
  expect((await world.call('DELETE', `/users/${member.id}`, { token: admin.token })).statusCode).toBe(200);
  expect(await readPerson(user.token)).toEqual([['owner', '']]);
});
