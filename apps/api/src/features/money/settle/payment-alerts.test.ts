import type { PaymentAlert } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { anAlert } from '#test/factories/money/payment-alert-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { raiseAlert, type Alert } from './payment-alerts.service.ts';

const world = aWorld({ env: { OPERATOR_EMAIL: 'office@operator.example' } });
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

async function listOpen(query = ''): Promise<PaymentAlert[]> {
  const answer = await world.call('GET', `/permits/admin/payment_alerts${query}`, { token: admin.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: PaymentAlert[] }>().items;
}

const resolve = (id: string | undefined) =>
  world.call('PUT', `/permits/admin/payment_alerts/${id}/resolve`, { token: admin.token });
const listOpenAlerts = async (detail: string) => (await listOpen()).filter((alert) => alert.detail === detail);

async function listMailsWith(detail: string) {
  return (await world.mails()).filter(({ text }) => text.includes(detail));
}

test('an alert is raised once for its key, with one mail to the operator, however often and by however many processes', async () => {
  const order = await aDraft(world, await aUser(world));
  const alert: Alert = {
    kind: 'anomaly',
    key: 'anomaly:one',
    cause: 'occurrence',
    orderId: order._id,
    detail: 'The provider took $5.00.',
  };
  await Promise.all([1, 2, 3].map(() => raiseAlert(world.deps, world.deps.db, alert)));
  const found = (await listOpen()).filter(({ detail }) => detail === alert.detail);
  const { _id, orderNumber } = order;
  expect(found).toMatchObject([{ kind: 'anomaly', order: { _id, orderNumber }, resolvedAt: null }]);
  const mails = await listMailsWith(alert.detail);
  expect(mails).toMatchObject([
    {
      to: 'office@operator.example',
      subject: `A payment does not match our records (order ${orderNumber})`,
      text: expect.stringContaining(`/users/orders/order?orderId=${_id}`),
    },
  ]);
});

test('an alert of a transaction that fails was never raised', async () => {
  const alert: Alert = { kind: 'dispute', key: 'dispute:never', cause: 'fact', detail: 'Never.' };
  const failing = inTransaction(world.deps.db, async (tx) => {
    await raiseAlert(world.deps, tx, alert);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await listOpen()).map(({ detail }) => detail)).not.toContain('Never.');
  expect(await listMailsWith('Never.')).toEqual([]);
});

test('an alert about no order leads to the dashboard', async () => {
  await raiseAlert(world.deps, world.deps.db, {
    kind: 'provider-misconfigured',
    key: 'keys',
    cause: 'fact',
    detail: 'Bad key.',
  });
  expect((await listOpen()).find(({ detail }) => detail === 'Bad key.')?.order).toBeNull();
  expect(await listMailsWith('Bad key.')).toMatchObject([
    { subject: 'The card provider is rejecting our requests', text: expect.stringContaining('/dashboard') },
  ]);
});

test('a resolved alert is no longer open, and the log names its admin, once', async () => {
  const order = await aDraft(world, await aUser(world));
  const id = await anAlert(world, { orderId: order._id });
  const first = (await resolve(id)).json<PaymentAlert>();
  world.clock.advance(1000);
  expect((await resolve(id)).json<PaymentAlert>()).toEqual(first);
  expect(first.resolvedAt).not.toBeNull();
  expect((await listOpen()).map(({ _id }) => _id)).not.toContain(id);
  const acts = await world.rows('audit_log', { subject_id: id });
  expect(acts).toMatchObject([
    { what: 'alert.resolve', actor_id: admin.id, subject_label: `stuck, order ${order.orderNumber}` },
  ]);
});

test('an occurrence after the alert was resolved is a new alert with a new mail, and later ones join it while it is open', async () => {
  const detail = 'The provider refuses us anew.';
  const alert: Alert = { kind: 'provider-misconfigured', key: 'anew', cause: 'occurrence', detail };
  const raise = () => Promise.all([1, 2, 3].map(() => raiseAlert(world.deps, world.deps.db, alert)));
  await raise();
  const [first] = await listOpenAlerts(detail);
  await resolve(first?._id);
  expect(await listOpenAlerts(detail)).toEqual([]);
  world.clock.advance(1000);
  await raise();
  await raise();
  const open = await listOpenAlerts(detail);
  expect(open).toMatchObject([{ raisedAt: world.clock.now().toISOString(), resolvedAt: null }]);
  expect(open[0]?._id).not.toBe(first?._id);
  expect(await listMailsWith(detail)).toHaveLength(2);
});

test('a fact that every read finds raises no new alert after it was resolved', async () => {
  const alert: Alert = { kind: 'anomaly', key: 'stray:known', cause: 'fact', detail: 'Nobody knows of it.' };
  await raiseAlert(world.deps, world.deps.db, alert);
  const [first] = await listOpenAlerts(alert.detail);
  await resolve(first?._id);
  await raiseAlert(world.deps, world.deps.db, alert);
  expect([await listOpenAlerts(alert.detail), await listMailsWith(alert.detail)]).toMatchObject([[], [{}]]);
});

test('the list of one order has the alerts of that order only', async () => {
  const user = await aUser(world);
  const [mine, others] = [await aDraft(world, user), await aDraft(world, user)];
  const id = await anAlert(world, { orderId: mine._id });
  await anAlert(world, { orderId: others._id });
  expect((await listOpen(`?orderId=${mine._id}`)).map(({ _id }) => _id)).toEqual([id]);
});

test('an unknown alert answers 404', async () => {
  const answer = await world.call('PUT', `/permits/admin/payment_alerts/${world.deps.ids()}/resolve`, {
    token: admin.token,
  });
  expect(answer.statusCode).toBe(404);
});
