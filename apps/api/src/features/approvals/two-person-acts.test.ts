import type { DeskRole } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aPasskey, aPaidOrder } from '#test/access/access-factories.ts';
import * as factories from '#test/factories/approval-factories.ts';
import { ask, ofUser, type AskedCall } from '#test/factories/approval-factories.ts';
import { aMonthToClose, countOpenFees, theLastClosedMonth } from '#test/factories/money/books-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime, startWorld } from '#test/world.ts';

const world = aWorld({ env: { SECOND_PERSON: 'required', REFUND_ALONE: '5' } });

const anAdmin = (deskRole: DeskRole) => aUser(world, { role: 'admin', deskRole });
const owner = madeEachTime(() => anAdmin('owner'));
const second = madeEachTime(() => anAdmin('owner'));

const send = (call: AskedCall, by = owner) => factories.send(world, by, call);
const approve = (id: string, by = second) => factories.approve(world, by, id);
const anAskedCall = (call: AskedCall, by = owner) => factories.anAskedCall(world, by, call);
const aRefund = () => factories.aRefund(world);
const countRefunds = (call: AskedCall) => factories.countRefunds(world, call);
const readUser = (id: string) => world.row('users', { id });

type Case = { what: string; make: () => Promise<AskedCall>; isDone: (call: AskedCall) => Promise<boolean> };
const idOf = ({ params }: AskedCall) => (params as { id: string }).id;

async function isMonthClosed({ params }: AskedCall): Promise<boolean> {
  const { month } = params as { month: string };
  const { closed } = await world.read<{ closed: { month: string }[] }>('/permits/admin/books', owner);
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
      await world.change('permits', { order_id: orderId }, { status: 'filed' });
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
      const rows = await world.rows('passkeys', { user_id: idOf(call) }, ['id']);
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
