import type { Order } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { anyInput, callEntry, entries, getRow, type Entry } from './access-entries.ts';
import type { Input } from './access-rows.ts';
import { aDraft, aTrailer, aTruck, customer } from '../factories/order-factories.ts';
import { aCompletePhoneOrder, aPhoneOrder } from '../factories/phone-order-factories.ts';
import { aPaidOrder } from '../factories/notification-factories.ts';
import { aUser, type SignedInUser } from '../factories/user-factories.ts';
import { madeOnce, sharedWorld } from '../world.ts';

const world = sharedWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const owner = madeOnce(() => aUser(world));
const other = madeOnce(() => aUser(world));

/** The calls that an admin may make on behalf of a user, and their input. */
const declared: Record<string, (owner: SignedInUser) => Input | Promise<Input>> = {
  'companies.list': () => ({}),
  'companies.verify': () => ({ query: { dotNumber: '1' } }),
  'companies.create': (owner) => getInput('companies.create', owner),
  'trucks.list': () => ({}),
  'trucks.create': (owner) => getInput('trucks.create', owner),
  'trailers.list': () => ({}),
  'trailers.create': (owner) => getInput('trailers.create', owner),
  'combinations.list': () => ({}),
  'orders.read': async (owner) => ({ params: { id: (await aPhoneOrder(world, { admin, owner }))._id } }),
  'orders.create': () => ({ body: { customer, title: 'Called in', company: null, step: 1 } }),
  'orders.save': async (owner) => ({
    params: { id: (await aPhoneOrder(world, { admin, owner }))._id },
    body: { version: 1, title: 'Changed' },
  }),
  'orders.remove': async (owner) => ({ params: { id: (await aPhoneOrder(world, { admin, owner }))._id } }),
  'orderStart.details': () => ({}),
  'orderStart.lastLoad': async (owner) => ({
    query: { truck: await aTruck(world, owner), trailer: await aTrailer(world, owner) },
  }),
  'locations.list': () => ({}),
  'waits.list': async (owner) => ({ params: { id: (await aPhoneOrder(world, { admin, owner }))._id } }),
};

function findEntry(name: string): Entry {
  const entry = entries.find((other) => other.name === name);
  if (entry === undefined) throw new Error(`${name} is not in the contract`);
  return entry;
}

async function getInput(name: string, owner: SignedInUser): Promise<Input> {
  return (await getRow(findEntry(name)).call?.(world, owner, admin)) ?? {};
}

const names = Object.keys(declared);

type As = { token?: string; onBehalfOf: string; input?: Input };

async function ask({ endpoint }: Entry, { input = anyInput, ...as }: As) {
  const answer = await callEntry(world, endpoint, { path: endpoint.path, input, ...as });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

test('the declared calls are these', () => {
  expect(entries.filter(({ endpoint }) => endpoint.onBehalf).map(({ name }) => name)).toEqual(
    expect.arrayContaining(names),
  );
  expect(entries.filter(({ endpoint }) => endpoint.onBehalf)).toHaveLength(names.length);
});

test.each(entries.filter(({ endpoint }) => endpoint.onBehalf !== true))(
  '$name does not work on behalf of anyone, for an admin either',
  async (entry) => {
    const refused = { status: 403, code: 'access.refused' };
    expect(await ask(entry, { token: admin.token, onBehalfOf: owner.id })).toEqual(refused);
  },
);

describe.each(names)('%s', (name) => {
  const entry = findEntry(name);

  test('works for an admin on behalf of a user, and a write is in the audit log with the admin', async () => {
    const clerk = await aUser(world, { role: 'admin' });
    const carrier = await aUser(world);
    const input = await declared[name]?.(carrier);
    const answer = await callEntry(world, entry.endpoint, {
      path: entry.endpoint.path,
      input: input ?? {},
      token: clerk.token,
      onBehalfOf: carrier.id,
    });
    expect(answer.statusCode, answer.body).toBe(getRow(entry).as[4]);
    const acts = await world.rows('audit_log', { actor_id: clerk.id });
    expect(acts).toHaveLength(entry.endpoint.method === 'GET' ? 0 : 1);
  });

  test('is refused to a user who names another, or even the own account', async () => {
    for (const onBehalfOf of [owner.id, other.id])
      expect(await ask(entry, { token: other.token, onBehalfOf })).toEqual({ status: 403, code: 'access.refused' });
    expect((await ask(entry, { onBehalfOf: owner.id })).status).toBe(401);
  });

  test('finds no admin, no deleted account and no nonsense to work for', async () => {
    const gone = await aUser(world);
    await world.change('users', { id: gone.id }, { deleted_at: world.clock.now() });
    const colleague = await aUser(world, { role: 'admin' });
    for (const onBehalfOf of [gone.id, colleague.id, admin.id, crypto.randomUUID(), 'me', `${owner.id},${other.id}`])
      expect((await ask(entry, { token: admin.token, onBehalfOf })).status, onBehalfOf).toBe(404);
  });
});

describe('on behalf of a user, an admin does not find', () => {
  const unreachable: [string, () => Promise<string>][] = [
    ['a draft that the user began', async () => (await aDraft(world, owner))._id],
    ['a paid order', () => aPaidOrder(world, owner)],
    ['a draft that was begun for another user', async () => (await aPhoneOrder(world, { admin, owner: other }))._id],
    ['a draft of another user', async () => (await aDraft(world, other))._id],
  ];

  test.each(unreachable)('%s', async (_, make) => {
    const params = { id: await make() };
    for (const name of ['orders.read', 'orders.save', 'orders.remove']) {
      const input = { params, ...(name === 'orders.save' && { body: { version: 1, title: 'Taken over' } }) };
      expect((await ask(findEntry(name), { token: admin.token, onBehalfOf: owner.id, input })).status, name).toBe(404);
    }
  });

  test('a company of another user, to choose it', async () => {
    const body = { customer, title: 'Called in', company: await aCompanyOf(other), step: 2 };
    const input = { body };
    expect(await ask(findEntry('orders.create'), { token: admin.token, onBehalfOf: owner.id, input })).toMatchObject({
      status: 404,
    });
  });
});

async function aCompanyOf(user: SignedInUser): Promise<string> {
  const { company } = await aDraft(world, user);
  if (company === null) throw new Error('A draft has a company');
  return company._id;
}

test('only the carrier says that the order is reviewed, and an admin pays nothing', async () => {
  const order = await aCompletePhoneOrder(world, { admin, owner });
  const path = `/permits/orders/${order._id}`;
  const body = { version: order.version, reviewed: true, step: 6 };
  const refused = await world.call('PUT', path, { token: admin.token, onBehalfOf: owner.id, body });
  expect(refused.statusCode).toBe(403);
  const own = await world.call('PUT', path, { token: owner.token, body });
  expect(own.json<Order>()).toMatchObject({ reviewed: true, step: 6 });
});
