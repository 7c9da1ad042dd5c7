import type { Order, ProblemBody } from '@wideload/contract';
import { addDays, listAdminMoves, orderStatuses, toDayIn, type Day, type OrderStatus } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import {
  anOrderWithPermitAt,
  aPendingOrder,
  asIssued,
  changePermit,
  issue,
  issueAll,
} from '#test/factories/permit-factories.ts';
import { aCard, pay } from '#test/factories/money/payment-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const carrier = madeOnce(() => aUser(world));
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

type Body = { status: string; comment?: string; from?: string; over?: string };

const change = (id: string, body: Body, by = admin) =>
  world.call('PUT', `/permits/admin/orders/${id}`, { token: by.token, body });
const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, carrier);

const waysTo: Record<Exclude<OrderStatus, 'draft'>, OrderStatus[]> = {
  pending: [],
  approved: ['approved'],
  rejected: ['rejected'],
};

/** Its permits are issued, so that every move is free. */
async function anOrder(status: OrderStatus): Promise<string> {
  if (status === 'draft') return (await aPayableOrder(world, carrier, { states: ['TX'] }))._id;
  const id = await aPaidOrder(world, carrier);
  await issueAll(world, { admin, carrier }, id);
  for (const next of waysTo[status]) {
    const answer = await change(id, { status: next });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  return id;
}

/** Paid with a card, and not by a factory's shortcut. */
async function aChargedOrder(): Promise<string> {
  const order = await aPayableOrder(world, carrier, { states: ['TX'] });
  const paid = await pay(world, carrier, { order, card: await aCard(world, carrier) });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  return order._id;
}

/** Every row that a change of the order's status writes. */
async function loadTraces(id: string) {
  const { db } = world.deps;
  const [order, events, notifications, mails, acts] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    db.selectFrom('notifications').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    db.selectFrom('deliveries').select(['kind', 'key', 'recipient']).orderBy('id').execute(),
    db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute(),
  ]);
  return { order, events, notifications, mails: mails.filter(({ key }) => key?.includes(id)), acts };
}

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));
const allowed = pairs.filter(({ from, to }) => listAdminMoves(from).some((move) => move === to));
const refused = pairs.filter((pair) => !allowed.includes(pair));

test.each(allowed)(
  'from $from to $to: status, history, notification, mail and audit log are written together',
  async ({ from, to }) => {
    const id = await anOrder(from);
    const before = await loadTraces(id);
    const answer = await change(id, { status: to, comment: '  Looked at it.  ', from });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ _id: id, orderNumber: before.order.order_number, status: to });
    const { order, events, notifications, mails, acts } = await loadTraces(id);
    expect(order).toMatchObject({ status: to, version: before.order.version + 1, paid_at: before.order.paid_at });
    expect(events).toHaveLength(before.events.length + 1);
    expect(events.at(-1)).toMatchObject({ actor_id: admin.id, what: 'status', from_status: from, to_status: to });
    expect(events.at(-1)?.comment).toBe('Looked at it.');
    expect(notifications).toHaveLength(before.notifications.length + 1);
    expect(notifications.at(-1)).toMatchObject({ user_id: carrier.id, comment: `Looked at it. Status: ${to}` });
    expect(mails).toHaveLength(before.mails.length + 1);
    expect(acts).toHaveLength(before.acts.length + 1);
    expect(acts.at(-1)).toMatchObject({
      actor_id: admin.id,
      what: 'order.status',
      subject_kind: 'order',
      subject_label: String(order.order_number),
      before: { status: from },
      after: { status: to, comment: 'Looked at it.' },
    });
  },
);

test.each(refused)(
  'from $from to $to is refused, says what the order is, and changes nothing',
  async ({ from, to }) => {
    const id = await anOrder(from);
    const before = await loadTraces(id);
    const answer = await change(id, { status: to, comment: 'Not allowed' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'order.move-refused', orderStatus: from });
    expect(await loadTraces(id)).toEqual(before);
  },
);

describe('approval', () => {
  test('waits for the permits that no state has answered, names them, and changes nothing', async () => {
    const { _id: id, orderNumber, permits } = await aPendingOrder(world, carrier, { states: ['TX', 'OK', 'OH'] });
    const find = (state: string) => permits.filter((permit) => permit.state === state).slice(0, 1);
    for (const permit of find('OK')) await changePermit(world, admin, { permit, change: { status: 'filed' } });
    for (const permit of find('OH')) await issue(world, admin, permit);
    const before = await loadTraces(id);
    const answer = await change(id, { status: 'approved', comment: 'Done.' });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'order.permits-undecided',
      orderStatus: 'pending',
      permits: [
        { state: 'TX', unit: 1, status: 'requested' },
        { state: 'OK', unit: 1, status: 'filed' },
      ],
    });
    expect(answer.json<ProblemBody>().detail).toBe(
      `Order ${orderNumber} cannot be approved: Texas (unit 1) is requested and Oklahoma (unit 1) is filed. Issue each permit, or record that its state refused it.`,
    );
    expect(await loadTraces(id)).toEqual(before);
    expect((await change(id, { status: 'rejected' })).statusCode).toBe(200);
  });

  test.each(['issued', 'refused', 'voided'] as const)('is open once a permit is %s', async (status) => {
    const { id } = await anOrderWithPermitAt(world, { carrier, admin }, status);
    expect((await change(id, { status: 'approved' })).statusCode).toBe(200);
  });
});

describe('two admins at once', () => {
  test('one wins, and the other is told what the order is by now', async () => {
    const id = await anOrder('pending');
    const other = await aUser(world, { role: 'admin' });
    const answers = await Promise.all([
      change(id, { status: 'approved', from: 'pending' }),
      // Whoever is first, nobody is refused for the other's claim.
      change(id, { status: 'rejected', from: 'pending', over: admin.id }, other),
    ]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    const { status } = won?.json<{ status: string }>() ?? {};
    expect(lost?.json<ProblemBody>()).toMatchObject({ code: 'order.stale', orderStatus: status });
    expect(lost?.json<ProblemBody>().detail).toContain(`is now ${status}`);
    const { events, acts } = await loadTraces(id);
    expect(events.filter(({ from_status: from }) => from === 'pending')).toHaveLength(1);
    expect(acts.filter(({ what }) => what === 'order.status')).toHaveLength(1);
  });

  test('what an admin saw of it may be out of date even where the rules would allow the move', async () => {
    const id = await anOrder('approved');
    const before = await loadTraces(id);
    const answer = await change(id, { status: 'rejected', from: 'pending' });
    expect(answer.json()).toMatchObject({ code: 'order.stale', orderStatus: 'approved' });
    expect(await loadTraces(id)).toEqual(before);
  });
});

describe('the customer', () => {
  // Each call sends one batch of due mails, and other tests have queued mails too.
  async function findMail(subject: string) {
    for (let batch = 0; batch < 20; batch += 1) {
      const found = (await world.mails()).find((mail) => mail.subject.includes(subject));
      if (found !== undefined) return found;
    }
    throw new Error(`No mail: ${subject}`);
  }

  test('is told by mail that the permits are there and where, that the order was rejected and why, that it goes on', async () => {
    const id = await aChargedOrder();
    const { order } = await loadTraces(id);
    const name = `Order ${order.order_number}`;
    await issueAll(world, { admin, carrier }, id);
    await change(id, { status: 'approved' });
    const approved = await findMail(`${name} is approved`);
    expect(approved.to).toBe(order.customer_email);
    expect(approved.text).toContain(`/order_list/order?orderId=${id}`);
    await change(id, { status: 'rejected', comment: 'Ohio wants a survey first.' });
    const rejected = await findMail(`${name} was rejected`);
    expect(rejected.text).toContain('Ohio wants a survey first.');
    const money = `You paid $${(order.total_price_cents / 100).toFixed(2)}. Nothing of it has been refunded yet.`;
    expect(rejected.text).toContain(`Your money: ${money}`);
    expect((await loadTraces(id)).notifications.at(-1)).toMatchObject({
      comment: 'Ohio wants a survey first. Status: rejected',
      note: expect.stringContaining(money),
    });
    await change(id, { status: 'pending', comment: 'The survey is here.' });
    expect((await findMail(`${name} is pending again`)).text).toContain('The survey is here.');
  });

  test('reads what was refunded before the order is rejected, and nothing about money with any other status', async () => {
    const id = await aChargedOrder();
    const { order } = await loadTraces(id);
    const body = { amount: order.total_price_cents, reason: 'All of it.' };
    await world.call('POST', `/permits/admin/orders/${id}/refunds`, { token: admin.token, body });
    await change(id, { status: 'rejected' });
    const { notifications } = await loadTraces(id);
    expect(notifications.at(-1)?.note).toMatch(
      /^\$\d+\.\d\d (was refunded|is on its way back) to Visa ending in 4242\./,
    );
    await change(id, { status: 'pending' });
    expect((await loadTraces(id)).notifications.at(-1)?.note).toBe('');
    const list = await world.call('GET', '/notifications', { token: carrier.token });
    expect(list.json<{ items: { note: string }[] }>().items.map(({ note }) => note)).toContain(
      notifications.at(-1)?.note,
    );
  });

  test('is told to carry the permits of an approved order on their days, and that an expired one is over', async () => {
    const today = toDayIn(world.deps.clock.now(), 'America/Chicago') as Day;
    const anApprovedOrder = async (validFrom: Day, validTo: Day) => {
      const { _id: id, orderNumber, permits } = await aPendingOrder(world, carrier);
      for (const permit of permits) {
        await changePermit(world, admin, { permit, change: { ...asIssued, validFrom, validTo } });
      }
      await change(id, { status: 'approved' });
      return findMail(`Order ${orderNumber} is approved`);
    };
    const ready = await anApprovedOrder(addDays(today, -3), today);
    expect(ready.text).toMatch(/\n- Texas, unit 1: number TX-4711, valid from \w+ \d+, \d+ to \w+ \d+, \d+\n/);
    expect(ready.text).toContain('Carry each permit in the truck while it is valid');
    const late = await anApprovedOrder(addDays(today, -3), addDays(today, -1));
    expect(late.subject).toContain('its permits have expired');
    expect(late.text).toMatch(/number TX-4711, expired on \w+ \d+, \d+\. Do not travel with it\./);
    expect(late.text).not.toContain('Carry');
  });

  test('gets a mail for every change, also when an order is approved a second time', async () => {
    const id = await anOrder('approved');
    await change(id, { status: 'rejected' });
    await change(id, { status: 'pending' });
    await change(id, { status: 'approved' });
    const { mails } = await loadTraces(id);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-approved',
      'order-rejected',
      'order-reopened',
      'order-approved',
    ]);
    expect(new Set(mails.map(({ key }) => key)).size).toBe(4);
  });

  test('whose account is deleted is told nothing, while the history goes on', async () => {
    const gone = await aUser(world);
    const id = await aPaidOrder(world, gone);
    await issueAll(world, { admin, carrier: gone }, id);
    const { clock } = world.deps;
    await world.change('users', { id: gone.id }, { deleted_at: clock.now(), email: '' });
    await world.change('orders', { id }, { customer_email: '' });
    const before = await loadTraces(id);
    expect((await change(id, { status: 'approved' })).statusCode).toBe(200);
    const { events, notifications, mails, acts } = await loadTraces(id);
    expect(notifications).toEqual(before.notifications);
    expect(mails).toEqual(before.mails);
    expect([events.length, acts.length]).toEqual([before.events.length + 1, before.acts.length + 1]);
  });

  test('reads the new status, and the notification without a comment is the status alone', async () => {
    const id = await anOrder('pending');
    await change(id, { status: 'approved' });
    expect(await read(id)).toMatchObject({ status: 'approved' });
    expect((await loadTraces(id)).notifications.at(-1)?.comment).toBe('Status: approved');
  });
});

test.each([
  { body: { status: 'done' }, path: 'status' },
  { body: { status: 'approved', comment: 'x'.repeat(1001) }, path: 'comment' },
  { body: { status: 'approved', comment: 'a\u0000b' }, path: 'comment' },
  { body: { status: 'approved', from: 'open' }, path: 'from' },
  { body: {}, path: 'status' },
])('a wrong $path is refused', async ({ body, path }) => {
  const id = await anOrder('pending');
  const answer = await change(id, body as Body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ProblemBody>().errors?.map((error) => error.path)).toEqual([path]);
});

test('an order that is not there is not found', async () => {
  const answer = await change(world.deps.ids(), { status: 'approved' });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
});
