import { expect, test } from 'vitest';
import { aDraft } from '#test/factories/order-factories.ts';
import { aMember, aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld();

test('a session works in one account: its orders are there, those of the person’s own are not', async () => {
  const owner = await aUser(world);
  const order = await aDraft(world, owner);
  const member = await aMember(world, owner, 'dispatcher');
  const read = await world.call('GET', `/permits/orders/${order._id}`, { token: member.token });
  expect(read.json()).toMatchObject({ _id: order._id, user: owner.id });
  await world.change('sessions', { user_id: member.id }, { account_id: null });
  const stale = await world.call('GET', `/permits/orders/${order._id}`, { token: member.token });
  expect(stale.json()).toMatchObject({ status: 401, code: 'session.ended' });
});

test('a membership that has ended gives nothing, and another role holds at the next request', async () => {
  const owner = await aUser(world);
  const { id, token } = await aMember(world, owner, 'viewer');
  const remove = async () => (await world.call('DELETE', `/companies/${world.deps.ids()}`, { token })).statusCode;
  const membership = world.deps.db.updateTable('memberships').where('person_id', '=', id);
  expect(await remove()).toBe(403);
  await membership.set({ role: 'dispatcher' }).execute();
  expect(await remove()).toBe(404);
  await membership.set({ ended_at: world.clock.now() }).execute();
  expect(await remove()).toBe(401);
});

test('what a dispatcher did is the carrier’s on the order, and stays theirs after the dispatcher has left', async () => {
  const owner = await aUser(world);
  const order = await aDraft(world, owner);
  const member = await aMember(world, owner, 'dispatcher');
  await world.insert('order_events', {
    id: world.deps.ids(),
    order_id: order._id,
    at: world.clock.now(),
    actor_id: member.id,
    what: 'po-number',
    from_status: 'pending',
    to_status: 'pending',
  });
  const listWho = async () =>
    (await world.read<{ items: { who: string }[] }>(`/permits/orders/${order._id}/events`, owner)).items.map(
      ({ who }) => who,
    );
  expect(await listWho()).toEqual(['owner', 'owner']);
  await world.change('memberships', { person_id: member.id }, { ended_at: world.clock.now() });
  expect(await listWho()).toEqual(['owner', 'owner']);
});
