import type { Order, OrderEvent, OrderFile, ProblemBody } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { issueAll } from '#test/factories/permit-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { readPdf } from '#test/pdf.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const ann = madeOnce(() => aUser(world));
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

type Numbers = { poNumber: string; from: string };
const change = ({ _id }: { _id: string }, body: Numbers, { token } = ann) =>
  world.call('PUT', `/permits/orders/${_id}/po_number`, { token, body });
const changeAsAdmin = ({ _id }: { _id: string }, body: Numbers) =>
  world.call('PUT', `/permits/admin/orders/${_id}/po_number`, { token: admin.token, body });
const read = ({ _id }: Order) => world.read<Order>(`/permits/orders/${_id}`, ann);
async function listChanges({ _id }: Order) {
  const answer = await world.call('GET', `/permits/orders/${_id}/events`, { token: ann.token });
  const { items } = answer.json<{ items: OrderEvent[] }>();
  return items.flatMap(({ what, who, comment }) => (what === 'po-number' ? [{ who, comment }] : []));
}
async function listNotices({ _id }: Order) {
  const rows = world.deps.db.selectFrom('notifications').select('comment').where('order_id', '=', _id).orderBy('id');
  return (await rows.execute()).map(({ comment }) => comment);
}

describe('the PO / job number of a paid order', () => {
  test('is changed by its carrier at any time, and its history keeps every number', async () => {
    const order = await aPaidOrder(world, ann);
    world.clock.advance(MINUTE);
    await issueAll(world, { admin, carrier: ann }, order._id);
    for (const status of ['approved', 'rejected'])
      await world.call('PUT', `/permits/admin/orders/${order._id}`, { token: admin.token, body: { status } });
    const told = await listNotices(order);
    const before = await read(order);
    const given = await change(order, { poNumber: '  PO 88-2104 ', from: '' });
    expect(given.json()).toEqual({ ...before, poNumber: 'PO 88-2104', updatedAt: world.clock.now().toISOString() });
    await change(order, { poNumber: 'Job 7731', from: 'PO 88-2104' });
    await change(order, { poNumber: '', from: 'Job 7731' });
    expect((await read(order)).poNumber).toBe('');
    expect(await listChanges(order)).toEqual([
      { who: 'owner', comment: 'PO 88-2104 (was none)' },
      { who: 'owner', comment: 'Job 7731 (was PO 88-2104)' },
      { who: 'owner', comment: 'None (was Job 7731)' },
    ]);
    expect(await listNotices(order)).toEqual(told);
  });

  test('is changed by an admin, whose act is kept and whose carrier is told', async () => {
    const order = await aPaidOrder(world, ann);
    const file = (await changeAsAdmin(order, { poNumber: 'Job 7731', from: '' })).json<OrderFile>();
    expect([file.poNumber, file.events.at(-1)]).toMatchObject([
      'Job 7731',
      { event: { what: 'po-number', who: 'admin', comment: 'Job 7731 (was none)' } },
    ]);
    expect((await listNotices(order)).at(-1)).toBe('PO / job number: Job 7731 (was none). Status: pending');
    const acts = world.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', order._id);
    expect(await acts.execute()).toMatchObject([
      { what: 'order.po-number', before: { poNumber: '' }, after: { poNumber: 'Job 7731' } },
    ]);
  });

  test('overwrites no number that was not seen, and says which it is by now', async () => {
    const order = await aPaidOrder(world, ann);
    await changeAsAdmin(order, { poNumber: 'Job 7731', from: '' });
    const late = await change(order, { poNumber: 'PO 1', from: '' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'order.stale', poNumber: 'Job 7731', detail: expect.stringContaining('It is now Job 7731') },
    ]);
    expect((await read(order)).poNumber).toBe('Job 7731');
  });

  test('is one change, however often it is sent', async () => {
    const order = await aPaidOrder(world, ann);
    const body = { poNumber: 'PO 1', from: '' };
    const answers = await Promise.all([change(order, body), change(order, body), changeAsAdmin(order, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await listChanges(order)).toHaveLength(1);
  });

  test('is at most 40 characters long', async () => {
    const order = await aPaidOrder(world, ann);
    const answer = await change(order, { poNumber: 'x'.repeat(41), from: '' });
    const { errors } = answer.json<ProblemBody>();
    expect([answer.statusCode, errors?.[0]]).toMatchObject([
      400,
      { path: 'poNumber', message: 'At most 40 characters' },
    ]);
  });

  test('is on later receipts, and the search finds it', async () => {
    const order = await aPaidOrder(world, ann);
    await change(order, { poNumber: 'Order 66-b', from: '' });
    const receipt = await world.call('GET', `/permits/orders/${order._id}/receipt`, { token: ann.token });
    expect((await readPdf(receipt.rawPayload)).text).toContain('PO / job number Order 66-b');
    const found = await world.call('GET', '/permits/orders?search=order%2066', { token: ann.token });
    expect(found.json()).toMatchObject({ total: 1, items: [{ _id: order._id }] });
  });
});

test('the number of a draft is changed in its form, and here by nobody', async () => {
  const draft = await aDraft(world, ann);
  for (const answer of [
    await change(draft, { poNumber: 'PO 1', from: '' }),
    await changeAsAdmin(draft, { poNumber: 'PO 1', from: '' }),
  ])
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([409, 'order.still-draft']);
  expect(await read(draft)).toEqual(draft);
});
