import type { Approval, DeskRole } from '@wideload/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#clock.ts';
import { aPasskey, aPaidOrder } from '#test/access/access-factories.ts';
import { ask, type AskedCall } from '#test/factories/approval-factories.ts';
import { aMonthToClose, countOpenFees, theLastClosedMonth } from '#test/factories/money/books-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';

let world: World;
let owner: SignedInUser;
let second: SignedInUser;
beforeAll(async () => {
  world = await startWorld({ env: { SECOND_PERSON: 'required', REFUND_ALONE: '5' } });
});
afterAll(() => world.close());

const anAdmin = (deskRole: DeskRole) => aUser(world, { role: 'admin', deskRole });
beforeEach(async () => {
  [owner, second] = [await anAdmin('owner'), await anAdmin('owner')];
});

const list = async ({ token } = second) =>
  (await world.call('GET', '/admin/approvals', { token })).json<{ open: Approval[]; decided: Approval[] }>();
const approve = (id: string, { token } = second) => world.call('POST', `/admin/approvals/${id}/approve`, { token });
const refuse = (id: string, { token } = second) => world.call('POST', `/admin/approvals/${id}/refuse`, { token });
const send = ({ method, path, params, body }: AskedCall, { token } = owner) =>
  world.call(
    method,
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name])),
    { token, ...(body && { body }) },
  );

async function anAskedCall(call: AskedCall, by = owner): Promise<string> {
  const id = world.deps.ids();
  const answer = await ask(world, by, call, id);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return id;
}

async function aRefund(amount = 1000): Promise<AskedCall> {
  const { _id: id } = await aPaidOrder(world, await aUser(world));
  return {
    method: 'POST',
    path: '/permits/admin/orders/{id}/refunds',
    params: { id },
    body: { _id: world.deps.ids(), amount, reason: 'The trip was canceled.' },
  };
}
const ofUser = (method: AskedCall['method'], path: string, id: string, body?: object): AskedCall => ({
  method,
  path: `/users/{id}${path}`,
  params: { id },
  ...(body && { body }),
});

const countRefunds = async ({ params }: AskedCall) => {
  const { id } = params as { id: string };
  const rows = await world.deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.requested_by')
    .where('payments.order_id', '=', id)
    .execute();
  return rows.length;
};
const readUser = (id: string) =>
  world.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Case = { what: string; make: () => Promise<AskedCall>; isDone: (call: AskedCall) => Promise<boolean> };
const idOf = ({ params }: AskedCall) => (params as { id: string }).id;

async function isMonthClosed({ params }: AskedCall): Promise<boolean> {
  const { month } = params as { month: string };
  const { closed } = (await world.call('GET', '/permits/admin/books', { token: owner.token })).json<{
    closed: { month: string }[];
  }>();
  return closed.some((each) => each.month === month);
}

const cases: Case[] = [
  { what: 'a refund above the limit', make: aRefund, isDone: async (call) => (await countRefunds(call)) === 1 },
  {
    what: 'closing a month',
    make: async () => ({
      method: 'POST',
      path: '/permits/admin/books/{month}/close',
      params: { month: await aMonthToClose(world, owner) },
      body: { entries: 0, openFees: await countOpenFees(world, owner) },
    }),
    isDone: isMonthClosed,
  },
  {
    what: 'reopening a month',
    make: async () => ({
      method: 'POST',
      path: '/permits/admin/books/{month}/reopen',
      params: { month: await theLastClosedMonth(world, owner) },
      body: { reason: 'A fee was missing.' },
    }),
    isDone: async (call) => !(await isMonthClosed(call)),
  },
  {
    what: 'another role of an admin',
    make: async () => ofUser('PUT', '/desk_role', (await anAdmin('clerk')).id, { deskRole: 'lead' }),
    isDone: async (call) => (await readUser(idOf(call))).desk_role === 'lead',
  },
  {
    what: 'another name of an admin',
    make: async () =>
      ofUser('PUT', '/name', (await anAdmin('clerk')).id, { firstName: 'Dana', lastName: '', middleName: '' }),
    isDone: async (call) => (await readUser(idOf(call))).first_name === 'Dana',
  },
  {
    what: 'another phone number of an admin',
    make: async () => ofUser('PUT', '/phone', (await anAdmin('clerk')).id, { phone: '3075550101' }),
    isDone: async (call) => (await readUser(idOf(call))).phone === '3075550101',
  },
  {
    what: 'deleting an admin',
    make: async () => ofUser('DELETE', '', (await anAdmin('clerk')).id),
    isDone: async (call) => (await readUser(idOf(call))).deleted_at !== null,
  },
  {
    what: 'deleting a customer who has paid',
    make: async () => {
      const carrier = await aUser(world);
      const { _id: orderId } = await aPaidOrder(world, carrier);
      await world.deps.db.updateTable('permits').set({ status: 'filed' }).where('order_id', '=', orderId).execute();
      return ofUser('DELETE', '', carrier.id);
    },
    isDone: async (call) => (await readUser(idOf(call))).deleted_at !== null,
  },
  {
    what: 'removing a second factor',
    make: async () => {
      const carrier = await aUser(world);
      await aPasskey(world, carrier);
      return ofUser('DELETE', '/second_factor', carrier.id);
    },
    isDone: async (call) => {
      const rows = await world.deps.db.selectFrom('passkeys').select('id').where('user_id', '=', idOf(call)).execute();
      return rows.length === 0;
    },
  },
];

test.each(cases)('$what is refused to one person, and done when another one approves', async ({ make, isDone }) => {
  const call = await make();
  expect((await send(call)).json()).toMatchObject({ status: 403, code: 'approval.required' });
  const id = await anAskedCall(call);
  expect(await isDone(call)).toBe(false);
  expect((await approve(id, owner)).json()).toMatchObject({ status: 403, code: 'approval.own' });
  expect(await isDone(call)).toBe(false);
  const answer = await approve(id);
  expect(answer.json()).toEqual({});
  expect(await isDone(call)).toBe(true);
  expect((await approve(id)).statusCode).toBeGreaterThanOrEqual(404);
});

describe('an approval', () => {
  test('shows who asks, why, before and after, and whether one may decide', async () => {
    const call = await aRefund();
    const id = await anAskedCall(call);
    const clerk = await anAdmin('clerk');
    const find = async (by: SignedInUser) => (await list(by)).open.find(({ _id }) => _id === id);
    expect(await find(second)).toMatchObject({
      kind: 'refund',
      askedBy: owner.email,
      reason: 'The carrier asked for it.',
      before: { refunded: '$0.00' },
      after: { refunded: '$10.00', amount: '$10.00' },
      mayDecide: true,
      whoMay: 'A bookkeeper or an owner of the desk can do this.',
      decision: null,
    });
    expect(await find(owner)).toMatchObject({ isMine: true, mayDecide: false });
    expect(await find(clerk)).toMatchObject({ isMine: false, mayDecide: false });
    expect((await approve(id, clerk)).json()).toMatchObject({ code: 'permission.missing', permission: 'bookkeeper' });
    expect((await refuse(id, clerk)).json()).toMatchObject({ code: 'permission.missing' });
  });

  test('of the deletion of a customer shows what they have paid, and ends when they pay again', async () => {
    const carrier = await aUser(world);
    const paid = [await aPaidOrder(world, carrier), await aPaidOrder(world, carrier)];
    const file = () => world.deps.db.updateTable('permits').set({ status: 'filed' }).where('status', '=', 'requested');
    await file().execute();
    const id = await anAskedCall(ofUser('DELETE', '', carrier.id));
    const money = { paidOrders: 2, paidCents: paid.reduce((sum, { totalPrice }) => sum + totalPrice, 0) };
    const asked = (await list()).open.find(({ _id }) => _id === id);
    expect(asked).toMatchObject({ kind: 'customer-removal', before: { role: 'user', ...money }, after: money });
    await aPaidOrder(world, carrier);
    await file().execute();
    expect((await approve(id)).json()).toMatchObject({ code: 'approval.changed' });
  });

  test('is refused by another person, or taken back by who asked, and then nothing is done', async () => {
    for (const [by, decision] of [
      [second, 'refused'],
      [owner, 'withdrawn'],
    ] as const) {
      const call = await aRefund();
      const id = await anAskedCall(call);
      expect((await refuse(id, by)).statusCode).toBe(200);
      expect((await approve(id)).json()).toMatchObject({ code: 'approval.ended' });
      expect(await countRefunds(call)).toBe(0);
      expect((await list()).decided.find(({ _id }) => _id === id)).toMatchObject({ decision, decidedBy: by.email });
    }
  });

  test('expires, and is then among the ended ones without a decision', async () => {
    const call = await aRefund();
    const id = await anAskedCall(call);
    await world.deps.db
      .updateTable('approvals')
      .set({ asked_at: new Date(world.clock.now().getTime() - 4 * DAY), expires_at: world.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await approve(id)).json()).toMatchObject({ code: 'approval.ended' });
    expect(await countRefunds(call)).toBe(0);
    const { open, decided } = await list();
    expect(open.map(({ _id }) => _id)).not.toContain(id);
    expect(decided.find(({ _id }) => _id === id)).toMatchObject({ decision: null });
  });

  test('by two at once is done once', async () => {
    const call = await aRefund();
    const id = await anAskedCall(call);
    const third = await anAdmin('bookkeeper');
    const answers = await Promise.all([approve(id), approve(id, third)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(await countRefunds(call)).toBe(1);
  });

  test('is asked for by a mail to each other person who could decide', async () => {
    const lead = await anAdmin('lead');
    const bookkeeper = await anAdmin('bookkeeper');
    const call = await aRefund();
    await anAskedCall(call);
    const mails = await world.deps.db
      .selectFrom('deliveries')
      .select(['recipient', 'content'])
      .where('kind', '=', 'approval-asked')
      .where(sql<string>`content ->> 'asker'`, '=', owner.email)
      .execute();
    const receivers = mails.map(({ recipient }) => recipient);
    expect(receivers).toEqual(expect.arrayContaining([second.email, bookkeeper.email]));
    expect(receivers).not.toContain(owner.email);
    expect(receivers).not.toContain(lead.email);
    expect(mails[0]?.content).toMatchObject({ act: 'A large refund', reason: 'The carrier asked for it.' });
  });

  test('is told to who asked by mail when it is decided, and not when it is taken back', async () => {
    const [approved, refused, withdrawn] = [await aRefund(), await aRefund(), await aRefund()];
    await approve(await anAskedCall(approved));
    await refuse(await anAskedCall(refused));
    await refuse(await anAskedCall(withdrawn), owner);
    const mails = await world.deps.db
      .selectFrom('deliveries')
      .select(sql<object>`content - 'link' - 'orderId'`.as('content'))
      .where('kind', '=', 'approval-decided')
      .where('recipient', '=', owner.email)
      .orderBy('created_at')
      .execute();
    const told = { act: 'A large refund', subject: expect.any(String), decider: second.email };
    expect(mails).toEqual([
      { content: { ...told, decision: 'approved' } },
      { content: { ...told, decision: 'refused' } },
    ]);
  });

  test('of what has changed since does nothing, and stays open to be refused', async () => {
    const clerk = await anAdmin('clerk');
    const id = await anAskedCall(ofUser('PUT', '/desk_role', clerk.id, { deskRole: 'lead' }));
    await world.deps.db.updateTable('users').set({ desk_role: 'bookkeeper' }).where('id', '=', clerk.id).execute();
    expect((await approve(id)).json()).toMatchObject({ code: 'approval.changed' });
    expect((await readUser(clerk.id)).desk_role).toBe('bookkeeper');
    expect((await refuse(id)).statusCode).toBe(200);
  });

  test('of somebody who has lost the right does nothing', async () => {
    const bookkeeper = await anAdmin('bookkeeper');
    const call = await aRefund();
    const id = await anAskedCall(call, bookkeeper);
    await world.deps.db.updateTable('users').set({ desk_role: 'clerk' }).where('id', '=', bookkeeper.id).execute();
    expect((await approve(id)).json()).toMatchObject({ code: 'permission.missing' });
    expect(await countRefunds(call)).toBe(0);
  });

  test('is not needed for what one may do alone, which asking does not do', async () => {
    const call = await aRefund(500);
    expect((await ask(world, owner, call)).json()).toMatchObject({ code: 'approval.needless' });
    expect(await countRefunds(call)).toBe(0);
    expect((await send(call)).statusCode).toBe(201);
    const another = { ...call, body: { ...call.body, _id: world.deps.ids(), amount: 1 } };
    expect((await send(another)).json()).toMatchObject({ code: 'approval.required' });
  });

  test('is in the audit log: who asked, and what became of it', async () => {
    const listActs = async (by: SignedInUser) => {
      const acts = world.deps.db.selectFrom('audit_log').select('what').where('actor_id', '=', by.id);
      return (await acts.orderBy('at').execute())
        .map(({ what }) => what)
        .filter((what) => what.startsWith('approval.'));
    };
    await refuse(await anAskedCall(await aRefund()));
    await refuse(await anAskedCall(await aRefund()), owner);
    await approve(await anAskedCall(await aRefund()));
    expect((await listActs(owner)).toSorted()).toEqual([
      'approval.ask',
      'approval.ask',
      'approval.ask',
      'approval.withdraw',
    ]);
    expect(await listActs(second)).toEqual(['approval.refuse', 'approval.approve']);
  });

  test('cannot be asked for a call that needs none, or that the role does not allow', async () => {
    const call = await aRefund();
    const clerk = await anAdmin('clerk');
    expect((await ask(world, clerk, call)).json()).toMatchObject({ code: 'permission.missing' });
    const other = { ...call, path: '/users' };
    expect((await ask(world, owner, other)).statusCode).toBe(400);
  });
});

test('the own name, and the name of a carrier, are changed alone', async () => {
  const body = { firstName: 'Dana', lastName: '', middleName: '' };
  const carrier = await aUser(world);
  for (const { id } of [owner, carrier]) {
    const call = ofUser('PUT', '/name', id, body);
    expect((await ask(world, owner, call)).json()).toMatchObject({ code: 'approval.needless' });
    expect((await readUser(id)).first_name).toBe('');
    expect((await send(call)).statusCode).toBe(200);
    expect((await readUser(id)).first_name).toBe('Dana');
  }
});

test('a new admin begins as a clerk where there are two owners', async () => {
  const create = (deskRole: DeskRole) =>
    world.call('POST', '/users', {
      token: owner.token,
      body: { email: `${deskRole}-${owner.id}@desk.example`, password: 'given', role: 'admin', deskRole },
    });
  expect((await create('owner')).json()).toMatchObject({ code: 'user.clerk-first' });
  expect((await create('clerk')).json()).toMatchObject({ deskRole: 'clerk' });
});

test.each([
  ['password', { password: 'given' }],
  ['email', { email: 'taken-over@desk.example' }],
])('nobody sets the %s of another admin, with or without a second person', async (what, body) => {
  const call = ofUser('PUT', `/${what}`, second.id, body);
  expect((await send(call)).json()).toMatchObject({ status: 409, code: `user.own-${what}` });
  expect((await ask(world, owner, call)).statusCode).toBe(400);
  expect((await readUser(second.id)).email).toBe(second.email);
});

test('who is alone with the right acts alone', async () => {
  const alone = await startWorld({ env: { SECOND_PERSON: 'required', REFUND_ALONE: '5' } });
  const [one] = [await aUser(alone, { role: 'admin' }), await aUser(alone, { role: 'admin', deskRole: 'clerk' })];
  const { _id } = await aPaidOrder(alone, await aUser(alone));
  const body = { amount: 1000, reason: 'The trip was canceled.' };
  const answer = await alone.call('POST', `/permits/admin/orders/${_id}/refunds`, { token: one.token, body });
  expect(answer.statusCode).toBe(201);
  await alone.close();
});
