import type { Order, OrderFile } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { madeEachTime, madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
let order: Order;

const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));
beforeEach(async () => {
  const id = await aPaidOrder(world, carrier);
  order = await world.read<Order>(`/permits/orders/${id}`, carrier);
});

type Typed = { unit: string | null; key: string; value: string };
const type = (values: readonly Typed[], { by = admin, over }: { by?: SignedInUser; over?: string } = {}) =>
  world.call('PUT', `/permits/admin/orders/${order._id}/filing`, { token: by.token, body: { values, over } });
const insurance = (value: string): Typed => ({ unit: null, key: 'insurance', value });

test('what a clerk types is on the sheet, in the history and in the audit log, and changes neither permits nor price', async () => {
  const unit = order.units[0]?._id ?? '';
  await type([insurance('Acme')]);
  const values = [
    insurance(' Acme Mutual, 12-345 '),
    { unit: null, key: 'state_account.TX', value: '7788' },
    { unit, key: 'load_serial', value: 'SN 7' },
  ];
  const file = (await type(values)).json<OrderFile>();
  expect(file).toMatchObject({
    filing: { insurance: 'Acme Mutual, 12-345', 'state_account.TX': '7788' },
    units: [{ filing: { load_serial: 'SN 7' } }],
    totalPrice: order.totalPrice,
    permits: order.permits,
  });
  const lines = [
    'Insurer and policy number: Acme Mutual, 12-345',
    'Account at Texas: 7788',
    'Load serial number: SN 7',
  ];
  expect(file.events.at(-1)).toMatchObject({
    admin: admin.email,
    event: { what: 'filing', comment: lines.join('\n') },
  });
  const acts = await world.rows('audit_log', { subject_id: order._id, what: 'order.filing' }, ['before', 'after']);
  expect(acts[1]).toMatchObject({
    before: { 'Insurer and policy number': 'Acme' },
    after: { 'Insurer and policy number': 'Acme Mutual, 12-345' },
  });
});

test('typing claims the order, and what another admin holds is refused until it is taken over', async () => {
  const robin = await aUser(world, { role: 'admin' });
  expect((await type([insurance('Acme')])).statusCode).toBe(200);
  const refused = await type([insurance('Other')], { by: robin });
  expect(refused.json()).toMatchObject({ status: 409, code: 'claim.held', holder: { _id: admin.id } });
  const taken = await type([insurance('Other')], { by: robin, over: admin.id });
  expect(taken.json<OrderFile>().filing).toEqual({ insurance: 'Other' });
});

test.each([
  ['a field outside of the vocabulary', 400, { unit: null, key: 'shoe_size', value: '44' }],
  ['an empty value', 400, { unit: null, key: 'insurance', value: '  ' }],
  ['a fact of a unit for the order', 400, { unit: null, key: 'load_serial', value: 'SN 7' }],
  ['a unit of another order', 404, { unit: '0190a0a0-0000-7000-8000-000000000000', key: 'load_serial', value: 'SN 7' }],
])('%s is refused with %i, and nothing changes', async (_, status, value) => {
  expect((await type([insurance('Acme'), value])).statusCode).toBe(status);
  const file = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
  expect(file.json<OrderFile>()).toMatchObject({ filing: {}, updatedAt: order.updatedAt });
});
